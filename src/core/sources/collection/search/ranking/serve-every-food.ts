import { anyOf } from '../../../../lines/word-set.ts';
import {
  listsFoods,
  MANY_FOODS,
  neededFoods,
  type Query,
  type Term,
} from '../question/search-query.ts';
import { mentions, type IndexedRecipe, type RecipeIndex } from '../recipe-index.ts';
import type { Allowed } from './late-ranking.ts';
import { FEW } from './rate-recipes.ts';
import { bindingTest, countBought } from './recipe-wishes.ts';

/** Between "cuma" and the food: "cuma ada 2 butir telur". */
const AT_HAND = String.raw`(?:(?:ada|punya|sisa|tinggal|stok|bahan|bahannya|isi|butir|biji|buah|sedikit|sama|di|kulkas|rumah|\d+) )*`;

/**
 * Whether nothing else is at hand than one or two foods: "tinggal tempe sama kangkung", "telur doang". With cooked rice
 * every dish should use it up.
 */
function isAllThereIs({ whole, named, courses }: Query, foods: readonly Term[]): boolean {
  const isOther = named.length + courses.length > 0 || foods.length >= MANY_FOODS;
  if (isOther || foods.length === 0 || foods.some(({ phrase }) => phrase.startsWith('nasi')))
    return false;
  const food = `(?:${anyOf(foods.map(({ phrase }) => phrase))})`;
  return new RegExp(
    String.raw`\b(?:cuma|hanya|tinggal|adanya) ${AT_HAND}${food}\b|\b${food} (?:doang|thok|tok)\b`,
    'u',
  ).test(whole.join(' '));
}

/** What may have to be got besides, as the sum of squares of rarities: little of it is rare. */
const MOST_BESIDES = 45;
/** So many minutes weigh as much as 1 of it: a salted egg takes weeks. */
const MINUTES_AS_ONE = 20;
const KNOWN_WORTH = 8;

/** Dishes that need hardly more than the foods at hand, those that need least first. */
function chooseOfThese(
  foods: readonly Term[],
  dishes: readonly IndexedRecipe[],
  { rarity }: Pick<RecipeIndex, 'rarity'>,
): readonly IndexedRecipe[] {
  const asked = new Set(foods.flatMap(({ ingredients }) => ingredients));
  const isCalled = ({ names }: IndexedRecipe) =>
    foods.some(({ phrase }) => phrase.split(' ').some((word) => mentions(names, word)));
  const rated = dishes
    .map((dish) => {
      const count = foods.filter((food) => usesFood(dish, food)).length;
      const besides = dish.ingredients
        .filter((food) => !asked.has(food))
        .reduce((sum, food) => sum + (rarity[food] ?? 0) ** 2, 0);
      const { minutes } = dish.facts;
      return {
        dish,
        count,
        besides: besides / count ** 1.5 + minutes / MINUTES_AS_ONE - dish.renown * KNOWN_WORTH,
      };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.besides - b.besides);
  const ofThese = rated.filter(
    ({ dish, count }) => isCalled(dish) || (count > 1 && count === foods.length),
  );
  const chosen = ofThese.length < FEW ? rated : ofThese;
  const few = chosen.filter(({ besides }) => besides <= MOST_BESIDES);
  return (few.length < FEW ? chosen.slice(0, FEW) : few).map(({ dish }) => dish);
}

const usesFood = ({ ingredients }: IndexedRecipe, food: Term): boolean =>
  ingredients.some((own) => food.ingredients.includes(own));

/** Whether two foods are at hand, and the best dish has only one of them. */
export function hasFoodsApart(query: Query, best: IndexedRecipe | undefined): boolean {
  const foods = neededFoods(query);
  return (
    query.wording.isList &&
    !query.hasAlternatives &&
    query.named.length + query.courses.length === 0 &&
    query.terms.length === 2 &&
    foods.length === 2 &&
    !isAllThereIs(query, foods) &&
    !foods.every((food) => best !== undefined && usesFood(best, food))
  );
}

/**
 * Ensures that each food at hand is in a dish of the answer: in "ada telur, tempe, kangkung" the simplest
 * known dish of eggs takes the last place if no other has any. In "cuma ada telur, tempe" only dishes come that need
 * hardly more.
 *
 * @param ranked dishes, best first.
 * @param count how many of them are shown.
 */
export function serveEveryFood(
  query: Query,
  ranked: readonly IndexedRecipe[],
  count: number,
  { allowed, index }: Allowed,
): readonly IndexedRecipe[] {
  const { hasAlternatives, named, courses } = query;
  const foods = neededFoods(query);
  const fitting = () => allowed.filter(bindingTest(query));
  const isAll = isAllThereIs(query, foods);
  const ordered = isAll ? chooseOfThese(foods, fitting(), index) : ranked;
  if (!listsFoods(query) || hasAlternatives || named.length + courses.length > 0) return ordered;
  const shown = ordered.slice(0, count);
  const added = foods.flatMap((food) => {
    const uses = (recipe: IndexedRecipe) => usesFood(recipe, food);
    if (shown.some(uses)) return [];
    const known = (isAll ? ordered : fitting().filter(({ renown }) => renown > 0))
      .filter(uses)
      .toSorted((a, b) => countBought(a.facts) - countBought(b.facts));
    const best = known.find(({ names }) => mentions(names, food.phrase)) ?? known[0];
    return best === undefined ? [] : [best];
  });
  const kept = ordered.slice(0, Math.max(1, count - added.length));
  return added.length === 0 ? ordered : [...new Set([...kept, ...added, ...ordered])];
}
