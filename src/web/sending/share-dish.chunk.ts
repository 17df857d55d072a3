import type { Dish } from '#core/recipes/dish.ts';
import { dishAddress, isLoopback, recipeAddress } from '../recipe-address.ts';
import { packDish } from './dish-link.ts';
import type { Messages, SharedDish } from './messages.ts';
import { text } from './text.ts';

/**
 * A dish as a link, and as text for those who prefer to read it at once.
 *
 * @param origin of this site: `https://cobek.example`.
 */
export async function shareDish(shared: SharedDish, origin: string): Promise<Messages> {
  const { dish, portions, sold, recipe } = shared;
  const title = text.share.title(dish.foodName);
  const asText = { label: text.share.asText, message: recipe };
  const address = await writeAddress(dish, portions, origin);
  if (address === undefined) return { title, note: text.share.tooLong, choices: [asText] };
  const message = text.share.message(dish.foodName, address, sold);
  return {
    title,
    note: [
      dish.slug === undefined ? text.share.carried : text.share.page,
      ...(isLoopback(origin) ? [text.share.onlyHere] : []),
    ].join(' '),
    choices: [{ label: text.share.asLink, message }, asText],
  };
}

/** The page of a collection dish, at its planned size; for any other dish a link that contains it. */
async function writeAddress(
  dish: Dish,
  portions: number | undefined,
  origin: string,
): Promise<string | undefined> {
  if (dish.slug !== undefined) return origin + recipeAddress(dish.slug, portions);
  const hash = await packDish(dish).catch(() => undefined);
  return hash === undefined ? undefined : origin + dishAddress(hash, portions);
}
