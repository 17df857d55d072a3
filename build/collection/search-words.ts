import type { PriceBook } from '../../src/core/costing/price-book.ts';
import { parseSpellings } from '../../src/core/lines/word-set.ts';
import { packNumbers } from '../../src/core/sources/collection/packed-numbers.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { packPhrases } from '../../src/core/sources/collection/search/packed-phrases.ts';
import { listRealWords } from '../../src/core/sources/collection/search/question/real-words.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/question/vocabulary.ts';
import {
  indexRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-index.ts';
import { DIALECT_WORDS } from '../../src/core/sources/collection/search/words/dialect-words.ts';
import { FOREIGN_DISHES } from '../../src/core/sources/collection/search/words/foreign-dishes.ts';
import { SITUATIONS } from '../../src/core/sources/collection/search/words/situation-words.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';
import { listWellKnown } from '../../src/core/sources/collection/search/words/well-known.ts';
import { COMMON_WORDS } from './indonesian-words.ts';
import { listFoodNames } from './list-food-names.ts';
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
  const vocabulary = collectVocabulary(indexRecipes(facts, { foodNames }));
  return {
    foodNames,
    classifier: trainClassifier(readExamples(facts.map(({ title }) => title)), vocabulary.isFood),
    wellKnown: packNumbers(listWellKnown(facts)),
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
