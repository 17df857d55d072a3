import { parseDish, type Dish } from '../../recipes/dish.ts';
import { entriesOf, fieldsOf, readText } from '../../recipes/unknown-values.ts';

/** Another recipe of the collection, as far as a link needs it. */
export type RecipeLink = { readonly title: string; readonly slug: string };

/** What the page of a recipe shows. */
export type RecipePage = { readonly dish: Dish; readonly related: readonly RecipeLink[] };

/** Reads the page that the build has written into the document. */
export function parseRecipePage(value: unknown): RecipePage | undefined {
  const fields = fieldsOf(value);
  const dish = parseDish(fields['dish']);
  if (dish === undefined) return undefined;
  const related = entriesOf(fields['related']).map((entry) => ({
    title: readText(fieldsOf(entry)['title']),
    slug: readText(fieldsOf(entry)['slug']),
  }));
  return { dish, related };
}
