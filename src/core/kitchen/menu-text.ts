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
  return [`*Paket ${formatRupiah(price)}*`, ...contents.map(writeEntry)].join('\n');
}

const writeEntry = ({ foodName, amount }: BoxEntry) =>
  `- ${foodName}${amount === '' ? '' : ` (${amount})`}`;

/** A figure with its name, as it is read. */
type NamedFigure = { readonly term: string; readonly figure: string };

type BoxSums = {
  readonly boxes: number;
  /** Of all boxes. */
  readonly costs: readonly NamedFigure[];
  readonly total: string;
  readonly results: readonly NamedFigure[];
};

/**
 * What a box contains, costs and earns, for whoever keeps the books.
 *
 * @param contents each with the ingredients of one box, in rupiah.
 */
export function writeBoxSums(
  contents: readonly (BoxEntry & { readonly cost: number })[],
  { boxes, costs, total, results }: BoxSums,
): string {
  const write = ({ term, figure }: NamedFigure) => `- ${term}: ${figure}`;
  const entries = contents.map((entry) => `${writeEntry(entry)}: ${formatRupiah(entry.cost)}`);
  return [
    `*Hitungan ${boxes} paket*`,
    ['*Isi dan bahan satu paket*', ...entries].join('\n'),
    ['*Modal semua paket*', ...costs.map(write), `Jumlah: ${total}`].join('\n'),
    ['*Satu paket*', ...results.map(write)].join('\n'),
  ].join('\n\n');
}

const priceTag = (price: number, unit: string) =>
  `${formatRupiah(price)}${unit === 'porsi' ? '' : ` per ${unit}`}`;

/** WhatsApp shows text between asterisks in bold; one inside would end it. */
export const plain = (title: string) => title.replaceAll('*', '');
