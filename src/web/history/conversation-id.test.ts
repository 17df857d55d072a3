import { describe, expect, test } from 'vitest';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { createConversationId } from './conversation-id.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Random numbers that spell these characters in turn. */
function spelling(characters: string) {
  let at = 0;
  return () => {
    const index = ALPHABET.indexOf(characters.charAt(at));
    if (index === -1) throw new Error('More characters were drawn than the test has');
    at += 1;
    return (index + 0.5) / ALPHABET.length;
  };
}

const never = () => false;

describe('a conversation id', () => {
  test('is six characters from A–Z and 0–9', () => {
    expect(createConversationId(spelling('K7XQ2M'), never)).toBe('K7XQ2M');
  });

  test('reaches the first and the last character of the alphabet', () => {
    expect(createConversationId(() => 0, never)).toBe('AAAAAA');
    const draws = [0, 0.999_999, 0.999_999, 0.999_999, 0.999_999, 0.999_999];
    expect(createConversationId(() => draws.shift() ?? 0, never)).toBe('A99999');
  });

  test('is never all digits, which would jump the order of the map', () => {
    expect(createConversationId(spelling('12345600000012345B'), never)).toBe('12345B');
  });

  test('is never one that is taken', () => {
    const taken = new Set(['AAAAAA', 'BBBBBB']);
    const random = spelling('AAAAAABBBBBBCCCCCC');
    expect(createConversationId(random, (id) => taken.has(id))).toBe('CCCCCC');
  });

  test('keeps its shape in a thousand draws', () => {
    const random = seededRandom(1);
    const ids = new Set<string>();
    for (let count = 0; count < 1000; count += 1) {
      const id = createConversationId(random, (other) => ids.has(other));
      expect(id).toMatch(/^(?=.*[A-Z])[A-Z0-9]{6}$/u);
      ids.add(id);
    }
    expect(ids.size).toBe(1000);
  });
});
