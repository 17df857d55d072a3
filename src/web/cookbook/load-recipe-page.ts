import type { RecipePage } from '#core/sources/collection/recipe-page.ts';

/** Reads a page from the collection; `undefined` if no recipe has that name. */
export type LoadRecipePage = (slug: string) => Promise<RecipePage | undefined>;

export const loadRecipePage: LoadRecipePage = async (slug) => {
  const [{ bundledCollection }, { findRecipePage }] = await Promise.all([
    import('#core/sources/collection/bundled-collection.ts'),
    import('#core/sources/collection/find-recipe-page.ts'),
  ]);
  return findRecipePage(bundledCollection, slug);
};
