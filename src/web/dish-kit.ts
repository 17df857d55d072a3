import type { ComponentType } from 'react';
import type { Dish } from '#core/recipes/dish.ts';
import type { Tools } from './create-tools.ts';
import type { DishParts } from './dish/dish-card.tsx';
import type { PlanningStore } from './planning/planning-store.ts';
import type { StarStore } from './stars/star-store.ts';

/**
 * Everything that can be done with a dish, the same on every screen that shows one. There is one kit
 * for the whole page, so that a price or a star set on one screen applies on the next.
 */
export type DishKit = {
  readonly planning: PlanningStore;
  readonly stars: StarStore;
  readonly tools: Tools;
  /** What a card shows besides the recipe. */
  readonly parts: DishParts;
  /** A star named after its dish, for a list of several. */
  readonly NamedStar: ComponentType<{ readonly dish: Dish }>;
};

/** Loaded on first use, since it is heavy. */
export type LoadDishKit = () => Promise<DishKit>;
