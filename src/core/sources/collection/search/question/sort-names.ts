import type { AskedNames, Reading } from './reading.ts';
import { CHATTY_WORDS, toHelpful, type Query, type Term } from './search-query.ts';
import { mentionsIngredient, nameClasses, takeDishNames, takeListedKinds } from './take-dishes.ts';
import { partNames, takeFoodPhrases, toNameTerms } from './take-names.ts';
import { findNoise, type Refusals } from './take-refusals.ts';
import { takeRest, type Rest } from './take-rest.ts';

/** The names in a question, before they are sorted into dishes, foods and kinds. */
type TakenNames = {
  readonly names: Query['named'];
  /** Foods and classes of dishes, of several words. */
  readonly phrases: readonly Term[];
  /** Whether a word is no wish here, though it occurs in names. */
  readonly isNoise: (word: string) => boolean;
};

/** What the names are, and what the other words say. */
export type SortedNames = Omit<AskedNames, 'occasions'> & { readonly rest: Rest };

/** Removes the names of dishes, and foods of several words that are not refused. */
export function takeNamesAndFoods(reading: Reading, refusals: Refusals): TakenNames {
  const isNoise = findNoise(reading, refusals.phrases);
  const names = takeDishNames(reading, isNoise);
  const isRefused = ({ phrase }: Term) =>
    [...refusals.phrases].some((refused) => `${phrase} `.startsWith(`${refused} `));
  const phrases = takeFoodPhrases(reading.words, reading.index);
  return { names, phrases: phrases.filter((food) => !isRefused(food)), isNoise };
}

/**
 * Sorts the names into dishes, foods and kinds, and reads all words that are left.
 *
 * @param isOfPlace whether food of a region is asked for.
 */
export function sortNames(
  reading: Reading,
  { names, phrases, isNoise }: TakenNames,
  isOfPlace: boolean,
): SortedNames {
  const parted = partNames(names, isOfPlace || mentionsIngredient(reading));
  const listed = [...parted.dishes, ...takeListedKinds(reading, parted.dishes.length)];
  const { dishes, foods } = nameClasses(listed, phrases, reading);
  const rest = takeRest(reading, dishes.length + foods.length > 0, isNoise);
  const kinds = [...rest.kinds, ...parted.kinds];
  // Asked of one region, "jajanan" also means its biscuits.
  const isSmall = isOfPlace && kinds.includes('jajanan');
  return { dishes, foods, rest, kinds: isSmall ? [...kinds, 'kue kering' as const] : kinds };
}

/**
 * The foods that the question wants. If an amount is asked for, a class of dishes alone counts: "nasi goreng 50
 * porsi butuh beras berapa" asks how much rice it takes, not for a dish with rice.
 */
export function wantedFoods(
  { foods, rest }: SortedNames,
  intent: Query['intent'],
  { whole }: Reading,
): readonly Term[] {
  const classes = foods.filter(({ ingredients }) => ingredients.length === 0);
  const all =
    intent?.about === 'amount' && classes.length > 0 ? classes : [...foods, ...rest.terms];
  // A dish is not made of what there is little of: "labu siam, udang dikit".
  const isLittle = ({ phrase }: Term) => whole.join(' ').includes(`${phrase} sedikit`);
  return all.map((food) => (all.length > 1 && isLittle(food) ? toHelpful(food) : food));
}

/** What should be in a dish or its name; `wanted` foods count if no dish is named. */
export function listTerms(
  dishes: Query['named'],
  foods: readonly Term[],
  wanted: readonly Term[],
  { contentWords }: Reading,
): readonly Term[] {
  // In a long question the foods may be of another clause: "dendeng batokok, dagingnya diapain dulu".
  const isToldOf = contentWords.length >= CHATTY_WORDS && dishes[0]?.phrase.includes(' ') === true;
  return [
    ...(dishes.length > 0 ? [] : wanted),
    // Of several dishes a food is in one at most: "es teh, risoles, klepon".
    ...(dishes.length > 1 || isToldOf ? foods.map(toHelpful) : foods),
    ...dishes.flatMap(({ phrase }) => toNameTerms(phrase)),
  ];
}
