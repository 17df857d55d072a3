import {
  DIET_WORDS,
  EXCLUSION_WORDS,
  excludePhrase,
  type Diet,
  type Exclusion,
} from './words/exclusion-words.ts';
import { PAUSE } from './words/fold-text.ts';
import { KIND_WORDS } from './words/kind-words.ts';
import {
  closeWords,
  createLexicon,
  findPhrase,
  takePhrases,
  type Lexicon,
  type OpenWords,
} from './words/phrase-lexicon.ts';
import { isTalk } from './words/talk-words.ts';
import { OCCASION_WORDS } from './words/occasion-words.ts';
import { TRAIT_WORDS } from './words/trait-words.ts';

/** How a word leaves something out. */
type Marker =
  /** Whatever follows is left out, known or not. */
  | 'always'
  /** Left out where what follows is known to be food. */
  | 'food'
  /** Like `food`, with a verb between: "tidak pakai", "tidak suka". */
  | 'not';

const MARKERS: Lexicon<Marker> = createLexicon<Marker>([
  ['tanpa|hindari|menghindari|pantang|alergi|alergi sama|alergi terhadap|alergi dengan', 'always'],
  [
    'nol|zero|less|low|rendah|bebas|non|no|bukan|jangan|kecuali|selain|kurangi|skip|bosan|bosen|muak|tidak cocok dengan',
    'food',
  ],
  ['tidak|belum', 'not'],
]);

/** Stand between the marker and what is left out. */
const BETWEEN = new Set(
  `pakai ada mengandung dikasih kasih suka makan minum mau boleh bisa doyan usah perlu tahan kuat ingin pengen
  campuran campur kandungan bahan unsur menu yang dari dengan adanya sama sekali terhadap produk apapun
  konsumsi mengonsumsi mengkonsumsi tambahan tambah kasihin punya nyetok stok dan pakainya kena berbahan
  lagi banget dan banyak sedikit sedikitpun si ke dulu melulu terus mulu harus dibikin bikin pernah`.split(
    /\s+/u,
  ),
);
const CONNECTORS = new Set([PAUSE, 'dan', 'atau', 'juga', 'apalagi', 'ataupun']);
/** "Tidak terlalu pedas" asks for a little, not for none. */
const DEGREES = new Set([
  'terlalu',
  'begitu',
  'pedas-pedas',
  'banget',
  'sangat',
  'amat',
  'seberapa',
]);

/** "Resep ayam tidak?" asks for chicken; only with one of these after it does it refuse it. */
const REFUSING = new Set('usah pakai perlu dipakai'.split(' '));
/** Words after which another wish begins. */
const ENDS = new Set('untuk tapi tetapi namun dari yang resep menu ide'.split(' '));

/** The words that leave something out. */
export const MARKER_WORDS: readonly string[] = [...MARKERS.keys()].flatMap((phrase) =>
  phrase.split(' '),
);

/** Words that say how something is left out. */
export const EXCLUSION_TALK: ReadonlySet<string> = new Set([
  ...MARKER_WORDS,
  ...BETWEEN,
  ...DEGREES,
]);

/** What else is known to be food: names of dishes and ingredients, folded. */
export type FoodNames = { readonly has: (phrase: string) => boolean };

/** Takes out of the question all that it leaves out by name; {@link takeDiets} takes the rest. */
export function takeExclusions(words: OpenWords, food: FoodNames): readonly Exclusion[] {
  const exclusions: Exclusion[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const marker = findPhrase(words, at, MARKERS);
    if (marker === undefined || startsWish(words, at)) continue;
    // "Jangan bobor" is a vegetable dish.
    if (findFood(words, at, marker.length, food) !== undefined) continue;
    let next = at + marker.length;
    if (marker.meaning === 'not' && DEGREES.has(words[next] ?? '')) continue;
    next = skipBetween(words, next, marker.meaning);
    const first = readItem(words, next, marker.meaning === 'always', food);
    if (first === undefined) {
      exclusions.push(...takeBefore(words, at, marker.length, food));
      continue;
    }
    exclusions.push(...first.exclusions);
    next += first.length;
    for (let item = nextItem(words, next, food); item !== undefined;) {
      exclusions.push(...item.exclusions);
      next = item.end;
      item = nextItem(words, next, food);
    }
    // "Tanpa pedas-pedas"
    while (words[next] !== undefined && words[next] === words[next - 1]) next += 1;
    closeWords(words, at, next - at);
  }
  return exclusions;
}

/** Takes out of the question the ways of eating that it names. */
export const takeDiets = (words: OpenWords): readonly Diet[] =>
  takePhrases(words, DIET_WORDS).map(({ meaning }) => meaning);

/** "Tidak ribet" and "rendah lemak" are wishes that begin like exclusions. */
const startsWish = (words: OpenWords, at: number): boolean =>
  [TRAIT_WORDS, OCCASION_WORDS, DIET_WORDS].some(
    (lexicon) => findPhrase<unknown>(words, at, lexicon) !== undefined,
  );

/** Where what is left out begins: "tanpa pakai santan", "tidak suka sama terasi". */
function skipBetween(words: OpenWords, at: number, marker: Marker): number {
  let next = at;
  for (;;) {
    const word = words[next];
    if (word === undefined) return next;
    const isBetween =
      BETWEEN.has(word) ||
      (marker === 'always' && (word === PAUSE || MARKERS.has(word) || isBetweenTalk(word)));
    if (!isBetween) return next;
    next += 1;
  }
}

const isBetweenTalk = (word: string): boolean =>
  isTalk(word) && !EXCLUSION_WORDS.has(word) && !ENDS.has(word);

/** "Terasinya tidak usah" names what is left out first. */
function takeBefore(
  words: OpenWords,
  at: number,
  length: number,
  food: FoodNames,
): readonly Exclusion[] {
  const isRefusal = words[at] === 'skip' || REFUSING.has(words[at + length] ?? '');
  const before = isRefusal ? readItem(words, at - 1, false, food) : undefined;
  if (before === undefined) return [];
  closeWords(words, at - 1, length + 2);
  return before.exclusions;
}

type Item = { readonly exclusions: readonly Exclusion[]; readonly length: number };

function readItem(
  words: OpenWords,
  at: number,
  takesUnknown: boolean,
  food: FoodNames,
): Item | undefined {
  const word = words[at];
  if (word === undefined || word === PAUSE) return undefined;
  const known = findPhrase(words, at, EXCLUSION_WORDS);
  // A longer name is meant as a whole: "tanpa tepung ketan hitam" allows other flours.
  const longer = findFood(words, at, known?.length ?? 0, food);
  if (longer !== undefined) {
    return { exclusions: [excludePhrase(longer.phrase)], length: longer.length };
  }
  if (known !== undefined) return { exclusions: known.meaning, length: known.length };
  return takesUnknown && !isTalk(word)
    ? { exclusions: [excludePhrase(word)], length: 1 }
    : undefined;
}

function nextItem(
  words: OpenWords,
  at: number,
  food: FoodNames,
): (Item & { readonly end: number }) | undefined {
  let next = at;
  while (CONNECTORS.has(words[next] ?? '')) next += 1;
  if (next === at) return undefined;
  // "Alergi telur, kue apa ya": what comes after the comma may be the dish.
  if (KIND_WORDS.has(words[next] ?? '') && !EXCLUSION_WORDS.has(words[next] ?? ''))
    return undefined;
  // "Bosan ayam, masak apa ya" asks what to cook.
  if (words[next] === 'masak' && words[next + 1] === 'apa') return undefined;
  const item = readItem(words, next, false, food);
  return item === undefined ? undefined : { ...item, end: next + item.length };
}

/** Longest name of an ingredient, in words. */
const MAX_NAME_LENGTH = 4;

function findFood(words: OpenWords, at: number, longerThan: number, food: FoodNames) {
  for (let length = MAX_NAME_LENGTH; length > longerThan; length -= 1) {
    const run = words.slice(at, at + length);
    if (run.length < length || run.includes(undefined)) continue;
    const phrase = run.join(' ');
    if (food.has(phrase)) return { phrase, length };
  }
  return undefined;
}
