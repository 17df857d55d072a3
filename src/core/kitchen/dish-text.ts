import type { Dish, Ingredient, RecipeText } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import { groupIngredients } from './group-ingredients.ts';

/** The parts of a dish that a helper needs, with amounts at the cooked size. */
type HelperDish = RecipeText & {
  readonly foodName: string;
  /** "50 porsi"; empty if unknown. */
  readonly size: string;
  readonly advice: readonly string[];
};

/** The parts of a dish that customers read. */
type MenuDish = Pick<Dish, 'foodName' | 'description'> & {
  /** Selling price of a portion in whole rupiah; absent if none is set. */
  readonly price?: number;
  /** What a portion is called: "butir". */
  readonly unit: string;
};

/** WhatsApp shows text between asterisks in bold. */
export function writeHelperText({
  foodName,
  size,
  ingredient,
  completeRecept,
  advice,
}: HelperDish): string {
  return [
    `*${plain(foodName)}*${size === '' ? '' : ` (${size})`}`,
    ['*Bahan*', ...listIngredients(ingredient)].join('\n'),
    ['*Cara memasak*', ...completeRecept.map(({ number, step }) => `${number}. ${step}`)].join(
      '\n',
    ),
    ...advice.map((sentence) => `_${sentence}_`),
  ].join('\n\n');
}

/** One per line; each group is named where it begins. */
function listIngredients(ingredients: readonly Ingredient[]): string[] {
  return groupIngredients(ingredients).flatMap(({ group, startsGroup, name, servingSize }) => [
    ...(startsGroup ? [`_${group}_`] : []),
    `- ${[name, servingSize].filter((part) => part !== '').join(': ')}`.trimEnd(),
  ]);
}

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
type BoxedDish = {
  readonly foodName: string;
  /** "2 potong"; empty for one portion. */
  readonly amount: string;
};

/** What a box contains and costs, for customers. */
export function writeBoxText(contents: readonly BoxedDish[], price: number): string {
  const lines = contents.map(
    ({ foodName, amount }) => `- ${foodName}${amount === '' ? '' : ` (${amount})`}`,
  );
  return [`*Paket ${formatRupiah(price)}*`, ...lines].join('\n');
}

const priceTag = (price: number, unit: string) =>
  `${formatRupiah(price)}${unit === 'porsi' ? '' : ` per ${unit}`}`;

/** An asterisk inside would end the bold. */
const plain = (title: string) => title.replaceAll('*', '');
