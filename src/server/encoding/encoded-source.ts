import type { Answer, RecipeSource } from '#core/sources/recipe-source.ts';
import { encodeDish, type DishBytes } from './dish-bytes.ts';

/** An answer whose dishes are written out already: they are only to be handed on. */
export type EncodedAnswer = Answer<DishBytes>;
export type EncodedSource = RecipeSource<DishBytes>;

/** Writes out what a source gives. */
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
  suggestDishes: (count, options) => source.suggestDishes(count, options),
});

/** Tells a source that its answer is not wanted further; does nothing to one that is over. */
export async function releaseAnswer(answer: Answer<unknown>): Promise<void> {
  try {
    await answer.return({ source: 'collection', complete: false, reason: 'interrupted' });
  } catch {
    // A visitor who has left has no use for what goes wrong afterwards.
  }
}
