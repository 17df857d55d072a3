import type { Random } from '#core/outside-world.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 6;

/**
 * A new id of 6 characters A–Z and 0–9, never one that is taken.
 *
 * It holds at least one letter: JavaScript moves all-digit keys to the front of a map, which would
 * break the order of the history.
 */
export function createConversationId(random: Random, isTaken: (id: string) => boolean): string {
  for (;;) {
    const characters = Array.from(
      { length: LENGTH },
      () => ALPHABET[Math.floor(random() * ALPHABET.length)],
    );
    const id = characters.join('');
    if (/[A-Z]/u.test(id) && !isTaken(id)) return id;
  }
}
