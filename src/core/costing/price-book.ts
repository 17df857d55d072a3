import type { NameFinder } from '../lines/name-finder.ts';
import type { FoodFact } from './food-facts.ts';

/**
 * How far a figure can be trusted: A official series, B a single report or leaflet, C an older or
 * second-hand figure, D this project's own estimate.
 */
export type Grade = 'A' | 'B' | 'C' | 'D';

/** What a price is for: `{quantity: 1, unit: 'kg'}`, `{quantity: 275, unit: 'ml'}`. */
export type PriceUnit = { readonly quantity: number; readonly unit: string };

/** Market stalls in the order you walk past them. */
export const STALLS = [
  'daging & ikan',
  'sayur & bumbu segar',
  'sembako & bumbu kering',
  'kue & roti',
  'lain-lain',
] as const;

export type Stall = (typeof STALLS)[number];

/** A row of prices.csv without the columns that only its editors need. */
export type PricedFood = {
  /** Canonical Indonesian name, lower case. */
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly per: PriceUnit;
  /** Consumer price in whole rupiah; 0 for tap water. */
  readonly price: number;
  /** Month the price is from, `2026-01`. */
  readonly date: string;
  readonly grade: Grade;
  readonly contains: readonly FoodFact[];
  /** Edible share of what is bought: half of a whole prawn; absent if all of it is. */
  readonly edible?: number;
  /** Weight after cooking as a share of the raw edible weight: rice 2.3, beef 0.65. */
  readonly cooked?: number;
  /** Which market stall sells it; shopping lists are grouped by it. */
  readonly stall: Stall;
};

/** What one measure of a food weighs or holds. */
export type MeasuredAmount = { readonly amount: number; readonly unit: 'g' | 'ml' };

/** Prices, measures and names, indexed. */
export type PriceBook = {
  /** By canonical name. */
  readonly foods: ReadonlyMap<string, PricedFood>;
  /** By canonical name, then by measure; `*` holds the measures that fit any food. */
  readonly measures: ReadonlyMap<string, ReadonlyMap<string, MeasuredAmount>>;
  /** Words that look like a misspelt food but are not: `salad`, `karang`. */
  readonly realWords: readonly string[];
  readonly names: NameFinder;
};

/** The name under which measures.csv lists measures of every food. */
export const ANY_FOOD = '*';
