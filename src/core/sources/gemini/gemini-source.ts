import { shoppingKey } from '../../kitchen/dish-identity.ts';
import { differentTitles, parseTitle } from '../../recipes/dish-titles.ts';
import { MAX_DISHES_PER_ANSWER, type Dish } from '../../recipes/dish.ts';
import type { RecipeSource } from '../recipe-source.ts';
import { dishesAsk, suggestionsAsk, type GeminiParts } from './gemini-request.ts';
import { generateItems } from './generate-items.ts';
import { parseModelDish } from './model-dish.ts';
import { createModelList } from './model-list.ts';

/** Fields that only a dish has; `description` or `price` may also appear beside a list of dishes. */
const DISH_KEYS = ['foodName', 'completeRecept', 'ingredient', 'estimatedCostatRupiah'];

/** Most titles read, however many were requested. */
const MAX_TITLES = 200;

/**
 * Dishes written by Google's Gemini, each yielded when its object closes.
 *
 * No retries, except for a model that is gone or refuses a thinking level: callers find the HTTP status
 * in the error. The key is sent in a header and never appears in an error.
 */
export function createGeminiSource(parts: GeminiParts): RecipeSource {
  return createGeminiSourceOf(parts, (dish) => dish);
}

/** Like {@link createGeminiSource}, with each dish converted as soon as it is parsed. */
export function createGeminiSourceOf<Given>(
  parts: GeminiParts,
  write: (dish: Dish) => Given,
): RecipeSource<Given> {
  const models = createModelList(parts.models);

  return {
    findDishes(question, { signal }) {
      /** A model that loops writes the same dishes again. */
      const written = new Set<string>();
      const ask = {
        ...dishesAsk(question),
        elementKeys: DISH_KEYS,
        parse: (value: unknown) => {
          const dish = parseModelDish(value);
          if (dish === undefined || written.has(shoppingKey(dish))) return undefined;
          written.add(shoppingKey(dish));
          return write(dish);
        },
        maxItems: MAX_DISHES_PER_ANSWER,
      };
      return generateItems({ parts, models, ask }, signal);
    },

    async suggestDishes(count, { signal }) {
      const ask = {
        ...suggestionsAsk(count),
        elementKeys: ['foodName'],
        parse: parseTitle,
        maxItems: MAX_TITLES,
      };
      let titles: readonly string[] = [];
      for await (const title of generateItems({ parts, models, ask }, signal)) {
        // Not before one too many comes: an answer of the right length is read to its end.
        if (titles.length >= count) break;
        titles = differentTitles([...titles, title]);
      }
      return titles;
    },
  };
}
