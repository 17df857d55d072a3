import { describe, expect, test } from 'vitest';
import { asTyped, CHAT_SPELLINGS, writePlainly } from './chat-words.ts';

describe('a question in plain words', () => {
  test.each([
    ['Brp hrg nasi kotak utk 50 org?', 'berapa harga nasi kotak untuk 50 orang?'],
    ['gk usah yg  pedes bangeeet', 'tidak usah yang pedes banget'],
    ['gapake santan, nggakboleh telur', 'tidak pakai santan, tidak boleh telur'],
    ['modal 50rb, jual 5k, loyang 20 cm', 'modal 50rb, jual 5k, loyang 20 cm'],
    ['masak 30mnt', 'masak 30menit'],
    ['bikin es gak ribet', 'bikin es tidak ribet'],
    ['gado-gado, sego tempong', 'gado-gado, sego tempong'],
  ])('"%s" is "%s"', (typed, plain) => {
    expect(writePlainly(typed)).toBe(plain);
  });

  test('stays as it is when it is read once more', () => {
    for (const plain of CHAT_SPELLINGS.values())
      expect(writePlainly(plain.join(' '))).toBe(plain.join(' '));
  });
});

test('words of a text that stays as typed are found in each spelling', () => {
  const pattern = new RegExp(`^(?:${asTyped(['untuk', 'di bawah'])})$`, 'u');
  expect(['untuk', 'utk', 'dibawah', 'di bawah'].every((word) => pattern.test(word))).toBe(true);
  expect(pattern.test('buat')).toBe(false);
});
