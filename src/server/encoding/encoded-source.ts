import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { releaseAnswer } from '../upstream/release-answer.ts';
import { encodeDish, type DishBytes } from './dish-bytes.ts';

/** An answer as it is sent, dish by dish; else what a recipe source promises of an answer. */
export type EncodedAnswer = AsyncGenerator<DishBytes, AnswerEnd, void>;

/** Where answers come from that are only to be handed on. */
export type EncodedSource = {
  findDishes(question: string, options: FindOptions): EncodedAnswer;
};

/** A source whose answers are shared with nobody. */
export const encodeAnswers = (source: RecipeSource): EncodedSource => ({
  async *findDishes(question, options) {
    const answer = source.findDishes(question, options);
    try {
      let step = await answer.next();
      while (step.done !== true) {
        yield encodeDish(step.value);
        step = await answer.next();
      }
      return step.value;
    } finally {
      await releaseAnswer(answer);
    }
  },
});
