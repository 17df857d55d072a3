import {
  CRABS,
  SHELLS,
  EXCLUSION_WORDS,
  exclude,
  excludePhrases,
  type Exclusion,
} from '../words/exclusion-words.ts';
import { STATE_WORDS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { NEGATIONS, PART_WORDS, QUALIFYING_WORDS } from '../words/negation-words.ts';
import { findPhrase, longestPhrase, type Tokens } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';

/** Other known foods: folded names of dishes and ingredients. */
export type FoodNames = {
  readonly has: (phrase: string) => boolean;
  /** The folded names of the ingredients that a phrase stands for. */
  readonly ingredientsOf: (phrase: string) => readonly string[];
};

/** A question in which foods are looked for. */
export type FoodReading = {
  readonly words: Tokens;
  readonly names: FoodNames;
  /** If so, a longer name also stands for its kind: who is allergic to "udang ebi" eats no prawns. */
  readonly isReaction: boolean;
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
export function readFood(reading: FoodReading, at: number): RefusedFoods | undefined {
  const item = readNamed(reading, at);
  return item !== undefined && reading.words[item.end] === 'beku'
    ? { ...item, end: item.end + 1 }
    : item;
}

function readNamed(reading: FoodReading, at: number): RefusedFoods | undefined {
  const { words, names, isReaction } = reading;
  const word = words[at];
  if (word === undefined || word === PAUSE) return undefined;
  const known = findPhrase(words, at, EXCLUSION_WORDS);
  // A longer name is meant as a whole: "tanpa tepung ketan hitam" allows other flours.
  const longer = findNameAt(reading, at, known?.length ?? 0);
  // A refusing word is not a name here, though "jangan" is also a soup.
  if (longer !== undefined && !isTalk(longer.phrase) && !NEGATIONS.has(longer.phrase)) {
    // Excluding a dish excludes the food in its name: the flowers of "sayur bunga pepaya".
    const [, ...tail] = longer.phrase.split(' ');
    const inside = tail.length > 1 ? names.ingredientsOf(tail.join(' ')) : [];
    const exclusion = excludePhrases([
      longer.phrase,
      ...names.ingredientsOf(longer.phrase),
      ...inside,
    ]);
    const kinds = KIND_WORDS.get(longer.phrase)?.kinds;
    return {
      exclusions: [
        ...(isReaction ? (known?.meaning ?? []) : []),
        exclusion,
        ...(kinds === undefined ? [] : [exclude({ kinds })]),
      ],
      start: at,
      end: longer.end,
    };
  }
  if (known !== undefined) {
    const isPrawn = known.meaning.some(({ contains }) => contains.includes('udang'));
    const kin = words.includes('kerang') ? [CRABS] : [CRABS, SHELLS];
    const related = isReaction && isPrawn ? kin : [];
    return { exclusions: [...known.meaning, ...related], start: at, end: at + known.length };
  }
  const kind = findPhrase(words, at, KIND_WORDS);
  return kind === undefined
    ? undefined
    : { exclusions: [exclude({ kinds: kind.meaning.kinds })], start: at, end: at + kind.length };
}

/** The longest name that begins at a word and has more than so many words. */
export const findNameAt = ({ words, names }: FoodReading, at: number, longerThan: number) =>
  longestPhrase(words, at, (phrase, length) => length > longerThan && names.has(phrase), {
    max: MAX_FOOD_WORDS,
    isDoubled: true,
  });

/** The longest name that ends with a word: "es teh" is one drink and does not exclude all ice. */
export function foodEndingAt(reading: FoodReading, last: number): RefusedFoods | undefined {
  for (let start = Math.max(0, last - MAX_FOOD_WORDS + 1); start < last; start += 1) {
    const item = readFood(reading, start);
    if (item?.end === last + 1) return item;
  }
  return readFood(reading, last);
}

/** Whether a word is in the middle or at the end of the name of a food. */
export const isInside = (reading: FoodReading, at: number): boolean =>
  [1, 2, 3].some((before) => (readFood(reading, at - before)?.end ?? 0) > at);

export const isQualifier = (word: string): boolean =>
  QUALIFYING_WORDS.has(word) || (STATE_WORDS.has(word) && isTalk(word));

/** A food with the other words of its name: "gula merah aren", "bawang putih honan". */
export function withQualifiers(reading: FoodReading, item: RefusedFoods): RefusedFoods {
  const { words } = reading;
  const isKnown = EXCLUSION_WORDS.has(words.slice(item.start, item.end).join(' '));
  if (isKnown && !PART_WORDS.has(words[item.end - 1])) return item;
  // A longer name of a kind is one dish and does not exclude the kind: "kue tart krim".
  const isKind = KIND_WORDS.has(words.slice(item.start, item.end).join(' '));
  let whole = item;
  for (;;) {
    let end = whole.end;
    while (isQualifier(words[end] ?? '')) end += 1;
    const word = words[end];
    const next = readFood(reading, end);
    const isPart = !KIND_WORDS.has(word) && !isTalk(word);
    if (next === undefined || !isPart) return whole;
    whole = {
      exclusions: [...(isKind && whole === item ? [] : whole.exclusions), ...next.exclusions],
      start: item.start,
      end: next.end,
    };
  }
}

export const isIngredient = ({ names }: FoodReading, phrase: string): boolean =>
  !KIND_WORDS.has(phrase) &&
  (names.ingredientsOf(phrase).length > 0 || EXCLUSION_WORDS.has(phrase));
