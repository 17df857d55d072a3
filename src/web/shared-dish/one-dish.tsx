import { useEffect, useLayoutEffect } from 'react';
import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { DishKit } from '../dish-kit.ts';
import { DishCard } from '../dish/dish-card.tsx';
import { readPortions } from '../recipe-address.ts';

export type DishUse = {
  readonly kit: DishKit;
  /** Called when a dish is on screen. */
  readonly onShown: () => void;
};

/** The whole card with all its tools. */
export function OneDish({ kit, dish, onShown }: DishUse & { readonly dish: Dish }) {
  const { planning, tools, parts } = kit;
  useLayoutEffect(() => {
    planning.open({ key: dishIdentity(dish) });
    const portions = readPortions(window.location.search);
    if (portions !== undefined) planning.setDishSize(0, { portions });
  }, [planning, dish]);
  useEffect(() => {
    void planning.loadCosting();
    onShown();
  }, [planning, onShown]);
  return <DishCard dish={dish} onCook={tools.cook.open} parts={parts} />;
}
