import type { RecipeIndex, SearchWords } from '../recipe-index.ts';
import { FRIED, HEAVY, RAW, VERY_HOT, type Exclusion } from '../words/exclusion-words.ts';
import { HEAT_WORDS, type HeatWish } from '../words/heat-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { CONNECTORS, NEGATIONS } from '../words/negation-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';
import { takePhrases } from '../words/phrase-lexicon.ts';
import { isTalk } from '../words/talk-words.ts';
import { tokenizeQuestion } from '../words/tokenize.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import { openQuestion } from './open-question.ts';
import { countsWhatIsMade, isOrder, readMeal } from './read-purpose.ts';
import {
  NO_LATE_READERS,
  NO_COURSES,
  type LateReaders,
  type AvailableTools,
  type NamedFood,
  type Reading,
} from './reading.ts';
import {
  CHATTY_WORDS,
  isOfFood,
  isOpenEnded,
  toHelpful,
  type Query,
  type Term,
} from './search-query.ts';
import { createSpellingCorrector } from './spelling-corrector.ts';
import { takeBudget } from './take-budget.ts';
import { takeCount } from './take-count.ts';
import { nameClasses, mentionsIngredient, takeDishNames, takeListedKinds } from './take-dishes.ts';
import { takeDuration } from './take-duration.ts';
import { partNames, takeFoodPhrases, toNameTerms } from './take-names.ts';
import {
  findNoise,
  readHaram,
  takeRefusals,
  takeSeemingRefusals,
  type Refusals,
} from './take-refusals.ts';
import { takeRegions } from './take-regions.ts';
import { findUnknownNameParts, takeRest, type Rest } from './take-rest.ts';
import { SURELY_OTHER_TOPIC, takeTopic } from './take-topic.ts';
import { collectVocabulary, createFoodNames } from './vocabulary.ts';

/** Reads a question as Indonesians ask it; with `late`, also as they chat. */
type QuestionParser = (question: string, late?: LateReaders) => Query;

export function createQuestionParser(
  index: RecipeIndex,
  words: Pick<SearchWords, 'classifier' | 'realWords'>,
): QuestionParser {
  const vocabulary = collectVocabulary(index, words);
  const correct = createSpellingCorrector(vocabulary);
  const aids = { index, vocabulary, correct, food: createFoodNames(index) };
  return (question, late = NO_LATE_READERS) =>
    parse(openQuestion(question, aids, isLikeName(question, index) ? forNames(late) : late));
}

/** A name is not read as chat, but "makanan kucing" only looks like one. */
const forNames = ({ hasOtherTopic, renamePhrases, foreignDishes }: LateReaders): LateReaders => ({
  ...NO_LATE_READERS,
  hasOtherTopic,
  renamePhrases,
  foreignDishes,
});

/** Most words of a question that may be only a name. */
const MAX_BARE_NAME_WORDS = 4;

/** Whether the question is a few words of names and nothing else, which is not a chat: "tahu lada garam". */
function isLikeName(question: string, { nameWords, ingredientWords }: RecipeIndex): boolean {
  const words = tokenizeQuestion(question).filter((word) => word !== 'resep');
  return (
    words.length <= MAX_BARE_NAME_WORDS &&
    words.every((word) => nameWords.has(word) || ingredientWords.has(word)) &&
    !words.some(
      (word) => NEGATIONS.has(word) || isTalk(word) || KIND_WORDS.get(word)?.isInNames === false,
    )
  );
}

/**
 * Each `take…` removes its words from those that the next one reads, so the order decides between two readings:
 *
 * 1. What only sounds like a refusal, before the refusals. "Tidak mau makan" is a situation; in "santan habis,
 *    opor pakai apa" a substitute is asked for; "tanpa kulkas" is how long it keeps, and excludes no food.
 * 2. Refusals, before all wishes: what is refused must not be read as asked for.
 * 3. Time and money, before numbers of dishes: "30 menit" and "50 ribu" count none.
 * 4. A dish that something goes with, before the names: "lauk pendamping rawon" is not rawon.
 * 5. Names, before places, occasions, kinds and tastes: "soto betawi" is a dish, "masakan betawi" a region.
 * 6. The words that are left, when it is known what the names are: "soto" beside a place is a kind.
 */
function parse(reading: Reading): Query {
  const { words, late } = reading;
  const topic = takeTopic(reading);

  // What must not come, and what only sounds like it.
  const tools = late.readAvailableTools(reading);
  const seeming = takeSeemingRefusals(reading);
  const substitute = late.takeSubstitute(reading);
  const keeping = late.takeKeeping(reading);
  const refusals = takeRefusals(reading);

  // Amounts.
  const limits = takeLimits(reading);
  const count = takeCount(words);

  // Names of dishes and foods.
  const beside = late.takeBeside(reading);
  const taken = takeNamed(reading, refusals);

  // How, where and when it is eaten.
  const taste = takeTaste(reading, seeming.heat);
  const regions = takeRegions(reading);
  const situations = [...seeming.situations, ...late.takeSituations(reading)];

  // What the names mean beside all that.
  const isOfPlace = regions.places.length > 0;
  const sorted = sortNamed(reading, taken, isOfPlace);
  const { dishes, kinds, rest } = sorted;
  const fact =
    substitute.fact ??
    late.readIntent(reading, { dishes, foods: [...sorted.foods, ...rest.terms], kinds });
  const foods = spareLittle(chooseFoods(sorted, fact), reading);
  const hasAlternatives = words.includes('atau');
  const together = hasAlternatives
    ? NO_COURSES
    : late.readCourses(reading, { dishes, foods, kinds, occasions: taste.occasions });
  const isWholeMeal = together.courses.length > 0 && !together.isListed && kinds.length === 0;
  const terms = joinTerms(dishes, foods, substitute.wanted, reading);
  // Each food of a list is in another dish: no dish must have them all.
  const wanted = together.isListed
    ? { named: [], terms: terms.map(toHelpful), kinds: [] }
    : { named: dishes, terms, kinds: kinds.length === 0 ? beside.kinds : kinds };

  const query = {
    whole: reading.whole,
    words: {
      contentWords: reading.contentWords,
      unknown: rest.unknown,
      unknownNameParts: findUnknownNameParts(rest.unknown, reading),
      isList: reading.whole.some((word) => CONNECTORS.has(word)),
      describing: rest.describing,
    },
    topic: {
      ...topic,
      // Who names a dish by three words, or its foods besides, means it; "putri salju" alone is a tale, too.
      otherTopicScore:
        topic.otherTopicScore < SURELY_OTHER_TOPIC &&
        dishes.some(
          ({ phrase }) =>
            phrase.split(' ').length > 2 || (foods.length > 0 && phrase.includes(' ')),
        )
          ? Math.min(topic.otherTopicScore, -2)
          : topic.otherTopicScore,
      isUnsafe: topic.isUnsafe || (refusals.isIll && asksDoctor(reading)),
    },
    ...wanted,
    hasAlternatives,
    isForeign: rest.isForeign || late.wantsSugarless(reading.text, refusals),
    ...together,
    traits: [...(keeping === undefined ? [] : [keeping]), ...taste.traits, ...rest.traits],
    likely: rest.likely,
    isForHealth: refusals.isForHealth,
    heat: taste.heat,
    // Where a whole meal is eaten or sold does not say what it is made of: "nasi kotak buat rapat".
    occasions: taste.occasions.filter(({ hasSnacks }) => !isWholeMeal || hasSnacks !== true),
    situations: [...situations.map(({ meaning }) => meaning), ...beside.suits, ...tools.suits],
    regions,
    limits,
    exclusions: [
      ...spareStove([...refusals.exclusions, ...taste.exclusions], tools),
      // A dish that is named may be tried in it: "nasi uduk di rice cooker".
      ...(tools.isMeans && dishes.length > 0 ? [] : tools.exclusions),
    ],
    haram: seeming.wantsHaram ? ('wanted' as const) : readHaram(reading, refusals, dishes),
    measure: late.readSuperlative(reading),
    count,
  };
  return completeQuery(query, fact, reading);
}

/** What a long illness allows is told with dishes: "kolesterol boleh makan apa". A sick stomach needs a doctor. */
const ASKS_DISHES =
  /^(?!.*\b(?:ma?ag|gerd|lambung|operasi|cabut gigi|jamu)\b).*\bboleh(?:kah)? makan apa\b/u;

/** Whether somebody asks if they may eat something, or for a remedy: "diabetes boleh makan lontong", "jamu kolesterol". */
const asksDoctor = ({ text }: Reading): boolean =>
  !ASKS_DISHES.test(text) &&
  /\b(?:boleh(?:kah)? (?:makan|minum|konsumsi)|jamu|ramuan|penurun|menurunkan|nurunin)\b/u.test(
    text,
  );

/** The names in a question, before they are told apart into dishes, foods and kinds. */
type TakenNames = {
  readonly names: Query['named'];
  /** Foods and classes of dishes, of several words. */
  readonly phrases: readonly Term[];
  /** Whether a word is no wish here, though it occurs in names. */
  readonly isNoise: (word: string) => boolean;
};

/** What the names are, and the words that are left. */
type SortedNames = Omit<NamedFood, 'occasions'> & { readonly rest: Rest };

/** Removes the names of dishes, and foods of several words that are not refused. */
function takeNamed(reading: Reading, refusals: Refusals): TakenNames {
  const isNoise = findNoise(reading, refusals.phrases);
  const names = takeDishNames(reading, isNoise);
  const phrases = takeFoodPhrases(reading.words, reading.index).filter(
    ({ phrase }) =>
      ![...refusals.phrases].some((refused) => `${phrase} `.startsWith(`${refused} `)),
  );
  return { names, phrases, isNoise };
}

/**
 * Sorts what was taken by name into dishes, foods and kinds, and reads the words that are left.
 *
 * @param isOfPlace whether food of a region is asked for.
 */
function sortNamed(
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
 * All foods that are named. If an amount is asked for, a class of dishes alone counts: "nasi goreng 50
 * porsi butuh beras berapa" asks how much rice it takes, not for a dish with rice.
 */
function chooseFoods({ foods, rest }: SortedNames, fact: Query['intent']): readonly Term[] {
  const classes = foods.filter(({ ingredients }) => ingredients.length === 0);
  return fact?.about === 'amount' && classes.length > 0 ? classes : [...foods, ...rest.terms];
}

/** Of several foods, the one of which there is little is not what a dish is made of: "labu siam, udang dikit". */
const spareLittle = (terms: readonly Term[], { whole }: Reading): readonly Term[] =>
  terms.map((term) =>
    terms.length > 1 && whole.join(' ').includes(`${term.phrase} sedikit`) ? toHelpful(term) : term,
  );

/** What should be in a dish or its name; `wanted` foods count if no dish is named. */
function joinTerms(
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

/** Adds what follows from all the rest: whether it is an order or a meal, and whether `fact` is asked. */
function completeQuery(
  query: Omit<Query, 'intent' | 'meal' | 'isOrder'>,
  fact: Query['intent'],
  reading: Reading,
): Query {
  const { named, count } = query;
  // A fact is asked about a named dish: "rendang awet berapa lama". "Lauk awet" asks for dishes.
  const isOfOne = named.length > 0 || (fact?.about === 'price' && !isOpenEnded(query));
  const isOrdered = count === undefined && isOrder(query, reading);
  return {
    ...query,
    intent: isOfOne || isOfFood(fact) ? fact : undefined,
    meal: readMeal(reading, query),
    isOrder: isOrdered,
    // An order of several dishes is answered with just these: "risol 50, lemper 50".
    count: isOrdered && named.length > 1 && countsWhatIsMade(reading) ? named.length : count,
  };
}

/** Time, money and number of ingredients. */
const takeLimits = ({ words, late }: Reading): Query['limits'] => ({
  ...takeDuration(words),
  ...takeBudget(words),
  maxIngredients: late.takeIngredientCount(words),
});

/** Traits, heat and occasions. */
function takeTaste({ words, text, late }: Reading, mild: HeatWish | undefined) {
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const isDelicate = occasions.some((occasion) => occasion.isMild);
  const isForOther = isDelicate && late.saysOthersHeat(text);
  const heat = mild ?? (isForOther ? 'mild' : heats.includes('fiery') ? 'fiery' : heats.at(0));
  const exclusions = [
    ...(isDelicate ? [RAW] : []),
    ...(isDelicate && (isForOther || heat === undefined) ? [VERY_HOT] : []),
    ...(occasions.some((occasion) => occasion.isIll) ? [HEAVY] : []),
    ...(occasions.some((occasion) => occasion.isLight) ? [FRIED] : []),
  ];
  return { traits, heat, occasions, exclusions };
}

/** A missing stove excludes nothing if a tool heats by itself: what that cannot do is excluded anyway. */
const spareStove = (
  exclusions: readonly Exclusion[],
  { isSelfHeating }: AvailableTools,
): readonly Exclusion[] =>
  isSelfHeating ? exclusions.filter(({ marks }) => !marks.includes('api')) : exclusions;
