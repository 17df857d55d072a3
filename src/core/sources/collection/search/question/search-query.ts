import type { DishKind } from '../../../../recipes/dish-extras.ts';
import type { Province } from '../../recipe-facts.ts';
import type { IndexedRecipe } from '../recipe-index.ts';
import type { RecipeTest } from '../recipe-predicates.ts';
import type { Exclusion } from '../words/exclusion-words.ts';
import type { HeatWish } from '../words/heat-words.ts';
import type { OccasionWish } from '../words/occasion-words.ts';
import type { Tokens } from '../words/phrase-lexicon.ts';
import type { Trait } from '../words/trait-predicates.ts';

/** From this many content words on, a question says more than the name of a dish: it reads like a chat. */
export const CHATTY_WORDS = 4;

/** Something that should be in the dish or its name: a word, or a few that belong together. */
export type Term = {
  readonly phrase: string;
  /** The ingredients it may mean, as numbers of the index. */
  readonly ingredients: readonly number[];
  readonly role: TermRole;
  /** Positions of the recipes whose texts contain it, if it occurs only in texts. */
  readonly recipes?: readonly number[];
};

/**
 * `needed`: required. `named`: part of the name of a dish, so similar dishes have it too. `helpful`:
 * known only from descriptions, or a weak hint: it only breaks ties.
 */
type TermRole = 'needed' | 'named' | 'helpful';

/**
 * What is asked for besides recipes: how a dish keeps, what it costs and sells for, how much it makes
 * or needs, how it succeeds; how a food keeps (`storage`); or substitutes for what is missing.
 */
export type Intent =
  | { readonly about: 'keeping' | 'price' | 'amount' | 'technique' | 'storage' }
  | { readonly about: 'substitute'; readonly missing: readonly MissingFood[] };

/** The foods, by their canonical names, that the question calls `phrase`. */
export type MissingFood = { readonly phrase: string; readonly foods: readonly string[] };

/** Whether something is asked about a food and not about a dish. */
export const asksAboutFood = (intent: Intent | undefined): boolean =>
  intent?.about === 'substitute' || intent?.about === 'storage';

/** The ingredients that a phrase may mean, as numbers of the index. */
export type MeantFood = Pick<Term, 'phrase' | 'ingredients'>;

/** A dish that the question names. */
export type NamedDish = { readonly phrase: string; readonly recipes: readonly number[] };

/** One of several dishes that are eaten together: of a kind, called so, or made of a food. */
export type Course = NamedDish &
  MeantFood & {
    readonly kinds: readonly DishKind[];
    /** True for what is bought and not cooked: crackers and fruit. */
    readonly isBought?: boolean;
  };

/** The meaningful words of a question. */
type Wording = {
  /** All of them, without small talk, in order. */
  readonly contentWords: readonly string[];
  readonly unknown: readonly string[];
  /** Unknown words next to a food that probably belong to its name: "bulgogi" in "ayam bulgogi". */
  readonly unknownNameParts: readonly string[];
  /** True if some of them are joined by "dan" or a comma. */
  readonly isList: boolean;
  /** For texture and mouthfeel, which descriptions may contain. */
  readonly describing: readonly string[];
};

/** What a question is about, judged by how it is asked. */
type Topic = {
  /** True if the food is for a baby or somebody seriously ill: no recipe here is made for them. */
  readonly isUnsafe: boolean;
  /** How much speaks against dishes being asked for, as `dish-classifier.ts` counts it. */
  readonly otherTopicScore: number;
  /** True if it is recognizably about food, even if not about which. */
  readonly isAboutFood: boolean;
  /** True if it mentions food, or asks what to make, eat or sell. */
  readonly isSeekingFood: boolean;
  /** True if it is a few words only. */
  readonly isShort: boolean;
  /** True for "cara bikin kerupuk": what is named is to be made, not to be used. */
  readonly isAboutMaking: boolean;
};

/** What dishes may cost, and for how many. */
export type CostLimits = {
  /** Whole rupiah. */
  readonly maxCostPerServing: number | undefined;
  /** What a serving should cost, in rupiah, if a selling price is named. */
  readonly targetCostPerServing: number | undefined;
  /** Whole rupiah for the whole recipe. */
  readonly maxTotalCost: number | undefined;
  readonly isCheap: boolean;
  /** How many people or portions are cooked for, if the question says so. */
  readonly portions: number | undefined;
};

/** How long a dish may take. */
export type TimeLimits = {
  readonly maxMinutes: number | undefined;
  readonly isQuick: boolean;
};

/** What a dish may cost and take. */
export type Limits = CostLimits &
  TimeLimits & {
    /** Most things to buy; water, salt, pepper and oil are at hand. */
    readonly maxIngredients: number | undefined;
  };

/** Where the food should come from, and where the asker is. */
type Regions = {
  /** One request for each named region; meeting one is enough. */
  readonly provinces: readonly Province[];
  /** The regions as the question calls them. */
  readonly places: readonly string[];
  /** Each of those words, with the positions of the recipes whose texts mention it; empty before `readTexts`. */
  readonly recipesByPlace: ReadonlyMap<string, readonly number[]>;
  /** Positions of recipes that are at home there, too, as another name tells: "papeda papua"; empty before `readTexts`. */
  readonly alsoFrom: readonly number[];
  /** Where somebody lives, cooks or sells: local taste counts a little, but nothing is binding. */
  readonly homes: readonly Province[];
};

/** What a question asks for, as far as it was understood. */
export type Query = {
  /** All words in plain spelling, as `Reading` has them. */
  readonly whole: Tokens;
  readonly wording: Wording;
  readonly topic: Topic;
  readonly named: readonly NamedDish[];
  /** True if the named dishes are ordered: a menu of several, or a number of one. */
  readonly isOrder: boolean;
  readonly terms: readonly Term[];
  /** True for "ayam atau ikan", "dikukus atau direbus": one term and one trait are enough. */
  readonly hasAlternatives: boolean;
  /** True if a foreign dish is requested; the terms then describe the nearest ones. */
  readonly isForeign: boolean;
  readonly kinds: readonly DishKind[];
  /** What the answer has one dish each of, before others; none if dishes are to choose from. */
  readonly courses: readonly Course[];
  /** True if they are what the question lists for a box: the answer shows only them. */
  readonly isListed: boolean;
  /** How many days a menu is for, if the question says so: the courses are those of each day. */
  readonly days?: number | undefined;
  readonly traits: readonly Trait[];
  /** What words of a name hint at: "sayur kol" is likely, but need not be, a `sayur`. */
  readonly likely: { readonly kinds: readonly DishKind[]; readonly traits: readonly Trait[] };
  /** Whether a meal is meant: literally, or because the question leaves it open. */
  readonly meal: 'said' | 'likely' | 'no';
  /** True if somebody is ill or pregnant: light dishes should come first. */
  readonly isForHealth: boolean;
  readonly heat: HeatWish | undefined;
  readonly occasions: readonly OccasionWish[];
  /** What suits the mentioned times, eaters, places and missing things: weighed, never binding. */
  readonly situations: readonly (readonly RecipeTest[])[];
  readonly regions: Regions;
  readonly limits: Limits;
  /** Must never be violated. */
  readonly exclusions: readonly Exclusion[];
  /** Whether pork and alcohol are left out, may come since a dish is named, or are asked for. */
  readonly haram: 'no' | 'allowed' | 'wanted';
  /** What the answer is sorted by, lowest first, if the question says so. One unit is worth double the price. */
  readonly measure: ((recipe: IndexedRecipe) => number) | undefined;
  /** How many dishes to show, if the question says so. */
  readonly count: number | undefined;
  readonly intent: Intent | undefined;
};

/** Whether any dish may be the answer, regardless of its name and ingredients. */
export const isOpenEnded = ({ terms }: Pick<Query, 'terms'>): boolean =>
  terms.every(({ role }) => role === 'helpful');

/** Whether a dish that is named is ordered, or something is asked about it: no other answers it. */
export const asksOfDish = ({
  intent,
  named,
  isOrder,
}: Pick<Query, 'intent' | 'named' | 'isOrder'>): boolean =>
  named.length > 0 && (isOrder || (intent !== undefined && intent.about !== 'substitute'));

/** The same term, but no longer required. */
export const toHelpful = (term: Term): Term => ({ ...term, role: 'helpful' });

/** The foods that have to be in the dish. */
export const neededFoods = ({ terms }: Pick<Query, 'terms'>): readonly Term[] =>
  terms.filter(({ role, ingredients }) => role === 'needed' && ingredients.length > 0);

/** From this many foods on it is a list, even without a comma: "labu siam wortel telur". */
export const MANY_FOODS = 3;

/** Whether the foods are a list, of which a dish need not have all. */
export const listsFoods = (query: Pick<Query, 'terms' | 'wording'>): boolean =>
  query.wording.isList || neededFoods(query).length >= MANY_FOODS;

/** Positions of the recipes that the question names. */
export const namedPositions = ({ named }: Pick<Query, 'named'>): ReadonlySet<number> =>
  new Set(named.flatMap(({ recipes }) => recipes));
