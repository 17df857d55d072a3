import type { AnswerFacts } from '#core/recipes/answer-end.ts';
import type { Answer, RecipeSource } from '#core/sources/recipe-source.ts';
import { encodeDish, type DishBytes } from './answer-event.ts';

/** An answer with encoded dishes that only need to be passed on. */
export type EncodedAnswer = Answer<DishBytes>;
export type EncodedSource = RecipeSource<DishBytes>;

/**
 * Encodes the dishes of a source.
 *
 * @param facts added to how each answer ended.
 */
export const encodeAnswers = (
  source: RecipeSource,
  facts: Partial<AnswerFacts> = {},
): EncodedSource => ({
  async *findDishes(question, options) {
    const answer = source.findDishes(question, options);
    try {
      for (;;) {
        const { done, value } = await answer.next();
        if (done === true) return { ...value, ...facts };
        yield encodeDish(value);
      }
    } finally {
      await releaseAnswer(answer);
    }
  },
  suggestDishes: (count, options) => source.suggestDishes(count, options),
});

/** Ends an unwanted answer; does nothing if it has ended. */
export async function releaseAnswer(answer: Answer<unknown>): Promise<void> {
  try {
    await answer.return({ source: 'collection', complete: false, reason: 'interrupted' });
  } catch {
    // The visitor has left, so there is no one to report this to.
  }
}
