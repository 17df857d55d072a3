import { wordSet } from '../../../../lines/word-set.ts';
import { mentions } from '../recipe-index.ts';
import { EXCLUSION_WORDS } from '../words/exclusion-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import {
  consume,
  findPhrase,
  findPhrases,
  type Found,
  type Tokens,
  type Phrases,
} from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import type { Reading } from './reading.ts';
import { takeExclusions } from './take-exclusions.ts';

/**
 * Removes situations that look like exclusions ("tidak mau makan"), unless a food really is excluded:
 * "tidak mau makan udang" is binding, and a situation never is.
 */
export function takeSeemingSituations<Meaning>(
  { words, food, index: { names, ingredientWords } }: Reading,
  seemingRefusals: Phrases<Meaning>,
): readonly Found<Meaning>[] {
  const left = [...words];
  const refused = new Set(
    takeExclusions(left, food).flatMap((exclusion) => exclusion.words.join(' ').split(' ')),
  );
  const isRefused = (at: number) => left[at] === undefined && words[at] !== undefined;
  const taken: Found<Meaning>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, seemingRefusals);
    // Among hashes "opor bisa pakai apa" and "alergi telur bekal anak" are mistaken for a
    // situation. No real one names a dish or a food.
    const isFood = (word: string) =>
      refused.has(word) ||
      (names.has(word) && !FILLER_WORDS.has(word)) ||
      (word.length >= LONG_FOOD && ingredientWords.has(word));
    if (found === undefined || found.phrase.split(' ').some(isFood)) continue;
    const end = at + found.length;
    const overlaps = words.slice(at, end).some((_, index) => isRefused(at + index));
    if (overlaps && isRefused(end)) continue;
    taken.push(found);
    // A missing tool stays to be read, since it binds: "wajan tidak bawa".
    if (!overlaps || !words.slice(at, end).some(isTool)) consume(words, at, found.length);
  }
  return taken;
}

/** Shorter words of foods mean other things too: "luar", of sirloin. */
const LONG_FOOD = 6;

const isTool = (word: string | undefined): boolean =>
  word !== undefined && EXCLUSION_WORDS.get(word)?.every(({ marks }) => marks.length > 0) === true;

/** Kinds that are unambiguous wherever they are mentioned. */
const KEPT_KINDS = wordSet('kue jajanan gorengan camilan lauk sayur');

/**
 * Removes situations. The kind of dish that one names is still requested: "kue subuh" asks for cakes.
 */
export function takeSituations<Meaning>(
  { words, index: { recipes, ingredientWords } }: Reading,
  situations: Phrases<Meaning>,
): readonly Found<Meaning>[] {
  const isName = (pair: readonly (string | undefined)[]) =>
    pair.every((word) => word !== undefined) &&
    (KIND_WORDS.has(pair.join(' ')) ||
      recipes.some(({ names }) => mentions(names, pair.join(' '))));
  const isMeant = ({ at, phrase, length }: Found<Meaning>) => {
    const [first, food = ''] = phrase.split(' ');
    // A word that names dishes with the one beside it is not a situation: "bening" in "sayur bening".
    if (length === 1) return !isName([words[at - 1], phrase]) && !isName([phrase, words[at + 1]]);
    // Among hashes "tinggal tempe" is mistaken for a situation.
    return length > 2 || !FILLER_WORDS.has(first) || !ingredientWords.has(food);
  };
  const taken = findPhrases(words, situations).filter(isMeant);
  for (const { at, phrase } of taken) {
    if (KIND_WORDS.get(phrase)?.isInNames === false) continue;
    for (const [index, word] of phrase.split(' ').entries())
      if (!KEPT_KINDS.has(word)) consume(words, at + index, 1);
  }
  return taken;
}

const COLD_WORDS = ['segar', 'adem', 'dingin', 'es', 'gerah'];

/** Respells the heat of the day, which is not a wish for hot food: "panas begini, minum yang segar". */
export function respellWeather(words: Tokens): void {
  const isCold = COLD_WORDS.some((word) => words.includes(word)) && !words.includes('atau');
  const drinks = words.findIndex((word) => word === 'minum' || word === 'minuman');
  for (const [at, word] of words.entries()) {
    if ((isCold || at < drinks) && (word === 'panas' || word === 'terik')) words[at] = 'gerah';
  }
}
