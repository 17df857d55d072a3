import type { Dish } from '#core/recipes/dish.ts';
import { dishAddress, recipeAddress } from '../recipe-address.ts';
import type { Tool } from '../ui/tool-launcher.ts';
import { packDish } from './dish-link.ts';
import type { Messages, SharedDish } from './messages.ts';
import { text } from './text.ts';

type ShareToolParts = {
  /** Shows the messages before anything is sent. */
  readonly show: (messages: Messages) => void;
  /** Of this site: `https://cobek.example`. */
  readonly origin: string;
};

/** Such an address works only on this device. */
const LOOPBACK = /^https?:\/\/(?:(?:[^/]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/u;

/** Shares a dish as a link, and as text for those who prefer to read it at once. */
export function createShareTool({ show, origin }: ShareToolParts): Tool<SharedDish> {
  return {
    screen: null,
    open: ({ dish, portions, sold, recipe }) => {
      void writeAddress(dish, portions, origin).then((address) => {
        const asText = { label: text.share.asText, message: recipe };
        show({
          title: text.share.title(dish.foodName),
          ...(address === undefined
            ? { note: text.share.tooLong, choices: [asText] }
            : {
                note: [
                  dish.slug === undefined ? text.share.carried : text.share.page,
                  ...(LOOPBACK.test(origin) ? [text.share.onlyHere] : []),
                ].join(' '),
                choices: [
                  {
                    label: text.share.asLink,
                    message: text.share.message(dish.foodName, address, sold),
                  },
                  asText,
                ],
              }),
        });
      });
    },
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
