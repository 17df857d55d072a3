import { DISH_KINDS, type DishKind } from '../../recipes/dish-extras.ts';
import { parseDish, type Dish } from '../../recipes/dish.ts';
import { entriesOf, fieldsOf, readText } from '../../recipes/unknown-values.ts';

/** Another recipe, with what a reader needs to decide whether to open it. */
export type RecipeLink = {
  readonly title: string;
  readonly slug: string;
  readonly kind?: DishKind | undefined;
  /** Minutes in all, waiting included. */
  readonly minutes: number;
};

/** What the page of a recipe shows. */
export type RecipePage = { readonly dish: Dish; readonly related: readonly RecipeLink[] };

/** Reads the page data that the build has written into the document. */
export function parseRecipePage(value: unknown): RecipePage | undefined {
  const fields = fieldsOf(value);
  const dish = parseDish(fields['dish']);
  if (dish === undefined) return undefined;
  return { dish, related: entriesOf(fields['related']).map(readLink) };
}

function readLink(value: unknown): RecipeLink {
  const { title, slug, kind, minutes } = fieldsOf(value);
  return {
    title: readText(title),
    slug: readText(slug),
    kind: DISH_KINDS.find((known) => known === kind),
    minutes: typeof minutes === 'number' ? minutes : 0,
  };
}
