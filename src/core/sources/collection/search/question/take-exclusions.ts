import { DIET_WORDS, type Diet } from '../words/diet-words.ts';
import { EXCLUSION_WORDS, excludePhrases, type Exclusion } from '../words/exclusion-words.ts';
import { MAX_UNKNOWN_WORDS, readNextFood, startsWish, wishLength } from './food-list.ts';
import { PAUSE } from '../words/fold-text.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import {
  ALLOWING,
  BANNED_DEEDS,
  BEHIND_WORDS,
  BRIDGE_WORDS,
  BRINGING_WORDS,
  BROKEN_WORDS,
  CAUSES,
  CLAUSE_STARTS,
  CONNECTORS,
  DEGREE_WORDS,
  DISCOMFORT_WORDS,
  FEELING_WORDS,
  GONE_WORDS,
  JOINING_WORDS,
  MARKERS,
  PART_WORDS,
  PENDING_WORDS,
  PURPOSE_WORDS,
  QUALITY_WORDS,
  REACTION_WORDS,
  REFUSING_WORDS,
  STRENGTHENED_WORDS,
  USING_WORDS,
  WISHING_WORDS,
} from '../words/negation-words.ts';
import {
  findNameAt,
  isIngredient,
  isInside,
  isQualifier,
  readFood,
  readLongest,
  withQualifiers,
  type FoodNames,
  type Foods,
} from './read-foods.ts';
import { closeWords, findPhrase, takePhrases, type OpenWords } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';

/**
 * Removes everything that the question excludes by name; {@link takeDiets} removes the rest.
 *
 * One rule: a negation ("tanpa", "jangan pakai", "alergi") excludes the foods after it in its clause;
 * if there are none, or if the word says that something has run out ("habis"), the foods before it.
 */
export function takeExclusions(words: OpenWords, food: FoodNames): readonly Exclusion[] {
  const exclusions: Exclusion[] = [];
  const reacts = words.some(isOneOf(REACTION_WORDS));
  for (let at = 0; at < words.length; at += 1) {
    // "Tidak gampang basi" is about keeping: nothing has spoilt.
    const wish = wishLength(words, at);
    if (wish > 1) {
      at += wish - 1;
      continue;
    }
    const refused =
      readGone(words, at, food) ??
      readRefused(words, at, reacts, food) ??
      readReaction(words, at, food);
    if (refused === undefined) continue;
    exclusions.push(...refused.exclusions);
    closeWords(words, refused.start, refused.end - refused.start);
  }
  closeAllowed(words, food, exclusions.length > 0);
  return exclusions;
}

/** "Tidak makan daging, tapi telur boleh": what is allowed is not what is wished for. */
function closeAllowed(words: OpenWords, food: FoodNames, isRefusing: boolean): void {
  for (const at of words.keys()) {
    const allowing = findPhrase(words, at, ALLOWING);
    // "Boleh minta resep telur" allows nothing.
    if (allowing === undefined || (allowing.length === 1 && !isRefusing)) continue;
    const after = readFood(words, at + allowing.length, food);
    const listed = after && readAfter(words, at + allowing.length, false, food);
    if (listed !== undefined) closeWords(words, listed.start, listed.end - listed.start);
    let end = at;
    for (;;) {
      while (JOINING_WORDS.has(words[end - 1] ?? '')) end -= 1;
      const item = readLongest(words, end - 1, food);
      if (item?.end !== end) break;
      closeWords(words, item.start, item.end - item.start);
      end = item.start;
    }
  }
}

/** "Telur habis", "klepon sudah ada yang bawa": foods before a word that rejects them. */
function readGone(words: OpenWords, at: number, food: FoodNames): Foods | undefined {
  const wholly = findPhrase(words, at, GONE_WORDS);
  const gone = wholly ?? findPhrase(words, at, BROKEN_WORDS);
  if (gone === undefined || words.slice(Math.max(0, at - 2), at).some(isOneOf(PENDING_WORDS)))
    return undefined;
  if (gone.phrase === 'habis' && STRENGTHENED_WORDS.has(words[at - 1] ?? '')) return undefined;
  const after = at + gone.length;
  const foods = withMarker(readBefore(words, at, food), at, after);
  // "Blender ngadat cobek ketinggalan": a broken tool is excluded, whatever follows.
  const areTools = foods?.exclusions.every(isCooking) === true;
  return areTools || (wholly !== undefined && isGone(words, after, food)) ? foods : undefined;
}

/** "Tanpa telur", "telur jangan", and after a word like "gatal" also "kalau makan telur". */
function readRefused(
  words: OpenWords,
  at: number,
  reacts: boolean,
  food: FoodNames,
): Foods | undefined {
  const marker = findPhrase(words, at, MARKERS) ?? findCause(words, at, reacts);
  if (marker === undefined || startsWish(words, at, marker.length)) return undefined;
  if (words[at] === 'no' && /^\d/u.test(words[at + 1] ?? '')) return undefined;
  // "Jangan bobor" is a vegetable dish.
  if (findNameAt(words, at, marker.length, food) !== undefined) return undefined;
  const after = at + marker.length;
  const foods =
    readRefusedBefore(words, at, after, food) ??
    readAfter(words, after, marker.meaning === 'all', food) ??
    (isRefusal(words, at, after) ? readBefore(words, at, food) : undefined);
  // "Belum digoreng" describes progress, "belum ada ulekan" does not.
  if (words[at] === 'belum' && foods?.start === after && foods.exclusions.every(isCooking))
    return undefined;
  return withMarker(foods, at, after);
}

/**
 * An allergy may have any cause: "gatal kena udang". Other complaints count only if something was eaten or
 * drunk: "mual kalau makan santan".
 */
function findCause(words: OpenWords, at: number, reacts: boolean) {
  const cause = findPhrase(words, at, CAUSES);
  if (cause === undefined || reacts) return cause;
  // "Habis makan" tells what happened once, "kalau makan" what always does.
  const isEaten = EATING_WORDS.has(words[at + cause.length - 1] ?? '') && words[at] !== 'habis';
  return isEaten && words.some(isOneOf(DISCOMFORT_WORDS)) ? cause : undefined;
}

const EATING_WORDS = new Set(['makan', 'minum']);

/** "Udang alergi, mau sambal": the food before it, and not the dish that is asked for after it. */
function readRefusedBefore(
  words: OpenWords,
  at: number,
  after: number,
  food: FoodNames,
): Foods | undefined {
  const isBehind = words[after] === PAUSE && BEHIND_WORDS.has(words[at] ?? '');
  return isBehind && readLongest(words, at - 1, food)?.end === at
    ? readBefore(words, at, food)
    : undefined;
}

/** "Alergi udang, terasi juga gatal", "susu bikin perut kembung", "egg free" */
function readReaction(words: OpenWords, at: number, food: FoodNames): Foods | undefined {
  const isToo = isOneOf(REACTION_WORDS)(words[at]) && words[at - 1] === 'juga';
  const isFree = words[at] === 'free' && readLongest(words, at - 1, food)?.end === at;
  if (isToo || isFree) return withMarker(readBefore(words, at, food), at, at + 1);
  if (!BRINGING_WORDS.has(words[at] ?? '')) return undefined;
  let end = at + 1;
  while (FEELING_WORDS.has(words[end] ?? '')) end += 1;
  const felt = words[end];
  // "Sambal yang bikin pusing" is hot, "udang yang bikin gatal" is not borne.
  const isDiscomfort =
    words[at - 1] !== 'yang' && (felt === 'sakit' || isOneOf(DISCOMFORT_WORDS)(felt));
  if (!isOneOf(REACTION_WORDS)(felt) && !isDiscomfort) return undefined;
  return withMarker(readBefore(words, at, food), at, end + 1);
}

/** Before a deed that is banned: "dilarang jual gorengan". */
const BANS = new Set(['dilarang', 'larang', 'jangan', 'boleh']);

const isCooking = ({ cooking }: Exclusion): boolean => cooking.length > 0;

const withMarker = (foods: Foods | undefined, at: number, after: number): Foods | undefined =>
  foods === undefined
    ? undefined
    : { ...foods, start: Math.min(at, foods.start), end: Math.max(after, foods.end) };

/** Removes the diets that the question names. */
export const takeDiets = (words: OpenWords): readonly Diet[] =>
  takePhrases(words, DIET_WORDS).map(({ meaning }) => meaning);

/** "Tidak pakai santan, terasi, dan telur": the foods that follow, up to the end of the clause. */
function readAfter(
  words: OpenWords,
  after: number,
  takesUnknown: boolean,
  food: FoodNames,
): Foods | undefined {
  const first = findRefused(words, after, takesUnknown, food);
  return first?.exclusions.length ? readList(words, first, food) : first;
}

/** The first food that a refusal may mean, if its clause has one; nothing if it means a quality. */
function findRefused(
  words: OpenWords,
  after: number,
  takesUnknown: boolean,
  food: FoodNames,
): Foods | undefined {
  // "Biar tidak amis" is about the cooking, "ikan yang tidak amis" about the fish.
  const isPurpose =
    words.slice(Math.max(0, after - 3), after).some(isOneOf(PURPOSE_WORDS)) ||
    (words[after - 2] === 'yang' && isIngredient(words[after - 3] ?? '', food));
  for (let at = after; ; at += 1) {
    const word = words[at];
    // "Tidak sampai 1500 per biji" names a limit.
    if (word === undefined || DEGREE_WORDS.has(word) || /^\d{3}/u.test(word)) return undefined;
    if (isPurpose && QUALITY_WORDS.has(word)) return { exclusions: [], start: at, end: at + 1 };
    const known = readFood(words, at, food);
    if (known !== undefined) return known;
    if (mayPrecede(words, at, takesUnknown)) continue;
    if (isTalk(word) || word === PAUSE) return undefined;
    // "Jangan pakai kimchi" excludes an unknown word; "tidak sempat" excludes nothing.
    const isMeant = takesUnknown || (at > after && USING_WORDS.has(words[at - 1] ?? ''));
    // "Selain serutan kayu secang", "no cloves of garlic": an unknown word before the food.
    const mayQualify = PART_WORDS.has(word) || (!isMeant && isPlain(words, after));
    const passesTalk = isTalk(words[at + 1] ?? '');
    const qualified = readFood(words, passesTalk ? at + 2 : at + 1, food);
    if ((mayQualify || passesTalk) && qualified !== undefined) return qualified;
    return isMeant ? { exclusions: [excludePhrases([word])], start: at, end: at + 1 } : undefined;
  }
}

/** Whether a word may stand between a refusal and what it refuses. */
function mayPrecede(words: OpenWords, at: number, takesUnknown: boolean): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  return (
    BRIDGE_WORDS.has(word) ||
    JOINING_WORDS.has(word) ||
    // "Selain lalapan dan susu": the first item is in everything.
    (isTalk(word) && JOINING_WORDS.has(words[at + 1] ?? '')) ||
    (BANNED_DEEDS.has(word) && BANS.has(before)) ||
    (takesUnknown && (word === PAUSE || MARKERS.has(word) || isPassing(word)))
  );
}

/** All foods of the list that begins with one. */
function readList(words: OpenWords, first: Foods, food: FoodNames): Foods {
  const exclusions: Exclusion[] = [];
  let { end } = first;
  let foods = 0;
  for (let item: Foods | undefined = first; item !== undefined;) {
    const whole = withQualifiers(words, item, food);
    exclusions.push(...whole.exclusions);
    end = whole.end;
    foods += 1;
    // "Tanpa panggangan oven" names one tool twice; in "tanpa oven kukus" steaming is asked for.
    const again = readFood(words, end, food);
    const isSameTool = again?.exclusions.every((one) =>
      one.cooking.some((mark) => exclusions.at(-1)?.cooking.includes(mark)),
    );
    const next = isSameTool === true ? again : readNextFood(words, end, foods, food);
    // "Tidak punya blender, bumbu diiris": after a missing tool comes how to do without it.
    item = exclusions.every(isCooking) && !next?.exclusions.every(isCooking) ? undefined : next;
  }
  // "Tanpa pedas-pedas", "jangan bakar-bakaran"
  while (words[end] !== undefined && isAgain(words[end], words[end - 1])) end += 1;
  return { exclusions, start: first.start, end };
}

/** Whether a word only doubles the one before it. */
const isAgain = (word: string | undefined, before = ''): boolean =>
  word === before || word === `${before}an`;

/** A name follows "selain" or "no"; "tidak" may be followed by a verb. */
const isPlain = (words: OpenWords, after: number): boolean =>
  !['tidak', 'bukan', 'belum'].includes(words[after - 1] ?? '');

/** "Telur dan susu lagi habis": the foods before a word, back to where their list begins. */
function readBefore(words: OpenWords, before: number, food: FoodNames): Foods | undefined {
  const exclusions: Exclusion[] = [];
  let start = before;
  let unknown = 0;
  for (let at = before - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined || word === PAUSE || CLAUSE_STARTS.has(word)) break;
    const item = readLongest(words, at, food);
    const isFound = exclusions.length > 0;
    if (item !== undefined) {
      // "Bikin sop wortel habis": the dish before it is the request.
      if (isFound && KIND_WORDS.has(word) && WISHING_WORDS.has(words[at - 1] ?? '')) break;
      exclusions.push(...item.exclusions);
      start = item.start;
      at = start;
    } else if (!CONNECTORS.has(word) && !isQualifier(word)) {
      if (isFound && isTalk(word) && !isInside(words, at, food)) break;
      // "Bawang merah Brebes": an unknown word belongs to the name before it.
      if (!BRIDGE_WORDS.has(word) && !isTalk(word)) unknown += 1;
      if (unknown > MAX_UNKNOWN_WORDS) break;
    }
  }
  return exclusions.length === 0 ? undefined : { exclusions, start, end: before };
}

/** Whether a negation may apply to what precedes it: "santan jangan", "telur tidak punya". */
function isRefusal(words: OpenWords, at: number, after: number): boolean {
  const word = words[at] ?? '';
  // "Lauk yang tidak pakai itu" asks for a side dish.
  if (words[at - 1] === 'yang') return false;
  const next = words[after];
  // "Daun bawang juga tidak" excludes it.
  if (word === 'tidak' && words[at - 1] === 'juga') return next !== 'apa';
  // "Telur tidak punya", but "ada resep ayam tidak?" asks for chicken.
  if (word === 'tidak' || word === 'belum') return REFUSING_WORDS.has(next ?? '');
  // "Lauk jangan lebih dari 5 ribu" sets a limit.
  if (next === 'lebih') return false;
  // "Mi juga, cuma jangan kembaran": the word after "jangan" is what is excluded.
  if (word === 'jangan' && next !== undefined && next !== PAUSE && !isTalk(next)) return false;
  return BEHIND_WORDS.has(word);
}

/** "Telur habis, …", but not "habis Lebaran" or "habis digoreng". */
function isGone(words: OpenWords, after: number, food: FoodNames): boolean {
  const next = words[after];
  return (
    next === undefined ||
    next === PAUSE ||
    // "Habis dari pasar": somebody comes from there; "habis berapa" asks for a sum; "gatal habis makan udang".
    (next !== 'dari' &&
      next !== 'berapa' &&
      !(EATING_WORDS.has(next) && readFood(words, after + 1, food) !== undefined) &&
      isPassing(next) &&
      readFood(words, after, food) === undefined)
  );
}

const isPassing = (word: string): boolean =>
  isTalk(word) &&
  !EXCLUSION_WORDS.has(word) &&
  !OCCASION_WORDS.has(word) &&
  !CLAUSE_STARTS.has(word);

const isOneOf = (set: ReadonlySet<string>) => (word: string | undefined) =>
  word !== undefined && set.has(word);
