import { PROVINCES, type Province } from '../../recipe-facts.ts';
import { parseSpellings } from '../../../../lines/food-spellings.ts';
import { readCondition } from './conditions.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import { LONGEST_NAME, readRun } from './take-names.ts';
import { takeMissing } from './take-missing.ts';
import { takeRivals } from './take-rivals.ts';
import { takeSeemingRefusals, takeSituations } from './take-situations.ts';
import type { ChatReaders, Reading } from './reading.ts';
import { mentions, type RecipeShelf } from '../recipe-shelf.ts';
import { excludePhrases, type Exclusion } from '../words/exclusion-words.ts';
import { DIALECT_WORDS, LANGUAGE_WORDS } from '../words/dialect-words.ts';
import { FOREIGN_DISHES } from '../words/foreign-dishes.ts';
import {
  closePhrases,
  closeWords,
  createLexicon,
  findPhrase,
  type Phrases,
} from '../words/phrase-lexicon.ts';
import { packPhrases, readPhrases, type PhraseTable } from '../packed-phrases.ts';
import { REGION_WORDS } from '../words/region-words.ts';
import type { TOWNS } from '../words/town-words.ts';
import type { Situation } from '../words/situation-words.ts';

/** Most meaningful words of a short question, which is about whatever it names. */
const SHORT = 1;

/**
 * Creates a test for words that occur in names but that the question uses in another sense: no name
 * or ingredient contains them together with a word beside them.
 */
function findNoise(
  everyday: PhraseTable,
  { telling, pairs, shelf: { recipes, ingredientWords } }: Reading,
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

/** After the Javanese "jangan", a vegetable soup. */
const SOUPS = new Set(['bening', 'lodeh', 'yang segar', 'yang enak', 'yang murah', 'yang tidak']);

/** Translates words of dialects into plain Indonesian, except within names of dishes: "sala lauak". */
function respell(words: readonly string[], { names }: RecipeShelf): readonly string[] {
  const isName = (at: number) =>
    names.has(words[at] ?? '') || names.has(words.slice(at, at + 2).join(' '));
  return words.flatMap((word, at) => {
    if (isName(at) || isName(at - 1)) return [word];
    // "Mbanyumas", "Mbandung": Javanese for "of Banyumas", "of Bandung".
    if (word.startsWith('mb') && REGION_WORDS.has(word.slice(1))) return [word.slice(1)];
    if (
      word === 'jangan' &&
      [2, 3].some((end) => SOUPS.has(words.slice(at + 1, at + end).join(' ')))
    )
      return ['sayur'];
    // "Nu lada pisan": Sundanese for hot.
    if (word === 'lada' && words[at - 1] === 'yang' && words[at + 1] !== 'hitam') return ['pedas'];
    // "Khas Karo" names a people; elsewhere "karo" is Javanese for "with".
    if (word === 'karo' && PEOPLES.has(words[at - 1] ?? '')) return [word];
    return PLAIN_WORDS.get(word) ?? [word];
  });
}

/** Before the name of a people. */
const PEOPLES = new Set('khas suku orang tanah masakan makanan'.split(' '));

/** From this many of its words on a question is in that language. */
const FEW_OF_LANGUAGE = 2;

/** Where people talk like that: "samba apo nan lamak" is asked in Sumatera Barat. */
function homesOf(question: string): readonly Province[] {
  const said = new Set(question.toLowerCase().split(/\P{L}+/u));
  const [most] = LANGUAGE_WORDS.map(([words, homes]) => ({
    homes,
    count: words.split(' ').filter((word) => said.has(word)).length,
  })).toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count < FEW_OF_LANGUAGE ? [] : most.homes;
}

/** Before a dish that has already been cooked, and after one. */
const DONE_BEFORE = new Set(['habis', 'sisa', 'bekas', 'selesai', 'kelar']);
const DONE_AFTER = createLexicon<true>([
  ['beres|sudah beres|sudah ada|sudah jadi|sudah siap|sudah masak|sudah matang|sudah bikin', true],
]);

/**
 * Removes dishes that have already been made: "habis bikin nastar, putih telur sisa" and "nasi kucing
 * beres, isinya apa" ask for something else.
 */
function takeDone({ words, shelf }: Reading): readonly Exclusion[] {
  const done = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
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
  closePhrases(words, [...done]);
  return [...done].map((phrase) => excludePhrases([phrase]));
}

/** In situations that would be misread as an exclusion, as children or as an illness. */
const MISREAD =
  /\b(?:tidak|tanpa|jangan|belum|habis|busuk|basi|gigi|banten|tamu (?:dari|luar)|\d+ (?:hari|bulanan)|(?:jaman|zaman|masa|waktu) sd|anak (?:muda|hits|kuliah|rantau|pabrik|proyek|kampus|pondok|asrama|mondok|pesantren))\b/u;

/** The data of {@link createChatReaders}, as shipped. */
export type PackedChatTables = {
  /** A line for each situation: its conditions. */
  readonly conditions: string;
  /** Their phrases, and again the ones that look like exclusions. */
  readonly situations: string;
  readonly seemingRefusals: string;
  readonly everyday: string;
  /** Towns, in one row for each province in the order of PROVINCES. */
  readonly towns: string;
};

/** One in this many word sequences is mistaken for a situation; a long question has a hundred. */
const PHRASES_ONE_IN = 4_096;
/** The same for single words. */
const WORDS_ONE_IN = 1_024;

/** About as many phrases as there are: a fixed size, so that a new one changes no other's place. */
const SITUATIONS_ROOM = 2_764;
const EVERYDAY_ROOM = 309;

/** Runs when the product is built. */
export function packChatTables(
  situations: readonly Situation[],
  everydayWords: Iterable<string>,
  towns: typeof TOWNS,
): PackedChatTables {
  const pack = (isMeant: (phrase: string) => boolean, room?: number) =>
    packPhrases(
      situations.map(({ phrases }) => phrases.filter(isMeant)),
      { oneIn: PHRASES_ONE_IN, ...(room === undefined ? {} : { room }) },
    );
  return {
    conditions: situations.map(({ conditions }) => conditions.join(' ')).join('\n'),
    situations: pack(() => true, SITUATIONS_ROOM),
    seemingRefusals: pack((phrase) => MISREAD.test(phrase)),
    towns: packPhrases(
      PROVINCES.map((province) =>
        towns.flatMap((row) => (row.province === province ? row.phrases : [])),
      ),
      { oneIn: PHRASES_ONE_IN },
    ),
    everyday: packPhrases([[...everydayWords]], { oneIn: WORDS_ONE_IN, room: EVERYDAY_ROOM }),
  };
}

export function createChatReaders(packed: PackedChatTables): ChatReaders {
  const conditions = packed.conditions
    .split('\n')
    .map((row) => row.split(' ').map((name) => readCondition(name)));
  const unpack = <Meaning>(
    text: string,
    meaningOf: (row: number) => readonly Meaning[],
    known: ReadonlySet<string> = new Set(),
  ): Phrases<readonly Meaning[]> => {
    const { rowsOf, longest } = readPhrases(text);
    return {
      longest,
      get: (phrase) => {
        const rows = known.has(phrase) ? [] : rowsOf(phrase);
        return rows.length === 0 ? undefined : rows.flatMap(meaningOf);
      },
    };
  };
  const conditionsOf = (row: number) => conditions[row] ?? [];
  const everyday = readPhrases(packed.everyday);
  const situations = unpack(packed.situations, conditionsOf);
  const seemingRefusals = unpack(packed.seemingRefusals, conditionsOf);
  return {
    respell,
    homesOf,
    situations,
    takeSeemingRefusals: (reading) => takeSeemingRefusals(reading, seemingRefusals),
    takeSituations: (reading) => takeSituations(reading, situations),
    // Among hashes "online" passes for a town of Papua.
    towns: unpack(packed.towns, (row) => PROVINCES.slice(row, row + 1), FILLER_WORDS),
    foreignDishes: FOREIGN_DISHES,
    findNoise: (reading) => findNoise(everyday, reading),
    takeDone,
    takeRivals,
    takeMissing,
  };
}
