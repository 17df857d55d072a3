import { CLAUSE_WORDS, PREPARATION_WORDS } from '../../lines/preparation-words.ts';
import type { Ingredient } from '../../recipes/dish.ts';
import { MARKED_MONEY } from '../../recipes/marked-money.ts';
import { splitGroup } from '../../recipes/split-group.ts';
import { groupIngredients } from '../group-ingredients.ts';
import { amountsIn } from '../read-serving.ts';
import { headsWholeList, readGroupHeading } from './group-heading.ts';
import { isNotIngredient } from './no-ingredient.ts';
import { isBeforeOther, isToTaste, splitAmount, splitSpelledAmount } from './split-amount.ts';
import { tidyWritten } from './tidy-written.ts';
import { priceInLine, withPrice } from './written-price.ts';

/**
 * Reads ingredients as they are typed or pasted, one per line: "500 g tepung terigu", "Garam
 * secukupnya", "Bumbu halus:" and under it its foods. Every written word is kept, except the end of
 * a heading too long for a group.
 */
export function readIngredients(text: string): readonly Ingredient[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    const heading = readGroupHeading(line);
    group = heading ?? group;
    const tidy = tidyWritten(line);
    return heading !== undefined || tidy === '' || isNotIngredient(tidy)
      ? []
      : readLine(tidy, group);
  });
}

/** Lines among written ingredients that are not ingredients, as they were written: "gas 5rb". */
export function listNoIngredients(text: string): readonly string[] {
  return text.split('\n').map(tidyWritten).filter(isNotIngredient);
}

const MONEY = new RegExp(String.raw`${MARKED_MONEY}|@\s*\d+$`, 'iu');
/** Where the line reader finds a price, also after another one: "ayam 2 kg 38rb/kg (Rp 76.000)". */
const READ_MONEY = /(?:^| \()(?:total )?Rp [\d.]+\)?$/u;

/** Lines with an uncertain price: "ayam 1 ekor 40rb/kg". */
export function listUnreadPrices(text: string): readonly string[] {
  return text
    .split('\n')
    .map(tidyWritten)
    .filter((line) => MONEY.test(line) && !isNotIngredient(line))
    .filter((line) =>
      readLine(line, '').every(
        ({ name, servingSize }) => !READ_MONEY.test(servingSize) && !READ_MONEY.test(name),
      ),
    );
}

/** A comma that is not within a number, and words that join foods. */
const BETWEEN_FOODS = /\s*(?:,(?:\s+|(?!\d))|[+&]|(?<!\p{L})dan(?!\p{L}))\s*/iu;

/** "Bahan: terigu 500 g, telur 3 butir" are two, if each is a food with its amount. */
function readLine(line: string, group: string): readonly Ingredient[] {
  const head = splitGroup(line);
  const pieces = head.name.split(BETWEEN_FOODS);
  const above = headsWholeList(head.group) ? '' : head.group || group;
  // The line reader shares out a total for all of them.
  const isTotal = /(?<!\p{L})total(?!\p{L})/iu.test(line);
  const areFoods = pieces.length > 1 && !isTotal && pieces.every(isFoodWithAmount);
  return areFoods ? pieces.map((piece) => readFood(piece, above)) : [readFood(line, group)];
}

/** A part that begins with one of these continues the food before it. */
const NO_FOOD: ReadonlySet<string> = new Set([...PREPARATION_WORDS, ...CLAUSE_WORDS, 'atau']);

function isFoodWithAmount(piece: string): boolean {
  const { name, servingSize } = splitAmount(priceInLine(piece)?.rest ?? piece);
  const [first = ''] = name.toLowerCase().split(' ');
  const isSize = amountsIn(servingSize).some(({ unit }) => unit === 'cm');
  return name !== '' && servingSize !== '' && !isSize && !NO_FOOD.has(first);
}

/** A food with its amount, and with what was paid for it. */
function readFood(line: string, groupAbove: string): Ingredient {
  const price = priceInLine(line);
  const priced = price && withPrice(readUnpriced(price.rest, groupAbove), price);
  return priced ?? readUnpriced(line, groupAbove);
}

function readUnpriced(line: string, groupAbove: string): Ingredient {
  const split = splitGroup(line);
  const own = splitSpelledAmount(split.name);
  // "Bawang merah: 5 siung" is not a group.
  const isAmountOfIt =
    split.group !== '' && own.name === '' && own.servingSize !== '' && !isBeforeOther(split.group);
  const group = isAmountOfIt || split.group === '' ? groupAbove : split.group;
  const { name, servingSize } = isAmountOfIt ? { ...own, name: split.group } : own;
  if (name === '') return { name: line, servingSize: '' };
  return { name: group === '' ? name : `${group}: ${name}`, servingSize };
}

/** One per line, each group under its name: what {@link readIngredients} reads back. */
export function writeIngredients(ingredients: readonly Ingredient[]): string {
  let above = '';
  return groupIngredients(ingredients)
    .flatMap(({ group, name, servingSize }) => {
      const heading = group === above ? [] : ['', `${group === '' ? 'Bahan' : group}:`];
      above = group;
      const parts = isToTaste(servingSize) ? [name, servingSize] : [servingSize, name];
      return [...heading, parts.filter((part) => part !== '').join(' ')];
    })
    .join('\n')
    .trim();
}
