import type { Dish } from '#core/recipes/dish.ts';

/** Texts to choose from, each for another reader. */
export type Messages = {
  readonly title: string;
  /** What is good to know before one is sent. */
  readonly note?: string;
  readonly choices: readonly { readonly label: string; readonly message: string }[];
};

/** A dish to share. */
export type SharedDish = {
  readonly dish: Dish;
  /** All of it as text, at the size that is planned, without prices. */
  readonly recipe: string;
};
