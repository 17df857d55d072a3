import type { Dish } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';

/** A dish as far as a helper needs it, its amounts at the size that is cooked. */
export type HelperDish = Pick<Dish, 'foodName' | 'ingredient' | 'completeRecept'> & {
  /** "50 porsi"; empty if unknown. */
  readonly size: string;
  readonly advice: readonly string[];
};

/** A dish as customers read it. */
export type MenuDish = Pick<Dish, 'foodName' | 'description'> & {
  /** Selling price of a portion in whole rupiah; absent where none is set. */
  readonly price?: number;
};

/**
 * A recipe as a message to a kitchen helper: amounts and steps, never a price.
 * WhatsApp shows what stands between asterisks in bold.
 */
export function writeHelperText({
  foodName,
  size,
  ingredient,
  completeRecept,
  advice,
}: HelperDish): string {
  return [
    `*${plain(foodName)}*${size === '' ? '' : ` (${size})`}`,
    [
      '*Bahan*',
      ...ingredient.map(({ name, servingSize }) =>
        `• ${[name, servingSize].filter((part) => part !== '').join(' — ')}`.trimEnd(),
      ),
    ].join('\n'),
    ['*Cara memasak*', ...completeRecept.map(({ number, step }) => `${number}. ${step}`)].join(
      '\n',
    ),
    ...advice.map((sentence) => `_${sentence}_`),
  ].join('\n\n');
}

/** The dishes with their prices, for customers. */
export function writeMenuText(dishes: readonly MenuDish[]): string {
  const blocks = dishes.map(({ foodName, description, price }) =>
    [
      `*${plain(foodName)}*${price === undefined ? '' : ` — ${formatRupiah(price)}`}`,
      ...(description === '' ? [] : [description]),
    ].join('\n'),
  );
  return ['*Menu*', ...blocks].join('\n\n');
}

/** An asterisk inside would end the bold. */
const plain = (title: string) => title.replaceAll('*', '');
