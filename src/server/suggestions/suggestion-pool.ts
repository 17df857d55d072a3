import type { Random } from '#core/outside-world.ts';
import type { SuggestedTitles } from '#core/protocol/dish-events.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { drawTitles } from './draw-titles.ts';
import { MAX_POOL_TITLES } from './suggestion-store.ts';
import { createTitleRefill, type TitleRefillParts, type TitleSource } from './title-refill.ts';

type SuggestionPoolParts = TitleRefillParts & {
  readonly collection: TitleSource;
  readonly random: Random;
};

/** Titles for the start screen, which the AI refills in the background. */
export function createSuggestionPool({ collection, random, ...parts }: SuggestionPoolParts) {
  const refill = createTitleRefill(parts);
  let collectionTitles: readonly string[] | undefined;
  return {
    /**
     * Ten different titles. Only this triggers AI calls for more.
     *
     * @throws RecipeError `unavailable` if there are no titles at all.
     */
    async draw(): Promise<SuggestedTitles> {
      const { signal } = new AbortController();
      const written = await refill.written();
      collectionTitles ??= await collection.suggestDishes(MAX_POOL_TITLES, { signal });
      const supply = { fresh: refill.takeFresh(), written, collection: collectionTitles };
      const drawn = drawTitles(supply, random);
      if (drawn.titles.length === 0) throw new RecipeError('unavailable');
      return drawn;
    },
  };
}
