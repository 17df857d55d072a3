import type { FoodNames } from './read-foods.ts';
import { takePhrases, type Found, type OpenWords } from '../words/phrase-lexicon.ts';
import { FOOD_WORDS } from '../words/talk-words.ts';
import { CHILD_WORDS, UNSAFE_WORDS } from '../words/unsafe-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One of these asks for something to eat, whatever else is mentioned. */
const SEEKING_WORDS = 'apa bikin bikinin buatkan mau saran cocok enaknya khas'.split(' ');
/** With one of these, a dish that is named may be there already: "sisa opor", "sudah banyak cilok, jualan apa". */
const TELLING_MORE = 'apa sisa sudah saingan banyak'.split(' ');
const ASKS_HOW = /\b(?:cara|gimana|bagaimana|gmn|tutorial|tips)\b/iu;
const ASKS_TO_MAKE = /\b(?:cara|resep)\s+(?:bikin|(?:mem)?buat)\b/iu;
const ASKS_FACT = /\b(?:beda|perbedaan|jam buka|kata kata)\b/iu;
/** A question that begins like this asks for a meaning or a time, not for a dish. */
const ASKS_ELSE = /^\s*(?:arti|artinya|makna|maksud|maksudnya|kapan|jam berapa)\b/iu;
/** Most words of a short question. */
const SHORT = 3;
/** A question that begins with another topic is about that topic. */
const FIRST_WORDS = 2;

/** What the question wants to know, judged by how it is asked. */
export function readIntent(
  question: string,
  wordSet: ReadonlySet<string | undefined>,
  telling: readonly string[],
  unknown: readonly string[],
) {
  const aboutFood = [...FOOD_WORDS].some((word) => wordSet.has(word));
  return {
    aboutFood,
    seeksFood: aboutFood || SEEKING_WORDS.some((word) => wordSet.has(word)),
    tellsMore: TELLING_MORE.some((word) => wordSet.has(word)),
    asksDish: wordSet.has('apa') || !(ASKS_HOW.test(question) || ASKS_FACT.test(question)),
    isShort: question.trim().split(/\s+/u).length <= SHORT,
    makes: ASKS_TO_MAKE.test(question),
    asksWhy: wordSet.has('kenapa') || wordSet.has('mengapa'),
    otherDoing: ASKS_ELSE.test(question) || asksOtherDoing(question, telling, unknown),
  };
}

/** What shows that another topic is meant: whether a phrase did, which is removed, and single words. */
export function takeOutside(words: OpenWords, { outside }: Vocabulary, food: FoodNames) {
  // Among hashes a food passes for another topic now and then: what may be refused stays.
  const isPhrase = (phrase: string) =>
    phrase.includes(' ') && outside.has(phrase) && !food.has(phrase);
  const get = (phrase: string) => isPhrase(phrase) || undefined;
  const hasPhrase = takePhrases(words, { get, longest: outside.longest }).length > 0;
  return { hasPhrase, words: words.filter((word) => word !== undefined && outside.has(word)) };
}

/** Words of another topic count, unless a situation holds them: "naik pesawat". */
export function readOutside(
  { hasPhrase, words }: ReturnType<typeof takeOutside>,
  telling: readonly string[],
  told: readonly Found<unknown>[],
) {
  const toldWords = new Set(told.flatMap(({ phrase }) => phrase.split(' ')));
  const isOutside = (word = '') => words.includes(word) && !toldWords.has(word);
  return {
    outside: hasPhrase || words.some(isOutside),
    outsideFirst: hasPhrase || telling.slice(0, FIRST_WORDS).some(isOutside),
  };
}

/** An age in months under one year. */
const MONTHS_OF_BABIES = 12;

/** Whether somebody would eat it for whom no recipe here is made: a baby, somebody seriously ill. */
export function isUnsafe(words: OpenWords, wordSet: ReadonlySet<string | undefined>): boolean {
  const isBaby = words.some(
    (word, at) =>
      words[at + 1] === 'bulan' && /^\d/u.test(word ?? '') && Number(word) < MONTHS_OF_BABIES,
  );
  const hasChild = [...CHILD_WORDS].some((word) => wordSet.has(word));
  return takePhrases(words, UNSAFE_WORDS).length > 0 || (isBaby && hasChild);
}

/**
 * "Cara merawat …", "cara ternak …": the verb is not about cooking. "…, enaknya gimana" asks for advice
 * only.
 */
function asksOtherDoing(
  question: string,
  [first = '']: readonly string[],
  unknown: readonly string[],
): boolean {
  const asked = question.search(ASKS_HOW);
  return (
    asked !== -1 &&
    unknown.includes(first) &&
    !question.toLowerCase().slice(0, asked).includes(first)
  );
}
