import type { Query } from '../question/search-query.ts';
import type { IndexedRecipe, RecipeIndex } from '../recipe-index.ts';

/** What nothing forbids, and the index of all. */
export type Allowed = {
  readonly allowed: readonly IndexedRecipe[];
  readonly index: Pick<RecipeIndex, 'rarity'>;
};

/** Dishes with those of courses first, how many to show, and the names of courses for which there is no recipe. */
export type ServedCourses = {
  readonly ordered: readonly IndexedRecipe[];
  /** Absent if the courses do not decide it. */
  readonly count?: number | undefined;
  readonly missing: readonly string[];
};

/** What orders, judges and describes the dishes of an answer and loads after the list of dishes. */
export type LateRanking = {
  /** Puts the best dish of each course, or of each named dish, first. */
  readonly serveCourses: (
    query: Query,
    rated: readonly { readonly recipe: IndexedRecipe }[],
    allowed: readonly IndexedRecipe[],
  ) => ServedCourses;
  /** Puts a dish of each food at hand among the first ones, as many as are shown; only these if nothing else is. */
  readonly serveEveryFood: (
    query: Query,
    ordered: readonly IndexedRecipe[],
    count: number,
    among: Allowed,
  ) => readonly IndexedRecipe[];
  /**
   * Whether the dishes are only the nearest: the best has one of two foods at hand, or none of those shown is of the
   * variety that the question names.
   */
  readonly isOnlyNear: (
    query: Query,
    best: IndexedRecipe | undefined,
    shown: readonly IndexedRecipe[],
  ) => boolean;
  /** @param shown the dishes of the answer. @param missing the courses for which it has no dish. */
  readonly writeSearchNote: (
    query: Query,
    shown: readonly IndexedRecipe[],
    missing: readonly string[],
  ) => string;
};

/** It has not loaded: the best dishes come as they are. */
export const NO_LATE_RANKING: LateRanking = {
  serveCourses: (_query, rated) => ({ ordered: rated.map(({ recipe }) => recipe), missing: [] }),
  serveEveryFood: (_query, ordered) => ordered,
  isOnlyNear: () => false,
  writeSearchNote: () => '',
};
