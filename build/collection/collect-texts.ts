import { PROVINCES } from '../../src/core/sources/collection/recipe-facts.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import {
  shelveRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-shelf.ts';
import {
  packTexts,
  stemWord,
  type PackedTexts,
} from '../../src/core/sources/collection/search/text-index.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/vocabulary.ts';
import { DESCRIBING_WORDS } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';
import { OUTSIDE_PHRASES } from '../../src/core/sources/collection/search/words/outside-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';

/** Shorter words say too little; in letters. */
const MIN_LENGTH = 4;
/** A word in more descriptions than this distinguishes too little. */
const MOST_DESCRIBED = 20;
/** Regions as large as a province are known to search already, so texts need not supply them. */
const WIDE = new Set(
  [...PROVINCES, 'Sunda', 'Minang', 'Batak', 'Dayak', 'Bugis'].flatMap(foldText),
);
const DESCRIBING_STEMS = new Set([...DESCRIBING_WORDS].map(stemWord));
/** Steps and tips are long: in one recipe a word is there by chance, in more than two it is usual. */
const RECIPES_THAT_MENTION = 2;

/** The words of descriptions, tips and steps that search does not have from elsewhere. */
export function collectTexts(
  recipes: readonly CollectedRecipe[],
  foodNames: SearchWords['foodNames'],
): PackedTexts {
  const shelf = shelveRecipes(
    recipes.map(({ facts }) => facts),
    { foodNames },
  );
  const { wishes, talk } = collectVocabulary(shelf);
  const spoken = new Set([...SPOKEN_WORDS, ...OUTSIDE_PHRASES]);
  const isKnown = (word: string) =>
    talk.has(word) || spoken.has(word) || (wishes.get(word) ?? 0) > 0;
  const known = new Set([...talk, ...wishes.keys()].filter(isKnown).map(stemWord));
  const towns = new Set([...REGION_WORDS.keys(), ...TOWNS.flatMap(({ phrases }) => phrases)]);
  const placesOf = (
    readTexts: (recipe: CollectedRecipe) => readonly string[],
    isMeant: (word: string) => boolean,
  ) => {
    const places = new Map<string, Set<number>>();
    for (const [position, recipe] of recipes.entries()) {
      for (const word of readTexts(recipe).flatMap(foldText)) {
        const stem = stemWord(word);
        if (!isMeant(word)) continue;
        places.set(stem, (places.get(stem) ?? new Set()).add(position));
      }
    }
    return places;
  };
  const isNew = (word: string) =>
    word.length >= MIN_LENGTH &&
    /^[a-z]+$/u.test(word) &&
    !isKnown(word) &&
    !known.has(stemWord(word));
  const described = placesOf(
    ({ body }) => [body.description, body.simpan ?? ''],
    (word) => isNew(word) || DESCRIBING_WORDS.has(word) || (towns.has(word) && !WIDE.has(word)),
  );
  const mentioned = placesOf(({ body }) => [...body.steps, body.tips ?? ''], isNew);
  const index = new Map<string, readonly number[]>();
  for (const word of new Set([...described.keys(), ...mentioned.keys()])) {
    const here = described.get(word) ?? new Set();
    const there = mentioned.get(word) ?? new Set();
    const all = new Set([
      ...(here.size <= MOST_DESCRIBED || DESCRIBING_STEMS.has(word) ? here : []),
      ...(there.size === RECIPES_THAT_MENTION ? there : []),
    ]);
    if (all.size > 0)
      index.set(
        word,
        [...all].toSorted((one, other) => one - other),
      );
  }
  return packTexts(index);
}
