import { describe, expect, test } from 'vitest';
import { chooseWords, createCodes, decodeText, encodeText } from './packed-text.ts';

const TEXTS = [
  'Tumis bawang merah sampai harum, masukkan santan.',
  'Rebus santan sampai mendidih. Masukkan bawang merah.',
  'Goreng sampai kecokelatan, sajikan dengan bawang goreng.',
  'Kukus sampai matang: 1½ jam – api kecil.',
];

const words = chooseWords(TEXTS);
const codes = createCodes(words);

describe('packed text', () => {
  test('reads as before', () => {
    for (const text of TEXTS) expect(decodeText(encodeText(text, codes), words)).toBe(text);
  });

  test('is shorter where a word comes often', () => {
    expect(words).toEqual([' sampai']);
    expect(encodeText('Goreng sampai matang', codes)).toHaveLength('Goreng matang'.length + 1);
  });

  test('keeps signs that stand for no word', () => {
    expect(decodeText('½ sdt – é', words)).toBe('½ sdt – é');
  });

  test('refuses text that already has such a character', () => {
    expect(() => encodeText('Ā', codes)).toThrow('tidak bisa dikemas');
  });
});
