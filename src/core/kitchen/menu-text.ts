import type { Dish } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';

/** The parts of a dish that customers read. */
type MenuDish = Pick<Dish, 'foodName' | 'description'> & {
  /** Selling price of a portion in whole rupiah; absent if none is set. */
  readonly price?: number | undefined;
  /** What a portion is called: "butir". */
  readonly unit: string;
};

/** The dishes with their prices, for customers. */
export function writeMenuText(dishes: readonly MenuDish[]): string {
  const blocks = dishes.map(({ foodName, description, price, unit }) =>
    [
      `*${plain(foodName)}*${price === undefined ? '' : ` — ${priceTag(price, unit)}`}`,
      ...(description === '' ? [] : [description]),
    ].join('\n'),
  );
  return ['*Menu*', ...blocks].join('\n\n');
}

/** A dish in a box, for customers. */
type BoxEntry = {
  readonly foodName: string;
  /** "2 potong"; empty for one portion. */
  readonly amount: string;
};

/** What a box contains and costs, for customers. */
export function writeBoxText(contents: readonly BoxEntry[], price: number): string {
  const lines = contents.map(
    ({ foodName, amount }) => `- ${foodName}${amount === '' ? '' : ` (${amount})`}`,
  );
  return [`*Paket ${formatRupiah(price)}*`, ...lines].join('\n');
}

const priceTag = (price: number, unit: string) =>
  `${formatRupiah(price)}${unit === 'porsi' ? '' : ` per ${unit}`}`;

/** WhatsApp shows text between asterisks in bold; one inside would end it. */
export const plain = (title: string) => title.replaceAll('*', '');
