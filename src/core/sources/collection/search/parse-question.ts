import { excludeProvinces, VERY_HOT } from './words/exclusion-words.ts';
import { foldQuestion, PAUSE, STOP } from './words/fold-text.ts';
import { HEAT_WORDS, MILD_WORDS } from './words/heat-words.ts';
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
import {
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
import {
  FOOD_WORDS,
  isTalk,
  MEAL_WORDS,
  TALK_PHRASES,
  TITLES_OF_PERSONS,
} from './words/talk-words.ts';
import { CHILD_WORDS, UNSAFE_WORDS } from './words/unsafe-words.ts';
import { SIMPLE, TRAIT_WORDS } from './words/trait-words.ts';

const COOKING_WORDS = new Set('masakan memasak dimasak masak'.split(' '));
const isBoxedRice = ({ occasions }: OccasionWish): boolean => occasions.includes('nasi kotak');
const isMealTime = ({ occasions }: OccasionWish): boolean =>
  occasions.length === 1 && (occasions[0] === 'makan siang' || occasions[0] === 'makan malam');
/** Said when something to eat is wanted, whatever else is mentioned. */
const SEEKING_WORDS = 'apa bikin bikinin buatkan mau saran cocok enaknya khas'.split(' ');
const ASKS_HOW = /\b(?:cara|gimana|bagaimana|gmn|tutorial|tips)\b/iu;
const ASKS_FACT = /\b(?:beda|perbedaan|jam buka|kata kata)\b/iu;
/** Begins a question about a meaning or a time. */
const ASKS_ELSE = /^\s*(?:arti|artinya|makna|maksud|maksudnya|kapan|jam berapa)\b/iu;
/** "Sanksinya apa": what is asked for. */
const ASKED_NOUN = /(\p{L}{3,})nya\s+(?:itu\s+)?apa\b/iu;
/** Ingredients that are bruised before cooking, and the word for that, which is also a dish. */
const BRUISED = new Set('jahe serai lengkuas kencur kunyit bumbu'.split(' '));
const BRUISING_WORDS = new Set('geprek gepuk cincang'.split(' '));
/** A question that begins with another topic is about that topic. */
const FIRST_WORDS = 2;
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
  const saysOutside = takeOutside(words, vocabulary);
  const outsideWords = words.filter((word) => word !== undefined && vocabulary.outside.has(word));
  const telling = words.filter((word) => word !== undefined && tellsSomething(word)) as string[];
  const firstTelling = telling.slice(0, FIRST_WORDS);
  const unsafe = isUnsafe(words, asked);
  const tools = readOnlyTools(words);
  const foodNames = createFoodNames(shelf);
  const early = talk.takeRefusals(words, foodNames);
  const nonHalal = takePhrases(words, NON_HALAL).length > 0;
  const mild = takePhrases(words, MILD_WORDS).at(0)?.meaning;
  const swap = talk.takeMissing(words, shelf) ?? takeSwap(words, shelf);
  const asks = swap ?? readAskedFact(words);
  const keeping = takeKeeping(words);
  const refusals = readRefusals(words, shelf, talk, foodNames);
  const { diets, refusedWords } = refusals;
  // "Jangan choi pan, choi pan lagi": a name that is refused once is nowhere wished for.
  const refusedNames = [...refusedWords].filter((phrase) => phrase.includes(' '));
  takePhrases(words, new Map(refusedNames.map((phrase) => [phrase, true])));
  const limits = readLimits(words);
  const beside = takeBeside(words, shelf);
  const isSpice = [...BRUISED].some((word) => asked.has(word));
  const isTalkedOf = talk.findNoise(telling, pairs, shelf);
  // "Intoleran laktosa, kena keju langsung mules": nor is an excluded food a request elsewhere.
  const isNoise = (word: string) =>
    isTalkedOf(word) || (isSpice && BRUISING_WORDS.has(word)) || refusedWords.has(word);
  // "Peyeum sisa setengah": what is left is to be used, not made.
  const isNoName = (word: string) =>
    isNoise(word) || (asked.has('sisa') && findIngredients(word, shelf).length > 0);
  const names = [...takeNames(words, shelf, isNoName)];
  renamePhrases(words);
  names.push(...takeNames(words, shelf, isNoName));
  const phrases = [...takeIngredients(words, shelf), ...takeParts(words, shelf)].filter(
    ({ phrase }) => !refusedWords.has(phrase),
  );
  const traits = [
    ...(keeping === undefined ? [] : [keeping]),
    ...takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning),
  ];
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const heat = mild ?? (heats.includes('fiery') ? 'fiery' : heats.at(0));
  const isMild = heat === undefined && occasions.some((occasion) => occasion.mild);
  const refused = [...refusals.refused, ...(isMild ? [VERY_HOT] : [])];
  const without = [...spareStove(refused, tools), ...tools.without];
  const { regions, homes } = takeRegions(words, whole, talk.towns);
  const told = [...early, ...talk.takeSituations(words, shelf)];
  const situations = told.map(({ meaning }) => meaning);
  const toldWords = new Set(told.flatMap(({ phrase }) => phrase.split(' ')));
  const isOutside = (word: string | undefined) =>
    outsideWords.includes(word) && !toldWords.has(word ?? '');
  const { dishes: named, kinds: kindsNamed } = partNames(
    names,
    regions.length > 0 || words.some((word) => findIngredients(word ?? '', shelf).length > 0),
  );
  const hasName = named.length + phrases.length > 0;
  const rest = readRest(words, shelf, vocabulary, {
    hasName,
    isNoise,
    foreignDishes: talk.foreignDishes,
  });
  // "Masakan untuk tamu" means a meal, though guests are usually offered snacks.
  const cooks = [...COOKING_WORDS].some((word) => asked.has(word)) || occasions.some(isMealTime);
  const isSnack = [...traits, ...rest.traits, ...(cooks ? [] : occasions)].some(
    ({ snacks }) => snacks,
  );
  const kinds = [...rest.kinds, ...kindsNamed];
  if (kinds.length === 0) kinds.push(...beside);
  const kotak = occasions.some(isBoxedRice);
  const mayBeMeal = kinds.length === 0 && !isSnack;
  const saysMeal = [...MEAL_WORDS].some((word) => asked.has(word));
  const wanted =
    swap === undefined || named.length > 0 ? [] : [{ ...swap, role: 'needed' as const }];
  const isDish = named.length + phrases.length + rest.terms.length > 0;
  const leavesOpen =
    limits.cheap ||
    limits.quick ||
    limits.maxMinutes !== undefined ||
    traits.includes(SIMPLE) ||
    (without.length > 0 && !isDish);
  return {
    ...limits,
    ...rest,
    kinds,
    strange: findStrange(rest.unknown, whole, vocabulary),
    pairs,
    either: words.includes('atau'),
    telling,
    unsafe,
    otherDoing: asksOtherDoing(question, telling, rest.unknown) || ASKS_ELSE.test(question),
    asksElse: asksElse(question, vocabulary),
    asksWhy: asked.has('kenapa') || asked.has('mengapa'),
    named,
    terms: [
      ...wanted,
      ...phrases,
      ...rest.terms,
      ...named.flatMap(({ phrase }) => toNameTerms(phrase)),
    ],
    outside: saysOutside || outsideWords.some(isOutside),
    outsideFirst: saysOutside || firstTelling.some(isOutside),
    asksDish: asked.has('apa') || !(ASKS_HOW.test(question) || ASKS_FACT.test(question)),
    situations,
    seeksFood: [...FOOD_WORDS, ...SEEKING_WORDS].some((word) => asked.has(word)),
    aboutFood: [...FOOD_WORDS].some((word) => asked.has(word)),
    meal: mayBeMeal && (saysMeal || (occasions.length === 0 && leavesOpen)),
    saysMeal: mayBeMeal && saysMeal,
    light: diets.some(({ isForHealth }) => isForHealth),
    without,
    wantsHaram: nonHalal,
    allowsHaram:
      nonHalal || (asked.has('babi') && !refusedWords.has('babi')) || namesHaram(named, shelf),
    heat,
    occasions: kotak ? occasions.filter(({ snacks }) => snacks !== true) : occasions,
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

/** What must not come: foods, places, what was eaten yesterday, and what a diet leaves out. */
function readRefusals(words: OpenWords, shelf: RecipeShelf, talk: Talk, foodNames: FoodNames) {
  const done = talk.takeDone(words, shelf);
  const places = takeRefusedRegions(words);
  const exclusions = takeExclusions(words, foodNames);
  const rivals = talk.takeRivals(words, shelf);
  const diets = takeDiets(words);
  const named = [...exclusions, ...diets.flatMap(({ without }) => without)];
  return {
    diets,
    /** Words of what is refused by name. */
    refusedWords: new Set(named.flatMap((one) => one.words)),
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

/** Removes quoted names of groups and shops: the ones with a word unrelated to cooking. */
const unquote = (question: string, { wishes, talk }: Vocabulary): string =>
  question.replaceAll(QUOTED, (quoted, inside: string) =>
    foldQuestion(inside).every((word) => wishes.has(word) || talk.has(word)) ? quoted : ' ',
  );

const tellsSomething = (word: string): boolean =>
  word !== PAUSE && !/^\d/u.test(word) && !isTalk(word) && !NEGATION_TALK.has(word);

/** Removes phrases that show that another topic is meant. */
function takeOutside(words: OpenWords, { outside }: Vocabulary): boolean {
  const isPhrase = (phrase: string) => phrase.includes(' ') && outside.has(phrase);
  const get = (phrase: string) => isPhrase(phrase) || undefined;
  return takePhrases(words, { get, longest: outside.longest }).length > 0;
}

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

/** An age in months under one year. */
const MONTHS_OF_BABIES = 12;

function isUnsafe(words: OpenWords, asked: ReadonlySet<string | undefined>): boolean {
  const isBaby = words.some(
    (word, at) =>
      words[at + 1] === 'bulan' && /^\d/u.test(word ?? '') && Number(word) < MONTHS_OF_BABIES,
  );
  const hasChild = [...CHILD_WORDS].some((word) => asked.has(word));
  return takePhrases(words, UNSAFE_WORDS).length > 0 || (isBaby && hasChild);
}

/**
 * "Cara merawat …", "cara ternak …": the verb is not about cooking. "…, enaknya gimana" asks for advice
 * only.
 */
function asksOtherDoing(
  question: string,
  [first = '']: readonly string[],
  unknown: readonly string[],
): boolean {
  const asked = question.search(ASKS_HOW);
  return (
    asked !== -1 &&
    unknown.includes(first) &&
    !question.toLowerCase().slice(0, asked).includes(first)
  );
}

/** "Sanksinya apa": whether the question asks for something unrelated to food. */
function asksElse(question: string, { wishes, talk }: Vocabulary): boolean {
  const noun = ASKED_NOUN.exec(question)?.[1]?.toLowerCase();
  if (noun === undefined) return false;
  return [noun, `${noun}nya`].every((word) => !wishes.has(word) && !talk.has(word));
}

/** Adjacent words, ignoring small talk. */
function pairWords(words: OpenWords): readonly string[] {
  const telling = words.filter((word) => word !== undefined && !isTalk(word));
  return telling.slice(1).flatMap((word, at) => {
    const before = telling[at];
    return before === PAUSE || word === PAUSE ? [] : [`${before} ${word}`];
  });
}
