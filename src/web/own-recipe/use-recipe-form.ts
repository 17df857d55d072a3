import { useState } from 'react';
import {
  divideRecipe,
  NOTHING_WRITTEN,
  readRecipe,
  writeRecipe,
  type WrittenProblems,
  type WrittenRecipe,
} from '#core/kitchen/written/written-recipe.ts';
import { openStorage } from '../storage/browser-storage.ts';
import { createRecipeDraft } from './recipe-draft.ts';
import type { SavedRecipe } from './save-own-recipe.ts';

export type RecipeForm = ReturnType<typeof useRecipeForm>;

/** In the order of the form. */
export const FIELDS = ['name', 'portions', 'ingredients', 'steps'] as const;

/** Whether both are the same, letter for letter. */
const areSame = (one: WrittenRecipe, other: WrittenRecipe): boolean =>
  FIELDS.every((name) => one[name] === other[name]);

/** The text of the form and its faults. What differs from the saved recipe is kept as a draft. */
export function useRecipeForm(saved: SavedRecipe | undefined, pasted = '') {
  const [draft] = useState(() =>
    createRecipeDraft(
      openStorage(() => window.sessionStorage),
      saved?.id ?? pasted,
    ),
  );
  const [start] = useState(() =>
    saved === undefined
      ? divideRecipe({ ...NOTHING_WRITTEN, ingredients: pasted })
      : writeRecipe(saved.dish),
  );
  const [kept, setKept] = useState(() => draft.read());
  const [written, setWritten] = useState(kept ?? start);
  const [problems, setProblems] = useState<Partial<WrittenProblems>>({});
  return {
    written,
    problems,
    /** Whether it began with a draft. */
    isFromDraft: kept !== undefined,

    /** A fault is shown until its field changes. */
    change: (next: WrittenRecipe) => {
      setWritten(next);
      const unchanged = FIELDS.filter((name) => next[name] === written[name]);
      setProblems(Object.fromEntries(unchanged.map((name) => [name, problems[name]])));
      if (areSame(next, start)) draft.forget();
      else draft.keep(next);
    },

    startAgain: () => {
      draft.forget();
      setKept(undefined);
      setWritten(start);
      setProblems({});
    },

    /** Reads the recipe and shows its faults. */
    read: () => {
      const read = readRecipe(written, saved?.dish);
      if ('problems' in read) setProblems(read.problems);
      return read;
    },

    /** Forgets the draft of what is saved, unless the form was reopened and edited meanwhile. */
    forgetSaved: () => {
      const unsaved = draft.read();
      if (unsaved !== undefined && areSame(unsaved, written)) draft.forget();
    },
  };
}
