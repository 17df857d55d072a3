import { PROVINCES, type Province } from '../recipe-facts.ts';
import { parseSpellings } from '../../../lines/food-spellings.ts';
import { readCondition, type Condition } from './conditions.ts';
import { FILLER_WORDS } from './words/talk-words.ts';
import { MAX_NAME_LENGTH, readRun } from './read-names.ts';
import { takeMissing } from './parse-missing.ts';
import { takeRivals } from './parse-rivals.ts';
import { takeRefusals, takeSituations } from './parse-situations.ts';
import type { FoodNames } from './read-foods.ts';
import { mentions, type RecipeShelf } from './recipe-shelf.ts';
import { excludePhrases, type Exclusion } from './words/exclusion-words.ts';
import { DIALECT_WORDS } from './words/dialect-words.ts';
import { FOREIGN_DISHES } from './words/foreign-dishes.ts';
import {
  closeWords,
  createLexicon,
  findPhrase,
  type Found,
  type OpenWords,
  type Phrases,
} from './words/phrase-lexicon.ts';
import { packPhrases, readPhrases, type PhraseTable } from './packed-phrases.ts';
import { REGION_WORDS } from './words/region-words.ts';
import type { TOWNS } from './words/town-words.ts';
import type { Situation } from './words/situation-words.ts';

/** What long, chatty questions are read with, and those of which little is understood; fetched by the first of them. */
export type Talk = {
  readonly isToBeEaten: typeof isToBeEaten;
  readonly respell: typeof respell;
  /** Moments, eaters, places and lacks → what suits them. */
  readonly situations: Phrases<readonly Condition[]>;
  /** Takes out those of them that would be read as leaving something out: they are read before that. */
  readonly takeRefusals: (words: OpenWords, food: FoodNames) => Told;
  readonly takeSituations: (words: OpenWords) => Told;
  /** Towns that `REGION_WORDS` does not know → their provinces. */
  readonly towns: Phrases<readonly Province[]>;
  /** Dishes from elsewhere → words of what comes nearest here. */
  readonly foreignDishes: ReadonlyMap<string, readonly string[]>;
  readonly findNoise: (
    telling: readonly string[],
    pairs: readonly string[],
    shelf: RecipeShelf,
  ) => (word: string) => boolean;
  readonly takeDone: typeof takeDone;
  readonly takeRivals: typeof takeRivals;
  readonly takeMissing: typeof takeMissing;
};

type Told = readonly Found<readonly Condition[]>[];

/** Up to so many telling words a question is short: what it names is what it is about. */
const SHORT = 1;

/**
 * Makes a test for words that names have too, but that the question says of something else: none of
 * the words beside them stands in a name or ingredient with them.
 *
 * @param pairs words of the question that stand side by side, talk aside.
 */
function findNoise(
  everyday: PhraseTable,
  telling: readonly string[],
  pairs: readonly string[],
  { recipes, ingredientWords }: RecipeShelf,
): (word: string) => boolean {
  if (telling.length <= SHORT) return () => false;
  const together = pairs
    .filter((pair) => pair.split(' ').some((word) => everyday.has(word)))
    .filter(
      (pair) => ingredientWords.has(pair) || recipes.some(({ names }) => mentions(names, pair)),
    )
    .flatMap((pair) => pair.split(' '));
  return (word) => everyday.has(word) && !together.includes(word);
}

const PLAIN_WORDS = new Map(
  parseSpellings(DIALECT_WORDS).map(([said, plain]) => [said, plain.filter((one) => one !== '')]),
);

/** Words of dialects in plain Indonesian, but for those of a name: "sala lauak". */
function respell(words: readonly string[], { names }: RecipeShelf): readonly string[] {
  const isName = (at: number) =>
    names.has(words[at] ?? '') || names.has(words.slice(at, at + 2).join(' '));
  return words.flatMap((word, at) => {
    if (isName(at) || isName(at - 1)) return [word];
    // "Mbanyumas", "Mbandung": how Javanese people say where something is from.
    if (word.startsWith('mb') && REGION_WORDS.has(word.slice(1))) return [word.slice(1)];
    return PLAIN_WORDS.get(word) ?? [word];
  });
}

/** How far after "biar" stands what is to be eaten after all. */
const PURPOSE_REACH = 4;

const SO_THAT = new Set(['biar', 'supaya', 'agar']);

/** "Tidak suka sayur, masak apa biar sayurnya kemakan": refused by the eater, and not by the cook. */
const isToBeEaten = (refused: Exclusion, words: OpenWords): boolean =>
  !words.includes('alergi') &&
  words.some(
    (purpose, at) =>
      purpose !== undefined &&
      SO_THAT.has(purpose) &&
      words
        .slice(at + 1, at + PURPOSE_REACH)
        .some((word) => word !== undefined && refused.words.includes(word)),
  );

/** Before a dish that is cooked by now, and after one. */
const DONE_BEFORE = new Set(['habis', 'sisa', 'bekas', 'selesai', 'kelar']);
const DONE_AFTER = createLexicon<true>([
  ['beres|sudah beres|sudah ada|sudah jadi|sudah siap|sudah masak|sudah matang|sudah bikin', true],
]);

/**
 * Takes out dishes that are there already: of "habis bikin nastar, putih telur sisa" and "nasi kucing
 * beres, isinya apa" something else is wished for.
 */
function takeDone(words: OpenWords, shelf: RecipeShelf): readonly Exclusion[] {
  const done = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MAX_NAME_LENGTH; length > 0; length -= 1) {
      const phrase = readRun(words, at, length);
      if (phrase === undefined || !shelf.names.has(phrase) || FILLER_WORDS.has(phrase)) continue;
      const isBefore = words[at - 1] === 'bikin' && DONE_BEFORE.has(words[at - 2] ?? '');
      const after = findPhrase(words, at + length, DONE_AFTER);
      if (!isBefore && after === undefined) continue;
      done.add(phrase);
      if (after !== undefined) closeWords(words, after.at, after.length);
      break;
    }
  }
  for (const phrase of done) {
    const length = phrase.split(' ').length;
    for (let at = 0; at < words.length; at += 1) {
      if (readRun(words, at, length) === phrase) closeWords(words, at, length);
    }
  }
  return [...done].map((phrase) => excludePhrases([phrase]));
}

/** In situations that would be read as something else: what is left out, children, a pain. */
const MISREAD =
  /\b(?:tidak|tanpa|jangan|belum|habis|busuk|basi|gigi|banten|(?:jaman|zaman|masa|waktu) sd|anak (?:muda|hits|kuliah|rantau|pabrik|proyek))\b/u;

/** What {@link createTalk} needs, as it travels. */
export type PackedTalk = {
  /** A line for each situation: its conditions. */
  readonly conditions: string;
  /** Their phrases, and once more those that read as leaving something out. */
  readonly situations: string;
  readonly refusals: string;
  readonly everyday: string;
  /** Towns, in one row for each province in the order of PROVINCES. */
  readonly towns: string;
};

/** Of so many runs of words one is taken for a situation by mistake; a long question has a hundred. */
const PHRASES_ONE_IN = 4_096;
/** The same of words. */
const WORDS_ONE_IN = 1_024;

/** About as many as there are, so that what one of them is mistaken for depends on no other. */
const SITUATIONS_ROOM = 2_764;
const EVERYDAY_ROOM = 309;

/** Runs when the product is built. */
export function packTalk(
  situations: readonly Situation[],
  everydayWords: Iterable<string>,
  towns: typeof TOWNS,
): PackedTalk {
  const pack = (isMeant: (phrase: string) => boolean, room?: number) =>
    packPhrases(
      situations.map(({ phrases }) => phrases.filter(isMeant)),
      { oneIn: PHRASES_ONE_IN, ...(room === undefined ? {} : { room }) },
    );
  return {
    conditions: situations.map(({ conditions }) => conditions.join(' ')).join('\n'),
    situations: pack(() => true, SITUATIONS_ROOM),
    refusals: pack((phrase) => MISREAD.test(phrase)),
    towns: packPhrases(
      PROVINCES.map((province) =>
        towns.flatMap((row) => (row.province === province ? row.phrases : [])),
      ),
      { oneIn: PHRASES_ONE_IN },
    ),
    everyday: packPhrases([[...everydayWords]], { oneIn: WORDS_ONE_IN, room: EVERYDAY_ROOM }),
  };
}

export function createTalk(packed: PackedTalk): Talk {
  const conditions = packed.conditions
    .split('\n')
    .map((row) => row.split(' ').map((name) => readCondition(name)));
  const unpack = <Meaning>(
    text: string,
    meaningOf: (row: number) => readonly Meaning[],
  ): Phrases<readonly Meaning[]> => {
    const { rowsOf, longest } = readPhrases(text);
    return {
      longest,
      get: (phrase) => {
        const rows = rowsOf(phrase);
        return rows.length === 0 ? undefined : rows.flatMap(meaningOf);
      },
    };
  };
  const conditionsOf = (row: number) => conditions[row] ?? [];
  const everyday = readPhrases(packed.everyday);
  const situations = unpack(packed.situations, conditionsOf);
  const refusals = unpack(packed.refusals, conditionsOf);
  return {
    isToBeEaten,
    respell,
    situations,
    takeRefusals: (words, food) => takeRefusals(words, refusals, food),
    takeSituations: (words) => takeSituations(words, situations),
    towns: unpack(packed.towns, (row) => PROVINCES.slice(row, row + 1)),
    foreignDishes: FOREIGN_DISHES,
    findNoise: (telling, pairs, shelf) => findNoise(everyday, telling, pairs, shelf),
    takeDone,
    takeRivals,
    takeMissing,
  };
}
