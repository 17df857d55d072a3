import { describe, expect, test } from 'vitest';
import { spellNumbers } from './spell-numbers.ts';

describe('spellNumbers', () => {
  test.each([
    ['dua puluh lima cabai', '25 cabai'],
    ['dua ratus lima puluh gram', '250 gram'],
    ['seribu ml air', '1000 ml air'],
    ['tiga belas cabai', '13 cabai'],
    ['tujuh puluh lima ribu', '75 ribu'],
    ['tiga setengah gelas', '3 1/2 gelas'],
    ['1 seperempat sdt', '1 1/4 sdt'],
    ['sekilo setengah ayam', '1 1/2 kilo ayam'],
    ['dua kilo seperempat', '2 1/4 kilo'],
    ['dua tiga lembar', '2-3 lembar'],
    ['rong siung bawang', '2 siung bawang'],
    ['stgh kg wortel', 'setengah kg wortel'],
  ])('%s is %s', (text, digits) => {
    expect(spellNumbers(text)).toBe(digits);
  });

  test.each([
    'bubuk lima rempah',
    'satu siung',
    'dua pertiga gelas',
    'tiga perempat sdt',
    'sekilo setengah matang',
    'jeruk limo',
    'dua lima siung',
  ])('leaves "%s" as it is', (text) => {
    expect(spellNumbers(text)).toBe(text);
  });
});
