import { describe, expect, test } from 'vitest';
import { createSpellingCorrector } from './spelling-corrector.ts';

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
    goreng: 6,
    garang: 1,
    malang: 2,
    martabak: 2,
    kangkung: 3,
    tumis: 3,
  }),
);
const smallTalk = new Set(['lagu', 'yang', 'gampang']);
const correctWords = createSpellingCorrector({
  wishes,
  isFood: (word) => wishes.has(word),
  smallTalk,
  classify: () => 0,
  isPair: (first, second) =>
    ['ayam goreng', 'soto malang', 'tumis kangkung'].includes(`${first} ${second}`),
  isReal: (word) =>
    ['labur', 'kepedasan', 'bersoto', 'sotong', 'martbak', 'gorang', 'mlng'].includes(word),
});
const correct = (question: string) => correctWords(question.split(' ')).join(' ');

describe('correcting words', () => {
  test('adds the nasal before a g that went with the vowels', () => {
    expect(correct('gmpg')).toBe('gampang');
    expect(correct('gmpng')).toBe('gampang');
  });

  test('parts words written as one, short ones between them too', () => {
    expect(correct('sotoyggampang')).toBe('soto yang gampang');
    expect(correct('sotogakpedas')).toBe('soto tidak pedas');
  });

  test.each([
    ['rendnag', 'rendang'],
    ['rendamg', 'rendang'],
    ['sotto', 'soto'],
    ['aym', 'ayam'],
  ])('"%s" is "%s"', (typo, word) => {
    expect(correct(typo)).toBe(word);
  });

  test('removes affixes', () => {
    expect(correct('pedasnya berkuah')).toBe('pedas kuah');
  });

  test('splits words written as one', () => {
    expect(correct('sotoayam')).toBe('soto ayam');
    expect(correct('satemadurakuahyangpedas')).toBe('sate madura kuah yang pedas');
  });

  test('leaves correct words, numbers and unknown words alone', () => {
    expect(correct('lagu yang 15 pizza')).toBe('lagu yang 15 pizza');
  });

  test('restores omitted vowels', () => {
    expect(correct('rndang aym pds')).toBe('rendang ayam pedas');
  });

  test('a neighbour confirms a word that lacks its nasals, too', () => {
    expect(correct('aym grg')).toBe('ayam goreng');
    expect(correct('grg')).toBe('grg');
    expect(correct('sto mlg')).toBe('soto malang');
    expect(correct('ayam mlg')).toBe('ayam mlg');
    expect(correct('tms kgkg')).toBe('tumis kangkung');
  });

  test('what nobody can say lacks vowels, even if it is taken for a real word', () => {
    expect(correct('martbak')).toBe('martabak');
    expect(correct('ayam gorang')).toBe('ayam gorang');
  });

  test('never turns a real word into a food, unless its neighbours name the dish', () => {
    expect(correct('labur kepedasan')).toBe('labur kepedasan');
    expect(correct('bersoto')).toBe('soto');
  });

  test('does not turn one short word into another', () => {
    expect(correct('sapu')).toBe('sapu');
  });
});
