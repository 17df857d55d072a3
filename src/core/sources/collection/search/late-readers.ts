import { LINE } from '../packed-lines.ts';
import { PROVINCES } from '../recipe-facts.ts';
import type { LateReaders } from './collection-search.ts';
import { readPhrases, type PhraseTable } from './packed-phrases.ts';
import { homesOf, respell } from './question/dialect.ts';
import { readCourses } from './question/read-courses.ts';
import { readIntent } from './question/read-intent.ts';
import { readSuperlative } from './question/read-superlative.ts';
import { readAvailableTools } from './question/read-tools.ts';
import { saysOneOf, type Reading } from './question/reading.ts';
import { takeBeside } from './question/take-beside.ts';
import { takeBudget } from './question/take-budget.ts';
import { takeDone } from './question/take-done.ts';
import { takeDuration } from './question/take-duration.ts';
import { takeHere } from './question/take-here.ts';
import { takeIngredientCount } from './question/take-ingredient-count.ts';
import { takeKeeping } from './question/take-keeping.ts';
import { takeNames } from './question/take-names.ts';
import { takeRivals } from './question/take-rivals.ts';
import {
  respellWeather,
  takeSeemingSituations,
  takeSituations,
} from './question/take-situations.ts';
import { takeSubstitute } from './question/take-substitute.ts';
import { createTextLookup, type PackedTexts } from './question/text-index.ts';
import { lacksVariety } from './ranking/lacks-variety.ts';
import { writeSearchNote } from './ranking/search-note.ts';
import { serveCourses } from './ranking/serve-courses.ts';
import { hasFoodsApart, serveEveryFood } from './ranking/serve-every-food.ts';
import { mentions } from './recipe-index.ts';
import { SUGAR } from './words/exclusion-words.ts';
import { FOREIGN_DISHES } from './words/foreign-dishes.ts';
import { renamePhrases } from './words/other-names.ts';
import { comparesThings, namesOtherTopic } from './words/other-topics.ts';
import {
  createLexicon,
  findPhrases,
  phraseSet,
  takePhrases,
  type Tokens,
  type Phrases,
} from './words/phrase-lexicon.ts';
import { readTest } from './words/situation-predicates.ts';
import { isTalk } from './words/talk-words.ts';
import { PAUSE } from './words/tokenize.ts';
import { CHILD_WORDS } from './words/unsafe-words.ts';

// One file for everything that the search works without.

/** A question with no more content words is about whatever it names. */
const ONE_WORD = 1;

/**
 * Creates a test for words that occur in names but that the question uses in another sense: no name
 * or ingredient contains them together with a word beside them.
 */
function findEverydayWords(
  everyday: PhraseTable,
  { contentWords, whole, tokenSet, index: { recipes, ingredientWords } }: Reading,
): (word: string) => boolean {
  // "Lauk matang 20 menit" names no dish, though one is called Matang.
  if (contentWords.length <= ONE_WORD && !tokenSet.has('menit')) return () => false;
  const together = pairWords(whole)
    .filter((pair) => pair.split(' ').some((word) => everyday.has(word)))
    .filter(
      (pair) => ingredientWords.has(pair) || recipes.some(({ names }) => mentions(names, pair)),
    )
    .flatMap((pair) => pair.split(' '));
  return (word) => everyday.has(word) && !together.includes(word);
}

/** Phrases that request nothing, though their words could be food. */
const TALK_PHRASES = phraseSet(
  'anti mainstream|di mulut|di lidah|cepat sembuh|lekas sembuh|cepat pulih|cepat turun panas|turun panas|nasi sudah menjadi bubur|di pare|patah hati|sakit hati|hati-hati|buah hati|tahun baru|pulang kampung|mati lampu|rumah tangga|kambing hitam|nunggu jemuran|hujan es|makan waktu|tidak tahu mau|tidak tahu masakan|tidak tahu cara|tidak tahu apa|tidak tahu harus|tidak tahu resep|tidak tahu bagaimana|tidak tahu masak|asi seret|asi lancar|sama sekali|sampai magrib|malas masak|selain garam dan air|selain garam dan minyak|sebentar lagi|bentar lagi|budget mentok|termasuk kemasan|halo cobek|anak pertama|anak kedua|stok bahan|stok kulkas|stok di kulkas|mentok di|mentok ide|lagi mentok',
);

/** Adjacent words, ignoring small talk. */
function pairWords(whole: Tokens): readonly string[] {
  const words = [...whole];
  takePhrases(words, TALK_PHRASES);
  const plain = words.filter((word) => word !== undefined && !isTalk(word));
  return plain.slice(1).flatMap((word, at) => {
    const before = plain[at];
    return before === PAUSE || word === PAUSE ? [] : [`${before} ${word}`];
  });
}

/** The data of {@link createLateReaders}, as `pack-late-tables.ts` writes it. */
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

/** What suits words that are read as a diet or an occasion: with an ill stomach people eat soft food. */
const SUITING_BESIDES = createLexicon([
  ['maag|mag|gerd|lambung', ['lunak', 'lunak', '!manis'].map(readTest)],
  [
    'sarapan sehat|sarapan yang sehat|sarapan bergizi|sehat untuk sarapan|sarapan diet|sarapan rendah kalori',
    ['diet/@tim', 'diet/@tim', 'sup/sayur/bubur/@tim', 'terkenal', '!legit'].map(readTest),
  ],
  ['batuk|pilek|flu|meriang', ['kuah/wedang', 'hangat', '!legit'].map(readTest)],
  ['warteg|nasi rames|warung tegal', ['lauk/sayur/gulai', 'terkenal'].map(readTest)],
]);

/** Said of a child, who is then given vegetables that do not show. */
const UNWANTED_GREENS = createLexicon([
  [
    'susah makan sayur|tidak suka sayur|tidak suka makan sayur|tidak mau sayur|tidak mau makan sayur|tidak doyan sayur',
    ['selip', 'selip', 'selip'].map(readTest),
  ],
]);

/** Somebody other than the child likes it hot: "suami suka pedas". */
const OTHERS_HEAT =
  /\b(?:suami|istri|ayah|bapak|papa|ibu|mama|kakak|saya|mertua|dewasa|gede) (?:\p{L}+ ){0,3}pedas/u;

/** Asks what an illness allows. A lasting one gets dishes, "kolesterol boleh makan apa"; the stomach needs a doctor. */
const ASKS_DISHES =
  /^(?!.*\b(?:ma?ag|gerd|lambung|operasi|cabut gigi|jamu)\b).*\bboleh(?:kah)? makan (?:lauk |sayur |buah |masakan )?apa\b/u;
const ASKS_DOCTOR =
  /\b(?:boleh(?:kah)? (?:makan|minum|konsumsi)|jamu|ramuan|penurun|menurunkan|nurunin)\b/u;

const SWEET_WISH = /(?<!kencing |kurang |tidak |terlalu |kecap )manis/u;

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
    .split(LINE)
    .map((row) => row.split(' ').map((name) => readTest(name)));
  const conditionsOf = (row: number) => conditions[row] ?? [];
  const everyday = readPhrases(packed.everyday);
  const situations = unpack(packed.situations, conditionsOf);
  const seemingRefusals = unpack(packed.seemingRefusals, conditionsOf);
  // "Online" has the same hash as a town of Papua, and "makanan khas brebes" as one of Aceh.
  const towns = unpack(
    packed.towns,
    (row) => PROVINCES.slice(row, row + 1),
    (phrase) => {
      const [first = '', ...others] = phrase.split(' ');
      return isTalk(first) && (first !== 'kota' || others.every(isTalk));
    },
  );
  return {
    hasOtherTopic: ({ question, whole, index }) =>
      namesOtherTopic(question) ||
      // If two dishes are compared, both are shown: "bedanya rawon sama soto".
      (comparesThings(question) && takeNames([...whole], index).length < 2),
    respell,
    homesOf,
    takeSeemingSituations: (reading) => [
      ...(saysOneOf(reading, CHILD_WORDS) ? takePhrases(reading.words, UNWANTED_GREENS) : []),
      ...takeSeemingSituations(reading, seemingRefusals),
    ],
    takeSituations: (reading) => [
      ...takeSituations(reading, situations),
      ...findPhrases(reading.whole, SUITING_BESIDES),
    ],
    towns,
    foreignDishes: FOREIGN_DISHES,
    takeTalk: (words) => void takePhrases(words, TALK_PHRASES),
    renamePhrases,
    findEverydayWords: (reading) => findEverydayWords(everyday, reading),
    takeDone,
    takeRivals,
    readIntent,
    readSuperlative,
    readCourses,
    takeHere,
    saysOthersHeat: (text) => OTHERS_HEAT.test(text),
    asksDoctor: (text) => ASKS_DOCTOR.test(text) && !ASKS_DISHES.test(text),
    wantsSugarless: (text, { exclusions, isForHealth }) =>
      isForHealth && exclusions.includes(SUGAR) && SWEET_WISH.test(text),
    takeBeside,
    respellWeather,
    takeKeeping,
    takeLimits: (words) => ({
      ...takeDuration(words),
      ...takeBudget(words),
      maxIngredients: takeIngredientCount(words),
    }),
    readAvailableTools,
    takeSubstitute,
    readTexts: createTextLookup(packed.texts),
    serveCourses,
    serveEveryFood,
    isOnlyNear: (query, best, shown) =>
      hasFoodsApart(query, best) || lacksVariety(query, shown, towns),
    writeSearchNote,
  };
}
