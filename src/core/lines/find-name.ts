import { correctWord } from './correct-word.ts';
import { editDistance, sortLetters } from './edit-distance.ts';
import { nameEnglishProduct, spellWords } from './food-spellings.ts';
import { readUnit } from './kitchen-units.ts';
import { MIN_FUZZY_LENGTH, type NameIndex } from './name-index.ts';
import { BRAND_WORDS, CLASS_WORDS, isPlainWord, LEADING_WORDS } from './preparation-words.ts';
import { leavesFood } from './second-word.ts';

/** Where in the words of a line a food was found. */
export type FoundFood = {
  readonly food: string;
  /** First word of the name, and the word after its last, as positions in the words given. */
  readonly start: number;
  readonly end: number;
};

/** Unknown words already looked up, each with the listed words it may mean. */
type Corrections = Map<string, readonly string[]>;

/** Most words of a line that are searched; a name is near the beginning. */
const MAX_WORDS = 24;
/** Most corrections of one line that are tried. */
const MAX_COMBINATIONS = 32;
/** Most unknown words whose corrections are remembered. */
const MAX_REMEMBERED_WORDS = 5_000;

/**
 * The food meant by a cook's words: the longest listed name first, then names with typing
 * errors. `undefined` rather than a guess if unknown words make it something else.
 *
 * @param corrections remembers what it corrects.
 */
export function findName(
  words: readonly string[],
  index: NameIndex,
  corrections: Corrections,
): FoundFood | undefined {
  const found = findGiven(words, index, corrections);
  const isOneWord = found !== undefined && lengthOf(found) === 1;
  return isOneWord && nameEnglishProduct(words.slice(found.end)) ? undefined : found;
}

function findGiven(
  words: readonly string[],
  index: NameIndex,
  corrections: Corrections,
): FoundFood | undefined {
  const spelt = words.slice(0, MAX_WORDS).map((word) => spellWords([word]));
  const found = longestMatch(spelt.flat(), index);
  const first = found === undefined ? undefined : inGivenWords({ found, spelt });
  if (first !== undefined && !continuesUnknown(first, words, index)) return first;
  const match = correctedMatch(spelt, index, corrections);
  const second = match === undefined ? undefined : inGivenWords(match);
  if (first === undefined || second === undefined) return first ?? second;
  return second.start <= first.start && second.end > first.end ? second : first;
}

/** The longest listed name whose meaning the words around it do not change. */
function longestMatch(words: readonly string[], index: NameIndex): FoundFood | undefined {
  for (let length = Math.min(index.longest, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const match = matchAt(words, start, start + length, index);
      if (match !== undefined) return match;
    }
  }
  return undefined;
}

function matchAt(
  words: readonly string[],
  start: number,
  end: number,
  index: NameIndex,
): FoundFood | undefined {
  const { phrases } = index;
  const food = phrases.get(words.slice(start, end).join(' '));
  if (food === undefined) return undefined;
  // A maker before the name of a food is not the food: "rose brand tepung tapioka".
  const isMaker = words.slice(start, end).every((word) => BRAND_WORDS.has(word));
  if (isMaker && startsName(words.slice(end), index)) return undefined;
  const found = { food, start, end };
  const kind = hyponymOf(found, words, index);
  if (kind !== undefined) return kind;
  if (!isItself(found, words, index)) return undefined;
  // The name may start after a generic word: "ikan tuna kaleng", "daging ayam kampung".
  if (!LEADING_WORDS.has(words[start] ?? '') || end === words.length) return found;
  const further = phrases.get(words.slice(start + 1, end + 1).join(' '));
  // That name counts only if it says something that the first one does not ("fillet ayam segar").
  if (further === undefined || food.split(' ').includes(further)) return found;
  return { food: further, start: start + 1, end: end + 1 };
}

/** The kind that stands after its class, if its listed name begins with the class: "gula stevia". */
function hyponymOf(
  { start, end }: FoundFood,
  words: readonly string[],
  { phrases }: NameIndex,
): FoundFood | undefined {
  const [head = '', next = ''] = words.slice(start);
  if (end - start !== 1 || !CLASS_WORDS.has(head)) return undefined;
  const food = phrases.get(next);
  const isKind = food?.startsWith(`${head} `) === true;
  return isKind && words.slice(0, start).every(isPlainWord)
    ? { food, start, end: end + 1 }
    : undefined;
}

const startsName = (words: readonly string[], { phrases }: NameIndex): boolean =>
  phrases.has(words.slice(0, 1).join(' ')) || phrases.has(words.slice(0, 2).join(' '));

/** Whether the words around a match leave its meaning alone: `kuah bakso` is not `bakso`. */
function isItself({ start, end }: FoundFood, words: readonly string[], index: NameIndex): boolean {
  if (!words.slice(0, start).every(isPlainWord)) return false;
  const after = words.slice(end);
  if (end - start > 1 || after.length === 0) return true;
  return leavesFood(words[start] ?? '', after[0] ?? '', () => startsName(after, index));
}

/** A match, and the words it was found in: one list for each word of the line. */
type Match = {
  readonly found: FoundFood;
  readonly spelt: readonly (readonly string[])[];
};

function inGivenWords({ found, spelt }: Match): FoundFood {
  const givenAt = spelt.flatMap((parts, position) => parts.map(() => position));
  return {
    food: found.food,
    start: givenAt[found.start] ?? 0,
    end: (givenAt[found.end - 1] ?? 0) + 1,
  };
}

function lengthOf({ start, end }: FoundFood): number {
  return end - start;
}

/** Whether the word after a name may be a mistyped part of it: `cabe merah ketiting`. */
function continuesUnknown(
  { end }: FoundFood,
  words: readonly string[],
  { vocabulary }: NameIndex,
): boolean {
  const next = words[end];
  return next !== undefined && !isPlainWord(next) && !vocabulary.has(next);
}

/** The longest match with one word at a time corrected. */
function correctedMatch(
  spelt: readonly (readonly string[])[],
  index: NameIndex,
  corrections: Corrections,
): Match | undefined {
  const options = spelt.map((parts) =>
    parts.length === 1 ? optionsFor(parts[0] ?? '', index, corrections) : [parts.join(' ')],
  );
  let best: Match | undefined;
  for (const corrected of combine(options)) {
    const opened = corrected.map((part) => part.split(' '));
    const found = longestMatch(opened.flat(), index);
    if (found === undefined) continue;
    if (isUnsure({ found, spelt: opened }, spelt, index)) continue;
    // A misspelt word after "ikan" can only be a fish: "ikan gembung".
    if (corrected[found.start - 1] === 'ikan' && !found.food.startsWith('ikan ')) continue;
    if (best === undefined || lengthOf(found) > lengthOf(best.found)) {
      best = { found, spelt: opened };
    }
  }
  return best;
}

function optionsFor(word: string, index: NameIndex, corrections: Corrections): readonly string[] {
  // Words that mean something are not corrected: "gram" is no typo of "garam".
  if (index.vocabulary.has(word) || isPlainWord(word) || readUnit(word) !== undefined) {
    return [word];
  }
  const meant = corrections.get(word) ?? correctWord(word, index);
  if (corrections.size < MAX_REMEMBERED_WORDS) corrections.set(word, meant);
  return meant;
}

/** Every combination of one option per word, up to {@link MAX_COMBINATIONS}. */
function combine(options: readonly (readonly string[])[]): string[][] {
  let chosen: string[][] = [[]];
  for (const option of options) {
    const grown = chosen.flatMap((words) => option.map((word) => [...words, word]));
    chosen =
      grown.length <= MAX_COMBINATIONS ? grown : chosen.map((words) => [...words, option[0] ?? '']);
  }
  return chosen;
}

/**
 * Whether a correction is only a guess: a single word of four letters with a different letter
 * (`peri`, `pari`), unless two are swapped or one inside is missing; or a word next to unknown ones
 * (`tapioca pearls`).
 */
function isUnsure(
  { found, spelt }: Match,
  given: readonly (readonly string[])[],
  { vocabulary }: NameIndex,
): boolean {
  if (lengthOf(found) > 1) return false;
  const before = given.flat()[found.start] ?? '';
  const after = spelt.flat()[found.start] ?? '';
  const next = spelt.flat()[found.end];
  // A generic word says nothing if only its neighbour was corrected: "ikan kerong" into "ikan kering".
  if (before === after) return next !== given.flat()[found.end];
  if (next !== undefined && !isPlainWord(next) && !vocabulary.has(next)) return true;
  return (
    before.length <= MIN_FUZZY_LENGTH &&
    sortLetters(before) !== sortLetters(after) &&
    !isWithoutALetter(before, after)
  );
}

/** Whether one letter is missing, neither the first nor the last: "tmat" for "tomat". */
const isWithoutALetter = (short: string, word: string): boolean =>
  word.length === short.length + 1 &&
  word.at(-1) === short.at(-1) &&
  editDistance(short, word, 1) === 1;
