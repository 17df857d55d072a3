import type { Province } from '../../recipe-facts.ts';
import type { RecipeIndex } from '../recipe-index.ts';
import type { RecipeTest } from '../recipe-predicates.ts';
import type { Exclusion } from '../words/exclusion-words.ts';
import type { Found, Tokens, Phrases } from '../words/phrase-lexicon.ts';
import type { Trait } from '../words/trait-predicates.ts';
import type { FoodNames } from './read-foods.ts';
import type { Intent, Limits, Query, Term } from './search-query.ts';
import type { SpellingCorrector } from './spelling-corrector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What questions are read with: the same for each of them. */
export type ReadingAids = {
  readonly index: RecipeIndex;
  readonly vocabulary: Vocabulary;
  readonly correct: SpellingCorrector;
  readonly food: FoodNames;
};

/**
 * A question while it is read. A function called `take…` removes the words that it understood, so that
 * nothing is read twice; one called `read…` only looks.
 */
export type Reading = ReadingAids & {
  /** As typed. */
  readonly question: string;
  /** What is still to be read. */
  readonly words: Tokens;
  /** All words in plain spelling, small talk included. */
  readonly whole: Tokens;
  /** The same words joined, with a space before the first and after the last. */
  readonly text: string;
  /** The same words as a set. A word stays in it when a reader takes it out of `words`. */
  readonly tokenSet: ReadonlySet<string>;
  /** The words without small talk and numbers, in order. */
  readonly contentWords: readonly string[];
  /** A few of them for a name; {@link NO_LATE_READING} if they did not load. */
  readonly late: LateReading;
};

/** Whether the question has one of these words. */
export const saysOneOf = (
  { tokenSet }: Pick<Reading, 'tokenSet'>,
  words: ReadonlySet<string>,
): boolean => [...words].some((word) => tokenSet.has(word));

/**
 * Readers and tables that load after the list of dishes, in a file of their own: how people chat, what they ask
 * besides dishes, and what the texts of recipes say. Without them the search knows fewer words.
 */
export type LateReading = {
  /** Whether the question names something that is never asked about a dish. */
  readonly hasOtherTopic: (reading: Reading) => boolean;
  /** Translates words of dialects into plain Indonesian. */
  readonly respell: (words: readonly string[], index: RecipeIndex) => readonly string[];
  /** Where people talk like that. */
  readonly homesOf: (question: string) => readonly Province[];
  /** Towns that `REGION_WORDS` does not know → their provinces. */
  readonly towns: Phrases<readonly Province[]>;
  /** Foreign dishes → words for the nearest dishes of the collection. */
  readonly foreignDishes: ReadonlyMap<string, readonly string[]>;
  /** Removes phrases that ask for nothing, though their words could be food. */
  readonly takeTalk: (words: Tokens) => void;
  /** Replaces other names of dishes by those that the collection uses. */
  readonly renamePhrases: (reading: Pick<Reading, 'words' | 'text'>) => void;
  /** Tests for words that the question uses in another sense than names of dishes do. */
  readonly findEverydayWords: (reading: Reading) => (word: string) => boolean;
  /** Situations that would be misread as exclusions, so it runs before exclusions are read. */
  readonly takeSeemingSituations: (reading: Reading) => FoundSituations;
  readonly takeSituations: (reading: Reading) => FoundSituations;
  readonly takeDone: (reading: Reading) => readonly Exclusion[];
  readonly takeRivals: (reading: Reading) => readonly Exclusion[];
  readonly readAvailableTools: (reading: Reading) => AvailableTools;
  readonly readIntent: (
    reading: Reading,
    named: Omit<AskedNames, 'occasions'>,
  ) => Intent | undefined;
  readonly readSuperlative: (reading: Reading) => Query['measure'];
  readonly readCourses: (reading: Reading, named: AskedNames) => AskedCourses;
  /** Whether somebody only lives or sells in a place, or speaks of its weather: then the place is removed. */
  readonly takeHere: (words: Tokens, whole: Tokens, place: Found<unknown>) => boolean;
  /** Whether another than the child likes it hot: "suami suka pedas". */
  readonly saysOthersHeat: (text: string) => boolean;
  /** Whether somebody ill asks if they may eat something, or for a remedy: "diabetes boleh makan lontong", "jamu kolesterol". */
  readonly asksDoctor: (text: string) => boolean;
  /** Whether something sweet is asked for without sugar; there is no such dish: "diabetes pengen manis". */
  readonly wantsSugarless: (
    text: string,
    refusals: { readonly exclusions: readonly Exclusion[]; readonly isForHealth: boolean },
  ) => boolean;
  /** Removes a dish that something should go with, and says what suits it. */
  readonly takeBeside: (reading: Reading) => ServedWith;
  /** Removes how long the dish must keep. */
  readonly takeKeeping: (reading: Reading) => Trait | undefined;
  /** Removes what a dish may take, cost and consist of, and for how many it is. */
  readonly takeLimits: (words: Tokens) => Limits;
  /** The heat of the day is not a wish for hot food. */
  readonly respellWeather: (words: Tokens) => void;
  readonly takeSubstitute: (reading: Reading) => AskedSubstitute;
  /** Looks up words found nowhere else; they never make an answer more certain. */
  readonly readTexts: (query: Query) => Query;
};

/** The only tools that somebody has. */
export type AvailableTools = {
  readonly exclusions: readonly Exclusion[];
  /** True if they need no stove, so that it may be missing. */
  readonly isSelfHeating: boolean;
  /** True if one of them cooks whole dishes. */
  readonly isMeans: boolean;
  readonly suits: Query['situations'];
};

/** A question for a substitute, and the food that dishes should have if none is named. */
export type AskedSubstitute = {
  readonly intent: Intent | undefined;
  readonly wanted: readonly Term[];
};

/** Situations of a question, each with what suits it. */
type FoundSituations = readonly Found<readonly RecipeTest[]>[];

/** What a question names, as it was read so far. */
export type AskedNames = Pick<Query, 'kinds' | 'occasions'> & {
  readonly dishes: Query['named'];
  readonly foods: readonly Term[];
};

/** Dishes that are eaten together. */
export type AskedCourses = Pick<Query, 'courses' | 'isListed' | 'days'>;

/** Kinds of dishes that go with a dish, and the situations they must suit. */
export type ServedWith = {
  readonly kinds: Query['kinds'];
  readonly suits: Query['situations'];
};

/** No dish that anything should go with. */
export const NOTHING_BESIDE: ServedWith = { kinds: [], suits: [] };

/** Nothing that is eaten together. */
export const NO_COURSES: AskedCourses = { courses: [], isListed: false };

/** Nothing is said of tools. */
export const NO_TOOLS: AvailableTools = {
  exclusions: [],
  isSelfHeating: false,
  isMeans: false,
  suits: [],
};

/** Nothing is said of time, money or eaters. */
export const NO_LIMITS: Limits = {
  maxMinutes: undefined,
  isQuick: false,
  maxCostPerServing: undefined,
  targetCostPerServing: undefined,
  maxTotalCost: undefined,
  isCheap: false,
  portions: undefined,
  maxIngredients: undefined,
};

/** They have not loaded. */
export const NO_LATE_READING: LateReading = {
  hasOtherTopic: () => false,
  respell: (words) => words,
  homesOf: () => [],
  towns: new Map(),
  foreignDishes: new Map(),
  takeTalk: () => {},
  renamePhrases: () => {},
  findEverydayWords: () => () => false,
  takeSeemingSituations: () => [],
  takeSituations: () => [],
  takeDone: () => [],
  takeRivals: () => [],
  readAvailableTools: () => NO_TOOLS,
  readIntent: () => undefined,
  readSuperlative: () => undefined,
  readCourses: () => NO_COURSES,
  takeHere: () => false,
  saysOthersHeat: () => false,
  // When in doubt, a doctor has to say.
  asksDoctor: () => true,
  wantsSugarless: () => false,
  takeBeside: () => NOTHING_BESIDE,
  takeKeeping: () => undefined,
  takeLimits: () => NO_LIMITS,
  respellWeather: () => {},
  takeSubstitute: () => ({ intent: undefined, wanted: [] }),
  readTexts: (query) => query,
};
