import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import {
  NATIONWIDE,
  PROVINCES,
  type RecipeFacts,
} from '../../src/core/sources/collection/recipe-facts.ts';
import {
  packTexts,
  stemWord,
  type PackedTexts,
} from '../../src/core/sources/collection/search/question/text-index.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import { DESCRIBING_WORDS } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { tokenize } from '../../src/core/sources/collection/search/words/tokenize.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';

/** A word in more descriptions than this distinguishes too little. */
const MOST_DESCRIBED = 14;
/** Search already knows regions as large as a province, so texts need not supply them. */
const WIDE = new Set(
  [...PROVINCES, 'Betawi', 'Sunda', 'Minang', 'Padang', 'Batak', 'Dayak', 'Bugis'].flatMap(
    tokenize,
  ),
);
/** Towns, islands and peoples: worth finding in a description, though search knows them too. */
const PLACES = new Set(
  [...REGION_WORDS.keys(), ...TOWNS.flatMap(({ phrases }) => phrases)].filter(
    (word) => !WIDE.has(word),
  ),
);
/** A second home, which another name tells: "papeda papua" is filed under Maluku. */
const isElsewhere = (word: string, { province }: Pick<RecipeFacts, 'province'>): boolean =>
  province !== NATIONWIDE && REGION_WORDS.get(word)?.includes(province) === false;
/** Worth keeping however many descriptions have them: a town may be known for many dishes. */
const KEPT_STEMS = new Set([...DESCRIBING_WORDS, ...PLACES].map(stemWord));

/**
 * Places and textures that only descriptions and other names of recipes tell. Their other words have changed
 * no answer in our sets of questions.
 *
 * @param aliases all other names of each recipe: "mendoan banyumas" is not shipped, but tells where it
 * is from.
 */
export function collectTexts(
  recipes: readonly CollectedRecipe[],
  aliases: readonly (readonly string[])[],
): PackedTexts {
  const recipesWith = new Map<string, Set<number>>();
  for (const [position, { facts, body }] of recipes.entries()) {
    const shipped = new Set([facts.title, ...facts.aliases].flatMap(tokenize));
    const places = (aliases[position] ?? [])
      .flatMap(tokenize)
      .filter((word) => (PLACES.has(word) || isElsewhere(word, facts)) && !shipped.has(word));
    const told = tokenize(body.description).filter(
      (word) => DESCRIBING_WORDS.has(word) || PLACES.has(word),
    );
    for (const word of [...told, ...places]) {
      const stem = stemWord(word);
      recipesWith.set(stem, (recipesWith.get(stem) ?? new Set()).add(position));
    }
  }
  const telling = [...recipesWith].filter(
    ([stem, { size }]) => size <= MOST_DESCRIBED || KEPT_STEMS.has(stem),
  );
  return packTexts(new Map(telling.map(([stem, positions]) => [stem, [...positions]])));
}
