import { describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { rescueHistory } from './rescue-history.chunk.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const whole = JSON.stringify({
  AAAAA1: [{ question: 'soto', response: [soto] }],
  BBBBB2: [{ question: 'rendang', response: [rendang, soto] }],
});

const questions = (text: string) => rescueHistory(text).map(({ question }) => question);

describe('rescuing a damaged history', () => {
  test('reads the conversations before the place where it was cut off', () => {
    const cutInSecond = whole.slice(0, whole.indexOf('"question":"rendang"'));
    expect(rescueHistory(cutInSecond)).toEqual([
      { id: 'AAAAA1', question: 'soto', response: [soto] },
    ]);
  });

  test('never throws and never makes up a question, wherever it was cut off', () => {
    for (let end = 0; end < whole.length; end += 7) {
      for (const question of questions(whole.slice(0, end))) {
        expect('soto rendang').toContain(question);
      }
    }
  });

  test('keeps the dishes of a conversation that were whole', () => {
    const cutInLastDish = whole.slice(0, whole.lastIndexOf('"description"'));
    const [first, second] = rescueHistory(cutInLastDish);
    expect(first?.response).toEqual([soto]);
    expect(second?.response[0]).toEqual(rendang);
  });

  test('reads a line break in the middle of a text', () => {
    expect(questions(whole.replace('soto', 'so\nto'))).toEqual(['so\nto', 'rendang']);
  });

  test.each([
    ['a comma too many', whole.replace('"BBBBB2"', ',"BBBBB2"')],
    ['two histories on end', whole.replace(',"BBBBB2"', '}{"BBBBB2"')],
  ])('reads the conversations on both sides of %s', (_, text) => {
    expect(rescueHistory(text)).toEqual(rescueHistory(whole));
    expect(questions(text)).toEqual(['soto', 'rendang']);
  });

  test('reads the others where one is beyond repair', () => {
    const text = whole.replace('"response":[', '"response":]]}"\u0000"[');
    expect(questions(text)).toEqual(['rendang']);
  });

  test('takes no conversation out of the text of another', () => {
    const forged = '"}],"PALSU1":[{"question":"palsu","response":[]}]';
    const map = { AAAAA1: [{ question: forged, response: [{ ...soto, description: forged }] }] };
    expect(questions(`,,${JSON.stringify(map)}`)).toEqual([forged]);
  });

  test.each(['', 'halo', '[]', '[1', 'null', '7', '{"A":1}', '\u0000\u0001'])(
    'gives nothing for text without a conversation: %j',
    (text) => {
      expect(rescueHistory(text)).toEqual([]);
    },
  );

  test('gives nothing for text nested deeper than can be followed', () => {
    expect(rescueHistory('{'.repeat(50_000))).toEqual([]);
  });
});
