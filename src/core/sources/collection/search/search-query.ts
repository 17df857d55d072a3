import type { Province, RecipeKind } from '../recipe-facts.ts';
import type { Exclusion } from './words/exclusion-words.ts';
import type { HeatWish } from './words/heat-words.ts';
import type { Condition } from './conditions.ts';
import type { OccasionWish } from './words/occasion-words.ts';
import type { Trait } from './words/trait-words.ts';

/** One thing that is to be in the dish or its name: a word, or a few that belong together. */
export type Term = {
  readonly phrase: string;
  /** The ingredients it may mean, as numbers of the shelf. */
  readonly ingredients: readonly number[];
  readonly role: TermRole;
  /** Positions of the recipes whose texts have it, where only texts know it. */
  readonly recipes?: readonly number[];
};

/**
 * `needed`: the wish is not fulfilled without it. `named`: part of the name of a dish, and what is
 * like that dish has it too. `helpful`: known from texts alone, or half a wish: it may tip the scales.
 */
export type TermRole = 'needed' | 'named' | 'helpful';

/**
 * What is asked for besides recipes: what can stand in for an ingredient (its numbers in the shelf),
 * how a dish keeps, or what it costs and sells for.
 */
export type AskedFact =
  | {
      readonly about: 'substitute';
      readonly phrase: string;
      readonly ingredients: readonly number[];
    }
  | { readonly about: 'keeping' | 'price' };

/** A dish that the question names. */
export type NamedDish = { readonly phrase: string; readonly recipes: readonly number[] };

/** What a question asks for, as far as it was understood. */
export type Query = {
  readonly named: readonly NamedDish[];
  readonly terms: readonly Term[];
  /** Words that stand side by side in the question: "sambal goreng" is more than both its words. */
  readonly pairs: readonly string[];
  /** Words that say something, talk aside, in their order. */
  readonly telling: readonly string[];
  /** True if the food is for a baby or somebody seriously ill: no recipe here is made for them. */
  readonly unsafe: boolean;
  /** True for "cara menanam": what is to be done is not known to be cooking. */
  readonly otherDoing: boolean;
  /** True for "sanksinya apa": what is asked for is not known to be food. */
  readonly asksElse: boolean;
  /** True where the question wants an explanation. */
  readonly asksWhy: boolean;
  /** Words that nothing here knows and that are no talk. */
  readonly unknown: readonly string[];
  /** Words for how it is in the mouth, which descriptions may have. */
  readonly describing: readonly string[];
  /** True where a dish from elsewhere is asked for; the terms then say what comes nearest. */
  readonly foreign: boolean;
  /** True where words of the question belong to another topic than food. */
  readonly outside: boolean;
  /** True where it begins with them: the rest is told of another topic. */
  readonly outsideFirst: boolean;
  /** True where it asks what, or names what it wants: not how something is done. */
  readonly asksDish: boolean;
  /** True where it speaks of food, or asks what to make, have or sell. */
  readonly seeksFood: boolean;
  /** True where the question shows that it is about food, though perhaps not about which. */
  readonly aboutFood: boolean;
  /** True where the question speaks of cooking or a meal, or leaves it open, and of no kind of dish. */
  readonly meal: boolean;
  /** True where it does so in so many words. */
  readonly saysMeal: boolean;
  /** True where somebody is ill or pregnant: what is light had better come first. */
  readonly light: boolean;
  /** Must never be violated. */
  readonly without: readonly Exclusion[];
  /** True where pork or alcohol is asked for by name. */
  readonly allowsHaram: boolean;
  /** True for "non halal". */
  readonly wantsHaram: boolean;
  /** Whole rupiah. */
  readonly maxCostPerServing: number | undefined;
  /** What a serving had better cost, in rupiah, where a selling price is named. */
  readonly aimedCostPerServing: number | undefined;
  /** Whole rupiah for the whole recipe. */
  readonly maxCost: number | undefined;
  readonly cheap: boolean;
  readonly maxMinutes: number | undefined;
  readonly quick: boolean;
  /** Most things to buy; water, salt, pepper and oil are at hand. */
  readonly maxIngredients: number | undefined;
  readonly heat: HeatWish | undefined;
  readonly occasions: readonly OccasionWish[];
  /** What suits the moments, eaters, places and lacks that are told: weighed, never binding. */
  readonly situations: readonly (readonly Condition[])[];
  /** One wish for each region that is named; one of them is enough. */
  readonly provinces: readonly Province[];
  /** Where somebody lives, cooks or sells: their taste counts a little, and nothing binds. */
  readonly homes: readonly Province[];
  /** The regions as the question calls them. */
  readonly places: readonly string[];
  /** The same → positions of recipes whose texts tell of them. */
  readonly toldPlaces: ReadonlyMap<string, readonly number[]>;
  readonly kinds: readonly RecipeKind[];
  /** Kinds that words of a name hint at: "sayur kol" is likely, but need not be, a `sayur`. */
  readonly likelyKinds: readonly RecipeKind[];
  readonly traits: readonly Trait[];
  /** Traits that words of a name hint at. */
  readonly likelyTraits: readonly Trait[];
  readonly count: number | undefined;
  readonly asked: AskedFact | undefined;
};
