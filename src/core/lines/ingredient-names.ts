import { editDistance, sortLetters } from './edit-distance.ts';
import { readUnit } from './kitchen-units.ts';
import {
  BRAND_WORDS,
  CLASS_WORDS,
  CLAUSE_WORDS,
  LEADING_WORDS,
  PREPARATION_WORDS,
} from './preparation-words.ts';
import { leavesFood } from './second-word.ts';
import { LINE_SPELLINGS, nameEnglishProduct, spellName, spellWords } from './food-spellings.ts';

/** A canonical name and the other names it goes by. */
export type NamedIngredient = { readonly name: string; readonly synonyms: readonly string[] };

/** Where in the words of a line an ingredient was found. */
export type FoundIngredient = {
  readonly ingredient: string;
  /** First word of the name, and the word after its last, as positions in the words given. */
  readonly start: number;
  readonly end: number;
};

/** Finds ingredients by any of their names. Built once, used for every line. */
export type IngredientNames = {
  /**
   * The canonical name for a name exactly as listed in the tables (except for case, spaces and
   * hyphens): no other spelling is accepted, so that a typing error in the collection is noticed.
   */
  findExact(name: string): string | undefined;
  /**
   * The ingredient that a cook's words mean: the longest listed name first, then names with typing
   * errors. `undefined` rather than a guess if unknown words make it something else.
   */
  find(words: readonly string[]): FoundIngredient | undefined;
  /** Whether the words are a listed name from first to last, spelling variants included. */
  isWholeName(words: readonly string[]): boolean;
  /** Whether a word is part of any listed name. */
  knowsWord(word: string): boolean;
};

/**
 * Shortest word in which a typing error is tolerated; shorter ones are too similar to each other.
 */
const MIN_FUZZY_LENGTH = 4;
/** From this length on two errors are tolerated instead of one. */
const TWO_ERRORS_LENGTH = 7;
/** Most words of a line that are searched; a name is near the beginning. */
const MAX_WORDS = 24;
/** Most ways of correcting one line that are tried. */
const MAX_COMBINATIONS = 32;
/** Most unknown words whose corrections are remembered. */
const MAX_REMEMBERED_WORDS = 5_000;

/**
 * Builds the index.
 *
 * @param realWords words that mean something else and are not treated as typing errors; see {@link
 * findMistakableWords}.
 * @throws Error naming both ingredients if two of them claim the same name.
 */
export function createIngredientNames(
  ingredients: readonly NamedIngredient[],
  realWords: readonly string[] = [],
): IngredientNames {
  const exact = new Map<string, string>();
  const phrases = new Map<string, string>();
  const joined = new Map<string, string>();
  const vocabulary = new Set<string>();
  let longest = 1;
  for (const { name, synonyms } of ingredients) {
    for (const title of [name, ...synonyms]) {
      claim(exact, exactKey(title), name);
      const spelt = spellName(title);
      claim(phrases, spelt.join(' '), name);
      joined.set(spelt.join(''), spelt.join(' '));
      joined.set(exactKey(title).replaceAll(' ', ''), spelt.join(' '));
      longest = Math.max(longest, spelt.length);
      for (const word of spelt) vocabulary.add(word);
    }
  }
  const byLetter = groupByLetter(vocabulary);
  const corrections = new Map(realWords.map((word) => [word, [word] as readonly string[]]));

  /** The longest listed name whose meaning the words around it do not change. */
  function longestMatch(words: readonly string[]): FoundIngredient | undefined {
    for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const ingredient = phrases.get(words.slice(start, start + length).join(' '));
        if (ingredient === undefined) continue;
        const found = { ingredient, start, end: start + length };
        // "Rose brand tepung tapioka": the maker of another food.
        const isMaker = words.slice(start, found.end).every((word) => BRAND_WORDS.has(word));
        if (isMaker && startsName(words.slice(found.end))) continue;
        const named = hyponymOf(found, words);
        if (named !== undefined) return named;
        if (!isItself(found, words, startsName)) continue;
        // "ikan tuna kaleng", "daging ayam kampung": the name begins after a generic word.
        if (!LEADING_WORDS.has(words[start] ?? '') || found.end === words.length) return found;
        const further = phrases.get(words.slice(start + 1, found.end + 1).join(' '));
        // "Fillet ayam segar": what was found says more than "ayam segar".
        if (further === undefined || ingredient.split(' ').includes(further)) return found;
        return { ingredient: further, start: start + 1, end: found.end + 1 };
      }
    }
    return undefined;
  }

  /** "Gula stevia": the other food begins with the word of the class, so it is a kind of it. */
  function hyponymOf({ start, end }: FoundIngredient, words: readonly string[]) {
    const [head = '', next = ''] = words.slice(start);
    if (end - start !== 1 || !CLASS_WORDS.has(head)) return undefined;
    const ingredient = phrases.get(next);
    const isKind = ingredient?.startsWith(`${head} `) === true;
    return isKind && words.slice(0, start).every(isPlainWord)
      ? { ingredient, start, end: end + 1 }
      : undefined;
  }

  const startsName = (words: readonly string[]) =>
    phrases.has(words.slice(0, 1).join(' ')) || phrases.has(words.slice(0, 2).join(' '));

  function correctionsOf(word: string): readonly string[] {
    // "Gram" is no slip of "garam".
    if (vocabulary.has(word) || isPlainWord(word) || readUnit(word) !== undefined) return [word];
    const known = corrections.get(word) ?? findCorrections(word, vocabulary, byLetter, joined);
    if (corrections.size < MAX_REMEMBERED_WORDS) corrections.set(word, known);
    return known;
  }

  /** The longest match with one word at a time corrected. */
  function correctedMatch(spelt: readonly (readonly string[])[]): Match | undefined {
    const options = spelt.map((parts) =>
      parts.length === 1 ? correctionsOf(parts[0] ?? '') : [parts.join(' ')],
    );
    let best: Match | undefined;
    for (const corrected of combine(options)) {
      const opened = corrected.map((part) => part.split(' '));
      const found = longestMatch(opened.flat());
      if (found === undefined) continue;
      if (isUnsure({ found, spelt: opened }, spelt, vocabulary)) continue;
      // "ikan gembung": a misspelt word after "ikan" is a fish.
      if (corrected[found.start - 1] === 'ikan' && !found.ingredient.startsWith('ikan ')) continue;
      if (best === undefined || lengthOf(found) > lengthOf(best.found)) {
        best = { found, spelt: opened };
      }
    }
    return best;
  }

  function findGiven(words: readonly string[]): FoundIngredient | undefined {
    const spelt = words.slice(0, MAX_WORDS).map((word) => spellWords([word]));
    const found = longestMatch(spelt.flat());
    const first = found === undefined ? undefined : inGivenWords({ found, spelt });
    if (first !== undefined && !continuesUnknown(first, words, vocabulary)) return first;
    const match = correctedMatch(spelt);
    const second = match === undefined ? undefined : inGivenWords(match);
    if (first === undefined || second === undefined) return first ?? second;
    return second.start <= first.start && second.end > first.end ? second : first;
  }

  return {
    findExact: (name) => exact.get(exactKey(name)),
    isWholeName: (words) => phrases.has(spellWords(words).join(' ')),
    knowsWord: (word) => spellWords([word]).every((spelt) => vocabulary.has(spelt)),
    find(words) {
      const found = findGiven(words);
      const isOneWord = found !== undefined && lengthOf(found) === 1;
      return isOneWord && nameEnglishProduct(words.slice(found.end)) ? undefined : found;
    },
  };
}

function exactKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ');
}

function claim(index: Map<string, string>, key: string, name: string): void {
  const owner = index.get(key);
  if (owner !== undefined && owner !== name) {
    throw new Error(`prices.csv: nama "${key}" dipakai dua bahan, "${owner}" dan "${name}"`);
  }
  index.set(key, name);
}

function isPlainWord(word: string): boolean {
  return (
    /\d/u.test(word) ||
    PREPARATION_WORDS.has(word) ||
    CLAUSE_WORDS.has(word) ||
    LEADING_WORDS.has(word) ||
    BRAND_WORDS.has(word)
  );
}

/** Whether the words around a match leave its meaning alone: `kuah bakso` is not `bakso`. */
function isItself(
  { start, end }: FoundIngredient,
  words: readonly string[],
  startsName: (words: readonly string[]) => boolean,
): boolean {
  if (!words.slice(0, start).every(isPlainWord)) return false;
  const behind = words.slice(end);
  if (end - start > 1 || behind.length === 0) return true;
  return leavesFood(words[start] ?? '', behind[0] ?? '', () => startsName(behind));
}

/** A match, and the words it was found in: one list for each word of the line. */
type Match = {
  readonly found: FoundIngredient;
  readonly spelt: readonly (readonly string[])[];
};

function inGivenWords({ found, spelt }: Match): FoundIngredient {
  const givenAt = spelt.flatMap((parts, position) => parts.map(() => position));
  return {
    ingredient: found.ingredient,
    start: givenAt[found.start] ?? 0,
    end: (givenAt[found.end - 1] ?? 0) + 1,
  };
}

function lengthOf({ start, end }: FoundIngredient): number {
  return end - start;
}

/** Whether the word after a name may be a mistyped part of it: `cabe merah ketiting`. */
function continuesUnknown(
  { end }: FoundIngredient,
  words: readonly string[],
  vocabulary: ReadonlySet<string>,
): boolean {
  const next = words[end];
  return next !== undefined && !isPlainWord(next) && !vocabulary.has(next);
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
 * Words that may be meant. People mistype the inside of a word; a different first letter is usually
 * a different word.
 */
type WordsByLetter = ReadonlyMap<string, readonly string[]>;

function groupByLetter(vocabulary: Iterable<string>): WordsByLetter {
  const groups = new Map<string, string[]>();
  const spellings = [...LINE_SPELLINGS.keys()].filter((word) => word.length > MIN_FUZZY_LENGTH);
  for (const word of new Set([...vocabulary, ...spellings])) {
    if (word.length < MIN_FUZZY_LENGTH) continue;
    const group = groups.get(word.charAt(0));
    if (group === undefined) groups.set(word.charAt(0), [word]);
    else group.push(word);
  }
  return groups;
}

/**
 * The listed words that a mistyped one may mean, all equally near; the word itself if there is
 * none.
 */
function findCorrections(
  word: string,
  vocabulary: ReadonlySet<string>,
  byLetter: WordsByLetter,
  joined: ReadonlyMap<string, string>,
): readonly string[] {
  const opened = joined.get(word);
  if (opened !== undefined) return [opened];
  const stem = word.replace(/(?:nya|ny|x)$/u, '');
  if (vocabulary.has(stem)) return [stem];
  if (word.length < MIN_FUZZY_LENGTH) return [word];
  const limit = word.length >= TWO_ERRORS_LENGTH ? 2 : 1;
  let nearest: string[] = [];
  let bestDistance = limit + 1;
  const candidates = [
    ...(byLetter.get(word.charAt(0)) ?? []),
    // "Abwang": the first two letters are swapped.
    ...(byLetter.get(word.charAt(1)) ?? []).filter((other) => isSwappedAtFirst(word, other)),
  ];
  for (const candidate of candidates) {
    const most = vocabulary.has(candidate) ? limit : 1;
    const distance = editDistance(word, candidate, most);
    if (distance > most) continue;
    if (distance < bestDistance) {
      nearest = [];
      bestDistance = distance;
    }
    if (distance > bestDistance) continue;
    const meant = LINE_SPELLINGS.get(candidate)?.join(' ') ?? candidate;
    if (!nearest.includes(meant)) nearest.push(meant);
  }
  return nearest.length === 0 ? [word] : nearest;
}

const isSwappedAtFirst = (word: string, other: string): boolean =>
  word[0] !== word[1] && other[1] === word[0] && other.slice(2) === word.slice(2);

/**
 * Whether a correction is only a guess: a single word of four letters with a different letter
 * (`peri`, `pari`), unless two are swapped or one inside is missing; or a word next to unknown ones
 * (`tapioca pearls`).
 */
function isUnsure(
  { found, spelt }: Match,
  given: readonly (readonly string[])[],
  vocabulary: ReadonlySet<string>,
): boolean {
  if (lengthOf(found) > 1) return false;
  const before = given.flat()[found.start] ?? '';
  const after = spelt.flat()[found.start] ?? '';
  const next = spelt.flat()[found.end];
  // "Ikan kerong": only "ikan kering" would be a fish of the tables.
  if (before === after) return next !== given.flat()[found.end];
  if (next !== undefined && !isPlainWord(next) && !vocabulary.has(next)) return true;
  return (
    before.length <= MIN_FUZZY_LENGTH &&
    sortLetters(before) !== sortLetters(after) &&
    !isWithoutALetter(before, after)
  );
}

/** "Tmat" for "tomat": a letter is missing, and not the first or last. */
const isWithoutALetter = (short: string, word: string): boolean =>
  word.length === short.length + 1 &&
  word.at(-1) === short.at(-1) &&
  editDistance(short, word, 1) === 1;

/**
 * The words of a list that would be mistaken for a misspelt ingredient: `salad` for `salak`,
 * `karang` for `kerang`.
 */
export function findMistakableWords(
  ingredients: readonly NamedIngredient[],
  words: readonly string[],
): readonly string[] {
  const vocabulary = new Set(
    ingredients.flatMap(({ name, synonyms }) => [name, ...synonyms].flatMap(spellName)),
  );
  const byLetter = groupByLetter(vocabulary);
  return [...new Set(words)].filter((word) => {
    if (spellWords([word])[0] !== word || vocabulary.has(word) || isPlainWord(word)) return false;
    if (readUnit(word) !== undefined) return false;
    const [nearest = word] = findCorrections(word, vocabulary, byLetter, new Map());
    // "susunya" still means milk.
    return nearest !== word && !word.startsWith(nearest);
  });
}
