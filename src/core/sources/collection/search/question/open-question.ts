import type { RecipeIndex } from '../recipe-index.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { NEGATION_TALK, NEGATIONS } from '../words/negation-words.ts';
import type { Tokens } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { tokenizeQuestion, PAUSE, STOP } from '../words/tokenize.ts';
import { NO_LATE_READING, type LateReading, type Reading, type ReadingAids } from './reading.ts';

/** Brings a question to known words and takes out small talk. */
export function openQuestion(question: string, aids: ReadingAids, readers: LateReading): Reading {
  const { index, correct } = aids;
  const late = isLikeName(question, index) ? forNames(readers) : readers;
  const typed = tokenizeQuestion(
    question
      .replace(BEFORE_CORRECTION, '')
      .replace(PERSON, '$1')
      .replace(FATHER, 'bapak')
      .replace(ITS_OWN, ' ')
      .replace(/\b17-?an\b/iu, 'agustusan'),
  );
  const spelled = late.respell(typed, index);
  // The end of a sentence stops every reader, just as a word that was read does.
  const words: Tokens = correct(spelled).map((word) => (word === STOP ? undefined : word));
  late.respellWeather(words);
  const whole = [...words];
  const text = ` ${whole.join(' ')} `;
  const tokenSet = new Set(whole.filter((word) => word !== undefined));
  late.takeTalk(words);
  const contentWords = words.flatMap((word) =>
    word !== undefined && tellsSomething(word) ? [word] : [],
  );
  return { ...aids, question, words, whole, text, tokenSet, contentWords, late };
}

/** All that comes before a correction is taken back: "yang hangat, eh maksudnya yang dingin". */
const BEFORE_CORRECTION = /^.*\b(?:eh,? maksud\p{L}*|ralat)(?=\s)/isu;

/** A person's name is not a food: "soto mas Bagor", "bunda Sari". Names in lower case are not recognised. */
const PERSON =
  /(?<!ikan )\b(mas|mbak|bunda|bu|pak|bang|kak|om|tante|cak) \p{Lu}\p{Ll}+(?= \p{Ll}|$)/gu;

/** "Bpk" is somebody's father; alone, in "resep bpk" and in "bpk karo" it is a dish. */
const FATHER = /(?<!resep )\bbpk\b(?! karo|$)/giu;

/** A dish comes with its own: "pecel lele sama sambelnya". */
const ITS_OWN = /\s(?:sama|dan|plus|beserta|dengan) (?:samb[ae]l|kuah|bumbu)(?:nya|e)\b/giu;

/** Whether a word is neither small talk nor a number. */
const tellsSomething = (word: string): boolean =>
  word !== PAUSE && !/^\d/u.test(word) && !isTalk(word) && !NEGATION_TALK.has(word);

/** A name is not read as chat, but "makanan kucing" only looks like one. */
const forNames = (late: LateReading): LateReading => ({
  ...NO_LATE_READING,
  hasOtherTopic: late.hasOtherTopic,
  renamePhrases: late.renamePhrases,
  foreignDishes: late.foreignDishes,
  asksDoctor: late.asksDoctor,
});

/** Most words of a question that may be only a name. */
const MAX_BARE_NAME_WORDS = 4;

/** Whether the question is only a few words of names: "tahu lada garam". */
function isLikeName(question: string, { nameWords, ingredientWords }: RecipeIndex): boolean {
  const words = tokenizeQuestion(question).filter((word) => word !== 'resep');
  return (
    words.length <= MAX_BARE_NAME_WORDS &&
    words.every((word) => nameWords.has(word) || ingredientWords.has(word)) &&
    !words.some(
      (word) => NEGATIONS.has(word) || isTalk(word) || KIND_WORDS.get(word)?.isInNames === false,
    )
  );
}
