import { isDishNoun, MENU_DAYS } from '../kitchen/count-words.ts';
import { DIGIT_WORDS, spellNumbers } from '../lines/spell-numbers.ts';
import { MAX_DISHES_PER_ANSWER } from '../recipes/dish.ts';

/** Dishes in an answer whose question names no number. */
export const USUAL_DISHES = 5;

const NUMBER_NAMES: Readonly<Record<string, number>> = {
  ...DIGIT_WORDS,
  selusin: 12,
  belasan: 15,
  puluhan: MAX_DISHES_PER_ANSWER,
};

const MEALS_A_DAY = 3;

/**
 * The most dishes that a question may be asking for: the usual number, unless a larger one comes
 * before a word for dishes ("20 resep") or it asks for a menu of many days. It decides how long an
 * answer may get, so it is read generously; the model itself reads the question.
 *
 * @returns {@link USUAL_DISHES} to {@link MAX_DISHES_PER_ANSWER}.
 */
export function dishesAsked(question: string): number {
  const words = spellNumbers(question.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = words.flatMap((word, at) => {
    const days = MENU_DAYS.get(word);
    if (days !== undefined) return [days * MEALS_A_DAY];
    const number = /^\d{1,2}$/u.test(word) ? Number(word) : NUMBER_NAMES[word];
    if (number === undefined || number > MAX_DISHES_PER_ANSWER) return [];
    const next = words.slice(at + 1, at + 3);
    if (next[0] === 'hari') return [number * MEALS_A_DAY];
    return next.some(isDishNoun) ? [number] : [];
  });
  return Math.min(MAX_DISHES_PER_ANSWER, Math.max(USUAL_DISHES, ...asked));
}
