import { MEASURES } from '../../../../kitchen/count-words.ts';
import { isBareRupiah } from '../../../../kitchen/question/money-words.ts';
import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import { MULTIPLIERS } from '../../../../recipes/rupiah.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { numbersIn, type NumberInQuestion } from '../words/number-words.ts';
import type { OccasionWish } from '../words/occasion-words.ts';
import { MEAL_WORDS } from '../words/talk-words.ts';
import { LOW_SALT, SIMPLE } from '../words/trait-predicates.ts';
import { saysOneOf, type Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/**
 * Whether only the named dishes may come: "risoles, lemper, es jeruk", "kolak pisang 40 cup". "5 resep
 * bakso" and "soto 40 porsi" leave a choice, and so does a food that has to be in the dish.
 */
export function isOrder(
  { named, terms }: Pick<Query, 'named' | 'terms'>,
  reading: Reading,
): boolean {
  if (terms.some(({ role }) => role === 'needed')) return false;
  return named.length > 1
    ? reading.whole.some((word) => CONNECTORS.has(word)) || countsWhatIsMade(reading)
    : named.some(({ phrase }) => !KIND_WORDS.has(phrase)) && countsWhatIsMade(reading);
}

export const countsWhatIsMade = ({ whole }: Reading): boolean =>
  [...numbersIn(whole)].some(countsPortions);

/** Not in "di bawah 2 ribu", "30 menit". */
const countsPortions = ({ value, next = '' }: NumberInQuestion): boolean =>
  !isBareRupiah(value) && !MULTIPLIERS.has(next) && !MEASURES.has(next);

const COOKS_A_MEAL = wordSet('masakan memasak dimasak masak hidangan santapan');
const MAIN_MEALS: WordSet = new Set(['makan siang', 'makan malam', 'nasi kotak']);

const isMainMeal = ({ occasions }: OccasionWish): boolean =>
  occasions.length === 1 && MAIN_MEALS.has(occasions[0]);

/** Whether a meal is meant: because the question says so, or because it names limits and no kind. */
export function readMeal(
  reading: Reading,
  {
    kinds,
    traits,
    occasions,
    limits,
    exclusions,
    terms,
  }: Omit<Query, 'meal' | 'intent' | 'isOrder'>,
): Query['meal'] {
  // Cooking means a meal even where snacks are usual: "masakan untuk tamu".
  const cooks = saysOneOf(reading, COOKS_A_MEAL) || occasions.some(isMainMeal);
  const isServed =
    !cooks &&
    occasions.some(({ hasSnacks }) => hasSnacks) &&
    // An eater alone does not say what is eaten: "makanan kantin sd".
    occasions.every(({ hasSnacks, isMild }) => hasSnacks ?? isMild);
  const isSnack = isServed || (!cooks && traits.some(({ hasSnacks }) => hasSnacks));
  if (kinds.length > 0 || isSnack) return 'no';
  if (saysOneOf(reading, MEAL_WORDS)) return 'said';
  const leavesOpen =
    limits.isCheap ||
    limits.isQuick ||
    limits.maxMinutes !== undefined ||
    traits.some((trait) => trait === SIMPLE || trait === LOW_SALT) ||
    (exclusions.length > 0 && terms.length === 0);
  return occasions.length === 0 && leavesOpen ? 'likely' : 'no';
}
