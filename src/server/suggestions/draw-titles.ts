import type { Random } from '#core/outside-world.ts';
import type { SuggestedTitles } from '#core/protocol/dish-events.ts';
import { differentTitles } from '#core/recipes/dish-titles.ts';
import { shuffled } from '#core/shuffled.ts';

/** Titles on one screen. */
export const TITLES_PER_DRAW = 10;

/** With this many AI titles, ten random ones are hardly ever the same ten. */
const MIN_VARIED_TITLES = 30;

export type TitleSupply = {
  /** Written by the AI since the last draw. */
  readonly fresh: readonly string[];
  /** All that the AI wrote; may not yet include the fresh ones. */
  readonly written: readonly string[];
  readonly collection: readonly string[];
};

/**
 * Ten different titles: fresh ones first, then random ones. While the AI has written too few, half
 * come from the collection, so that a refresh always changes something. `source` says who wrote most.
 */
export function drawTitles(
  { fresh, written, collection }: TitleSupply,
  random: Random,
): SuggestedTitles {
  const again = shuffled(written, random);
  const own = written.length >= MIN_VARIED_TITLES ? [] : shuffled(collection, random);
  const mixed = [...again.slice(0, TITLES_PER_DRAW / 2), ...own, ...again];
  const titles = differentTitles([...fresh, ...mixed]).slice(0, TITLES_PER_DRAW);
  const known = new Set([...fresh, ...written]);
  const fromAi = titles.filter((title) => known.has(title)).length;
  return {
    titles,
    source: fromAi > 0 && fromAi * 2 >= titles.length ? 'gemini' : 'collection',
  };
}
