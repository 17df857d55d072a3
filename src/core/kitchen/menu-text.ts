import type { Dish } from '../recipes/dish.ts';
import { capitalise, joinNames } from '../recipes/join-names.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import { isRice } from './box-contents.ts';
import { writeInBox, type BoxPlan } from './meal-box.ts';
import { soldNoun } from './portion-unit.ts';
import { writeDecimal } from './write-amount.ts';

/** The parts of a dish that customers read. */
type MenuDish = Pick<Dish, 'foodName' | 'description'> & {
  /** Selling price of a portion in whole rupiah; absent if none is set. */
  readonly price?: number | undefined;
  /** What a portion is called: "butir". */
  readonly unit: string;
  /** The day of a menu that begins with it: "Hari 2". */
  readonly day?: string | undefined;
};

/** The dishes with their prices, for customers. */
export function writeMenuText(dishes: readonly MenuDish[]): string {
  const blocks = dishes.map(({ foodName, description, price, unit, day }) =>
    [
      ...(day === undefined ? [] : [`*${day}*`]),
      `*${plain(foodName)}*${price === undefined ? '' : ` — ${priceTag(price, unit)}`}`,
      ...(description === '' ? [] : [description]),
    ].join('\n'),
  );
  return ['*Menu*', ...blocks].join('\n\n');
}

/** What else is in a box. */
function extrasOf({ dishes, extra, bought }: BoxPlan): readonly string[] {
  if (bought.length > 0) return bought.map(capitalise);
  if (extra === 0) return [];
  return [dishes.some(isRice) ? 'Pelengkap' : 'Nasi dan pelengkap'];
}

/** What a box contains and costs, and all that are ordered, for customers, who are not told that a side dish is half a portion. */
export function writeBoxText(box: BoxPlan, price: number): string {
  const entries = box.dishes.map((boxed) => writeEntry(boxed, boxed.portions > 1));
  const extras = extrasOf(box).map((name) => `- ${name}`);
  const { boxes, isCounted } = box;
  const all = isCounted
    ? ['', `${writeDecimal(boxes, 0)} paket: ${formatRupiah(price * boxes)}`]
    : [];
  return [`*Paket ${formatRupiah(price)}*`, ...entries, ...extras, ...all].join('\n');
}

/** @param isCounted whether it says how much of the dish it is: "2 potong". */
function writeEntry({ dish, plan, portions }: BoxPlan['dishes'][number], isCounted: boolean) {
  const amount = isCounted ? ` (${writeInBox(portions)} ${soldNoun(dish, plan)})` : '';
  return `- ${dish.foodName}${amount}`;
}

/** A figure with its name, as it is read. */
type NamedFigure = { readonly term: string; readonly figure: string };

type BoxSums = {
  /** For all boxes together. */
  readonly costs: readonly NamedFigure[];
  readonly total: string;
  readonly results: readonly NamedFigure[];
};

/** What a box contains, costs and earns, for the bookkeeping. */
export function writeBoxSums(box: BoxPlan, { costs, total, results }: BoxSums): string {
  const { dishes, extra, boxes } = box;
  const write = ({ term, figure }: NamedFigure) => `- ${term}: ${figure}`;
  const entries = dishes.map(
    (boxed) => `${writeEntry(boxed, boxed.portions !== 1)}: ${formatRupiah(boxed.perBox)}`,
  );
  return [
    `*Hitungan ${boxes} paket*`,
    [
      '*Isi dan bahan satu paket*',
      ...entries,
      ...(extra > 0
        ? [write({ term: joinNames(extrasOf(box)), figure: formatRupiah(extra) })]
        : []),
    ].join('\n'),
    ['*Modal semua paket*', ...costs.map(write), `Jumlah: ${total}`].join('\n'),
    ['*Satu paket*', ...results.map(write)].join('\n'),
  ].join('\n\n');
}

const priceTag = (price: number, unit: string) =>
  `${formatRupiah(price)}${unit === 'porsi' ? '' : ` per ${unit}`}`;

/** WhatsApp shows text between asterisks in bold; one inside would end it. */
export const plain = (title: string) => title.replaceAll('*', '');
