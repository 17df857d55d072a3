import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { listRealWords } from '../../src/core/sources/collection/search/question/real-words.ts';
import {
  shelveRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-shelf.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/question/vocabulary.ts';
import { packPhrases } from '../../src/core/sources/collection/search/packed-phrases.ts';
import { parseSpellings } from '../../src/core/lines/food-spellings.ts';
import { wordSet } from '../../src/core/lines/word-set.ts';
import { DIALECT_WORDS } from '../../src/core/sources/collection/search/words/dialect-words.ts';
import { FOREIGN_DISHES } from '../../src/core/sources/collection/search/words/foreign-dishes.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';
import { SITUATIONS } from '../../src/core/sources/collection/search/words/situation-words.ts';
import { isTalk } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { listWellKnown } from '../../src/core/sources/collection/search/words/well-known.ts';
import { writeNumbers } from '../../src/core/sources/collection/packed-numbers.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';
import { COMMON_WORDS } from './indonesian-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';
import { readExamples, trainClassifier } from './train-classifier.ts';

/** Words that search knows from its own tables: situations, foreign dishes, towns, dialects. */
const KNOWN_WORDS = [
  ...SITUATIONS.flatMap(({ phrases }) => phrases),
  ...FOREIGN_DISHES.keys(),
  ...TOWNS.flatMap(({ phrases }) => phrases),
  ...parseSpellings(DIALECT_WORDS).map(([said]) => said),
]
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => /^[a-z]{3,}$/u.test(word));

/** One in this many misspelt words is taken for a real word, and stays as typed. */
const REAL_WORDS_ONE_IN = 16;
/** Room for about as many as there are, fixed so that adding a word changes no other correction. */
const REAL_WORDS_ROOM = 2_600;

/** What search knows apart from the facts of the recipes. */
export function collectSearchWords(facts: readonly RecipeFacts[], book: PriceBook): SearchWords {
  const foodNames = listFoodNames(facts, book);
  const vocabulary = collectVocabulary(shelveRecipes(facts, { foodNames }));
  return {
    foodNames,
    classifier: trainClassifier(readExamples(facts.map(({ title }) => title)), vocabulary.isFood),
    wellKnown: writeNumbers(listWellKnown(facts)),
    realWords: packPhrases(
      [
        listRealWords(
          [...COMMON_WORDS, ...SPOKEN_WORDS, ...KNOWN_WORDS],
          vocabulary,
          new Set(KNOWN_WORDS),
        ),
      ],
      { oneIn: REAL_WORDS_ONE_IN, room: REAL_WORDS_ROOM },
    ),
  };
}

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

/** Beside the name of a food they only repeat it. */
const HEADS = wordSet(
  'daun ikan air tepung bumbu bubuk udang bunga kacang keju kecap kerupuk biji jeruk jamur susu minyak sosis saus terigu kaldu',
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

/** Other names of the ingredients in use, except those that follow from the name itself. */
export function listFoodNames(
  facts: readonly RecipeFacts[],
  { ingredients }: PriceBook,
): SearchWords['foodNames'] {
  const fold = (text: string) => foldText(text).join(' ');
  const used = new Set(facts.flatMap((recipe) => recipe.ingredients));
  const { ingredientWords, canonical: shelved, names: dishes } = shelveRecipes(facts);
  const owners = new Map(
    [...used].flatMap((name) =>
      [name, ...(ingredients.get(name)?.synonyms ?? [])].map((one) => [fold(one), name] as const),
    ),
  );
  const lines = [...used].toSorted().map((name) => {
    const canonical = fold(name);
    const others = new Set(ingredients.get(name)?.synonyms.map(fold));
    const needed = [...others].filter(
      (other) =>
        // Two foods are named "cumi kering": excluding it excludes both.
        !ingredientWords.get(other)?.some((number) => shelved[number] === name) &&
        // "Wortel segar" is read as "wortel"; "rempeyek kacang" would be read as the dish.
        (dishes.has(other) ||
          goesOnWithTalk(other, canonical) ||
          !other.startsWith(`${canonical} `)) &&
        !other.includes('tanpa') &&
        (other.split(' ').length <= MAX_NAME_LENGTH ||
          dishes.has(other) ||
          goesOnWithTalk(other, canonical) ||
          !other.includes(canonical) ||
          // "Buah pala biji" is a nutmeg, although its first words name the fruit.
          runsOf(other).some((run) => (owners.get(run) ?? name) !== name)),
    );
    const isTold = (other: string) =>
      !dishes.has(other) &&
      needed.some((shorter) => addsHead(other, shorter)) &&
      runsOf(other).every((run) => (owners.get(run) ?? name) === name);
    return needed.filter((other) => !isTold(other)).join('|');
  });
  return lines.join('\n');
}
