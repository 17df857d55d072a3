import { foldQuestion } from '../words/fold-text.ts';
import { takePhrases } from '../words/phrase-lexicon.ts';
import { FOOD_WORDS } from '../words/talk-words.ts';
import { CHILD_WORDS, UNSAFE_WORDS } from '../words/unsafe-words.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** One of these asks for something to eat, whatever else is mentioned. */
const SEEKING_WORDS = 'apa bikin bikinin buatkan mau saran cocok enaknya khas'.split(' ');
/** With one of these, a dish that is named may be there already: "sisa opor", "sudah banyak cilok, jualan apa". */
const TELLING_MORE = 'apa sisa sudah saingan banyak'.split(' ');
const ASKS_TO_MAKE = /\b(?:cara|resep)\s+(?:bikin|(?:mem)?buat)\b/iu;
/** Most words of a short question. */
const SHORT = 3;

/** What the question is about, judged by how it is asked; removes words for eaters for whom no dish here is safe. */
export function takeTopic(reading: Reading): Query['topic'] {
  const { question, wordSet, vocabulary } = reading;
  const aboutFood = [...FOOD_WORDS].some((word) => wordSet.has(word));
  return {
    unsafe: takeUnsafe(reading),
    against: vocabulary.classify(foldQuestion(question)),
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
function takeUnsafe({ words, wordSet }: Reading): boolean {
  const isBaby = words.some(
    (word, at) =>
      words[at + 1] === 'bulan' && /^\d/u.test(word ?? '') && Number(word) < MONTHS_OF_BABIES,
  );
  const hasChild = [...CHILD_WORDS].some((word) => wordSet.has(word));
  return takePhrases(words, UNSAFE_WORDS).length > 0 || (isBaby && hasChild);
}
