import { describe, expect, test } from 'vitest';
import { packPhrases, readPhrases } from './packed-phrases.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import { SITUATIONS } from './words/situation-words.ts';

const others = Array.from({ length: 20_000 }, (_, at) => `lain ${at.toString(36)}`);

describe('packed phrases', () => {
  test('are all found, each in its row', () => {
    const rows = SITUATIONS.map(({ phrases }) => phrases);
    const table = readPhrases(packPhrases(rows, { oneIn: 8_192 }));
    const lost = rows.flatMap((row, number) =>
      row.filter((phrase) => !table.rowsOf(phrase).includes(number)),
    );
    expect(lost).toEqual([]);
    expect(table.longest).toBe(Math.max(...rows.flat().map((phrase) => phrase.split(' ').length)));
  });

  test.each([16, 64, 1_024])('matches one in %i other phrases', (oneIn) => {
    const words = [...EVERYDAY_WORDS];
    const table = readPhrases(packPhrases([words], { oneIn }));
    expect(words.filter((word) => !table.has(word))).toEqual([]);
    const found = others.filter((phrase) => table.has(phrase)).length;
    // Three standard deviations of chance.
    const expected = others.length / oneIn;
    expect(found).toBeLessThan(expected + 3 * Math.sqrt(expected));
  });

  test('may belong to several rows', () => {
    const table = readPhrases(packPhrases([['hujan', 'gerimis'], ['hujan']], { oneIn: 1_000 }));
    expect(table.rowsOf('hujan')).toEqual([0, 1]);
    expect(table.rowsOf('gerimis')).toEqual([0]);
  });

  test('of an empty list match nothing', () => {
    expect(readPhrases(packPhrases([], { oneIn: 64 })).has('soto')).toBe(false);
    expect(readPhrases('').has('soto')).toBe(false);
  });
});
