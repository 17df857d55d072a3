import { expect, test } from 'vitest';
import { SPOKEN_WORDS } from './spoken-words.ts';

test('each spoken word is listed once, in alphabetical order', () => {
  expect(SPOKEN_WORDS).toEqual([...new Set(SPOKEN_WORDS)].toSorted());
});
