import { expect, test } from 'vitest';
import { SPOKEN_WORDS } from './spoken-words.ts';

test('each spoken word stands in the list once, in the order of the alphabet', () => {
  expect(SPOKEN_WORDS).toEqual([...new Set(SPOKEN_WORDS)].toSorted());
});
