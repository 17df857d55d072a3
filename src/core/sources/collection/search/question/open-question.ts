import { foldQuestion, PAUSE, STOP } from '../words/fold-text.ts';
import { NEGATION_TALK } from '../words/negation-words.ts';
import { closeWords, findPhrase, takePhrases, type OpenWords } from '../words/phrase-lexicon.ts';
import { isTalk, TALK_PHRASES, TITLES_OF_PERSONS } from '../words/talk-words.ts';
import type { ChatReaders, Reading, ReadingAids } from './reading.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Brings a question to known words and takes out small talk and names of persons. */
export function openQuestion(question: string, aids: ReadingAids, chat: ChatReaders): Reading {
  const { shelf, vocabulary, mend } = aids;
  const typed = foldQuestion(unquote(question, vocabulary));
  const spelled = chat.respell(typed, shelf);
  // The end of a sentence stops every reader, just as a word that was read does.
  const words: OpenWords = mend(spelled).map((word) => (word === STOP ? undefined : word));
  respellWeather(words);
  const whole = [...words];
  const said = new Set(whole.filter((word) => word !== undefined));
  takePhrases(words, TALK_PHRASES);
  closePersons(words, vocabulary, chat.situations);
  const telling = words.flatMap((word) =>
    word !== undefined && tellsSomething(word) ? [word] : [],
  );
  const pairs = pairWords(words);
  return { ...aids, question, words, whole, said, telling, pairs, chat };
}

const QUOTED = /["“]([^"”]+)["”]/gu;

/** "Yang hangat, eh maksudnya yang dingin": what comes before is taken back. */
const TAKEN_BACK = /^.*\b(?:eh,? maksud\p{L}*|ralat)(?=\s)/isu;

/** Removes quoted names of groups and shops: the ones with a word unrelated to cooking. */
const unquote = (question: string, { wishes, smallTalk }: Vocabulary): string =>
  question
    .replace(TAKEN_BACK, '')
    .replaceAll(QUOTED, (quoted, inside: string) =>
      foldQuestion(inside).every((word) => wishes.has(word) || smallTalk.has(word)) ? quoted : ' ',
    );

/** Whether a word is neither small talk nor a number. */
const tellsSomething = (word: string): boolean =>
  word !== PAUSE && !/^\d/u.test(word) && !isTalk(word) && !NEGATION_TALK.has(word);

/** "Bu Siti", "Pak Guru": the word after a title is a name, but in "nenek ompong" it is a description. */
function closePersons(
  words: OpenWords,
  { wishes }: Vocabulary,
  situations: ChatReaders['situations'],
): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (word === undefined || next === undefined || !TITLES_OF_PERSONS.has(word)) continue;
    if (findPhrase(words, at + 1, situations) !== undefined) continue;
    if (!wishes.has(next) && tellsSomething(next)) closeWords(words, at + 1, 1);
  }
}

const COLD_WORDS = ['segar', 'adem', 'dingin', 'es', 'gerah'];

/** "Panas begini, minum yang segar", "panas-panas minum apa": the heat of the day is no wish for hot food. */
function respellWeather(words: OpenWords): void {
  const isCold = COLD_WORDS.some((word) => words.includes(word)) && !words.includes('atau');
  const drinks = words.findIndex((word) => word === 'minum' || word === 'minuman');
  for (const [at, word] of words.entries()) {
    if ((isCold || at < drinks) && (word === 'panas' || word === 'terik')) words[at] = 'gerah';
  }
}

/** Adjacent words, ignoring small talk. */
function pairWords(words: OpenWords): readonly string[] {
  const telling = words.filter((word) => word !== undefined && !isTalk(word));
  return telling.slice(1).flatMap((word, at) => {
    const before = telling[at];
    return before === PAUSE || word === PAUSE ? [] : [`${before} ${word}`];
  });
}
