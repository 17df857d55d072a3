import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../fixtures/seeded-random.ts';
import { decode, dropCapitals, encode, phrasesIn, restoreCapitals } from './dictionary-coding.ts';

const PHRASES = ['bawang', 'sampai harum', 'sampai', 'g', 'nya'];
const BAWANG = '\u0100';
const SAMPAI_HARUM = '\u0101';

const WORDS_AND_MARKS = 'bawang g nya Air STMJ . ! | _ = - ( ) / ~ ½ é 3 % " \' : ,'.split(' ');
const PIECES = [...WORDS_AND_MARKS, ' ', ' ', '. ', ', '];
const random = seededRandom(1);
const RANDOM_TEXTS = Array.from({ length: 2000 }, (_, at) =>
  Array.from({ length: at % 12 }, () => PIECES[Math.floor(random() * PIECES.length)]).join(''),
);

describe('dictionary coding', () => {
  test('writes the longest phrase as one character, without the spaces beside it', () => {
    expect(encode('tumis bawang sampai harum, angkat', PHRASES)).toBe(
      `tumis${BAWANG}${SAMPAI_HARUM}, angkat`,
    );
  });

  test.each([
    'kolang-kaling dan bawang-bawangan (bawang/g)',
    'pecah 2x, 10g atau 10 g bawang',
    '~nya, ~ bawang, ~',
    'a la sauté nya',
    'bawang  bawang',
    '"bawang" = g; 50% bawang',
  ])('reads "%s" as it was', (text) => {
    expect(decode(encode(text, PHRASES), PHRASES)).toBe(text);
  });

  test('reads any text as it was, whatever its phrases', () => {
    for (const text of RANDOM_TEXTS) {
      const phrases = [...new Set(phrasesIn(text))].slice(text.length % 3);
      expect(decode(encode(text, phrases), phrases)).toBe(text);
    }
  });

  test('leaves out the capital of a sentence', () => {
    expect(dropCapitals('Aduk rata. Angkat. tiriskan.|STMJ_panas')).toBe(
      'aduk rata. angkat. ^tiriskan.|sTMJ_^panas',
    );
  });

  test('gives each sentence its first letter back', () => {
    for (const text of RANDOM_TEXTS) expect(restoreCapitals(dropCapitals(text))).toBe(text);
  });

  test('rejects a text with a character that is a code', () => {
    expect(() => encode('Ā', PHRASES)).toThrow('stands for a phrase');
  });
});
