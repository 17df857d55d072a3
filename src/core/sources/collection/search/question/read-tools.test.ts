import { describe, expect, test } from 'vitest';
import { tokenizeQuestion } from '../words/tokenize.ts';
import { readAvailableTools } from './read-tools.ts';

const read = (question: string) => readAvailableTools({ words: [...tokenizeQuestion(question)] });
const refused = (question: string) => read(question).exclusions.flatMap(({ marks }) => marks);

describe('the only tools somebody has', () => {
  test.each([
    'cuma punya rice cooker',
    'modal magic com aja',
    'di kos hanya ada rice cooker',
    'rice cooker doang',
  ])('"%s" boils and steams, and nothing else', (question) => {
    expect(refused(question)).toEqual(expect.arrayContaining(['goreng', 'tumis', 'oven', 'bakar']));
    expect(refused(question)).not.toContain('kukus');
    expect(read(question).isSelfHeating).toBe(true);
  });

  test('a rice cooker cooks whole dishes, an oven does not', () => {
    expect(read('bubur di rice cooker').isMeans).toBe(true);
    expect(read('cuma ada oven').isMeans).toBe(false);
  });

  test('may be several', () => {
    expect(refused('cuma ada panci dan wajan')).not.toContain('goreng');
    expect(refused('cuma ada panci dan wajan')).toContain('kukus');
  });

  test('a tool that is merely mentioned rules nothing out', () => {
    expect(refused('bolu pakai panci kukus')).toEqual([]);
    expect(refused('cuma punya telur, masak di wajan besar')).toEqual([]);
  });
});
