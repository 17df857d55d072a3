import type { Dish, Ingredient } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import { splitGroup } from '../recipes/split-group.ts';

/** The parts of a dish that a helper needs, with amounts at the cooked size. */
type HelperDish = Pick<Dish, 'foodName' | 'ingredient' | 'completeRecept'> & {
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

/** One per line, each group under its name when it begins. */
function listIngredients(ingredients: readonly Ingredient[]): string[] {
  let previous = '';
  return ingredients.flatMap(({ name: written, servingSize }) => {
    const { group, name } = splitGroup(written);
    const heading = group === '' || group === previous ? [] : [`_${group}_`];
    previous = group;
    return [
      ...heading,
      `- ${[name, servingSize].filter((part) => part !== '').join(': ')}`.trimEnd(),
    ];
  });
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

const priceTag = (price: number, unit: string) =>
  `${formatRupiah(price)}${unit.startsWith('porsi') ? '' : ` per ${unit}`}`;

/** An asterisk inside would end the bold. */
const plain = (title: string) => title.replaceAll('*', '');
