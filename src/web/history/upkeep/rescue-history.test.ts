import { describe, expect, test, vi } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { rescueHistory } from './rescue-history.chunk.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const whole = JSON.stringify({
  AAAAA1: [{ question: 'soto', response: [soto] }],
  BBBBB2: [{ question: 'rendang', response: [rendang, soto] }],
});

/** Also counts how often other code on the page could run. */
async function rescue(text: string) {
  const timeouts = vi.spyOn(globalThis, 'setTimeout');
  const rescued = await rescueHistory(text);
  const pauses = timeouts.mock.calls.length;
  timeouts.mockRestore();
  const conversations = rescued.records.map(({ id, value }) => {
    const [{ question, response }] = value as [{ question: string; response: readonly Dish[] }];
    return { id, question, response };
  });
  return { conversations, rest: rescued.rest, pauses };
}

const questions = async (text: string) =>
  (await rescue(text)).conversations.map(({ question }) => question);

describe('rescuing a damaged history', () => {
  test('reads the conversations before the place where the text was cut off', async () => {
    const cutInSecond = whole.slice(0, whole.indexOf('"question":"rendang"'));
    const { conversations } = await rescue(cutInSecond);
    expect(conversations).toEqual([{ id: 'AAAAA1', question: 'soto', response: [soto] }]);
  });

  test('never throws and never makes up a question, wherever the text was cut off', async () => {
    for (let end = 0; end < whole.length; end += 7) {
      for (const question of await questions(whole.slice(0, end))) {
        expect('soto rendang').toContain(question);
      }
    }
  });

  test('keeps the complete dishes of a conversation', async () => {
    const cutInLastDish = whole.slice(0, whole.lastIndexOf('"description"'));
    const { conversations } = await rescue(cutInLastDish);
    expect(conversations.map(({ response }) => response)).toEqual([[soto], [rendang]]);
  });

  test('reads a line break in the middle of a text', async () => {
    expect(await questions(whole.replace('soto', 'so\nto'))).toEqual(['so\nto', 'rendang']);
  });

  test.each([
    ['a comma too many', whole.replace('"BBBBB2"', ',"BBBBB2"')],
    ['two histories on end', whole.replace(',"BBBBB2"', '}{"BBBBB2"')],
  ])('reads the conversations on both sides of %s', async (_, text) => {
    expect((await rescue(text)).conversations).toEqual((await rescue(whole)).conversations);
    expect(await questions(text)).toEqual(['soto', 'rendang']);
  });

  test('reads the others if one is beyond repair, and returns the rest', async () => {
    const broken = JSON.stringify({ AAAAA1: [{ question: 'soto', response: [] }] }).slice(1, -3);
    const text = `{${broken}\u0000\u0000${whole.slice(whole.indexOf(',"BBBBB2"'))}`;
    const { conversations, rest } = await rescue(text.replace('"response":[]', '"response":[}}"'));
    expect(conversations.map(({ question }) => question)).toEqual(['rendang']);
    expect(rest).toContain('"AAAAA1"');
    expect(rest).not.toContain('"BBBBB2"');
  });

  test('takes no conversation from the text of another', async () => {
    const forged = '"}],"PALSU1":[{"question":"palsu","response":[]}]';
    const map = { AAAAA1: [{ question: forged, response: [{ ...soto, description: forged }] }] };
    expect(await questions(`,,${JSON.stringify(map)}`)).toEqual([forged]);
  });

  test.each(['', 'halo', '[]', '[1', 'null', '7', '{"A":1}', '\u0000\u0001'])(
    'finds nothing in text without a conversation, and returns all of it: %j',
    async (text) => {
      expect(await rescue(text)).toEqual({ conversations: [], rest: text, pauses: 0 });
    },
  );

  test('finds nothing in text that is nested too deeply', async () => {
    expect(await questions('{'.repeat(50_000))).toEqual([]);
  });

  test.each(['"', '`', '```json', '{"', '\\"', '"a":[{"question":"', '["'])(
    'yields to the page in four million characters that repeat %j',
    async (piece) => {
      const endless = piece.repeat(Math.ceil(4_000_000 / piece.length));
      const text = `${whole.slice(0, -1)},"CCCCC3":[{"question":"gado","response":[${endless}`;
      const { conversations, pauses } = await rescue(text);
      expect(conversations.map(({ question }) => question).slice(0, 2)).toEqual([
        'soto',
        'rendang',
      ]);
      expect(conversations[1]?.response).toEqual([rendang, soto]);
      if (piece !== '"a":[{"question":"') expect(pauses).toBeGreaterThan(50);
    },
  );
});
