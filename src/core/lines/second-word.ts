import { editDistance, sortLetters } from './edit-distance.ts';
import {
  BRAND_WORDS,
  CLASS_WORDS,
  CLAUSE_WORDS,
  COMPOUND_WORDS,
  SAME_CLASS_WORDS,
  SAME_COMPOUND_WORDS,
  NAMING_WORDS,
  PREPARATION_WORDS,
} from './preparation-words.ts';
import { wordSet } from './word-set.ts';

/**
 * Whether a word after a one-word food name leaves it that food: an unknown word after an animal or a
 * class makes it something else (`ayam kalkun`).
 *
 * @param startsFood whether the name of another food begins with that word.
 */
export function leavesFood(food: string, next: string, startsFood: () => boolean): boolean {
  // Canned food is bought cooked, so it is another one: "tomat kaleng".
  if (next === 'kaleng') return false;
  for (const listed of [LISTED_SEASONINGS, LISTED_SIDES]) {
    if (listed.has(food) && listed.has(next)) return true;
  }
  if (CLASS_WORDS.has(food)) return keepsClass(next);
  return !COMPOUND_WORDS.has(food) || keepsFood(next) || startsFood();
}

/** Foods of classes that are listed without commas: "gula garam lada", "tahu tempe". */
const LISTED_SEASONINGS = wordSet(
  'garam gula lada penyedap kaldu royco masako msg vetsin mecin sasa ajinomoto',
);
const LISTED_SIDES = new Set(['tahu', 'tempe']);

/** Whether a word says how a food is treated, cut or sold. */
const isAside = (word: string): boolean =>
  /\d/u.test(word) ||
  PREPARATION_WORDS.has(word) ||
  CLAUSE_WORDS.has(word) ||
  BRAND_WORDS.has(word) ||
  isSlipOfTreatment(word);

const keepsClass = (word: string): boolean =>
  !NAMING_WORDS.has(word) && (SAME_CLASS_WORDS.has(word) || isAside(word));

const keepsFood = (word: string): boolean => SAME_COMPOUND_WORDS.has(word) || isAside(word);

/** Shortest treatment that may have a doubled, dropped or swapped letter. */
const MIN_TREATMENT_LENGTH = 5;

/**
 * Whether a word is a treatment with a letter doubled, dropped or swapped: "geprekk", "gorneg", "iirs". With
 * another letter it is another word (`benguk`, `bentuk`).
 */
function isSlipOfTreatment(word: string): boolean {
  if (word.length < MIN_TREATMENT_LENGTH) return false;
  const letters = sortLetters(word);
  for (const treatment of PREPARATION_WORDS) {
    if (treatment.length < MIN_TREATMENT_LENGTH) continue;
    if (treatment.slice(0, 2) !== word.slice(0, 2)) continue;
    if (editDistance(word, treatment, 1) > 1) continue;
    if (treatment.length !== word.length || sortLetters(treatment) === letters) return true;
  }
  return false;
}
