import { isHaram } from '../../recipe-facts.ts';
import type { RecipeIndex } from '../recipe-index.ts';
import { INGREDIENT_GROUPS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { consume, listPhrases, type Tokens } from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS } from '../words/trait-words.ts';
import type { NamedDish, Query, Term } from './search-query.ts';

/** Whether a named dish contains pork or alcohol. */
export function namesHaram(named: readonly NamedDish[], index: RecipeIndex): boolean {
  return named
    .flatMap(({ recipes }) => recipes)
    .some((position) => {
      const recipe = index.recipes[position];
      return recipe !== undefined && isHaram(recipe.facts);
    });
}

/** Removes the longest sequence of words that is a name, then the longest of the rest. */
export function takeNames(
  words: Tokens,
  index: RecipeIndex,
  isNoise: (word: string) => boolean = () => false,
): readonly NamedDish[] {
  const named: NamedDish[] = [];
  for (const { phrase: run, at, length } of listPhrases(words, 1)) {
    const isAlone = isFree(words[at - 1]) && isFree(words[at + length]);
    const phrase = findName(run, isAlone, index);
    const recipes = index.names.get(phrase ?? '');
    if (phrase === undefined || recipes === undefined) continue;
    // A single word of small talk is not a name: "untuk-untuk" is a dish, "untuk" is not.
    if (length === 1 && (FILLER_WORDS.has(phrase) || isNoise(phrase))) continue;
    // "Daging cincang" is a food, though a dish is called Cincang.
    if (length === 1 && index.ingredientWords.has(`${words[at - 1]} ${phrase}`)) continue;
    consume(words, at, length);
    named.push({ phrase, recipes });
  }
  return named;
}

/** Whether no name can go on at a word. */
const isFree = (word: string | undefined): boolean =>
  word === undefined || word === PAUSE || FILLER_WORDS.has(word);

/** The name that a phrase is, or that it is with its two words swapped: "tempe orek". Two foods are not. */
function findName(phrase: string, isAlone: boolean, index: RecipeIndex): string | undefined {
  const { names, ingredientWords } = index;
  if (names.has(phrase)) return phrase;
  if (!isAlone) return undefined;
  const words = phrase.split(' ');
  const swapped = words.toReversed().join(' ');
  if (words.length !== 2 || !names.has(swapped)) return undefined;
  const isOther =
    ingredientWords.has(phrase) ||
    words.every((word) => ingredientWords.has(word)) ||
    dishesOfClass(phrase, index).length > 0;
  return isOther ? undefined : swapped;
}

/** So many recipes begin with a phrase that it names a class of dishes: "nasi goreng", "ikan bakar". */
const CLASS_SIZE = 4;

/** Removes ingredients and classes of several words, so that none of the words is read on its own. */
export function takeFoodPhrases(words: Tokens, index: RecipeIndex): readonly Term[] {
  const terms: Term[] = [];
  for (const { phrase, at, length } of listPhrases(words, 2)) {
    // A doubled word ("sambal-sambalan") is one word, and may be a kind.
    if (!phrase.includes(' ')) continue;
    const ingredients = findIngredients(phrase, index);
    if (ingredients.length === 0 && dishesOfClass(phrase, index).length === 0) continue;
    consume(words, at, length);
    terms.push({ phrase, ingredients, role: 'needed' });
  }
  return terms;
}

/** The dishes of a class: "nasi goreng", "ikan bakar". None if only a few are called so. */
export function dishesOfClass(
  phrase: string,
  { nameWords, recipes }: RecipeIndex,
): readonly number[] {
  const [first = ''] = phrase.split(' ');
  const titled = nameWords.get(first)?.titles ?? [];
  const start = `${phrase} `;
  const called = titled.filter((at) => recipes[at]?.title.startsWith(start));
  return called.length >= CLASS_SIZE ? called : [];
}

/** The ingredients that a phrase may mean, as numbers of the index. */
export function findIngredients(phrase: string, index: RecipeIndex): readonly number[] {
  const group = INGREDIENT_GROUPS.get(phrase);
  if (group === undefined) {
    const exact = index.ingredientWords.get(phrase) ?? [];
    // A longer name of a flour is another flour: "tepung beras ketan".
    return phrase.includes(' ') && exact.length > 0 && !phrase.startsWith('tepung')
      ? [...new Set([...exact, ...withLonger(phrase, index)])]
      : exact;
  }
  return group.flatMap((start) => withLonger(start, index));
}

const withLonger = (start: string, { ingredients }: RecipeIndex): readonly number[] =>
  ingredients.flatMap((name, number) =>
    name === start || name.startsWith(`${start} `) ? [number] : [],
  );

/** A word as something that should be in the dish or its name. */
export const toTerm = (phrase: string, index: RecipeIndex): Term => ({
  phrase,
  ingredients: TASTE_WORDS.has(phrase) ? [] : findIngredients(phrase, index),
  role: 'needed',
});

export const toNameTerms = (phrase: string): readonly Term[] =>
  phrase.split(' ').map((word) => ({ phrase: word, ingredients: [], role: 'named' }));

/**
 * Names that are also kinds: together with a region or foods at hand, all soups are meant, not just
 * the one called "soto".
 */
export function partNames(
  named: readonly NamedDish[],
  isWide: boolean,
): { readonly dishes: readonly NamedDish[]; readonly kinds: Query['kinds'] } {
  // With several names, each stands for a dish: "soto, sate, gado-gado".
  const kindOf = ({ phrase }: NamedDish) =>
    isWide && named.length === 1 ? KIND_WORDS.get(phrase)?.kinds : undefined;
  return {
    dishes: named.filter((name) => kindOf(name) === undefined),
    kinds: named.flatMap((name) => kindOf(name) ?? []),
  };
}
