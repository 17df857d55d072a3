import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { paths } from '../paths.ts';
import type { PlanningState } from '../planning/planning-state.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import { ADDRESS_REST_MS, readPortions, recipeAddress } from '../recipe-address.ts';
import { useQueryString } from '../ui/use-query-string.ts';

/** Position of the only dish on the page. */
export const POSITION = 0;

/**
 * Opens the dish at the portions in the address, else at its own size, and keeps them there; loads
 * prices if the written figures are not enough.
 */
export function useAddressPortions(planning: PlanningStore, dish: Dish): void {
  const key = dishIdentity(dish);
  useLayoutEffect(() => {
    planning.open({ key });
    const portions = readPortions(window.location.search);
    if (portions !== undefined) planning.setDishSize(POSITION, { portions });
    // The document was written for the recipe's own size; build/page-document.ts has noted that.
    delete document.documentElement.dataset['resizing'];
  }, [planning, key]);
  useAddress(planning, dish);
  const needsPrices = useStore(
    planning,
    ({ choices, ownPrices, isSelling }) =>
      isSelling ||
      choices.portions !== undefined ||
      choices.dishes[POSITION] !== undefined ||
      ownPrices.foods.size + ownPrices.lines.size > 0,
  );
  useEffect(() => {
    if (needsPrices) void planning.loadCosting();
  }, [planning, needsPrices]);
}

const portionsOf = ({ choices }: Pick<PlanningState, 'choices'>) =>
  choices.dishes[POSITION]?.portions;

/** Keeps the chosen portions in the address, even after "Back" from a sheet over the page. */
function useAddress(planning: PlanningStore, { slug, porsi }: Dish): void {
  const portions = useStore(planning, portionsOf);
  const query = useQueryString();
  useEffect(() => {
    if (slug === undefined) return undefined;
    const timer = setTimeout(() => {
      const state = planning.getState();
      const chosen = portionsOf(state);
      // Where portions are sold, those of the recipe are another size.
      const written = chosen === porsi && !state.isSelling ? undefined : chosen;
      // Not over the address of a link whose screen is still loading.
      if (window.location.pathname !== paths.recipe(slug)) return;
      if (readPortions(window.location.search) === written) return;
      const address = recipeAddress(slug, written) + window.location.hash;
      // The state marks an open sheet.
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [planning, slug, porsi, portions, query]);
}
