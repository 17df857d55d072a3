import { expect, test } from 'vitest';
import { parseAnswerEnd, type AnswerEnd } from './answer-end.ts';

test.each<AnswerEnd>([
  { source: 'collection', complete: true },
  { source: 'collection', complete: true, nearest: true },
  { source: 'collection', complete: true, standIn: true },
  { source: 'collection', complete: true, note: 'Pengganti santan:\n• susu cair' },
  { source: 'collection', complete: true, note: 'Rp 30.000 per kg', food: 'telur ayam' },
  { source: 'collection', complete: true, leftOut: 'telur dan mayones' },
  { source: 'gemini', model: 'gemini-3.5-flash-lite', complete: true },
  { source: 'gemini', model: 'gemini-3.5-flash-lite', complete: false, reason: 'truncated' },
])('%j is read as it is', (end) => {
  expect(parseAnswerEnd(JSON.parse(JSON.stringify(end)))).toStrictEqual(end);
});

test('an incomplete answer has a reason, even an unknown one', () => {
  const interrupted = { source: 'gemini', complete: false, reason: 'interrupted' };
  expect(parseAnswerEnd({ source: 'gemini', complete: false })).toStrictEqual(interrupted);
  expect(parseAnswerEnd({ source: 'gemini', complete: false, reason: 'gempa' })).toStrictEqual(
    interrupted,
  );
});

test('a complete answer has no reason', () => {
  expect(parseAnswerEnd({ source: 'gemini', complete: true, reason: 'blocked' })).toStrictEqual({
    source: 'gemini',
    complete: true,
  });
});

test('invalid extras are dropped', () => {
  expect(
    parseAnswerEnd({
      source: 'gemini',
      complete: true,
      model: 7,
      nearest: 'ya',
      note: 1,
      food: {},
      leftOut: [],
      standIn: 1,
      x: 1,
    }),
  ).toStrictEqual({
    source: 'gemini',
    complete: true,
  });
});

test.each([
  [{}],
  [{ source: 'gemini' }],
  [{ complete: true }],
  [{ source: 'lain', complete: true }],
  [null],
  ['end'],
])('%j is not an end', (value) => {
  expect(parseAnswerEnd(value)).toBeUndefined();
});
