import {
  CRABS,
  EXCLUSION_WORDS,
  exclude,
  excludePhrases,
  type Exclusion,
} from '../words/exclusion-words.ts';
import { PAUSE } from '../words/fold-text.ts';
import { STATE_WORDS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { MARKERS, PART_WORDS, QUALIFYING_WORDS } from '../words/negation-words.ts';
import { findPhrase, longestPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';

/** Other known foods: folded names of dishes and ingredients. */
export type FoodNames = {
  readonly has: (phrase: string) => boolean;
  /** The folded names of the ingredients that a phrase stands for. */
  readonly ingredientsOf: (phrase: string) => readonly string[];
  /** Whether a longer name also stands for its kind: who is allergic to "udang ebi" eats no prawns. */
  readonly areKindsMeant?: boolean;
};

/** Foods that may be refused, and where the words for them begin and end. */
export type RefusedFoods = {
  readonly exclusions: readonly Exclusion[];
  readonly start: number;
  readonly end: number;
};

/** Longest name of an ingredient, in words. */
export const MAX_FOOD_WORDS = 4;

/** The food that begins at a word; "kacang polong beku" is one food. */
export function readFood(words: OpenWords, at: number, food: FoodNames): RefusedFoods | undefined {
  const item = readNamed(words, at, food);
  return item !== undefined && words[item.end] === 'beku' ? { ...item, end: item.end + 1 } : item;
}

function readNamed(words: OpenWords, at: number, food: FoodNames): RefusedFoods | undefined {
  const word = words[at];
  if (word === undefined || word === PAUSE) return undefined;
  const known = findPhrase(words, at, EXCLUSION_WORDS);
  // A longer name is meant as a whole: "tanpa tepung ketan hitam" allows other flours.
  const longer = findNameAt(words, at, known?.length ?? 0, food);
  // A refusing word is not a name here, though "jangan" is also a soup.
  if (longer !== undefined && !isTalk(longer.phrase) && !MARKERS.has(longer.phrase)) {
    // Excluding a dish excludes the food in its name: the flowers of "sayur bunga pepaya".
    const [, ...tail] = longer.phrase.split(' ');
    const inside = tail.length > 1 ? food.ingredientsOf(tail.join(' ')) : [];
    const exclusion = excludePhrases([
      longer.phrase,
      ...food.ingredientsOf(longer.phrase),
      ...inside,
    ]);
    const kinds = KIND_WORDS.get(longer.phrase)?.kinds;
    const kind = food.areKindsMeant === true ? known : undefined;
    return {
      exclusions: [
        ...(kind?.meaning ?? []),
        exclusion,
        ...(kinds === undefined ? [] : [exclude({ kinds })]),
      ],
      start: at,
      end: at + longer.length,
    };
  }
  if (known !== undefined) {
    const isPrawn = known.meaning.some(({ contains }) => contains.includes('udang'));
    const related = food.areKindsMeant === true && isPrawn ? [CRABS] : [];
    return { exclusions: [...known.meaning, ...related], start: at, end: at + known.length };
  }
  const kind = findPhrase(words, at, KIND_WORDS);
  return kind === undefined
    ? undefined
    : { exclusions: [exclude({ kinds: kind.meaning.kinds })], start: at, end: at + kind.length };
}

/** The longest name that begins at a word and has more than so many words. */
export const findNameAt = (words: OpenWords, at: number, longerThan: number, food: FoodNames) =>
  longestPhrase(words, at, (phrase, length) => length > longerThan && food.has(phrase), {
    max: MAX_FOOD_WORDS,
    isDoubled: true,
  });

/** The longest name that ends with a word: "es teh" is one drink and does not exclude all ice. */
export function readLongest(
  words: OpenWords,
  last: number,
  food: FoodNames,
): RefusedFoods | undefined {
  for (let start = Math.max(0, last - MAX_FOOD_WORDS + 1); start < last; start += 1) {
    const item = readFood(words, start, food);
    if (item?.end === last + 1) return item;
  }
  return readFood(words, last, food);
}

/** Whether a word is in the middle or at the end of the name of a food. */
export const isInside = (words: OpenWords, at: number, food: FoodNames): boolean =>
  [1, 2, 3].some((before) => (readFood(words, at - before, food)?.end ?? 0) > at);

export const isQualifier = (word: string): boolean =>
  QUALIFYING_WORDS.has(word) || (STATE_WORDS.has(word) && isTalk(word));

/** A food with the other words of its name: "gula merah aren", "bawang putih honan". */
export function withQualifiers(
  words: OpenWords,
  item: RefusedFoods,
  food: FoodNames,
): RefusedFoods {
  const isKnown = EXCLUSION_WORDS.has(words.slice(item.start, item.end).join(' '));
  if (isKnown && !PART_WORDS.has(words[item.end - 1])) return item;
  // A longer name of a kind is one dish and does not exclude the kind: "kue tart krim".
  const isKind = KIND_WORDS.has(words.slice(item.start, item.end).join(' '));
  let whole = item;
  for (;;) {
    let end = whole.end;
    while (isQualifier(words[end] ?? '')) end += 1;
    const word = words[end];
    const next = readFood(words, end, food);
    const isPart = !KIND_WORDS.has(word) && !isTalk(word);
    if (next === undefined || !isPart) return whole;
    whole = {
      exclusions: [...(isKind && whole === item ? [] : whole.exclusions), ...next.exclusions],
      start: item.start,
      end: next.end,
    };
  }
}

export const isIngredient = (phrase: string, { ingredientsOf }: FoodNames): boolean =>
  !KIND_WORDS.has(phrase) && (ingredientsOf(phrase).length > 0 || EXCLUSION_WORDS.has(phrase));
