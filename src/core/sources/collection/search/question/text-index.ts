import { unpackRising, packRising } from '../../packed-numbers.ts';
import { PROVINCES } from '../../recipe-facts.ts';
import type { Query, Term } from './search-query.ts';

/** Stems of words that occur only in the texts of recipes → positions of those recipes. */
type TextIndex = ReadonlyMap<string, readonly number[]>;

/** A {@link TextIndex} as shipped: stems in a line, and a list of positions for each. */
export type PackedTexts = { readonly words: string; readonly places: string };

/** Runs when the product is built. */
export function packTexts(index: TextIndex): PackedTexts {
  const sorted = [...index].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(' '),
    places: packRising(sorted.map(([, places]) => places)),
  };
}

function unpackTexts({ words, places }: PackedTexts): TextIndex {
  const lists = unpackRising(places);
  return new Map(words.split(' ').map((word, at) => [word, lists[at] ?? []]));
}

const ENDING = /(?:nya|lah|kah)$/u;
const PREFIX = /^(?:meng|meny|mem|men|peng|pem|pen|ber|ter|di|me|se|ke)(?=\p{L}{4})/u;
const SUFFIX = /(?<=\p{L}{4})(?:kan|an|i)$/u;

/** A word without its affixes, roughly: "digulung" matches "gulungan" too. */
export const stemWord = (word: string): string =>
  word.replace(ENDING, '').replace(PREFIX, '').replace(SUFFIX, '');

/** Adds to a question what only the texts of recipes know: it may break a tie. */
export function createTextLookup(packed: PackedTexts): (query: Query) => Query {
  const texts = unpackTexts(packed);
  return (query) => readTexts(query, texts);
}

/** Whether a place is called as a province is, and not as a town. */
const isOfProvince = (place: string): boolean =>
  PROVINCES.some((name) => ` ${name.toLowerCase()}`.includes(` ${place}`));

function readTexts(query: Query, texts: TextIndex): Query {
  const { kinds, terms, traits, occasions } = query;
  // Only a texture is asked for: "yang kenyal-kenyal".
  const isAll = kinds.length + terms.length + traits.length + occasions.length === 0;
  const role = isAll && query.wording.unknown.length === 0 ? 'needed' : 'helpful';
  const known = [...query.wording.unknown, ...query.wording.describing].flatMap(
    (word): readonly Term[] => {
      const recipes = texts.get(stemWord(word));
      return recipes === undefined ? [] : [{ phrase: word, ingredients: [], role, recipes }];
    },
  );
  const phrases = new Set(known.map(({ phrase }) => phrase));
  const told = query.regions.places.map(
    (place) => [place, texts.get(stemWord(place)) ?? []] as const,
  );
  return {
    ...query,
    regions: {
      ...query.regions,
      recipesByPlace: new Map(told),
      alsoFrom: told.flatMap(([place, recipes]) => (isOfProvince(place) ? recipes : [])),
    },
    terms: [...query.terms, ...known],
    wording: {
      ...query.wording,
      unknown: query.wording.unknown.filter((word) => !phrases.has(word)),
    },
  };
}
