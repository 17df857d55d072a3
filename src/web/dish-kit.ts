import type { ComponentType } from 'react';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { DishParts } from './dish/dish-card.tsx';
import type { RecipeToWrite } from './own-recipe/write-dialog.chunk.tsx';
import type { PlanningStore } from './planning/planning-store.ts';
import type { Messages, SharedDish } from './sending/messages.ts';
import type { StarStore } from './stars/star-store.ts';
import type { ToolLauncher } from './ui/tool-launcher.ts';

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

/** What can be done with dishes on any screen; each is a separate chunk. */
export type Tools = {
  readonly cook: ToolLauncher<ScaledRecipe>;
  readonly send: ToolLauncher<Messages>;
  readonly share: ToolLauncher<SharedDish>;
  readonly shop: ToolLauncher<readonly ShoppingDish[]>;
  readonly write: ToolLauncher<RecipeToWrite>;
};

/** Loaded on first use, since it is heavy. */
export type LoadDishKit = () => Promise<DishKit>;
