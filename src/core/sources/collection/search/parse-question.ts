import { excludeProvinces, VERY_HOT } from './words/exclusion-words.ts';
import { foldQuestion, PAUSE, STOP } from './words/fold-text.ts';
import { HEAT_WORDS, MILD_WORDS, type HeatWish } from './words/heat-words.ts';
import type { Mender } from './mend-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { OCCASION_WORDS, type OccasionWish } from './words/occasion-words.ts';
import { renamePhrases } from './words/other-names.ts';
import { readAskedFact, takeSwap } from './parse-asked-fact.ts';
import { takeBudget } from './parse-budget.ts';
import { takeCount, takeIngredientCount } from './parse-count.ts';
import { takeDuration } from './parse-duration.ts';
import { takeDiets, takeExclusions } from './parse-exclusions.ts';
import { takeRefusedRegions, takeRegions } from './parse-regions.ts';
import { readOnlyTools, spareStove } from './parse-tools.ts';
import { takeKeeping } from './parse-keeping.ts';
import { isUnsafe, readIntent, readOutside, takeOutside } from './parse-topic.ts';
import {
  closePhrases,
  closeWords,
  createLexicon,
  findPhrase,
  takePhrases,
  type OpenWords,
} from './words/phrase-lexicon.ts';
import {
  findIngredients,
  namesHaram,
  partNames,
  takeBeside,
  takeIngredients,
  takeNames,
  takeParts,
  toNameTerms,
} from './read-names.ts';
import { findStrange, readRest } from './read-rest.ts';
import type { Talk } from './collection-talk.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import type { FoodNames } from './read-foods.ts';
import { createFoodNames } from './vocabulary.ts';
import { NEGATION_TALK } from './words/negation-words.ts';
import type { Query } from './search-query.ts';
import { isTalk, MEAL_WORDS, TALK_PHRASES, TITLES_OF_PERSONS } from './words/talk-words.ts';
import { SIMPLE, TRAIT_WORDS } from './words/trait-words.ts';

const COOKING_WORDS = new Set('masakan memasak dimasak masak'.split(' '));
const isBoxedRice = ({ occasions }: OccasionWish): boolean => occasions.includes('nasi kotak');
const isMealTime = ({ occasions }: OccasionWish): boolean =>
  occasions.length === 1 && (occasions[0] === 'makan siang' || occasions[0] === 'makan malam');
/** Ingredients that are bruised before cooking, and the word for that, which is also a dish. */
const BRUISED = new Set('jahe serai lengkuas kencur kunyit bumbu'.split(' '));
const BRUISING_WORDS = new Set('geprek gepuk cincang'.split(' '));
const NO_SITUATIONS: Talk['situations'] = new Map();
const NO_TALK: Talk = {
  respell: (words) => words,
  homesOf: () => [],
  situations: NO_SITUATIONS,
  takeRefusals: () => [],
  takeSituations: () => [],
  towns: new Map(),
  foreignDishes: new Map(),
  findNoise: () => () => false,
  takeDone: () => [],
  takeRivals: () => [],
  takeMissing: () => undefined,
};
const NON_HALAL = createLexicon<true>([['non halal|nonhalal|tidak halal', true]]);

/**
 * Reads a question as Indonesians ask it: first what it excludes, then amounts, then names
 * of dishes, and only in what remains regions, occasions and kinds: "soto betawi" is a dish, "masakan
 * betawi" a region.
 */
export function parseQuestion(
  question: string,
  shelf: RecipeShelf,
  vocabulary: Vocabulary,
  mend: Mender,
  talk: Talk = NO_TALK,
): Query {
  // The end of a sentence stops every reader, just as an understood word does.
  const words: OpenWords = mend(
    talk.respell(foldQuestion(unquote(question, vocabulary)), shelf),
  ).map((word) => (word === STOP ? undefined : word));
  readWeather(words);
  const whole = [...words];
  const asked = new Set(words);
  takePhrases(words, TALK_PHRASES);
  closePersons(words, vocabulary, talk.situations);
  const pairs = pairWords(words);
  const outside = takeOutside(words, vocabulary);
  const telling = words.filter((word) => word !== undefined && tellsSomething(word)) as string[];
  const unsafe = isUnsafe(words, asked);
  const tools = readOnlyTools(words);
  const foodNames = createFoodNames(shelf);
  const early = talk.takeRefusals(words, foodNames);
  const nonHalal = takePhrases(words, NON_HALAL).length > 0;
  const mild = takePhrases(words, MILD_WORDS).at(0)?.meaning;
  const swap = talk.takeMissing(words, shelf) ?? takeSwap(words, shelf);
  const asks = swap ?? readAskedFact(words);
  const keeping = takeKeeping(words);
  const { diets, refused, refusedWords } = readRefusals(words, shelf, talk, foodNames);
  const limits = readLimits(words);
  const beside = takeBeside(words, shelf);
  const isTalkedOf = talk.findNoise(telling, pairs, shelf);
  const isNoise = (word: string) =>
    // "Intoleran laktosa, kena keju langsung mules": nor is an excluded food a request elsewhere.
    isTalkedOf(word) || isBruised(word, asked) || refusedWords.has(word);
  const { names, phrases } = readNames(words, asked, shelf, isNoise);
  const taste = readTaste(words, mild);
  const traits = [...(keeping === undefined ? [] : [keeping]), ...taste.traits];
  const without = [...spareStove([...refused, ...taste.refused], tools), ...tools.without];
  const { regions, homes } = takeRegions(words, whole, talk.towns);
  const told = [...early, ...talk.takeSituations(words, shelf)];
  const { dishes: named, kinds: kindsNamed } = partNames(
    names,
    regions.length > 0 || words.some((word) => findIngredients(word ?? '', shelf).length > 0),
  );
  const sought = phrases.filter(({ phrase }) => !refusedWords.has(phrase));
  const rest = readRest(words, shelf, vocabulary, {
    hasName: named.length + sought.length > 0,
    isNoise,
    foreignDishes: talk.foreignDishes,
  });
  const kinds = [...rest.kinds, ...kindsNamed];
  if (kinds.length === 0) kinds.push(...beside);
  const isDish = named.length + sought.length + rest.terms.length > 0;
  const leavesOpen =
    limits.cheap ||
    limits.quick ||
    limits.maxMinutes !== undefined ||
    traits.includes(SIMPLE) ||
    (without.length > 0 && !isDish);
  const wanted =
    swap === undefined || named.length > 0 ? [] : [{ ...swap, role: 'needed' as const }];
  return {
    ...limits,
    ...rest,
    ...readMeal(asked, [...traits, ...rest.traits], taste.occasions, kinds.length, leavesOpen),
    ...readIntent(question, asked, telling, rest.unknown, vocabulary),
    ...readOutside(outside, telling, told),
    kinds,
    strange: findStrange(rest.unknown, whole, vocabulary),
    pairs,
    either: words.includes('atau'),
    telling,
    unsafe,
    named,
    terms: [
      ...wanted,
      ...sought,
      ...rest.terms,
      ...named.flatMap(({ phrase }) => toNameTerms(phrase)),
    ],
    situations: told.map(({ meaning }) => meaning),
    light: diets.some(({ isForHealth }) => isForHealth),
    without,
    wantsHaram: nonHalal,
    allowsHaram:
      nonHalal || (asked.has('babi') && !refusedWords.has('babi')) || namesHaram(named, shelf),
    heat: taste.heat,
    occasions: taste.occasions.some(isBoxedRice)
      ? taste.occasions.filter(({ snacks }) => snacks !== true)
      : taste.occasions,
    provinces: regions.flatMap(({ meaning }) => meaning),
    homes:
      regions.length + homes.length > 0
        ? homes.flatMap(({ meaning }) => meaning)
        : talk.homesOf(question),
    places: regions.map(({ phrase }) => phrase),
    toldPlaces: new Map(),
    traits: [...traits, ...rest.traits],
    asked: asks,
  };
}

/** Names of dishes, and phrases for foods and parts of names. */
function readNames(
  words: OpenWords,
  asked: ReadonlySet<string | undefined>,
  shelf: RecipeShelf,
  isNoise: (word: string) => boolean,
) {
  // "Peyeum sisa setengah": what is left is to be used, not made.
  const isNoName = (word: string) =>
    isNoise(word) || (asked.has('sisa') && findIngredients(word, shelf).length > 0);
  const names = [...takeNames(words, shelf, isNoName)];
  renamePhrases(words);
  names.push(...takeNames(words, shelf, isNoName));
  return { names, phrases: [...takeIngredients(words, shelf), ...takeParts(words, shelf)] };
}

/** "Jahe digeprek": how a spice is prepared, though it is also a dish. */
const isBruised = (word: string, asked: ReadonlySet<string | undefined>): boolean =>
  BRUISING_WORDS.has(word) && [...BRUISED].some((spice) => asked.has(spice));

/** How it should be, how hot, and for when. */
function readTaste(words: OpenWords, mild: HeatWish | undefined) {
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const heat = mild ?? (heats.includes('fiery') ? 'fiery' : heats.at(0));
  const isMild = heat === undefined && occasions.some((occasion) => occasion.mild);
  return { traits, heat, occasions, refused: isMild ? [VERY_HOT] : [] };
}

/** Whether a meal is meant, and whether the question says so. */
function readMeal(
  asked: ReadonlySet<string | undefined>,
  traits: Query['traits'],
  occasions: Query['occasions'],
  kinds: number,
  leavesOpen: boolean,
) {
  // "Masakan untuk tamu" means a meal, though guests are usually offered snacks.
  const cooks = [...COOKING_WORDS].some((word) => asked.has(word)) || occasions.some(isMealTime);
  const isSnack = [...traits, ...(cooks ? [] : occasions)].some(({ snacks }) => snacks);
  const mayBeMeal = kinds === 0 && !isSnack;
  const saysMeal = mayBeMeal && [...MEAL_WORDS].some((word) => asked.has(word));
  return {
    saysMeal,
    meal: saysMeal || (mayBeMeal && occasions.length === 0 && leavesOpen),
  };
}

/** What must not come: foods, places, what was eaten yesterday, and what a diet leaves out. */
function readRefusals(words: OpenWords, shelf: RecipeShelf, talk: Talk, foodNames: FoodNames) {
  const done = talk.takeDone(words, shelf);
  const places = takeRefusedRegions(words);
  const exclusions = takeExclusions(words, foodNames);
  const rivals = talk.takeRivals(words, shelf);
  const diets = takeDiets(words);
  const named = [...exclusions, ...diets.flatMap(({ without }) => without)];
  const refusedWords = new Set(named.flatMap((one) => one.words));
  // "Jangan choi pan, choi pan lagi": a name that is refused once is nowhere wished for.
  closePhrases(
    words,
    [...refusedWords].filter((phrase) => phrase.includes(' ')),
  );
  return {
    diets,
    /** Words of what is refused by name. */
    refusedWords,
    refused: [
      ...named,
      ...rivals,
      ...done,
      ...(places.length > 0 ? [excludeProvinces(places)] : []),
    ],
  };
}

/** Time, money, number of ingredients and of dishes. */
const readLimits = (words: OpenWords) => ({
  ...takeDuration(words),
  ...takeBudget(words),
  maxIngredients: takeIngredientCount(words),
  count: takeCount(words),
});

const QUOTED = /["“]([^"”]+)["”]/gu;

/** "Yang hangat, eh maksudnya yang dingin": what comes before is taken back. */
const TAKEN_BACK = /^.*\b(?:eh,? maksud\p{L}*|ralat)(?=\s)/isu;

/** Removes quoted names of groups and shops: the ones with a word unrelated to cooking. */
const unquote = (question: string, { wishes, talk }: Vocabulary): string =>
  question
    .replace(TAKEN_BACK, '')
    .replaceAll(QUOTED, (quoted, inside: string) =>
      foldQuestion(inside).every((word) => wishes.has(word) || talk.has(word)) ? quoted : ' ',
    );

const tellsSomething = (word: string): boolean =>
  word !== PAUSE && !/^\d/u.test(word) && !isTalk(word) && !NEGATION_TALK.has(word);

/** "Bu Siti", "Pak Guru": the word after a title is a name, but in "nenek ompong" it is a description. */
function closePersons(
  words: OpenWords,
  { wishes }: Vocabulary,
  situations: Talk['situations'],
): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (word === undefined || next === undefined || !TITLES_OF_PERSONS.has(word)) continue;
    if (findPhrase(words, at + 1, situations) !== undefined) continue;
    if (!wishes.has(next) && tellsSomething(next)) closeWords(words, at + 1, 1);
  }
}

const COLD_WORDS = ['segar', 'adem', 'dingin', 'es', 'gerah'];

/** "Panas begini, minum yang segar": the heat of the day is no wish for hot food. */
function readWeather(words: OpenWords): void {
  const isCold = COLD_WORDS.some((word) => words.includes(word)) && !words.includes('atau');
  for (const [at, word] of words.entries()) {
    if (isCold && (word === 'panas' || word === 'terik')) words[at] = 'gerah';
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
