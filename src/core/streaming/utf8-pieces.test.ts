import { describe, expect, test } from 'vitest';
import { randomCuts } from './fixtures/random-cuts.ts';
import { createUtf8Pieces } from './utf8-pieces.ts';

const TEXT = 'Sambal “dadak” ½ sdt 🌶️ crème brûlée 汤 \u{10ffff} ujung';
const bytesOf = (text: string) => new TextEncoder().encode(text);

function readAll(pieces: Iterable<Uint8Array>): string {
  const utf8 = createUtf8Pieces();
  let text = '';
  for (const piece of pieces) text += utf8.decode(piece);
  return text + utf8.end();
}

describe('UTF-8 in pieces', () => {
  test('is decoded correctly wherever it is cut', () => {
    const bytes = bytesOf(TEXT);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(readAll([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(TEXT);
    }
    for (const seed of [1, 2, 3, 4, 5]) expect(readAll(randomCuts(bytes, seed, 5))).toBe(TEXT);
    expect(readAll(randomCuts(bytes, 1, 1))).toBe(TEXT);
  });

  test('yields each character with its last byte, and none before', () => {
    const utf8 = createUtf8Pieces();
    const given = Array.from(bytesOf('a🌶é'), (byte) => utf8.decode(Uint8Array.of(byte)));
    expect(given).toEqual(['a', '', '', '', '🌶', '', 'é']);
  });

  test('loses its byte order mark at the beginning only, cut or whole', () => {
    const bytes = bytesOf('\ufeffhalo\ufeff');
    expect(readAll([bytes])).toBe('halo\ufeff');
    expect(readAll(randomCuts(bytes, 1, 1))).toBe('halo\ufeff');
  });

  test('replaces what is truncated or not UTF-8, and keeps the rest', () => {
    expect(readAll([bytesOf('a🌶').subarray(0, 3)])).toBe('a\ufffd');
    for (const broken of [[0xff], [0xc3, 0x28], [0x80, 0x80, 0x80, 0x80], [0xf0, 0x9f], [0xe6]]) {
      const bytes = Uint8Array.of(...bytesOf('awal '), ...broken, ...bytesOf(' akhir'));
      const expected = new TextDecoder().decode(bytes);
      expect(readAll([bytes])).toBe(expected);
      expect(readAll(randomCuts(bytes, 3, 2))).toMatch(/^awal .*\ufffd.* akhir$/u);
    }
  });
});
