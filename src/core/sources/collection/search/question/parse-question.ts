import { excludeProvinces, VERY_HOT } from '../words/exclusion-words.ts';
import { HEAT_WORDS, MILD_WORDS, type HeatWish } from '../words/heat-words.ts';
import type { Mender } from './mend-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { OCCASION_WORDS, type OccasionWish } from '../words/occasion-words.ts';
import { renamePhrases } from '../words/other-names.ts';
import { readAskedFact, takeSwap } from './parse-asked-fact.ts';
import { takeBudget } from './parse-budget.ts';
import { takeCount, takeIngredientCount } from './parse-count.ts';
import { takeDuration } from './parse-duration.ts';
import { takeDiets, takeExclusions } from './parse-exclusions.ts';
import { takeRefusedRegions, takeRegions } from './parse-regions.ts';
import { readOnlyTools, spareStove } from './parse-tools.ts';
import { takeKeeping } from './parse-keeping.ts';
import { isUnsafe, readIntent } from './parse-topic.ts';
import { foldQuestion } from '../words/fold-text.ts';
import { openQuestion, tellsSomething } from './open-question.ts';
import {
  closePhrases,
  createLexicon,
  takePhrases,
  type OpenWords,
} from '../words/phrase-lexicon.ts';
import {
  findIngredients,
  namesHaram,
  partNames,
  takeBeside,
  takeFoodPhrases,
  takeNames,
  toNameTerms,
} from './read-names.ts';
import { findStrange, readRest } from './read-rest.ts';
import type { ChatReaders } from './chat-readers.ts';
import type { RecipeShelf } from '../recipe-shelf.ts';
import type { FoodNames } from './read-foods.ts';
import { createFoodNames } from './vocabulary.ts';
import type { Query } from './search-query.ts';
import { REACTION_WORDS } from '../words/negation-words.ts';
import { MEAL_WORDS } from '../words/talk-words.ts';
import { LOW_SALT, SIMPLE, TRAIT_WORDS } from '../words/trait-words.ts';

const COOKS_A_MEAL = new Set('masakan memasak dimasak masak'.split(' '));
const MAIN_MEALS: ReadonlySet<string> = new Set(['makan siang', 'makan malam', 'nasi kotak']);
const isMainMeal = ({ occasions }: OccasionWish): boolean =>
  occasions.length === 1 && MAIN_MEALS.has(occasions[0] ?? '');
/** Ingredients that are bruised before cooking, and the word for that, which is also a dish. */
const BRUISED = new Set('jahe serai lengkuas kencur kunyit bumbu'.split(' '));
const BRUISING_WORDS = new Set('geprek gepuk cincang'.split(' '));
const NO_SITUATIONS: ChatReaders['situations'] = new Map();
const NO_CHAT_READERS: ChatReaders = {
  respell: (words) => words,
  homesOf: () => [],
  situations: NO_SITUATIONS,
  takeSeemingRefusals: () => [],
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
 * betawi" a region. Each reader takes its words, so that the next ones do not read them again.
 */
export function parseQuestion(
  question: string,
  shelf: RecipeShelf,
  vocabulary: Vocabulary,
  mend: Mender,
  chat: ChatReaders = NO_CHAT_READERS,
): Query {
  const { words, whole, wordSet, pairs } = openQuestion(question, shelf, vocabulary, mend, chat);
  const foodNames = createFoodNames(shelf);
  const telling = words.filter((word) => word !== undefined && tellsSomething(word)) as string[];
  const unsafe = isUnsafe(words, wordSet);
  const tools = readOnlyTools(words);
  const early = chat.takeSeemingRefusals(words, foodNames);
  const nonHalal = takePhrases(words, NON_HALAL).length > 0;
  const mild = takePhrases(words, MILD_WORDS).at(0)?.meaning;
  // "Alergi keju, kastengel diganti apa": whoever cannot eat a food is told a substitute, but gets no dish with it.
  const reacts = words.some((word) => word !== undefined && REACTION_WORDS.has(word));
  const swappable = reacts ? [...words] : words;
  const swap = chat.takeMissing(swappable, shelf) ?? takeSwap(swappable, shelf);
  const askedFact = swap ?? readAskedFact(words);
  const keeping = takeKeeping(words);
  const { diets, refused, refusedWords } = readRefusals(words, whole, shelf, chat, foodNames);
  const limits = readLimits(words);
  const count = takeCount(words);
  const beside = takeBeside(words, shelf);
  const isTalkedOf = chat.findNoise(telling, pairs, shelf);
  const isNoise = (word: string) =>
    // "Intoleran laktosa, kena keju langsung mules": nor is an excluded food a request elsewhere.
    isTalkedOf(word) || isBruised(word, wordSet) || refusedWords.has(word);
  const { names, phrases } = readNames(words, wordSet, shelf, isNoise);
  const taste = readTaste(words, mild);
  const regions = readRegions(words, whole, chat, question);
  const told = [...early, ...chat.takeSituations(words, shelf)];
  const { dishes: named, kinds: kindsNamed } = partNames(
    names,
    regions.places.length > 0 ||
      words.some((word) => findIngredients(word ?? '', shelf).length > 0),
  );
  const sought = phrases.filter(({ phrase }) => !refusedWords.has(phrase));
  const rest = readRest(words, shelf, vocabulary, {
    hasName: named.length + sought.length > 0,
    isNoise,
    foreignDishes: chat.foreignDishes,
  });
  const kinds = [...rest.kinds, ...kindsNamed];
  if (kinds.length === 0) kinds.push(...beside);
  const traits = [...(keeping === undefined ? [] : [keeping]), ...taste.traits, ...rest.traits];
  const without = [...spareStove([...refused, ...taste.refused], tools), ...tools.without];
  const isDish = named.length + sought.length + rest.terms.length > 0;
  const wanted =
    swap === undefined || reacts || named.length > 0 ? [] : [{ ...swap, role: 'needed' as const }];
  const query = {
    words: {
      telling,
      unknown: rest.unknown,
      strange: findStrange(rest.unknown, whole, vocabulary),
      describing: rest.describing,
    },
    topic: {
      unsafe,
      against: vocabulary.classify(foldQuestion(question)),
      ...readIntent(question, wordSet),
    },
    named,
    terms: [
      ...wanted,
      ...sought,
      ...rest.terms,
      ...named.flatMap(({ phrase }) => toNameTerms(phrase)),
    ],
    either: words.includes('atau'),
    foreign: rest.foreign,
    kinds,
    traits,
    likely: rest.likely,
    light: diets.some(({ isForHealth }) => isForHealth),
    heat: taste.heat,
    occasions: taste.occasions,
    situations: told.map(({ meaning }) => meaning),
    regions,
    limits,
    without,
    haram: readHaram(nonHalal, wordSet, refusedWords, named, shelf),
    count,
    askedFact,
  };
  return { ...query, meal: readMeal(wordSet, query, isDish) };
}

/** Names of dishes, and phrases for foods and parts of names. */
function readNames(
  words: OpenWords,
  wordSet: ReadonlySet<string | undefined>,
  shelf: RecipeShelf,
  isNoise: (word: string) => boolean,
) {
  // "Peyeum sisa setengah": what is left is to be used, not made.
  const isNoName = (word: string) =>
    isNoise(word) || (wordSet.has('sisa') && findIngredients(word, shelf).length > 0);
  const names = [...takeNames(words, shelf, isNoName)];
  renamePhrases(words);
  names.push(...takeNames(words, shelf, isNoName));
  return { names, phrases: takeFoodPhrases(words, shelf) };
}

/** "Jahe digeprek": how a spice is prepared, though it is also a dish. */
const isBruised = (word: string, wordSet: ReadonlySet<string | undefined>): boolean =>
  BRUISING_WORDS.has(word) && [...BRUISED].some((spice) => wordSet.has(spice));

/** How it should be, how hot, and for when. */
function readTaste(words: OpenWords, mild: HeatWish | undefined) {
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const heat = mild ?? (heats.includes('fiery') ? 'fiery' : heats.at(0));
  const isMild = heat === undefined && occasions.some((occasion) => occasion.mild);
  return { traits, heat, occasions, refused: isMild ? [VERY_HOT] : [] };
}

/** Where the food should come from, and where the asker is: by a name, or by how one talks there. */
function readRegions(
  words: OpenWords,
  whole: OpenWords,
  chat: ChatReaders,
  question: string,
): Query['regions'] {
  const { regions, homes } = takeRegions(words, whole, chat.towns);
  return {
    provinces: regions.flatMap(({ meaning }) => meaning),
    places: regions.map(({ phrase }) => phrase),
    toldPlaces: new Map(),
    homes:
      regions.length + homes.length > 0
        ? homes.flatMap(({ meaning }) => meaning)
        : chat.homesOf(question),
  };
}

/** Whether a meal is meant: because the question says so, or because it names limits and no kind. */
function readMeal(
  wordSet: ReadonlySet<string | undefined>,
  { kinds, traits, occasions, limits, without }: Omit<Query, 'meal'>,
  isDish: boolean,
): Query['meal'] {
  // "Masakan untuk tamu" means a meal, though guests are usually offered snacks.
  const cooks = [...COOKS_A_MEAL].some((word) => wordSet.has(word)) || occasions.some(isMainMeal);
  const isSnack = [...traits, ...(cooks ? [] : occasions)].some(({ snacks }) => snacks);
  if (kinds.length > 0 || isSnack) return 'no';
  if ([...MEAL_WORDS].some((word) => wordSet.has(word))) return 'said';
  const leavesOpen =
    limits.cheap ||
    limits.quick ||
    limits.maxMinutes !== undefined ||
    traits.some((trait) => trait === SIMPLE || trait === LOW_SALT) ||
    (without.length > 0 && !isDish);
  return occasions.length === 0 && leavesOpen ? 'likely' : 'no';
}

/** What must not come: foods, places, what was eaten yesterday, and what a diet leaves out. */
function readRefusals(
  words: OpenWords,
  whole: OpenWords,
  shelf: RecipeShelf,
  chat: ChatReaders,
  foodNames: FoodNames,
) {
  const done = chat.takeDone(words, shelf);
  const places = takeRefusedRegions(words);
  const exclusions = takeExclusions(words, foodNames);
  const rivals = chat.takeRivals(words, shelf);
  const diets = takeDiets(words);
  const named = [...exclusions, ...diets.flatMap(({ without }) => without)];
  // "Bakso tanpa daging" asks for bakso, though every bakso is made of meat.
  const isAsked = (word: string) => whole[whole.indexOf(word) + 1] === 'tanpa';
  const refusedWords = new Set(named.flatMap((one) => one.words.filter((word) => !isAsked(word))));
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

/** Time, money and number of ingredients. */
const readLimits = (words: OpenWords): Query['limits'] => ({
  ...takeDuration(words),
  ...takeBudget(words),
  maxIngredients: takeIngredientCount(words),
});

/** Whether pork and alcohol may come: only a question that names them, or a dish of them, gets any. */
function readHaram(
  nonHalal: boolean,
  wordSet: ReadonlySet<string | undefined>,
  refusedWords: ReadonlySet<string>,
  named: Query['named'],
  shelf: RecipeShelf,
): Query['haram'] {
  if (nonHalal) return 'wanted';
  // "Jangan daging babi samcan" asks for no other pork either.
  const isRefused = [...refusedWords].some((phrase) => phrase.split(' ').includes('babi'));
  const isNamed = (wordSet.has('babi') && !isRefused) || namesHaram(named, shelf);
  return isNamed ? 'allowed' : 'no';
}
