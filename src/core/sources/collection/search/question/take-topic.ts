import { wordSet } from '../../../../lines/word-set.ts';
import { takePhrases } from '../words/phrase-lexicon.ts';
import { FOOD_WORDS } from '../words/talk-words.ts';
import { tokenizeQuestion } from '../words/tokenize.ts';
import { CHILD_WORDS, saysSpoilt, UNSAFE_WORDS } from '../words/unsafe-words.ts';
import { saysOneOf, type Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** One of these asks for something to eat, whatever else is mentioned. */
const SEEKING_WORDS = wordSet('apa bikin bikinin buatkan mau saran cocok enaknya khas');
const ASKS_TO_MAKE = /\b(?:cara|resep)\s+(?:bikin|(?:mem)?buat)\b/iu;
/** Most words of a short question. */
const SHORT_QUESTION = 3;

/** Higher than any score of the classifier. */
export const SURELY_OTHER_TOPIC = 99;

/** Judges from its wording what a question is about. Removes {@link UNSAFE_WORDS}. */
export function takeTopic(reading: Reading): Query['topic'] {
  const { question, vocabulary, late } = reading;
  const isAboutFood = saysOneOf(reading, FOOD_WORDS);
  return {
    isUnsafe: takeUnsafe(reading),
    otherTopicScore: late.hasOtherTopic(reading)
      ? SURELY_OTHER_TOPIC
      : vocabulary.classify(tokenizeQuestion(question)),
    isAboutFood,
    isSeekingFood: isAboutFood || saysOneOf(reading, SEEKING_WORDS),
    isShort: question.trim().split(/\s+/u).length <= SHORT_QUESTION,
    isAboutMaking: ASKS_TO_MAKE.test(question),
  };
}

/** Signs of danger that are more than one word. */
const DANGEROUS: readonly RegExp[] = [
  // A period that is late, or is to come soon.
  /\b(?:haid|mens)\w*\b.*\btelat|\b(?:cepat|cepet|biar|supaya) (?:haid|mens)/iu,
  // Blood sugar of 200 and more.
  /(?:gula darah|cek gula)\D*[2-9]\d\d/iu,
  // Poisoning by jengkol.
  /^(?=.*jengkol)(?=.*\b(?:pipis|kencing))(?=.*(?:sakit|perih|berdarah|susah|bisa (?:pipis|kencing|keluar)))/iu,
  // Medicine, unless it is one for longing.
  /\bobat(?!.{1,6}(?:kangen|rindu))/iu,
  // Slimy food that is not Mie Lendir.
  /(?<!mie? )lendir/iu,
];

/** Before a dangerous word these make it harmless: "tanpa boraks", "sambil gendong bayi". */
const HARMLESS = wordSet('selapanan cukuran syukuran tanpa gendong momong jaga');
/** A seller who has a baby cooks for others: "usaha apa buat ibu yang punya bayi". */
const OWNING_WORDS = wordSet('ada punya');
const BUSINESS_WORDS = wordSet('usaha jualan jual bisnis dagang');

/** An age in months under one year. */
const MONTHS_OF_BABIES = 12;

/** Whether it is for a baby or somebody seriously ill: no recipe here is made for them. */
function takeUnsafe(reading: Reading): boolean {
  const { question, words, whole, tokenSet } = reading;
  // Wild mushrooms may be poisonous: "jamur tumbuh di halaman".
  const isWild = tokenSet.has('jamur') && tokenSet.has('tumbuh');
  const isBaby = words.some(
    (word, at) =>
      words[at + 1] === 'bulan' && /^\d/u.test(word ?? '') && Number(word) < MONTHS_OF_BABIES,
  );
  const hasChild = saysOneOf(reading, CHILD_WORDS);
  // A child of two years is not a baby: "bayiku 3 tahun".
  const isGrown = (at: number) =>
    /^(?:[2-9]|1\d)$/u.test(whole[at + 1] ?? '') && whole[at + 2] === 'tahun';
  const sells = saysOneOf(reading, BUSINESS_WORDS);
  const isHarmless = (word: string | undefined) =>
    HARMLESS.has(word) || (sells && OWNING_WORDS.has(word));
  const unsafe = takePhrases(words, UNSAFE_WORDS).some(
    ({ phrase, at }) => !isHarmless(whole[at - 1]) && !(phrase.startsWith('bayi') && isGrown(at)),
  );
  return (
    unsafe ||
    isWild ||
    DANGEROUS.some((sign) => sign.test(question)) ||
    saysSpoilt(whole) ||
    (isBaby && hasChild)
  );
}
