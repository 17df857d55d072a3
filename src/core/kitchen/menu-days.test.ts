import { expect, test } from 'vitest';
import { daysInNote } from './menu-days.ts';

test('the days of a menu begin with every so many dishes as its note says', () => {
  const days = daysInNote(
    'Menu 3 hari: urut dari atas, 2 masakan sehari.\nYang cocok belum ada: x.',
  );
  expect([0, 1, 2, 3, 4, 5].map(days)).toEqual([
    'Hari 1',
    undefined,
    'Hari 2',
    undefined,
    'Hari 3',
    undefined,
  ]);
});

test.each([undefined, '', 'Tahan 3 hari di kulkas.'])('no other answer has days: %s', (note) => {
  expect([0, 1, 2].map(daysInNote(note))).toEqual([undefined, undefined, undefined]);
});
