import { wordSet } from '../../../../lines/word-set.ts';
import { MAX_HEAT } from '../../../../recipes/dish-extras.ts';
import { EXCLUSION_WORDS, excludePhrases, type Exclusion } from '../words/exclusion-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import {
  BANNED_DEEDS,
  BRIDGE_WORDS,
  CLAUSE_STARTS,
  CONNECTORS,
  DEGREE_WORDS,
  EATER_WORDS,
  JOINING_WORDS,
  NEGATIONS,
  PART_WORDS,
  AIM_WORDS,
  COMPLAINING_WORDS,
  FORMED_FOODS,
  FORM_WORDS,
  QUALITY_NEGATIONS,
  QUALITY_WORDS,
  USING_WORDS,
  WISHING_WORDS,
} from '../words/negation-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';
import type { Tokens } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS } from '../words/trait-words.ts';
import { MAX_UNKNOWN_WORDS, readBeside, readNextFood } from './food-list.ts';
import {
  isInside,
  isQualifier,
  readFood,
  foodEndingAt,
  withQualifiers,
  type FoodReading,
  type RefusedFoods,
} from './read-foods.ts';

/** The foods that follow a refusal, up to the end of its clause: "tidak pakai santan, terasi, dan telur". */
export function readFoodsAfter(
  reading: FoodReading,
  after: number,
  takesUnknown: boolean,
): RefusedFoods | undefined {
  const first = findRefused(reading, after, takesUnknown);
  return first?.exclusions.length ? readList(reading, first) : first;
}

/** The first food that a refusal may mean, if its clause has one; nothing if it means a quality. */
function findRefused(
  reading: FoodReading,
  after: number,
  takesUnknown: boolean,
): RefusedFoods | undefined {
  const { words } = reading;
  const near = words.slice(Math.max(0, after - 3), after);
  if (namesQuality(reading, after)) return { exclusions: [], start: after, end: after + 1 };
  // A quality of the cooking is refused: "biar tidak amis".
  const isPurpose = near.some((word) => AIM_WORDS.has(word));
  for (let at = after; ; at += 1) {
    const word = words[at];
    // A large number or a degree is a limit: "tidak sampai 1500 per biji".
    if (word === undefined || DEGREE_WORDS.has(word) || /^\d{3}/u.test(word)) return undefined;
    if (isPurpose && QUALITY_WORDS.has(word)) return { exclusions: [], start: at, end: at + 1 };
    const isForm = FORM_WORDS.has(word) && (words[at - 1] === 'yang' || word !== 'beku');
    const known = isForm ? refuse(word, at, at + 1) : readFood(reading, at);
    if (known !== undefined) return known;
    if (mayPrecede(words, at, takesUnknown)) continue;
    if (isTalk(word) || word === PAUSE) return undefined;
    // After "using" an unknown word is a food: "jangan pakai kimchi", but not "tidak sempat".
    const isMeant = takesUnknown || (at > after && USING_WORDS.has(words[at - 1]));
    // An unknown word may stand before the food: "no cloves of garlic".
    const mayQualify = PART_WORDS.has(word) || (!isMeant && isPlain(words, after));
    const passesTalk = isTalk(words[at + 1]);
    const qualified = readFood(reading, passesTalk ? at + 2 : at + 1);
    if ((mayQualify || passesTalk) && qualified !== undefined) return qualified;
    const guess = { ...excludePhrases([word]), isGuess: true };
    return isMeant ? { exclusions: [guess], start: at, end: at + 1 } : undefined;
  }
}

/** Whether only a quality of a food named before is refused: "ikan tidak amis", "kok tapenya tidak manis". */
function namesQuality(reading: FoodReading, at: number): boolean {
  const { words, names } = reading;
  const before = words.slice(0, at);
  const isFood = (word = '') => names.ingredientsOf(word).length > 0;
  const isTaste = TASTE_WORDS.has(words[at]) || words[at] === 'pedas';
  return (
    QUALITY_NEGATIONS.has(words[at - 1]) &&
    ((QUALITY_WORDS.has(words[at]) && (words[at - 1] === 'tidak' || !isFood(words[at]))) ||
      (isTaste && before.some((word) => COMPLAINING_WORDS.has(word)))) &&
    // "Sambal tanpa bau terasi" refuses terasi.
    readFood(reading, at + 1) === undefined &&
    before.some(isFood)
  );
}

const refuse = (phrase: string, start: number, end: number): RefusedFoods => ({
  exclusions: [excludePhrases([phrase])],
  start,
  end,
});

/** With these words the food itself may be missing, not only this form of it: "tidak punya santan instan". */
const LACKING_WORDS = wordSet('punya ada nyetok stok beli');

/** A food of which only one form is refused: "tanpa santan instan". */
function inForm({ words }: FoodReading, item: RefusedFoods): RefusedFoods {
  const { start } = item;
  const before = words.slice(Math.max(0, start - EATER_REACH), start);
  const [food = '', form = ''] = words.slice(start, start + 2);
  return FORMED_FOODS.has(food) &&
    FORM_WORDS.has(form) &&
    !before.some((word) => LACKING_WORDS.has(word))
    ? refuse(`${food} ${form}`, start, start + 2)
    : item;
}

/** Before a deed that others do, or that has not been done: "belum ada yang jual rawon". */
const NO_BANS = wordSet('yang ada pernah belum');

/** Whether a word may stand between a refusal and what it refuses. */
function mayPrecede(words: Tokens, at: number, takesUnknown: boolean): boolean {
  const word = words[at] ?? '';
  const before = words[at - 1] ?? '';
  return (
    BRIDGE_WORDS.has(word) ||
    JOINING_WORDS.has(word) ||
    // Small talk that is joined to a food may be a food too: "selain lalapan dan susu".
    (isTalk(word) && JOINING_WORDS.has(words[at + 1])) ||
    (BANNED_DEEDS.has(word) && !NO_BANS.has(before)) ||
    (takesUnknown && (word === PAUSE || NEGATIONS.has(word) || isSkippable(word)))
  );
}

/** How far before a list the word may be that says somebody cannot eat its foods, in words. */
const EATER_REACH = 3;

/** All foods of the list that begins with one. */
function readList(reading: FoodReading, first: RefusedFoods): RefusedFoods {
  const { words } = reading;
  const exclusions: Exclusion[] = [];
  const isOfEater = words
    .slice(Math.max(0, first.start - EATER_REACH), first.start)
    .some((word) => EATER_WORDS.has(word) || NEGATIONS.get(word)?.isOfEater === true);
  let { end } = first;
  let listed = 0;
  for (let item: RefusedFoods | undefined = first; item !== undefined;) {
    const named = withQualifiers(reading, item);
    const whole = isOfEater || reading.isReaction ? named : inForm(reading, named);
    exclusions.push(...whole.exclusions);
    end = whole.end;
    listed += 1;
    // The same tool may be named twice ("panggangan oven"); another way is asked for ("oven kukus").
    const again = readFood(reading, end);
    const isSameTool = again?.exclusions.every(({ marks }) =>
      marks.some((mark) => exclusions.at(-1)?.marks.includes(mark)),
    );
    const next =
      isSameTool === true
        ? again
        : (readNextFood(reading, end, listed) ??
          (isOfEater && refusesMoreThanHeat(whole) ? readBeside(reading, end) : undefined));
    // After a missing tool comes how to do without it: "tidak punya blender, bumbu diiris".
    const isTool = !isOfEater && exclusions.every(excludesMarks);
    // The fresh coconut is there to make santan; it is no wish: "tanpa santan instan, kelapa ada".
    const isFresh = whole !== named && words[next?.start ?? 0] === 'kelapa';
    if (isFresh) end = next?.end ?? end;
    item = isFresh || (isTool && !next?.exclusions.every(excludesMarks)) ? undefined : next;
  }
  // A doubled last word is refused with it: "jangan bakar-bakaran".
  while (words[end] !== undefined && isAgain(words[end], words[end - 1])) end += 1;
  return { exclusions, start: first.start, end };
}

/** Whether foods are refused, and not heat alone: "tidak bisa pedas ayam suwir". */
const refusesMoreThanHeat = ({ exclusions }: RefusedFoods): boolean =>
  exclusions.every(({ maxHeat }) => maxHeat >= MAX_HEAT);

/** Whether a word only doubles the one before it. */
const isAgain = (word: string | undefined, before = ''): boolean =>
  word === before || word === `${before}an`;

/** A name follows "selain" or "no"; "tidak" may be followed by a verb. */
const isPlain = (words: Tokens, after: number): boolean =>
  NEGATIONS.get(words[after - 1])?.verb === undefined;

/** The foods before a word, back to where their list begins: "telur dan susu lagi habis". */
export function readFoodsBefore(reading: FoodReading, before: number): RefusedFoods | undefined {
  const { words } = reading;
  const exclusions: Exclusion[] = [];
  let start = before;
  let unknown = 0;
  for (let at = before - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined || word === PAUSE || CLAUSE_STARTS.has(word)) break;
    const item = foodEndingAt(reading, at);
    const isFound = exclusions.length > 0;
    if (item !== undefined) {
      // A wished dish before the food is asked for, and not refused: "bikin sop wortel habis".
      if (isFound && KIND_WORDS.has(word) && WISHING_WORDS.has(words[at - 1])) break;
      exclusions.push(...item.exclusions);
      start = item.start;
      at = start;
      continue;
    }
    if (CONNECTORS.has(word) || isQualifier(word)) continue;
    if (isFound && isTalk(word) && !isInside(reading, at)) break;
    // An unknown word belongs to the name before it: "bawang merah Brebes".
    if (!BRIDGE_WORDS.has(word) && !isTalk(word)) unknown += 1;
    if (unknown > MAX_UNKNOWN_WORDS) break;
  }
  return exclusions.length === 0 ? undefined : { exclusions, start, end: before };
}

export const withMarker = (
  foods: RefusedFoods | undefined,
  at: number,
  after: number,
): RefusedFoods | undefined =>
  foods === undefined
    ? undefined
    : { ...foods, start: Math.min(at, foods.start), end: Math.max(after, foods.end) };

/** Whether tools or ways of cooking are excluded, and not only foods. */
export const excludesMarks = ({ marks }: Exclusion): boolean => marks.length > 0;

/** Small talk: it may stand between a refusing word and its food. */
export const isSkippable = (word: string): boolean =>
  isTalk(word) &&
  !EXCLUSION_WORDS.has(word) &&
  !OCCASION_WORDS.has(word) &&
  !CLAUSE_STARTS.has(word);
