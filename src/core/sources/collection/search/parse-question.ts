import { VERY_HOT } from './words/exclusion-words.ts';
import { foldQuestion, joinWords, PAUSE } from './words/fold-text.ts';
import { HEAT_WORDS, MILD_WORDS } from './words/heat-words.ts';
import { INGREDIENT_GROUPS } from './words/ingredient-words.ts';
import { KIND_WORDS, type KindWish } from './words/kind-words.ts';
import type { Mender, Vocabulary } from './mend-words.ts';
import { OCCASION_WORDS } from './words/occasion-words.ts';
import { renamePhrases } from './words/other-names.ts';
import { takeBudget } from './parse-budget.ts';
import { takeCount, takeIngredientCount } from './parse-count.ts';
import { takeDuration } from './parse-duration.ts';
import { takeDiets, takeExclusions } from './parse-exclusions.ts';
import {
  closeWords,
  createLexicon,
  takePhrases,
  type Lexicon,
  type OpenWords,
} from './words/phrase-lexicon.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { createFoodNames } from './vocabulary.ts';
import { NEGATION_TALK } from './words/negation-words.ts';
import { REGION_WORDS } from './words/region-words.ts';
import type { NamedDish, Query, Term } from './search-query.ts';
import {
  ABSENT_INGREDIENTS,
  FOOD_WORDS,
  FOREIGN_DISHES,
  isTalk,
  MEAL_WORDS,
  OUTSIDE_PHRASES,
  OUTSIDE_WORDS,
  TALK_PHRASES,
  TITLES_OF_PERSONS,
} from './words/talk-words.ts';
import { CHILD_WORDS, UNSAFE_WORDS } from './words/unsafe-words.ts';
import { SIMPLE, TASTE_WORDS, TRAIT_WORDS, type Taste } from './words/trait-words.ts';

const COOKING_WORDS = new Set('masakan memasak dimasak'.split(' '));
const NON_HALAL = createLexicon<true>([['non halal|nonhalal|tidak halal', true]]);

/** Longest name of a dish, in words. */
const MAX_NAME_LENGTH = 6;

/**
 * Reads a question as Indonesians ask it. What it leaves out is read first, then amounts, then names
 * of dishes, and only in what remains regions, occasions and kinds: "soto betawi" is a dish, "masakan
 * betawi" a region.
 */
export function parseQuestion(
  question: string,
  shelf: RecipeShelf,
  vocabulary: Vocabulary,
  mend: Mender,
): Query {
  const words: OpenWords = [...mend(foldQuestion(question))];
  const asked = new Set(words);
  takePhrases(words, TALK_PHRASES);
  closePersons(words, vocabulary);
  const pairs = pairWords(words);
  const outside =
    takePhrases(words, OUTSIDE_PHRASES).length > 0 ||
    words.some((word) => word !== undefined && OUTSIDE_WORDS.has(word));
  const telling = words.filter((word) => word !== undefined && tellsSomething(word)) as string[];
  const unsafe = isUnsafe(words, asked);
  const nonHalal = takePhrases(words, NON_HALAL).length > 0;
  const mild = takePhrases(words, MILD_WORDS).at(0)?.meaning;
  const exclusions = takeExclusions(words, createFoodNames(shelf));
  const diets = takeDiets(words);
  const duration = takeDuration(words);
  const budget = takeBudget(words);
  const maxIngredients = takeIngredientCount(words);
  const count = takeCount(words);
  const named = [...takeNames(words, shelf)];
  renamePhrases(words);
  named.push(...takeNames(words, shelf));
  const phrases = takeIngredients(words, shelf);
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning);
  const heat = mild ?? (heats.includes('fiery') ? 'fiery' : heats.at(0));
  const isMild = heat === undefined && occasions.some((occasion) => occasion.mild);
  const without = [
    ...exclusions,
    ...diets.flatMap((diet) => diet.without),
    ...(isMild ? [VERY_HOT] : []),
  ];
  const regions = takePhrases(words, REGION_WORDS);
  const rest = readRest(words, shelf, vocabulary, named.length + phrases.length > 0);
  // "Masakan untuk tamu" is a meal, though guests are mostly offered snacks.
  const cooks = [...COOKING_WORDS].some((word) => asked.has(word));
  const isSnack = [...traits, ...rest.traits, ...(cooks ? [] : occasions)].some(
    ({ snacks }) => snacks,
  );
  const mayBeMeal = rest.kinds.length === 0 && !isSnack;
  const saysMeal = [...MEAL_WORDS].some((word) => asked.has(word));
  const isDish = named.length + phrases.length + rest.terms.length > 0;
  const leavesOpen =
    budget.cheap ||
    duration.quick ||
    duration.maxMinutes !== undefined ||
    traits.includes(SIMPLE) ||
    (without.length > 0 && !isDish);
  return {
    ...budget,
    ...duration,
    ...rest,
    pairs,
    telling,
    unsafe,
    otherDoing: asksOtherDoing(question, telling, rest.unknown),
    asksWhy: asked.has('kenapa') || asked.has('mengapa'),
    named,
    terms: [...phrases, ...rest.terms, ...named.flatMap(({ phrase }) => toNameTerms(phrase))],
    outside,
    aboutFood: [...FOOD_WORDS].some((word) => asked.has(word)),
    meal: mayBeMeal && (saysMeal || (occasions.length === 0 && leavesOpen)),
    saysMeal: mayBeMeal && saysMeal,
    light: diets.some(({ isForHealth }) => isForHealth),
    without,
    wantsHaram: nonHalal,
    allowsHaram: nonHalal || asked.has('babi') || namesHaram(named, shelf),
    heat,
    occasions,
    provinces: regions.flatMap(({ meaning }) => meaning),
    places: regions.map(({ phrase }) => phrase),
    traits: [...traits, ...rest.traits],
    maxIngredients,
    count,
  };
}

const tellsSomething = (word: string): boolean =>
  word !== PAUSE && !/^\d/u.test(word) && !isTalk(word) && !NEGATION_TALK.has(word);

/** "Bu Siti", "Pak Guru": the word after a title is a person, not a wish. */
function closePersons(words: OpenWords, { wishes }: Vocabulary): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (word === undefined || next === undefined || !TITLES_OF_PERSONS.has(word)) continue;
    if (!wishes.has(next) && tellsSomething(next)) closeWords(words, at + 1, 1);
  }
}

/** Months that make a baby, and not one that is older. */
const MONTHS_OF_BABIES = 12;

function isUnsafe(words: OpenWords, asked: ReadonlySet<string | undefined>): boolean {
  const isBaby = words.some(
    (word, at) =>
      words[at + 1] === 'bulan' && /^\d/u.test(word ?? '') && Number(word) < MONTHS_OF_BABIES,
  );
  const hasChild = [...CHILD_WORDS].some((word) => asked.has(word));
  return takePhrases(words, UNSAFE_WORDS).length > 0 || (isBaby && hasChild);
}

/** "Cara merawat …", "cara ternak …": the first thing to do is nothing that cooks do. */
function asksOtherDoing(
  question: string,
  [first]: readonly string[],
  unknown: readonly string[],
): boolean {
  return (
    /\b(?:cara|gimana|bagaimana|gmn|tutorial|tips)\b/iu.test(question) &&
    unknown.includes(first ?? '')
  );
}

/** Words that stand side by side, talk aside. */
function pairWords(words: OpenWords): readonly string[] {
  const telling = words.filter((word) => word !== undefined && !isTalk(word));
  return telling.slice(1).flatMap((word, at) => {
    const before = telling[at];
    return before === PAUSE || word === PAUSE ? [] : [`${before} ${word}`];
  });
}

function namesHaram(named: readonly NamedDish[], shelf: RecipeShelf): boolean {
  return named.some(({ recipes }) =>
    recipes.some((position) => {
      const contains = shelf.recipes[position]?.facts.contains ?? [];
      return contains.includes('babi') || contains.includes('alkohol');
    }),
  );
}

/** Takes out the longest run of words that is a name, then the longest of the rest. */
function takeNames(words: OpenWords, shelf: RecipeShelf): readonly NamedDish[] {
  const named: NamedDish[] = [];
  for (let length = MAX_NAME_LENGTH; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = readRun(words, at, length);
      const recipes = phrase === undefined ? undefined : shelf.names.get(phrase);
      if (phrase === undefined || recipes === undefined) continue;
      closeWords(words, at, length);
      named.push({ phrase, recipes });
    }
  }
  return named;
}

/** Takes out ingredients of more than one word, so that none of them is read alone. */
function takeIngredients(words: OpenWords, shelf: RecipeShelf): readonly Term[] {
  const terms: Term[] = [];
  for (let length = MAX_NAME_LENGTH; length > 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const phrase = readRun(words, at, length);
      if (phrase === undefined) continue;
      const ingredients = findIngredients(phrase, shelf);
      if (ingredients.length === 0) continue;
      closeWords(words, at, length);
      terms.push({ phrase, ingredients, role: 'needed' });
    }
  }
  return terms;
}

function readRun(words: OpenWords, at: number, length: number): string | undefined {
  const run = words.slice(at, at + length).filter((word) => word !== undefined && word !== PAUSE);
  return run.length === length ? joinWords(run as readonly string[]) : undefined;
}

function findIngredients(phrase: string, shelf: RecipeShelf): readonly number[] {
  const group = INGREDIENT_GROUPS.get(phrase);
  if (group === undefined) {
    const exact = shelf.ingredientWords.get(phrase) ?? [];
    return phrase.includes(' ') && exact.length > 0
      ? [...new Set([...exact, ...withLonger(phrase, shelf)])]
      : exact;
  }
  return group.flatMap((start) => withLonger(start, shelf));
}

const withLonger = (start: string, { ingredients }: RecipeShelf): readonly number[] =>
  ingredients.flatMap((name, number) =>
    name === start || name.startsWith(`${start} `) ? [number] : [],
  );

type Rest = Pick<
  Query,
  'terms' | 'unknown' | 'foreign' | 'kinds' | 'likelyKinds' | 'traits' | 'likelyTraits'
>;

/**
 * Reads what no phrase has taken. A word that names as well as kinds or tastes carry is read as part
 * of a name where there is another word to make the name with.
 */
function readRest(
  words: OpenWords,
  shelf: RecipeShelf,
  vocabulary: Vocabulary,
  hasName: boolean,
): Rest {
  const kinds = takePhrases(words, PLAIN_KINDS).flatMap(({ meaning }) => meaning.kinds);
  const terms: Term[] = [];
  const unknown: string[] = [];
  const inNames: { word: string; kind: KindWish | undefined; taste: Taste | undefined }[] = [];
  const absent: (readonly string[])[] = [];
  let foreign = false;
  for (const word of new Set(words)) {
    if (word === undefined || word === PAUSE || /^\d/u.test(word)) continue;
    const kind = KIND_WORDS.get(word);
    const taste = TASTE_WORDS.get(word);
    const nearest = FOREIGN_DISHES.get(word);
    const uses = vocabulary.wishes.get(word) ?? 0;
    if (kind !== undefined || taste !== undefined) inNames.push({ word, kind, taste });
    else if (isTalk(word) || NEGATION_TALK.has(word)) continue;
    else if (uses > 0) terms.push(toTerm(word, shelf));
    else if (ABSENT_INGREDIENTS.has(word)) {
      unknown.push(word);
      absent.push(ABSENT_INGREDIENTS.get(word) ?? []);
    } else if (nearest !== undefined) {
      foreign = true;
      terms.push(...nearest.map((near) => toTerm(near, shelf)));
    } else if (OUTSIDE_WORDS.has(word)) unknown.push(word);
    else if (INGREDIENT_GROUPS.has(word)) terms.push(toTerm(word, shelf));
    else if (vocabulary.isDescribing(word)) terms.push({ ...toTerm(word, shelf), role: 'helpful' });
    else unknown.push(word);
  }
  if (!hasName && terms.length + kinds.length + inNames.length === 0) {
    foreign ||= absent.length > 0;
    terms.push(...absent.flat().map((near) => toTerm(near, shelf)));
  }
  const wishes = inNames.flatMap(({ kind }) => kind?.kinds ?? []);
  const makesName = hasName || terms.some(({ role }) => role === 'needed');
  if (!makesName) {
    const traits = inNames.flatMap(({ taste }) => taste?.trait ?? []);
    return {
      terms,
      unknown,
      foreign,
      kinds: [...kinds, ...wishes],
      likelyKinds: [],
      traits,
      likelyTraits: [],
    };
  }
  for (const { word, taste } of inNames) {
    const role = taste === undefined || taste.naming ? 'needed' : 'helpful';
    terms.push({ ...toTerm(word, shelf), role });
  }
  const likelyTraits = inNames.flatMap(({ taste }) => taste?.trait ?? []);
  return { terms, unknown, foreign, kinds, likelyKinds: wishes, traits: [], likelyTraits };
}

const toTerm = (phrase: string, shelf: RecipeShelf): Term => ({
  phrase,
  ingredients: TASTE_WORDS.has(phrase) ? [] : findIngredients(phrase, shelf),
  role: 'needed',
});

const toNameTerms = (phrase: string): readonly Term[] =>
  phrase.split(' ').map((word) => ({ phrase: word, ingredients: [], role: 'named' }));

/** Kinds whose words are no part of names. */
const PLAIN_KINDS: Lexicon<KindWish> = new Map(
  [...KIND_WORDS].filter(([, { inNames }]) => !inNames),
);
