import { takePhrases, type OpenWords } from '../words/phrase-lexicon.ts';
import { FOOD_WORDS } from '../words/talk-words.ts';
import { CHILD_WORDS, UNSAFE_WORDS } from '../words/unsafe-words.ts';

/** One of these asks for something to eat, whatever else is mentioned. */
const SEEKING_WORDS = 'apa bikin bikinin buatkan mau saran cocok enaknya khas'.split(' ');
/** With one of these, a dish that is named may be there already: "sisa opor", "sudah banyak cilok, jualan apa". */
const TELLING_MORE = 'apa sisa sudah saingan banyak'.split(' ');
const ASKS_TO_MAKE = /\b(?:cara|resep)\s+(?:bikin|(?:mem)?buat)\b/iu;
/** Most words of a short question. */
const SHORT = 3;

/** What the question wants to know, judged by how it is asked. */
export function readIntent(question: string, wordSet: ReadonlySet<string | undefined>) {
  const aboutFood = [...FOOD_WORDS].some((word) => wordSet.has(word));
  return {
    aboutFood,
    seeksFood: aboutFood || SEEKING_WORDS.some((word) => wordSet.has(word)),
    tellsMore: TELLING_MORE.some((word) => wordSet.has(word)),
    isShort: question.trim().split(/\s+/u).length <= SHORT,
    makes: ASKS_TO_MAKE.test(question),
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
