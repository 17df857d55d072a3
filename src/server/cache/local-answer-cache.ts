import type { DishBytes } from '../encoding/dish-bytes.ts';
import type { AnswerCache, Production } from './answer-cache.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';

/**
 * Answers of one process. There are no followers here: visitors of this process join the run that
 * writes the answer, see `shared-answers.ts`.
 */
export function createLocalAnswerCache(kept: KeptAnswers): AnswerCache {
  return {
    has: async (key) => kept.has(key),
    async claim(key) {
      const answer = kept.get(key);
      if (answer !== undefined) return { role: 'kept', answer };
      const keep = (whole: KeptAnswer) => void kept.set(key, whole);
      return { role: 'producer', production: createLocalProduction(keep) };
    },
  };
}

const forget = () => undefined;

/** A production without followers. */
export function createLocalProduction(keep: (whole: KeptAnswer) => void = forget): Production {
  const dishes: DishBytes[] = [];
  return {
    append: async (dish) => void dishes.push(dish),
    async end(end) {
      if (end.complete) keep({ dishes, end });
    },
    fail: async () => undefined,
    abandon: async () => undefined,
    isFollowed: async () => false,
  };
}
