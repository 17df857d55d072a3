import { wordSet } from '../../../../lines/word-set.ts';
import {
  isOpenEnded,
  listsFoods,
  MANY_FOODS,
  neededFoods,
  type Query,
  type Term,
} from '../question/search-query.ts';
import { mentions, type RecipeIndex, type IndexedRecipe, type WordUses } from '../recipe-index.ts';
import { SEASONING_HEADS, WIDE_HEADS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { countBought } from './recipe-wishes.ts';

/** How well the words of a question fit a recipe. */
export type WordFit = {
  /** From 0 for nothing to 1 for all words in the title, rare words counting more. */
  readonly share: number;
  /** What having several foods of a list adds to that. */
  readonly together: number;
  /** True if no required term is missing, or one of several alternatives is there. */
  readonly hasNeeded: boolean;
};

/** Weight of a word by where it occurs; 1 in the title. */
const ALIAS_WEIGHT = 0.85;
export const INGREDIENT_WEIGHT = 0.55;
/** One word of an ingredient of several words, in the name. */
const PART_WEIGHT = 0.75;
const WIDE_KIND_WEIGHT = 0.5;
/** Below `MIN_MATCH`: "kari" also finds an opor, which is a `gulai`, without counting it as one. */
const KIND_WEIGHT = 0.45;
/** A word that only begins with the requested one. */
const PREFIX_SHARE = 0.7;
/** Shortest word that may match the beginning of a longer one, in letters. */
const MIN_PREFIX_LENGTH = 4;
/** An ingredient that is in the name but not in the dish: "singkong" in "daun singkong". */
const NAME_ALONE_SHARE = 0.6;
/** Below this a term is as good as missing. */
const MIN_MATCH = 0.5;
/** Weight of words of texts if nothing else is requested by name: enough to break a tie. */
const TIPPING_SHARE = 0.25;
/** For having all foods of a list, less for some, so that the dish comes before one that is called by a single one. */
const TOGETHER_SHARE = 1.5;
/** Fewer dishes than this are no choice. */
export const FEW = 3;
const HELPFUL_TERM_WEIGHT = 0.25;
/** How a dish is cooked, or looks, or tastes says less about it than what is cooked. */
const MANNER_TERM_WEIGHT = 0.35;
const MANNER_WORDS = wordSet('tumis goreng bakar panggang rebus kukus kuah bumbu isi saus');

/** Rates all recipes that share a word with the question. */
export function rateRecipes(query: Query, index: RecipeIndex): ReadonlyMap<number, WordFit> {
  const { terms, hasAlternatives } = query;
  const matches = terms.map((term) => matchTerm(term, index));
  const termWeights = terms.map(
    ({ phrase, role }, term) =>
      Math.log(1 + index.recipes.length / (1 + (matches[term]?.size ?? 0))) *
      (role === 'helpful' ? HELPFUL_TERM_WEIGHT : 1) *
      (MANNER_WORDS.has(phrase) ? MANNER_TERM_WEIGHT : 1),
  );
  const total = termWeights.reduce((sum, weight) => sum + weight, 0);
  const needed = terms.flatMap(({ role }, term) => (role === 'needed' ? [term] : []));
  const hasTerm = (position: number) => (term: number) =>
    (matches[term]?.get(position) ?? 0) >= MIN_MATCH;
  const found = [...new Set(matches.flatMap((match) => [...match.keys()]))];
  const countOf = (position: number) => needed.filter(hasTerm(position)).length;
  const hasAll = (position: number) => countOf(position) === needed.length;
  const isMadeOf = (position: number) =>
    hasAll(position) &&
    (needed.some((term) => (matches[term]?.get(position) ?? 0) >= PART_WEIGHT) ||
      countOthers(index.recipes[position], needed.length) <= FEW_OTHERS);
  const areFoods = neededFoods(query).length === needed.length;
  const isList = areFoods && listsFoods(query);
  const enough = requiredTermCount(needed.length, {
    hasAlternatives,
    areFoods,
    // With few dishes of all the foods, those of some of them follow.
    areTogether: found.some(isMadeOf) && (!isList || found.filter(hasAll).length >= FEW),
  });
  return new Map(
    found.map((position) => {
      const won = matches.reduce(
        (sum, match, term) => sum + (match.get(position) ?? 0) * (termWeights[term] ?? 0),
        0,
      );
      const more = isList && needed.length > 1 ? countOf(position) - 1 : 0;
      return [
        position,
        {
          share: (won / total) * (isOpenEnded({ terms }) ? TIPPING_SHARE : 1),
          together: more > 0 ? (more / (needed.length - 1)) ** 2 * TOGETHER_SHARE : 0,
          hasNeeded: countOf(position) >= enough,
        },
      ];
    }),
  );
}

/** Most other things to buy for a dish that is made of the foods, though not called by them. */
const FEW_OTHERS = 4;

/** Ingredients to buy, without the foods that are named. */
const countOthers = (recipe: IndexedRecipe | undefined, foods: number): number =>
  recipe === undefined ? Infinity : countBought(recipe.facts) - foods;

type NeededTerms = {
  /** Whether the question says "atau". */
  readonly hasAlternatives: boolean;
  readonly areFoods: boolean;
  /** Whether a dish is made of all of them. */
  readonly areTogether: boolean;
};

/** How many of the needed terms a dish must have. */
function requiredTermCount(
  needed: number,
  { hasAlternatives, areFoods, areTogether }: NeededTerms,
): number {
  // Foods that no dish is made of together are alternatives: "lauk ayam bebek".
  const areAlternatives = hasAlternatives || (areFoods && !areTogether);
  if (needed > 1 && areAlternatives) return 1;
  // Of many foods one may be missing: "cuma ada tahu tempe telur".
  return areFoods && needed >= MANY_FOODS ? needed - 1 : needed;
}

/** Recipes → from 0 to 1, how well they have the term. */
function matchTerm(
  { phrase, ingredients, recipes }: Term,
  index: RecipeIndex,
): ReadonlyMap<number, number> {
  if (recipes !== undefined) return new Map(recipes.map((position) => [position, 1]));
  const words = phrase.split(' ');
  const matches = new Map<number, number>();
  const raise = (position: number, match: number) => {
    if (match > (matches.get(position) ?? 0)) matches.set(position, match);
  };
  if (words.length === 1)
    for (const [position, match] of matchWord(phrase, index)) raise(position, match);
  const kind = KIND_WORDS.get(phrase);
  const kindWeight = kind?.isWide === true ? WIDE_KIND_WEIGHT : KIND_WEIGHT;
  // A phrase that begins with a kind is of that kind: every sambal may be a "sambal botol".
  const head = words.length > 1 ? KIND_WORDS.get(words[0]) : undefined;
  const made = head?.isWide === false ? head.kinds : [];
  const wanted = new Set(ingredients);
  for (const recipe of index.recipes) {
    if (words.length > 1) raise(recipe.position, matchPhrase(words, recipe, wanted));
    const match = matches.get(recipe.position);
    if (hasIngredient(recipe, wanted)) raise(recipe.position, INGREDIENT_WEIGHT);
    else if (wanted.size > 0 && match !== undefined) {
      matches.set(recipe.position, match * NAME_ALONE_SHARE);
    }
    if (kind?.kinds.includes(recipe.facts.kind) === true) raise(recipe.position, kindWeight);
    if (made.includes(recipe.facts.kind)) raise(recipe.position, PART_WEIGHT);
  }
  return matches;
}

/** Names use the first word of "telur ayam", the second of "ikan lele", either of "daging sapi". */
function matchPhrase(
  words: readonly string[],
  recipe: IndexedRecipe,
  wanted: ReadonlySet<number>,
): number {
  const phrase = words.join(' ');
  if (mentions(` ${recipe.title} `, phrase)) return 1;
  if (mentions(recipe.names, phrase)) return ALIAS_WEIGHT;
  if (!hasIngredient(recipe, wanted)) return 0;
  const [head = '', ...others] = words;
  const withoutWide = WIDE_HEADS.has(head) ? others : words;
  const telling = SEASONING_HEADS.has(head) ? [head] : withoutWide;
  return telling.some((word) => mentions(recipe.names, word)) ? PART_WEIGHT : 0;
}

const hasIngredient = ({ ingredients }: IndexedRecipe, wanted: ReadonlySet<number>): boolean =>
  wanted.size > 0 && ingredients.some((ingredient) => wanted.has(ingredient));

/** Recipes that are called so, and how much of the word that covers. */
function matchWord(
  word: string,
  { nameWords }: RecipeIndex,
): readonly (readonly [position: number, match: number])[] {
  return findWords(word, nameWords).flatMap(([found, { titles, aliases }]) => {
    const share = found === word ? 1 : PREFIX_SHARE;
    return [
      ...titles.map((position) => [position, share] as const),
      ...aliases.map((position) => [position, share * ALIAS_WEIGHT] as const),
    ];
  });
}

/** The word itself or, if unknown, words that begin with it: "jamu" is known, so "jamur" is not. */
function findWords(
  word: string,
  nameWords: RecipeIndex['nameWords'],
): readonly (readonly [string, WordUses])[] {
  const uses = nameWords.get(word);
  if (uses !== undefined) return [[word, uses]];
  if (word.length < MIN_PREFIX_LENGTH) return [];
  return [...nameWords].filter(([found]) => found.startsWith(word));
}
