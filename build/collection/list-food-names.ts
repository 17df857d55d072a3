import type { PriceBook } from '../../src/core/costing/price-book.ts';
import { wordSet } from '../../src/core/lines/word-set.ts';
import { LINE } from '../../src/core/sources/collection/packed-lines.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import {
  indexRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-index.ts';
import { isTalk } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { foldName } from '../../src/core/sources/collection/search/words/tokenize.ts';

/** In words; longer names contain a shorter one. */
const MAX_NAME_LENGTH = 2;

/** All sequences of at least two words. */
function runsOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  return words.flatMap((_, start) =>
    words.slice(start + 1).map((_end, more) => words.slice(start, start + more + 2).join(' ')),
  );
}

/** "Susu bubuk full cream": "full" is common talk, and a list would end before "cream". */
function goesOnWithTalk(other: string, canonical: string): boolean {
  const [first = '', ...more] = other.slice(canonical.length + 1).split(' ');
  return other.startsWith(`${canonical} `) && more.length > 0 && isTalk(first);
}

/** Generic words that add nothing beside a specific name: "kecap" in "kecap bango". "Udang rebon" are not prawns. */
const HEADS = wordSet(
  'daun ikan air tepung bumbu bubuk bunga kacang keju kecap kerupuk biji jeruk jamur susu minyak sosis saus terigu kaldu',
);

/** Whether a name is a shorter one plus only its head: "kecap bango" says no more than "bango". */
function addsHead(name: string, shorter: string): boolean {
  return (
    name !== shorter &&
    ` ${name} `.includes(` ${shorter} `) &&
    name
      .replace(shorter, '')
      .split(' ')
      .filter(Boolean)
      .every((word) => HEADS.has(word))
  );
}

/**
 * Other names of the ingredients in use, except those that search reads without being told: a line
 * for each ingredient in alphabetical order, its names separated by `|`.
 */
export function listFoodNames(
  facts: readonly RecipeFacts[],
  { foods }: PriceBook,
): SearchWords['foodNames'] {
  const used = [...new Set(facts.flatMap((recipe) => recipe.ingredients))].toSorted();
  const { ingredientWords, canonical: canonicalNames, names: dishes } = indexRecipes(facts);
  const synonymsOf = (name: string) => foods.get(name)?.synonyms ?? [];
  const owners = new Map(
    used.flatMap((name) =>
      [name, ...synonymsOf(name)].map((one) => [foldName(one), name] as const),
    ),
  );
  const lines = used.map((name) => {
    const canonical = foldName(name);
    // Two foods are named "cumi kering": excluding it excludes both.
    const isIndexed = (other: string) =>
      ingredientWords.get(other)?.some((number) => canonicalNames[number] === name) === true;
    const containsAnother = (other: string) =>
      runsOf(other).some((run) => (owners.get(run) ?? name) !== name);
    const isRead = (other: string) => {
      // "Rempeyek kacang" would be read as the dish.
      if (dishes.has(other) || goesOnWithTalk(other, canonical)) return false;
      // "Wortel segar" is read as "wortel".
      if (other.startsWith(`${canonical} `)) return true;
      const isLong = other.split(' ').length > MAX_NAME_LENGTH;
      // "Buah pala biji" is a nutmeg, although its first words name the fruit.
      return isLong && other.includes(canonical) && !containsAnother(other);
    };
    const needed = [...new Set(synonymsOf(name).map(foldName))].filter(
      (other) => !isIndexed(other) && !other.includes('tanpa') && !isRead(other),
    );
    const repeats = (other: string) =>
      !dishes.has(other) &&
      needed.some((shorter) => addsHead(other, shorter)) &&
      !containsAnother(other);
    return needed.filter((other) => !repeats(other)).join('|');
  });
  return lines.join(LINE);
}
