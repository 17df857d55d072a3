import { MEASURES } from '../../../../lines/count-words.ts';
import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import { MULTIPLIERS } from '../../../../recipes/rupiah.ts';
import type { RecipeShelf, SearchWords } from '../recipe-shelf.ts';
import { exclude, VERY_HOT, type Exclusion } from '../words/exclusion-words.ts';
import { foldQuestion } from '../words/fold-text.ts';
import { HEAT_WORDS, MILD_WORDS, type HeatWish } from '../words/heat-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { numbersIn, type NumberInQuestion } from '../words/number-words.ts';
import { OCCASION_WORDS, type OccasionWish } from '../words/occasion-words.ts';
import { renamePhrases } from '../words/other-names.ts';
import {
  closePhrases,
  closeWords,
  phraseSet,
  takePhrases,
  type OpenWords,
} from '../words/phrase-lexicon.ts';
import { MEAL_WORDS } from '../words/talk-words.ts';
import { LOW_SALT, SIMPLE, TRAIT_WORDS } from '../words/trait-words.ts';
import { createMender } from './mend-words.ts';
import { openQuestion } from './open-question.ts';
import { readAskedFact } from './read-asked-fact.ts';
import { readCourses } from './read-courses.ts';
import { readOnlyTools, spareStove } from './read-tools.ts';
import { NO_CHAT, saysOneOf, type ChatReaders, type Reading } from './reading.ts';
import { isTopic, type Query, type Term } from './search-query.ts';
import { takeBudget } from './take-budget.ts';
import { takeCount, takeIngredientCount } from './take-count.ts';
import { takeDuration } from './take-duration.ts';
import { takeDiets, takeExclusions } from './take-exclusions.ts';
import { takeKeeping } from './take-keeping.ts';
import {
  dishesOfClass,
  findIngredients,
  namesHaram,
  partNames,
  takeBeside,
  takeFoodPhrases,
  takeNames,
  toNameTerms,
} from './take-names.ts';
import { takeRefusedRegions, takeRegions } from './take-regions.ts';
import { findUnknownNameParts, takeRest } from './take-rest.ts';
import { takeSubstitute } from './take-substitute.ts';
import { takeTopic } from './take-topic.ts';
import { collectVocabulary, createFoodNames } from './vocabulary.ts';

/** Reads a question as Indonesians ask it; with `chat`, also as they chat. */
export type QuestionParser = (question: string, chat?: ChatReaders) => Query;

export function createQuestionParser(
  shelf: RecipeShelf,
  words: Partial<SearchWords> = {},
): QuestionParser {
  const vocabulary = collectVocabulary(shelf, words);
  const mend = createMender(vocabulary);
  const aids = { shelf, vocabulary, mend, food: createFoodNames(shelf) };
  return (question, chat = NO_CHAT) =>
    parse(openQuestion(question, aids, isLikeName(question, shelf) ? NO_CHAT : chat));
}

/** Most words of a question that may be only a name. */
const MAX_BARE_NAME_WORDS = 4;

/** "Resep ikan asam manis", "tahu lada garam": a few words of names are a name, and nobody chats. */
function isLikeName(question: string, { nameWords, ingredientWords }: RecipeShelf): boolean {
  const words = foldQuestion(question).filter((word) => word !== 'resep');
  return (
    words.length <= MAX_BARE_NAME_WORDS &&
    words.every((word) => nameWords.has(word) || ingredientWords.has(word))
  );
}

/**
 * First what a question excludes, then amounts, then names of dishes, and only in what remains regions,
 * occasions and kinds: "soto betawi" is a dish, "masakan betawi" a region.
 */
function parse(reading: Reading): Query {
  const { words, shelf, chat } = reading;
  const topic = takeTopic(reading);

  // What must not come, and what only sounds like it.
  const tools = readOnlyTools(words);
  const seeming = takeSeemingRefusals(reading);
  const substitute = takeSubstitute(reading);
  const keeping = takeKeeping(words, reading.whole);
  const refusals = takeRefusals(reading);

  // Amounts.
  const limits = takeLimits(words);
  const count = takeCount(words);

  // Names of dishes and foods.
  const beside = takeBeside(words, shelf);
  const isNoise = findNoise(reading, refusals.phrases);
  const names = takeDishNames(reading, isNoise);
  const phrases = takeFoodPhrases(words, shelf).filter(
    ({ phrase }) => ![...refusals.phrases].some((one) => `${phrase} `.startsWith(`${one} `)),
  );

  // How, where and when it is eaten.
  const taste = takeTaste(words, seeming.mild);
  const regions = takeRegions(reading);
  const situations = [...seeming.situations, ...chat.takeSituations(reading)];

  // What the names mean beside all that.
  const parted = partNames(names, regions.places.length > 0 || namesFood(reading));
  const listed = [...parted.dishes, ...takeListedKinds(reading, parted.dishes.length)];
  const { dishes, foods } = nameClasses(listed, phrases, reading);
  const rest = takeRest(reading, dishes.length + foods.length > 0, isNoise);
  const kinds = [...rest.kinds, ...parted.kinds];
  const fact = substitute.fact ?? readAskedFact(reading, dishes);
  // "Nasi goreng 50 porsi butuh beras berapa": rice is not wanted in it, its amount is asked.
  const askedClasses =
    fact?.about === 'amount' ? foods.filter(({ ingredients }) => ingredients.length === 0) : [];
  const said = askedClasses.length > 0 ? askedClasses : [...foods, ...rest.terms];
  const isOpen = dishes.length + foods.length + rest.terms.length === 0;
  const either = words.includes('atau');
  const courses =
    isOpen && !either ? readCourses(reading, { kinds, occasions: taste.occasions }) : [];
  const isWholeMeal = courses.length > 0 && kinds.length === 0;

  const query = {
    words: {
      contentWords: reading.contentWords,
      unknown: rest.unknown,
      unknownNameParts: findUnknownNameParts(rest.unknown, reading),
      describing: rest.describing,
    },
    topic,
    named: dishes,
    terms: joinTerms(dishes, said, substitute.wanted),
    either,
    foreign: rest.foreign,
    kinds: kinds.length === 0 ? beside : kinds,
    courses,
    traits: [...(keeping === undefined ? [] : [keeping]), ...taste.traits, ...rest.traits],
    likely: rest.likely,
    light: refusals.isForHealth,
    heat: taste.heat,
    // "Nasi kotak buat rapat": where a meal is eaten or sold does not say what it is made of.
    occasions: taste.occasions.filter(({ snacks }) => !isWholeMeal || snacks !== true),
    situations: situations.map(({ meaning }) => meaning),
    regions,
    limits,
    without: [...spareStove([...refusals.without, ...taste.without], tools), ...tools.without],
    haram: seeming.wantsHaram ? ('wanted' as const) : readHaram(reading, refusals, dishes),
    count,
  };
  return completeQuery(query, fact, reading);
}

/** What should be in a dish or its name; `wanted` foods count if no dish is named. */
function joinTerms(
  dishes: Query['named'],
  said: readonly Term[],
  wanted: readonly Term[],
): readonly Term[] {
  return [
    ...(dishes.length > 0 ? [] : wanted),
    ...said.map((term) =>
      // "Es teh, risoles, klepon": of several dishes, a food is in one of them at most.
      dishes.length > 1 ? { ...term, role: 'helpful' as const } : term,
    ),
    ...dishes.flatMap(({ phrase }) => toNameTerms(phrase)),
  ];
}

/** Adds what follows from all the rest: whether it is an order or a meal, and whether `fact` is asked. */
function completeQuery(
  query: Omit<Query, 'askedFact' | 'meal' | 'isOrder'>,
  fact: Query['askedFact'],
  reading: Reading,
): Query {
  const { named, count } = query;
  // "Lauk awet" asks for dishes that keep, "rendang awet berapa lama" about one.
  const isOfOne = named.length > 0 || (fact?.about === 'price' && !isTopic(query));
  const isOrdered = count === undefined && isOrder(query, reading);
  return {
    ...query,
    askedFact: isOfOne || fact?.about === 'substitute' ? fact : undefined,
    meal: readMeal(reading, query),
    isOrder: isOrdered,
    // "Risol 50, lemper 50": only these dishes are bought for.
    count: isOrdered && named.length > 1 && countsWhatIsMade(reading) ? named.length : count,
  };
}

/**
 * Whether only the named dishes may come: "risoles, lemper, es jeruk", "kolak pisang 40 cup". "5 resep
 * bakso" and "soto 40 porsi" leave a choice, and so does a food that has to be in the dish.
 */
function isOrder({ named, terms }: Pick<Query, 'named' | 'terms'>, reading: Reading): boolean {
  if (terms.some(({ role }) => role === 'needed')) return false;
  return named.length > 1
    ? reading.whole.some((word) => CONNECTORS.has(word)) || countsWhatIsMade(reading)
    : named.some(({ phrase }) => !KIND_WORDS.has(phrase)) && countsWhatIsMade(reading);
}

const countsWhatIsMade = ({ whole }: Reading): boolean =>
  [...numbersIn(whole)].some(countsPortions);

/** Not in "di bawah 2 ribu", "30 menit". */
const countsPortions = ({ value, next = '' }: NumberInQuestion): boolean =>
  value < MAX_ORDERED_PIECES && !MULTIPLIERS.has(next) && !MEASURES.has(next);

/** A bare number of this size is money. */
const MAX_ORDERED_PIECES = 500;

const NON_HALAL = phraseSet('non halal|nonhalal|tidak halal');

/** Phrases that only sound like a refusal: "tidak mau makan", "tidak halal", "tidak pedas". */
function takeSeemingRefusals(reading: Reading) {
  const { words, chat } = reading;
  return {
    situations: chat.takeSeemingSituations(reading),
    wantsHaram: takePhrases(words, NON_HALAL).length > 0,
    mild: takePhrases(words, MILD_WORDS).at(0)?.meaning,
  };
}

/** What must not come. */
type Refusals = {
  readonly without: readonly Exclusion[];
  /** What is refused by name. */
  readonly phrases: ReadonlySet<string>;
  /** True if one of the diets is that of somebody ill or pregnant. */
  readonly isForHealth: boolean;
};

/** What must not come: foods, places, what was eaten yesterday, and what a diet leaves out. */
function takeRefusals(reading: Reading): Refusals {
  const { words, whole, chat, food } = reading;
  const done = chat.takeDone(reading);
  const places = takeRefusedRegions(words);
  const exclusions = takeExclusions(words, food);
  const rivals = chat.takeRivals(reading);
  const diets = takeDiets(words);
  const named = [...exclusions, ...diets.flatMap(({ without }) => without)];
  // "Bakso tanpa daging" asks for bakso, though every bakso is made of meat.
  const isAsked = (word: string) => whole[whole.indexOf(word) + 1] === 'tanpa';
  const phrases = new Set(named.flatMap((one) => one.words.filter((word) => !isAsked(word))));
  // "Jangan choi pan, choi pan lagi": a name that is refused once is no wish elsewhere.
  closePhrases(
    words,
    [...phrases].filter((phrase) => phrase.includes(' ')),
  );
  return {
    without: [
      ...named,
      ...rivals,
      ...done,
      ...(places.length > 0 ? [exclude({ provinces: places })] : []),
    ],
    phrases,
    isForHealth: diets.some(({ isForHealth }) => isForHealth),
  };
}

/** Time, money and number of ingredients. */
const takeLimits = (words: OpenWords): Query['limits'] => ({
  ...takeDuration(words),
  ...takeBudget(words),
  maxIngredients: takeIngredientCount(words),
});

/** Tests for words that are no wishes here, though they occur in names. */
function findNoise(reading: Reading, refused: ReadonlySet<string>): (word: string) => boolean {
  const isEveryday = reading.chat.findEverydayWords(reading);
  return (word) =>
    isEveryday(word) ||
    // "Intoleran laktosa, kena keju langsung mules": an excluded food is no wish elsewhere.
    refused.has(word);
}

/** Names of dishes, also other names of dishes in the collection (`other-names.ts`). */
function takeDishNames(
  { words, said, shelf }: Reading,
  isNoise: (word: string) => boolean,
): Query['named'] {
  // "Peyeum sisa setengah": where something is left over, a food is an ingredient and not a dish.
  const isNoName = (word: string) =>
    isNoise(word) || (said.has('sisa') && findIngredients(word, shelf).length > 0);
  const names = takeNames(words, shelf, isNoName);
  renamePhrases(words);
  return [...names, ...takeNames(words, shelf, isNoName)];
}

/**
 * Removes kinds that are dishes of a menu: "soto, sate, gado-gado".
 *
 * @param named how many dishes are named beside them.
 */
function takeListedKinds({ words, whole, shelf }: Reading, named: number): Query['named'] {
  const isEnd = (at: number) => whole[at] === undefined || CONNECTORS.has(whole[at]);
  const isClass = (word: string) => !KIND_WORDS.has(word) && !shelf.ingredientWords.has(word);
  const found = words.flatMap((word, at) => {
    const isName = word !== undefined && (KIND_WORDS.get(word)?.wide === false || isClass(word));
    const recipes = isName && isEnd(at - 1) && isEnd(at + 1) ? dishesOfClass(word, shelf) : [];
    return word === undefined || recipes.length === 0 ? [] : [{ at, phrase: word, recipes }];
  });
  if (named + found.length < 2) return [];
  for (const { at } of found) closeWords(words, at, 1);
  return found;
}

/** "Nasi goreng, ayam bakar, es jeruk": a menu, and each class is a dish of it. */
function nameClasses(dishes: Query['named'], phrases: readonly Term[], { shelf, whole }: Reading) {
  const classes = phrases
    .map(({ phrase }) => ({ phrase, recipes: dishesOfClass(phrase, shelf) }))
    .filter(({ recipes }) => recipes.length > 0);
  const menu = [...dishes, ...classes];
  if (menu.length < 2) return { dishes, foods: phrases };
  const text = whole.join(' ');
  const names = new Set(classes.map(({ phrase }) => phrase));
  return {
    dishes: menu.toSorted((one, other) => text.indexOf(one.phrase) - text.indexOf(other.phrase)),
    foods: phrases.filter(({ phrase }) => !names.has(phrase)),
  };
}

const namesFood = ({ words, shelf }: Reading): boolean =>
  words.some((word) => findIngredients(word ?? '', shelf).length > 0);

/** Traits, heat and occasions. */
function takeTaste(words: OpenWords, mild: HeatWish | undefined) {
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const heat = mild ?? (heats.includes('fiery') ? 'fiery' : heats.at(0));
  const isMild = heat === undefined && occasions.some((occasion) => occasion.mild);
  return { traits, heat, occasions, without: isMild ? [VERY_HOT] : [] };
}

const COOKS_A_MEAL = wordSet('masakan memasak dimasak masak');
const MAIN_MEALS: WordSet = new Set(['makan siang', 'makan malam', 'nasi kotak']);

const isMainMeal = ({ occasions }: OccasionWish): boolean =>
  occasions.length === 1 && MAIN_MEALS.has(occasions[0]);

/** Whether a meal is meant: because the question says so, or because it names limits and no kind. */
function readMeal(
  reading: Reading,
  {
    kinds,
    traits,
    occasions,
    limits,
    without,
    terms,
  }: Omit<Query, 'meal' | 'askedFact' | 'isOrder'>,
): Query['meal'] {
  // "Masakan untuk tamu" means a meal, though guests are usually offered snacks.
  const cooks = saysOneOf(reading, COOKS_A_MEAL) || occasions.some(isMainMeal);
  const isServed = !cooks && occasions.length > 0 && occasions.every(({ snacks }) => snacks);
  const isSnack = isServed || traits.some(({ snacks }) => snacks);
  if (kinds.length > 0 || isSnack) return 'no';
  if (saysOneOf(reading, MEAL_WORDS)) return 'said';
  const leavesOpen =
    limits.cheap ||
    limits.quick ||
    limits.maxMinutes !== undefined ||
    traits.some((trait) => trait === SIMPLE || trait === LOW_SALT) ||
    (without.length > 0 && terms.length === 0);
  return occasions.length === 0 && leavesOpen ? 'likely' : 'no';
}

/** Whether pork and alcohol may come: only a question that names them, or a dish of them, gets any. */
function readHaram(
  { said, shelf }: Reading,
  { phrases }: Refusals,
  named: Query['named'],
): Query['haram'] {
  // "Jangan daging babi samcan" asks for no other pork either.
  const isRefused = [...phrases].some((phrase) => phrase.split(' ').includes('babi'));
  const isNamed = (said.has('babi') && !isRefused) || namesHaram(named, shelf);
  return isNamed ? 'allowed' : 'no';
}
