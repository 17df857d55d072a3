import { PROVINCES } from '../../recipe-facts.ts';
import { packPhrases, readPhrases, type PhraseTable } from '../packed-phrases.ts';
import { mentions } from '../recipe-shelf.ts';
import { FOREIGN_DISHES } from '../words/foreign-dishes.ts';
import { renamePhrases } from '../words/other-names.ts';
import { namesOtherTopic } from '../words/other-topics.ts';
import { createLexicon, takePhrases, type Phrases } from '../words/phrase-lexicon.ts';
import { readTest } from '../words/situation-tests.ts';
import type { Situation } from '../words/situation-words.ts';
import { TALK_PHRASES } from '../words/talk-phrases.ts';
import { FILLER_WORDS, isTalk } from '../words/talk-words.ts';
import type { TOWNS } from '../words/town-words.ts';
import { homesOf, respell } from './dialect.ts';
import { readAskedFact } from './read-asked-fact.ts';
import { readCourses, takeBeside } from './read-courses.ts';
import { readAvailableTools } from './read-tools.ts';
import type { LateReaders, Reading } from './reading.ts';
import { writeSearchNote } from './search-note.ts';
import { takeDone } from './take-done.ts';
import { takeKeeping } from './take-keeping.ts';
import { takeRivals } from './take-rivals.ts';
import { respellWeather, takeSeemingSituations, takeSituations } from './take-situations.ts';
import { takeSubstitute } from './take-substitute.ts';
import { createTextLookup, type PackedTexts } from './text-index.ts';

// All that the search can do without comes in one file.

/** A question with no more content words is about whatever it names. */
const ONE_WORD = 1;

/**
 * Creates a test for words that occur in names but that the question uses in another sense: no name
 * or ingredient contains them together with a word beside them.
 */
function findEverydayWords(
  everyday: PhraseTable,
  { contentWords, pairs, shelf: { recipes, ingredientWords } }: Reading,
): (word: string) => boolean {
  if (contentWords.length <= ONE_WORD) return () => false;
  const together = pairs
    .filter((pair) => pair.split(' ').some((word) => everyday.has(word)))
    .filter(
      (pair) => ingredientWords.has(pair) || recipes.some(({ names }) => mentions(names, pair)),
    )
    .flatMap((pair) => pair.split(' '));
  return (word) => everyday.has(word) && !together.includes(word);
}

/** Words of situations that other readers would take for an exclusion, a child or an illness. */
const MISREAD =
  /\b(?:tidak|tanpa|jangan|belum|habis|busuk|basi|gigi|banten|tamu (?:dari|luar)|(?:\d+|tujuh|empat|nujuh) (?:hari|bulanan)|(?:jaman|zaman|masa|waktu|depan|di) sd|jarang|anak (?:muda|hits|kuliah|rantau|pabrik|proyek|kampus|pondok|asrama|mondok|pesantren))\b/u;

/** The data of {@link createLateReaders}, as shipped. */
export type PackedLateTables = {
  /** A line for each situation: its conditions. */
  readonly conditions: string;
  /** Their phrases, and again the ones that look like exclusions. */
  readonly situations: string;
  readonly seemingRefusals: string;
  readonly everyday: string;
  /** Towns, in one row for each province in the order of PROVINCES. */
  readonly towns: string;
  readonly texts: PackedTexts;
};

/** With an ill stomach people eat soft food; what they must not have is read as a diet. */
const SOFT_DIETS = createLexicon([
  ['maag|mag|gerd|lambung', ['lunak', 'lunak', '!manis'].map(readTest)],
]);

/** One in this many word sequences is mistaken for a situation; a long question has a hundred. */
const PHRASES_ONE_IN = 4_096;
/** One in this many single words is mistaken for an everyday one. */
const WORDS_ONE_IN = 1_024;

/** About as many phrases as there are: a fixed size, so that a new one changes no other's place. */
const SITUATIONS_ROOM = 2_764;
const EVERYDAY_ROOM = 309;

/** Runs when the product is built. */
export function packLateTables(
  situations: readonly Situation[],
  everydayWords: Iterable<string>,
  towns: typeof TOWNS,
  texts: PackedTexts,
): PackedLateTables {
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
    texts,
  };
}

/** Unpacks phrases, whose meanings are those of their rows. */
function unpack<Meaning>(
  text: string,
  meaningOf: (row: number) => readonly Meaning[],
  isTalkOnly: (phrase: string) => boolean = () => false,
): Phrases<readonly Meaning[]> {
  const { rowsOf, longest } = readPhrases(text);
  return {
    longest,
    get: (phrase: string) => {
      const rows = isTalkOnly(phrase) ? [] : rowsOf(phrase);
      return rows.length === 0 ? undefined : rows.flatMap(meaningOf);
    },
  };
}

export function createLateReaders(packed: PackedLateTables): LateReaders {
  const conditions = packed.conditions
    .split('\n')
    .map((row) => row.split(' ').map((name) => readTest(name)));
  const conditionsOf = (row: number) => conditions[row] ?? [];
  const everyday = readPhrases(packed.everyday);
  const situations = unpack(packed.situations, conditionsOf);
  const seemingRefusals = unpack(packed.seemingRefusals, conditionsOf);
  return {
    hasOtherTopic: namesOtherTopic,
    respell,
    homesOf,
    takeSeemingSituations: (reading) => takeSeemingSituations(reading, seemingRefusals),
    takeSituations: (reading) => [
      ...takeSituations(reading, situations),
      ...takePhrases([...reading.whole], SOFT_DIETS),
    ],
    // Among hashes "online" passes for a town of Papua, and "apa lagi yang" for one of Sumatera.
    towns: unpack(
      packed.towns,
      (row) => PROVINCES.slice(row, row + 1),
      (phrase) => phrase.split(' ').every((word) => FILLER_WORDS.has(word) || isTalk(word)),
    ),
    foreignDishes: FOREIGN_DISHES,
    takeTalk: (words) => void takePhrases(words, TALK_PHRASES),
    renamePhrases,
    findEverydayWords: (reading) => findEverydayWords(everyday, reading),
    takeDone,
    takeRivals,
    readAskedFact,
    readCourses,
    takeBeside,
    respellWeather,
    takeKeeping,
    readAvailableTools,
    takeSubstitute,
    readTexts: createTextLookup(packed.texts),
    writeSearchNote,
  };
}
