import { describe, expect, test } from 'vitest';
import { parseGeminiChunks } from './gemini-chunk.ts';

const read = (value: unknown) => parseGeminiChunks(JSON.stringify(value));
const candidate = (...parts: readonly unknown[]) => ({ content: { role: 'model', parts } });

const NOTHING = {
  text: '',
  finishReason: undefined,
  blockReason: undefined,
  usage: undefined,
  error: undefined,
};

describe('parseGeminiChunks', () => {
  test('joins the text of the first candidate and leaves out thoughts', () => {
    const parts = [{ text: 'Pikir', thought: true }, { text: 'So' }, {}, null, { text: 'to' }];
    const chunk = { candidates: [candidate(...parts), candidate({ text: 'Rawon' })] };
    expect(read(chunk)).toEqual([{ ...NOTHING, text: 'Soto' }]);
  });

  test('leaves out other candidates, which may come in chunks of their own', () => {
    const other = { ...candidate({ text: 'Rawon' }), index: 1, finishReason: 'SAFETY' };
    expect(read({ candidates: [other] })).toEqual([NOTHING]);
    expect(read({ candidates: [other, { ...candidate({ text: 'Soto' }), index: 0 }] })).toEqual([
      { ...NOTHING, text: 'Soto' },
    ]);
  });

  test('a reason that is not specified is none', () => {
    expect(read({ candidates: [{ finishReason: 'FINISH_REASON_UNSPECIFIED' }] })).toEqual([
      NOTHING,
    ]);
  });

  test('reads why it ended, what it cost and why it was refused', () => {
    const usageMetadata = { promptTokenCount: 3, thoughtsTokenCount: 'lima' };
    const chunk = {
      candidates: [{ finishReason: 'STOP' }],
      promptFeedback: { blockReason: 'SAFETY' },
      usageMetadata,
    };
    const usage = { promptTokens: 3, outputTokens: 0, thoughtTokens: 0 };
    expect(read(chunk)).toEqual([
      { ...NOTHING, finishReason: 'STOP', blockReason: 'SAFETY', usage },
    ]);
  });

  test('ignores counts of tokens that cannot be right', () => {
    const odd = '{"promptTokenCount":-5,"candidatesTokenCount":1e999,"thoughtsTokenCount":1e12}';
    expect(parseGeminiChunks(`{"usageMetadata":${odd}}`)).toMatchObject([
      { usage: { promptTokens: 0, outputTokens: 0, thoughtTokens: 0 } },
    ]);
  });

  test.each([
    ['48s', 48],
    ['34.4s', 35],
    ['977616000s', 3600],
    [`${'9'.repeat(400)}s`, 3600],
    ['-5s', undefined],
    ['sebentar', undefined],
  ])('an announced wait of %s is %s seconds', (retryDelay, seconds) => {
    expect(read({ error: { details: [{ retryDelay }] } })).toMatchObject([
      { error: { retryDelaySeconds: seconds } },
    ]);
  });

  test('skips a candidate that is not an object', () => {
    expect(read({ candidates: [null, candidate({ text: 'Soto' })] })).toMatchObject([
      { text: 'Soto' },
    ]);
  });

  test.each([
    ['candidates', { candidates: 'banyak' }],
    ['parts', { candidates: [{ content: { parts: {} }, finishReason: '' }] }],
    ['feedback', { promptFeedback: [], candidates: [] }],
    ['usage', { usageMetadata: 7 }],
    ['error', { error: null }],
  ])('ignores odd %s', (_, chunk) => {
    expect(read(chunk)).toEqual([NOTHING]);
  });

  test('reads each chunk of a list, and nothing from anything else', () => {
    expect(read([{ candidates: [] }, 7, null, { kabar: 1 }, { error: {} }])).toHaveLength(2);
    for (const other of [null, 7, 'x', {}, []]) expect(read(other)).toEqual([]);
    expect(parseGeminiChunks('{"candidates":')).toEqual([]);
  });
});
