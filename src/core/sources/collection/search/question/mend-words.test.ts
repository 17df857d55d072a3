import { describe, expect, test } from 'vitest';
import { createMender } from './mend-words.ts';

const wishes = new Map(
  Object.entries({
    soto: 5,
    ayam: 9,
    rendang: 2,
    madura: 1,
    madu: 3,
    sate: 4,
    pedas: 2,
    kuah: 1,
    labu: 1,
  }),
);
const smallTalk = new Set(['lagu', 'yang', 'gampang']);
const mendWords = createMender({
  wishes,
  isFood: (word) => wishes.has(word),
  smallTalk,
  classify: () => 0,
  isReal: (word) => ['labur', 'kepedasan', 'bersoto', 'sotong'].includes(word),
});
const mend = (question: string) => mendWords(question.split(' ')).join(' ');

describe('correcting words', () => {
  test('adds the nasal before a g that went with the vowels', () => {
    expect(mend('gmpg')).toBe('gampang');
    expect(mend('gmpng')).toBe('gampang');
  });

  test('parts words written as one, short ones between them too', () => {
    expect(mend('sotoyggampang')).toBe('soto yang gampang');
    expect(mend('sotogakpedas')).toBe('soto tidak pedas');
  });

  test.each([
    ['rendnag', 'rendang'],
    ['rendamg', 'rendang'],
    ['sotto', 'soto'],
    ['aym', 'ayam'],
  ])('"%s" is "%s"', (slip, word) => {
    expect(mend(slip)).toBe(word);
  });

  test('removes affixes', () => {
    expect(mend('pedasnya berkuah')).toBe('pedas kuah');
  });

  test('splits words written as one', () => {
    expect(mend('sotoayam')).toBe('soto ayam');
    expect(mend('satemadurakuahyangpedas')).toBe('sate madura kuah yang pedas');
  });

  test('leaves correct words, numbers and unknown words alone', () => {
    expect(mend('lagu yang 15 pizza')).toBe('lagu yang 15 pizza');
  });

  test('restores omitted vowels', () => {
    expect(mend('rndang aym pds')).toBe('rendang ayam pedas');
  });

  test('never turns a real word into a food, unless its neighbours name the dish', () => {
    expect(mend('labur kepedasan')).toBe('labur kepedasan');
    expect(mend('bersoto')).toBe('soto');
  });

  test('does not turn one short word into another', () => {
    expect(mend('sapu')).toBe('sapu');
  });
});
