import { AT_HOME } from '../../../../kitchen/home-words.ts';
import { wordSet } from '../../../../lines/word-set.ts';
import type { DishKind } from '../../../../recipes/dish-extras.ts';
import { mentions, type RecipeIndex } from '../recipe-index.ts';
import { INGREDIENT_GROUPS, STATE_WORDS } from '../words/ingredient-words.ts';
import { KIND_WORDS, type KindWish } from '../words/kind-words.ts';
import { NEGATION_TALK } from '../words/negation-words.ts';
import { findPhrase, takePhrases, type Lexicon, type Tokens } from '../words/phrase-lexicon.ts';
import { ABSENT_INGREDIENTS, DESCRIBING_WORDS, isTalk } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS, type Taste } from '../words/trait-words.ts';
import { saysOneOf, type Reading } from './reading.ts';
import type { Query, Term } from './search-query.ts';
import { toTerm } from './take-names.ts';

/** Beside rice that is cooked already. */
const LEFT_OVER_WORDS = wordSet('sisa kemarin semalam');

/** Kinds whose words are not part of names. */
const PLAIN_KINDS: Lexicon<KindWish> = new Map(
  [...KIND_WORDS].filter(([, { isInNames }]) => !isInNames),
);

export type Rest = Pick<Query, 'terms' | 'isForeign' | 'kinds' | 'traits' | 'likely'> &
  Pick<Query['wording'], 'unknown' | 'describing'>;

/** A word that is a kind or a taste and also part of names. */
type NameWord = {
  readonly at: number;
  readonly word: string;
  readonly kind: KindWish | undefined;
  readonly taste: Taste | undefined;
};

/**
 * Reads the words that no phrase has taken. A word that occurs in names and is also a kind or a taste
 * is read as part of a name if another word can complete the name.
 *
 * @param hasName whether dishes or foods have been named.
 * @param isNoise whether a word is about something other than food.
 */
export function takeRest(
  reading: Reading,
  hasName: boolean,
  isNoise: (word: string) => boolean,
): Rest {
  const { words, index } = reading;
  consumeRepeated(words);
  const kinds = takePhrases(words, PLAIN_KINDS).flatMap(({ meaning }) => meaning.kinds);
  const sorted = sortWords(reading, isNoise);
  const { unknown, describing, ambiguous } = sorted;
  const isEmpty = !hasName && sorted.foods.length + kinds.length + ambiguous.length === 0;
  const foods = isEmpty ? sorted.instead : sorted.foods;
  const terms = foods.map((food) => toTerm(food, index));
  const isForeign = sorted.isForeign || (isEmpty && foods.length > 0);
  const hinted = {
    kinds: ambiguous.flatMap(({ kind }) => kind?.kinds ?? []),
    traits: ambiguous.flatMap(({ taste }) => taste?.trait ?? []),
  };
  if (!hasName && terms.length === 0) {
    const asked = { kinds: [...kinds, ...hinted.kinds], traits: hinted.traits };
    return { terms, unknown, describing, isForeign, ...asked, likely: { kinds: [], traits: [] } };
  }
  const named = readNameWords(reading, ambiguous);
  return {
    terms: [...terms, ...named.terms],
    unknown,
    describing,
    isForeign,
    kinds: [...kinds, ...named.kinds],
    traits: [],
    likely: hinted,
  };
}

/** Removes words that only repeat the one beside them: "kue-kue basah". */
function consumeRepeated(words: Tokens): void {
  for (const [at, word] of words.entries()) {
    const isKind = () => findPhrase(words, at, PLAIN_KINDS) !== undefined;
    if (word !== undefined && word === words[at + 1] && !isKind()) words[at] = undefined;
  }
}

/** Reads kinds and tastes beside named food: as parts of its name, or a kind on its own as a kind. */
function readNameWords(
  reading: Reading,
  nameWords: readonly NameWord[],
): Pick<Rest, 'terms' | 'kinds'> {
  const { words, index, vocabulary } = reading;
  const terms: Term[] = [];
  const kinds: DishKind[] = [];
  const isPart = (word: string) => vocabulary.isFood(word) && !isTalk(word);
  const isAtHome = saysOneOf(reading, AT_HOME);
  for (const { at, word, kind, taste } of nameWords) {
    // Rice at home is cooked rice, and no dish called so: "cuma ada telur sama nasi".
    if (word === 'nasi' && isAtHome) {
      terms.push(toTerm('nasi putih', index));
      continue;
    }
    // A kind on its own is asked for as such: "ulang tahun, males beli tart, kue apa".
    if (kind !== undefined && taste === undefined && standsAlone(words, at, isPart)) {
      kinds.push(...kind.kinds);
      continue;
    }
    // What is made from a food need not be called so: "manis dari ketan".
    if (words[at + 1] === 'dari') continue;
    const role = taste === undefined || taste.isDistinctive ? 'needed' : 'helpful';
    terms.push({ ...toTerm(word, index), role, ...(taste?.isManner && cookedSo(taste, index)) });
  }
  return { terms, kinds };
}

/** The dishes that a manner of cooking means, whatever they are called. */
const cookedSo = ({ trait }: Taste, { recipes }: RecipeIndex): Pick<Term, 'recipes'> => ({
  recipes: recipes.filter((recipe) => trait.has(recipe)).map(({ position }) => position),
});

/**
 * Whether a word only describes the food before it, and no dish has that name: "singkong parut". Alone it is
 * not a food: "orang tua".
 */
const isState = (
  word: string,
  before: string | undefined,
  { recipes, nameWords, ingredientWords }: RecipeIndex,
): boolean =>
  STATE_WORDS.has(word) &&
  (before === undefined || !ingredientWords.has(before)
    ? !nameWords.has(word) && !ingredientWords.has(word)
    : !recipes.some(({ names }) => mentions(names, before) && mentions(names, word)));

/** Parts of plants and animals that are no food by themselves. */
const PARTS = wordSet('kulit biji batang bonggol daun akar');

/** Whether a part of a plant is meant that no dish uses, so that others are only near: "kulit semangka". */
const isOtherPart = (
  part: string,
  whole = '',
  { recipes, ingredientWords }: RecipeIndex,
): boolean =>
  PARTS.has(part) &&
  ingredientWords.has(whole) &&
  !recipes.some(({ names }) => mentions(names, `${part} ${whole}`));

/** Sorts words by what they may be, each of them once. */
function sortWords(
  { words, whole, index, vocabulary, late, tokenSet }: Reading,
  isNoise: (word: string) => boolean,
) {
  const foods: string[] = [];
  /** Foods to answer with if only an absent one is asked for. */
  const instead: string[] = [];
  const unknown: string[] = [];
  const describing: string[] = [];
  const ambiguous: NameWord[] = [];
  let isForeign = false;
  const isLeftOver = saysOneOf({ tokenSet }, LEFT_OVER_WORDS);
  for (const [at, word] of words.entries()) {
    if (word === undefined || word === PAUSE || /^\d/u.test(word)) continue;
    if (words.indexOf(word) < at) continue;
    const kind = KIND_WORDS.get(word);
    const taste = TASTE_WORDS.get(word);
    const nearest = late.foreignDishes.get(word);
    if (word === 'nasi' && isLeftOver) foods.push('nasi putih');
    else if (kind !== undefined || taste !== undefined) ambiguous.push({ at, word, kind, taste });
    else if (isOtherPart(word, words[at + 1], index)) isForeign = true;
    else if (DESCRIBING_WORDS.has(word)) describing.push(word);
    else if (isTalk(word) || NEGATION_TALK.has(word) || isNoise(word)) continue;
    else if (isState(word, whole[whole.indexOf(word) - 1], index)) continue;
    else if (vocabulary.isFood(word)) foods.push(word);
    else if (ABSENT_INGREDIENTS.has(word)) {
      unknown.push(word);
      instead.push(...(ABSENT_INGREDIENTS.get(word) ?? []));
    } else if (nearest !== undefined) {
      isForeign = true;
      foods.push(...nearest);
    } else if (INGREDIENT_GROUPS.has(word)) foods.push(word);
    else unknown.push(word);
  }
  return { foods, instead, unknown, describing, ambiguous, isForeign };
}

/** Whether no word beside it forms a name with it; words that have already been read may. */
function standsAlone(words: Tokens, at: number, isPart: (word: string) => boolean): boolean {
  const stops = (word: string | undefined, index: number) =>
    index < 0 || index >= words.length || (word !== undefined && !isPart(word));
  return stops(words[at - 1], at - 1) && stops(words[at + 1], at + 1);
}

/** Words with these prefixes or endings are measures or verbs, not names of foods: "setandan", "dikirimi". */
const DERIVED = /^(?:se|ber|me|di|ter|pe|ng)\p{L}{4,}|(?:nya|kan|in|an)$/u;

/** Unknown words beside a food, without anything between them: "ayam bulgogi" is not about chicken. */
export const findUnknownNameParts = (
  unknown: readonly string[],
  { whole, vocabulary }: Reading,
): readonly string[] =>
  unknown.filter((word) => {
    if (DERIVED.test(word)) return false;
    const at = whole.indexOf(word);
    return [whole[at - 1], whole[at + 1]].some(
      (next) => next !== undefined && !isTalk(next) && vocabulary.isFood(next),
    );
  });
