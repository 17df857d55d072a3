import type { RecipeIndex, SearchWords } from '../recipe-index.ts';
import type { Exclusion } from '../words/exclusion-words.ts';
import { CONNECTORS } from '../words/negation-words.ts';
import { weighWording } from './how-understood.ts';
import { openQuestion } from './open-question.ts';
import { countsWhatIsMade, isOrder, readMeal } from './read-purpose.ts';
import { NO_COURSES, NO_LATE_READING, type LateReading, type Reading } from './reading.ts';
import { asksAboutFood, isOpenEnded, toHelpful, type Query } from './search-query.ts';
import { listTerms, sortNames, takeNamesAndFoods, wantedFoods } from './sort-names.ts';
import { createSpellingCorrector } from './spelling-corrector.ts';
import { takeCount } from './take-count.ts';
import { readHaram, takeRefusals, takeSeemingRefusals } from './take-refusals.ts';
import { takeRegions } from './take-regions.ts';
import { findUnknownNameParts } from './take-rest.ts';
import { takeTaste } from './take-taste.ts';
import { takeTopic } from './take-topic.ts';
import { collectVocabulary, createFoodNames } from './vocabulary.ts';

/** Reads a question as Indonesians ask it; with `late`, also as they chat. */
type QuestionParser = (question: string, late?: LateReading) => Query;

export function createQuestionParser(
  index: RecipeIndex,
  words: Pick<SearchWords, 'classifier' | 'realWords'>,
): QuestionParser {
  const vocabulary = collectVocabulary(index, words);
  const correct = createSpellingCorrector(vocabulary);
  const aids = { index, vocabulary, correct, food: createFoodNames(index) };
  return (question, late = NO_LATE_READING) => {
    const reading = openQuestion(question, aids, late);
    return toQuery(reading, takeParts(reading));
  };
}

/**
 * Takes a question apart. Each `take…` removes its words, so that the next ones do not read them again: of two
 * readings the first one here wins.
 */
function takeParts(reading: Reading) {
  const { words, late } = reading;
  const topic = takeTopic(reading);

  // What only sounds like a refusal. "Tidak mau makan" is a situation; in "santan habis, opor pakai apa" a
  // substitute is asked for; "tanpa kulkas" is how long it keeps, and excludes no food.
  const tools = late.readAvailableTools(reading);
  const seeming = takeSeemingRefusals(reading);
  const substitute = late.takeSubstitute(reading);
  const keeping = late.takeKeeping(reading);

  // Refusals, before all wishes: what is refused must not be read as asked for.
  const refusals = takeRefusals(reading);

  // Time and money, before numbers of dishes: "30 menit" and "50 ribu" count none.
  const limits = late.takeLimits(words);
  const count = takeCount(words);

  // A dish that something goes with, before the names: "lauk pendamping rawon" is not rawon.
  const beside = late.takeBeside(reading);

  // Names, before places, occasions, kinds and tastes: "soto betawi" is a dish, "masakan betawi" a region.
  const names = takeNamesAndFoods(reading, refusals);
  const taste = takeTaste(reading, seeming.heat);
  const regions = takeRegions(reading);
  const situations = [...seeming.situations, ...late.takeSituations(reading)];

  // The words that are left, now that the names are known: "soto" beside a place is a kind.
  const named = sortNames(reading, names, regions.places.length > 0);

  return {
    topic,
    tools,
    seeming,
    substitute,
    keeping,
    refusals,
    limits,
    count,
    beside,
    taste,
    regions,
    situations,
    named,
  };
}

type Parts = ReturnType<typeof takeParts>;

/** Puts the parts of a question together, and reads what only all of them show. */
function toQuery(reading: Reading, parts: Parts): Query {
  const { whole, words, contentWords, late } = reading;
  const { refusals, taste, beside, substitute, keeping, named } = parts;
  const { dishes, kinds, rest } = named;
  const intent =
    substitute.intent ??
    late.readIntent(reading, { dishes, foods: [...named.foods, ...rest.terms], kinds });
  const foods = wantedFoods(named, intent, reading);
  const hasAlternatives = words.includes('atau');
  const together = hasAlternatives
    ? NO_COURSES
    : late.readCourses(reading, { dishes, foods, kinds, occasions: taste.occasions });
  const isWholeMeal = together.courses.length > 0 && !together.isListed && kinds.length === 0;
  const terms = listTerms(dishes, foods, substitute.wanted, reading);
  // Each food of a list is in another dish: no dish must have them all.
  const wanted = together.isListed
    ? { named: [], terms: terms.map(toHelpful), kinds: [] }
    : { named: dishes, terms, kinds: kinds.length === 0 ? beside.kinds : kinds };

  const query = {
    whole,
    wording: {
      contentWords,
      unknown: rest.unknown,
      unknownNameParts: findUnknownNameParts(rest.unknown, reading),
      isList: whole.some((word) => CONNECTORS.has(word)),
      describing: rest.describing,
    },
    topic: {
      ...parts.topic,
      otherTopicScore: weighWording(parts.topic.otherTopicScore, dishes, foods.length > 0),
      isUnsafe: parts.topic.isUnsafe || (refusals.isIll && late.asksDoctor(reading.text)),
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
    situations: [
      ...parts.situations.map(({ meaning }) => meaning),
      ...beside.suits,
      ...parts.tools.suits,
    ],
    regions: parts.regions,
    limits: parts.limits,
    exclusions: listExclusions(parts),
    haram: parts.seeming.wantsHaram ? ('wanted' as const) : readHaram(reading, refusals, dishes),
    measure: late.readSuperlative(reading),
    count: parts.count,
  };
  return completeQuery(query, intent, reading);
}

/** All that must not come: what is refused, and what the eaters cannot have or the tools cannot do. */
function listExclusions({ refusals, taste, tools, named }: Parts): readonly Exclusion[] {
  const said = [...refusals.exclusions, ...taste.exclusions];
  // Without a stove a tool that heats by itself still cooks; what it cannot do is excluded by `tools`.
  const left = tools.isSelfHeating ? said.filter(({ marks }) => !marks.includes('api')) : said;
  // A dish that is named may be tried in it: "nasi uduk di rice cooker".
  return tools.isMeans && named.dishes.length > 0 ? left : [...left, ...tools.exclusions];
}

/** Adds what follows from all the rest: whether it is an order or a meal, and whether `intent` is asked. */
function completeQuery(
  query: Omit<Query, 'intent' | 'meal' | 'isOrder'>,
  intent: Query['intent'],
  reading: Reading,
): Query {
  const { named, count } = query;
  // Something is asked about a named dish: "rendang awet berapa lama". "Lauk awet" asks for dishes.
  const isOfOne = named.length > 0 || (intent?.about === 'price' && !isOpenEnded(query));
  const isOrdered = count === undefined && isOrder(query, reading);
  return {
    ...query,
    intent: isOfOne || asksAboutFood(intent) ? intent : undefined,
    meal: readMeal(reading, query),
    isOrder: isOrdered,
    // An order of several dishes is answered with just these: "risol 50, lemper 50".
    count: isOrdered && named.length > 1 && countsWhatIsMade(reading) ? named.length : count,
  };
}
