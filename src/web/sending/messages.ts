import type { Dish } from '#core/recipes/dish.ts';

/** Texts to choose from, each for a different reader. */
export type Messages = {
  readonly title: string;
  /** What the sender should know. */
  readonly note?: string;
  readonly choices: readonly { readonly label: string; readonly message: string }[];
};

/** A dish to share. */
export type SharedDish = {
  readonly dish: Dish;
  /** The planned portions; absent for the recipe's own. */
  readonly portions: number | undefined;
  /** What is sold of them, if a stall's portions are smaller: "40 porsi jual". */
  readonly sold?: string | undefined;
  /** The whole dish as text, at the planned size, without prices. */
  readonly recipe: string;
};
