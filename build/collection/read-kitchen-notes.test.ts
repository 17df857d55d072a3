import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findKitchenNote } from '../../src/core/sources/collection/kitchen-note.ts';
import { readKitchenNotes } from './read-kitchen-notes.ts';

const HEADER = 'asked,note\n';

describe('kitchen notes', () => {
  const all = readKitchenNotes(readFileSync('collection/kitchen-notes.csv', 'utf8'));

  test('answer what cooks and sellers ask', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
  });

  test.each(['resep rendang', 'ide jualan takjil', 'menu 100 orang', 'ayam goreng', 'soto ayam'])(
    'are no answer to an ordinary question: "%s"',
    (question) => expect(findKitchenNote(question, all)).toBeUndefined(),
  );

  test.each([
    ['santan pecah,', 'asked dan note harus diisi'],
    ['santan pecah,aduk\ncabai awet|santan pecah,kulkas', '"santan pecah" tertulis dua kali'],
    ['cabe awet,kulkas', '"cabe" tidak akan cocok; tulis "cabai"'],
  ])('say what is wrong with %j', (rows, message) => {
    expect(() => readKitchenNotes(HEADER + rows)).toThrow(message);
  });
});
