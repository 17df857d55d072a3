import { NUMBER_WORDS } from '../../../../lines/spell-numbers.ts';
import { readPhrases } from '../packed-phrases.ts';
import type { RecipeIndex, SearchWords } from '../recipe-index.ts';
import { DIET_WORDS } from '../words/diet-words.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { HEAT_WORDS } from '../words/heat-words.ts';
import { INGREDIENT_GROUPS } from '../words/ingredient-words.ts';
import { KEEPING_PHRASES } from '../words/keeping-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { LIMIT_WORDS } from '../words/limit-words.ts';
import { NEGATION_WORDS, NEGATION_TALK } from '../words/negation-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';
import { REGION_WORDS } from '../words/region-words.ts';
import { DESCRIBING_WORDS, FILLER_WORDS, FOOD_WORDS, TALK_WORDS } from '../words/talk-words.ts';
import { TASTE_WORDS, TRAIT_WORDS } from '../words/trait-words.ts';
import { KNOWN_SPELLINGS } from '../words/word-spellings.ts';
import { createDishClassifier, type DishClassifier } from './dish-classifier.ts';
import type { FoodNames } from './read-foods.ts';
import { COUNT_WORDS } from './take-count.ts';
import { dishesOfClass, findIngredients } from './take-names.ts';

/** Which words are known, and how common they are. */
export type Vocabulary = {
  /** Words that a request can contain → how many names and ingredients they occur in. */
  readonly wishes: ReadonlyMap<string, number>;
  /** Whether a word occurs in names or ingredients. */
  readonly isFood: (word: string) => boolean;
  /** Correct words that request nothing: small talk and other topics. */
  readonly smallTalk: ReadonlySet<string>;
  /** Indonesian words, and names of people and places, that resemble a misspelt dish. */
  readonly isReal: (word: string) => boolean;
  /** Whether two words stand side by side in the name of a dish or an ingredient. */
  readonly isPair: (first: string, second: string) => boolean;
  /** Whether a question asks for dishes at all. */
  readonly classify: DishClassifier;
};

const PHRASES: readonly Iterable<string>[] = [
  DIET_WORDS.keys(),
  EXCLUSION_WORDS.keys(),
  INGREDIENT_GROUPS.keys(),
  KIND_WORDS.keys(),
  OCCASION_WORDS.keys(),
  REGION_WORDS.keys(),
  HEAT_WORDS.keys(),
  TASTE_WORDS.keys(),
  TRAIT_WORDS.keys(),
  NUMBER_WORDS,
  LIMIT_WORDS,
  COUNT_WORDS,
  KEEPING_PHRASES,
];
const LEXICON_WORDS: ReadonlySet<string> = new Set(
  PHRASES.flatMap((phrases) => [...phrases]).flatMap((phrase) => phrase.split(' ')),
);

/** Every word that questions to this collection may contain. */
export function collectVocabulary(
  index: RecipeIndex,
  { realWords = '', classifier = '' }: Partial<SearchWords> = {},
): Vocabulary {
  const wishes = new Map<string, number>();
  for (const [word, { titles, aliases }] of index.nameWords)
    wishes.set(word, titles.length + aliases.length);
  for (const phrase of index.ingredientWords.keys()) {
    for (const word of phrase.split(' ')) wishes.set(word, (wishes.get(word) ?? 0) + 1);
  }
  for (const word of KNOWN_SPELLINGS) if (!wishes.has(word)) wishes.set(word, 0);
  for (const word of [...LEXICON_WORDS, ...NEGATION_WORDS, ...TALK_WORDS])
    if (!wishes.has(word)) wishes.set(word, 0);
  const isFood = (word: string) => (wishes.get(word) ?? 0) > 0;
  return {
    wishes,
    isFood,
    smallTalk: new Set([...FILLER_WORDS, ...DESCRIBING_WORDS, ...FOOD_WORDS, ...NEGATION_TALK]),
    isReal: readPhrases(realWords).has,
    isPair(first, second) {
      const { titles = [], aliases = [] } = index.nameWords.get(second) ?? {};
      return (
        index.ingredientWords.has(`${first} ${second}`) ||
        [...titles, ...aliases].some((at) =>
          index.recipes[at]?.names.includes(` ${first} ${second} `),
        )
      );
    },
    classify: createDishClassifier(classifier, isFood),
  };
}

/** Everything known to be food when a question excludes something. */
export function createFoodNames(index: RecipeIndex): FoodNames {
  const { ingredientWords, ingredients, names, nameWords } = index;
  // A group ("umbi") is all its foods; a word of ingredients ("sayap ayam") only those.
  const find = (phrase: string) => ingredientWords.get(phrase) ?? findIngredients(phrase, index);
  return {
    has: (phrase) =>
      find(phrase).length > 0 ||
      names.has(phrase) ||
      nameWords.has(phrase) ||
      (phrase.includes(' ') && dishesOfClass(phrase, index).length > 0),
    ingredientsOf: (phrase) => find(phrase).flatMap((number) => ingredients[number] ?? []),
  };
}
