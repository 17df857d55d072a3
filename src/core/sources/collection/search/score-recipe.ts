import { NATIONWIDE, type Occasion, type RecipeFacts } from '../recipe-facts.ts';
import type { WordFit } from './rate-recipes.ts';
import { mentions, type ShelvedRecipe } from './recipe-shelf.ts';
import { CHEAP_COST, type Wish } from './recipe-wishes.ts';
import type { Query } from './search-query.ts';

/** What a recipe is worth as an answer, its being named aside. */
export type Score = {
  readonly worth: number;
  /** What the wishes that are not kept weigh. */
  readonly missed: number;
  /** True when every binding wish is kept. */
  readonly isBound: boolean;
};

/** What a share of 1 in the words of the question is worth; wishes weigh 3 to 30. */
const WORDS_WORTH = 60;
/** A word of the title that the question does not have. */
const EXTRA_WORD_LOSS = 0.6;
/** Two words of the question side by side in a name. */
const PAIR_WORTH = 6;
const RENOWN_WORTH = 6;
const NATIONWIDE_WORTH = 3;
/** What costing nothing, or taking no time, is worth where that is asked for. */
const FRUGAL_WORTH = 6;
const SWIFT_WORTH = 4;
/** What costing, or taking, {@link MOST_EXCESS} times what was allowed takes off. */
const EXCESS_LOSS = 15;
/** From here on it is all the same how much more it is. */
const MOST_EXCESS = 16;
/** What being made for the occasion above all is worth. */
const FIRST_OCCASION_WORTH = 9;
/** What "cepat" is measured by, in minutes. */
const SLOW_MINUTES = 60;

export function scoreRecipe(
  recipe: ShelvedRecipe,
  query: Query,
  fit: WordFit | undefined,
  wishes: readonly Wish[],
): Score {
  const { facts, title, names } = recipe;
  let worth = recipe.renown * RENOWN_WORTH;
  if (facts.province === NATIONWIDE && query.homes.length === 0) worth += NATIONWIDE_WORTH;
  if (fit !== undefined) {
    const asked = query.terms.reduce((sum, { phrase }) => sum + phrase.split(' ').length, 0);
    const extra = Math.max(0, title.split(' ').length - asked);
    worth += fit.share * WORDS_WORTH - extra * EXTRA_WORD_LOSS;
    worth += query.pairs.filter((pair) => mentions(names, pair)).length * PAIR_WORTH;
  }
  for (const { occasions } of query.occasions) worth += closeness(facts, occasions);
  if (query.cheap) worth += frugality(facts.costPerServing, CHEAP_COST) * FRUGAL_WORTH;
  if (query.quick) worth += frugality(facts.minutes, SLOW_MINUTES) * SWIFT_WORTH;
  worth -= excess(facts.minutes, query.maxMinutes) * EXCESS_LOSS;
  worth -= excess(facts.costPerServing, query.maxCostPerServing) * EXCESS_LOSS;
  let isBound = true;
  let missed = 0;
  for (const { weight, binding, isMet } of wishes) {
    if (isMet(recipe)) continue;
    missed += weight;
    if (binding) isBound = false;
  }
  return { worth: worth - missed, missed, isBound };
}

/** From 1 for nothing spent to -1 for twice as much as measured by. */
const frugality = (spent: number, measure: number): number => Math.max(-1, 1 - spent / measure);

/** From 0 for what keeps to a limit to 1 for many times as much: of those that do not, the nearest. */
function excess(spent: number, limit: number | undefined): number {
  if (limit === undefined || spent <= limit) return 0;
  return Math.min(1, Math.log(spent / limit) / Math.log(MOST_EXCESS));
}

/** A recipe names the occasion it belongs to most first. */
function closeness({ occasions }: RecipeFacts, asked: readonly Occasion[]): number {
  const places = asked.map((occasion) => occasions.indexOf(occasion)).filter((at) => at >= 0);
  return places.length === 0 ? 0 : FIRST_OCCASION_WORTH / (1 + Math.min(...places)) ** 1.5;
}
