import { isPortions } from '#core/kitchen/portion-count.ts';
import { paths } from './paths.ts';

const PORTIONS = 'porsi';

/** How long to wait after the last change before an address follows, in milliseconds. */
export const ADDRESS_REST_MS = 400;

/** The page of a recipe of the collection, at its own size unless portions are given. */
export const recipeAddress = (slug: string, portions?: number): string =>
  paths.recipe(slug) + sizeIn(portions);

/** The page of a dish that the part after `#` carries. */
export const dishAddress = (hash: string, portions?: number): string =>
  paths.dish + sizeIn(portions) + hash;

const sizeIn = (portions: number | undefined): string =>
  portions === undefined ? '' : `?${PORTIONS}=${Math.ceil(portions)}`;

/** Reads the portions from the part of an address after the `?`; `undefined` for the recipe's own size. */
export function readPortions(search: string): number | undefined {
  const portions = Number(new URLSearchParams(search).get(PORTIONS));
  return isPortions(portions) ? portions : undefined;
}

const LOOPBACK = /^https?:\/\/(?:(?:[^/]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/u;

/** Whether addresses of this site (`https://cobek.example`) work only on this device. */
export const isLoopback = (origin: string): boolean => LOOPBACK.test(origin);
