import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { consume } from '../words/phrase-lexicon.ts';
import type { Reading } from './reading.ts';
import type { Query, Term } from './search-query.ts';
import { dishesOfClass, findIngredients, takeNames } from './take-names.ts';

const STOCK = /\bstok(?: bahan| (?:di )?kulkas|:)/iu;

/** Names of dishes, also other names of dishes in the collection (`other-names.ts`). */
export function takeDishNames(
  reading: Reading,
  isNoise: (word: string) => boolean,
): Query['named'] {
  const { question, words, tokenSet, index, late } = reading;
  // A food that is left over or in stock is to be used, and no dish: "stok: bihun, bakso".
  const isAtHome = tokenSet.has('sisa') || STOCK.test(question);
  const isLeft = (word: string) =>
    [words.indexOf(word) - 1, words.indexOf(word) + 1].some((at) => words[at] === 'sisa');
  const isNoName = (word: string) =>
    isNoise(word) || (isAtHome && (isLeft(word) || findIngredients(word, index).length > 0));
  const names = takeNames(words, index, isNoName);
  late.renamePhrases(reading);
  return [...names, ...takeNames(words, index, isNoName)];
}

/**
 * Removes kinds that are dishes of a menu: "soto, sate, gado-gado".
 *
 * @param named how many dishes are named beside them.
 */
export function takeListedKinds({ words, whole, index }: Reading, named: number): Query['named'] {
  const isEnd = (at: number) => whole[at] === undefined || CONNECTORS.has(whole[at]);
  const isClass = (word: string) => !KIND_WORDS.has(word) && !index.ingredientWords.has(word);
  const found = words.flatMap((word, at) => {
    const isName = word !== undefined && (KIND_WORDS.get(word)?.isWide === false || isClass(word));
    const recipes = isName && isEnd(at - 1) && isEnd(at + 1) ? dishesOfClass(word, index) : [];
    return word === undefined || recipes.length === 0 ? [] : [{ at, phrase: word, recipes }];
  });
  if (named + found.length < 2) return [];
  for (const { at } of found) consume(words, at, 1);
  return found;
}

/** Makes classes of dishes into named ones if there are several: "nasi goreng, ayam bakar, es jeruk". */
export function nameClasses(
  dishes: Query['named'],
  phrases: readonly Term[],
  { index, text }: Reading,
) {
  const classes = phrases
    .map(({ phrase }) => ({ phrase, recipes: dishesOfClass(phrase, index) }))
    .filter(({ recipes }) => recipes.length > 0);
  const menu = [...dishes, ...classes];
  if (menu.length < 2) return { dishes, foods: phrases };
  const names = new Set(classes.map(({ phrase }) => phrase));
  return {
    dishes: menu.toSorted((a, b) => text.indexOf(a.phrase) - text.indexOf(b.phrase)),
    foods: phrases.filter(({ phrase }) => !names.has(phrase)),
  };
}

export const mentionsIngredient = ({ words, index }: Reading): boolean =>
  words.some((word) => findIngredients(word ?? '', index).length > 0);
