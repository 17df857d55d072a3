import { expect, test } from 'vitest';
import { computeKeeping } from './compute-keeping.ts';
import { readRecipe } from './read-recipe.ts';

const keepingOf = (title: string, storage: string) =>
  computeKeeping(
    readRecipe(
      'contoh.cook',
      `---\ntitle: ${title}\nservings: 4\nstorage: ${storage}\n---\n\nAduk.`,
    ).recipe,
  );

test.each([
  ['Sate Ikan', 'Mentah: kulkas 1 hari, cairkan di kulkas. Saus: kulkas 1 minggu.', 0],
  ['Sate Ikan', 'Saus olesan 1 minggu di kulkas; ikan mentah 1 hari di kulkas.', 0],
  ['Saus Ikan', 'Saus 1 minggu di kulkas.', 7],
  ['Ketan Ikan', 'Jangan di kulkas. Bubuknya 2 minggu di toples.', 0],
  ['Ikan Pindang', 'Kulkas 3 hari; cairkan semalam di kulkas.', 3],
])('%s: how long a part keeps says nothing of the dish (%s)', (title, storage, fridgeDays) => {
  expect(keepingOf(title, storage)).toEqual({ roomHours: 0, fridgeDays });
});
