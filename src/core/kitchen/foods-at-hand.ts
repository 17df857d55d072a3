import { isPriced, type DishCost } from '../costing/dish-cost.ts';
import type { PriceBook } from '../costing/price-book.ts';
import { writePlainly } from '../lines/chat-words.ts';
import { isSeasoning } from '../lines/known-foods.ts';
import { anyOf } from '../lines/word-set.ts';
import { AT_HOME } from './home-words.ts';

/** What the cook has: "ada tahu, telur, bayam", "di kulkas tinggal ayam dan wortel". */
const AT_HAND = new RegExp(
  String.raw`(?<!\b(?:tidak|belum) )\b(?:${anyOf(AT_HOME)}|kulkas(?:ku|nya)?|bahan(?:nya)?)\b(?<foods>[^.?!]*)`,
  'u',
);
/** What follows is asked for, or lacking. */
const LIST_END =
  /\b(?:tapi|tanpa|tidak|habis|bisa|enak\w*|dimasak|masak|bikin|jadi|mau|untuk|buat|apa|resep|ide|menu)\b/u;
const MOST_TO_BUY = 3;

/** A food as the question calls it, and its name in the price book: "telur", "telur ayam". */
type FoodAtHand = { readonly name: string; readonly food: string };

/**
 * The foods that a question says are at hand, in its order; none if it does not list several.
 *
 * @param text of the question, as typed.
 */
export function readFoodsAtHand(text: string, { names }: PriceBook): readonly FoodAtHand[] {
  const [listed = ''] = AT_HAND.exec(writePlainly(text))?.groups?.['foods']?.split(LIST_END) ?? [];
  const foods = new Map<string, FoodAtHand>();
  for (const part of listed.split(/[^\p{L} ]/u)) {
    const words = part.split(' ').filter(Boolean);
    for (let at = 0; at < words.length; at += 1) {
      const [one, pair] = [words.slice(at, at + 1), words.slice(at, at + 2)];
      const [isOne, isPair, isNext] = [one, pair, pair.slice(1)].map((some) =>
        names.isWholeName(some),
      );
      // "Tahu telur" is a dish of two foods that are at hand.
      const name = isPair && !(isOne && isNext) ? pair : one;
      if (name === one && !isOne) continue;
      const { food = '' } = names.find(name) ?? {};
      foods.set(food, { name: name.join(' '), food });
      at += name.length - 1;
    }
  }
  return foods.size > 1 ? [...foods.values()] : [];
}

/** What a dish uses of the foods at hand, and what else it needs from the market: the dearest first, no seasonings. */
export function matchFoodsAtHand(
  { lines }: DishCost,
  atHand: readonly FoodAtHand[],
  book: PriceBook,
): { readonly used: readonly string[]; readonly toBuy: readonly string[] } {
  const needed = lines.flatMap(({ line: { food } }) => food ?? []);
  const toBuy = lines
    .filter(({ line, cost }) => isPriced(cost) && cost.rupiah > 0 && !isSeasoning(line.food, book))
    .toSorted((a, b) => rupiahOf(b) - rupiahOf(a))
    .flatMap(({ line: { food = '' } }) =>
      atHand.some((other) => isKind(food, other)) ? [] : [food],
    );
  return {
    used: atHand
      .filter((other) => needed.some((food) => isKind(food, other)))
      .map(({ name }) => name),
    toBuy: [...new Set(toBuy)].filter(Boolean).slice(0, MOST_TO_BUY),
  };
}

/** A cook who has "ayam" need not buy "ayam kampung" or "dada ayam". */
const isKind = (food: string, { name, food: other }: FoodAtHand): boolean =>
  [other, name].some((known) => `${food.replace(PART, '')} `.startsWith(`${known} `));
const PART = /^(?:fillet|dada|paha|sayap|daging|kulit) /u;

const rupiahOf = ({ cost }: DishCost['lines'][number]) => (isPriced(cost) ? cost.rupiah : 0);
