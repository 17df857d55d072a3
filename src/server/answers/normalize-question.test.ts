import { describe, expect, test } from 'vitest';
import { normalizeQuestion } from './normalize-question.ts';

describe('normalizeQuestion', () => {
  test.each([
    ['  Soto   Ayam \n', 'soto ayam'],
    ['SOTO AYAM?!', 'soto ayam'],
    ['soto ayam ...', 'soto ayam'],
    ['ｓｏｔｏ ayam', 'soto ayam'],
    ['sate\u0301', 'sate'],
    ['saté', 'sate'],
    ['soto-ayam', 'soto ayam'],
    ['soto – ayam', 'soto ayam'],
    ['so\u200bto a\u00adyam', 'soto ayam'],
    ['\u202esoto ayam\ufeff', 'soto ayam'],
    ['"soto ayam"', 'soto ayam'],
    ['(soto) [ayam]', 'soto ayam'],
    ['*soto* _ayam_', 'soto ayam'],
    ['soto ayam, ', 'soto ayam'],
    ['🍜 soto ayam 🙏', 'soto ayam'],
    ['soto... ayam', 'soto ayam'],
    ['soto ,ayam', 'soto, ayam'],
    ['soto\u00a0ayam', 'soto ayam'],
    ['½ kg daging', '1⁄2 kg daging'],
  ])('%j and %j are the same question', (question, same) => {
    expect(normalizeQuestion(question)).toBe(normalizeQuestion(same));
    expect(normalizeQuestion(question)).toBe(same);
  });

  test.each([
    ['tanpa santan', 'santan'],
    ['sate padang', 'padang sate'],
    ['di bawah 1.500', 'di bawah 1500'],
    ['ayam, tanpa kulit', 'ayam tanpa kulit'],
    ['3 menu', '5 menu'],
    ['< 30 menit', '> 30 menit'],
    ['3-4 orang', '34 orang'],
    ['50% pedas', '50 pedas'],
  ])('%j and %j are different questions', (question, other) => {
    expect(normalizeQuestion(question)).not.toBe(normalizeQuestion(other));
  });

  test('a question of only punctuation is still a question', () => {
    expect(normalizeQuestion('???')).toBe('???');
    expect(normalizeQuestion('🍜')).not.toBe(normalizeQuestion('🍛'));
  });
});
