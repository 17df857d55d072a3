import type { Dish } from '../recipes/dish.ts';
import { splitGroup } from './split-group.ts';
import { readServing } from './read-serving.ts';
import { scaleServing, type WeighUnit } from './scale-serving.ts';

/**
 * What a cook should know of a scaled recipe: seasoning does not simply grow with the pot; cooking
 * times were not scaled; amounts in the steps are still those of the recipe's own size.
 */
export type ScaleAdvice = 'seasoning' | 'times' | 'steps';

/** A dish at another size, in the same shape, with what must be said about it. */
export type ScaledDish = {
  readonly dish: Pick<Dish, 'ingredient' | 'completeRecept'>;
  readonly advice: readonly ScaleAdvice[];
};

/** Above these factors the advice is given, either way. */
const TIMES_CHANGE_ABOVE = 3;
const SEASONING_CHANGES_ABOVE = 5;

/** Weights and spoons of one food of the dish, by its position in the ingredient list. */
export type WeighIngredient = (position: number) => WeighUnit | undefined;

/**
 * Scales amounts in the ingredient list, and in the steps where they are certain: the step names the
 * same amount of the same food as the list does. All others stay, and `steps` says so.
 *
 * @param factor more than 0; 1 gives the dish as the source wrote it.
 */
export function scaleDish(
  { ingredient, completeRecept }: Pick<Dish, 'ingredient' | 'completeRecept'>,
  factor: number,
  weigh?: WeighIngredient,
): ScaledDish {
  const scaled = ingredient.map(({ name, servingSize }, position) => {
    const weighUnit = weigh?.(position);
    // Some write the amount into the name and leave the other field empty.
    return servingSize === ''
      ? { name: scaleLeading(name, factor, weighUnit), servingSize }
      : { name, servingSize: scaleServing(servingSize, factor, weighUnit) };
  });
  if (factor === 1) return { dish: { ingredient: scaled, completeRecept }, advice: [] };
  const listed = ingredient.map(({ name, servingSize }) => ({
    words: foodWords(name),
    amounts: readServing(servingSize === '' ? leadingAmount(name) : servingSize)
      .filter((part) => typeof part !== 'string')
      .map(amountKey),
  }));
  let hasLeftover = false;
  const steps = completeRecept.map(({ number, step }) => {
    const { text, isCertain } = scaleStep(step, factor, listed);
    hasLeftover ||= !isCertain;
    return { number, step: text };
  });
  const size = Math.max(factor, 1 / factor);
  return {
    dish: { ingredient: scaled, completeRecept: steps },
    advice: [
      ...(factor > SEASONING_CHANGES_ABOVE ? (['seasoning'] as const) : []),
      ...(size > TIMES_CHANGE_ABOVE ? (['times'] as const) : []),
      ...(hasLeftover ? (['steps'] as const) : []),
    ],
  };
}

type ListedAmount = { readonly words: ReadonlySet<string>; readonly amounts: readonly string[] };

/** How many words after an amount may name its food: "500 ml santan encer dari …". */
const WORDS_LOOKED_AT = 4;

/** Pieces and sizes that steps cut food into ("potong 2 cm", "iris 3 bagian") are no amounts. */
const SHAPE_UNITS: ReadonlySet<string> = new Set(['cm', 'potong', 'iris', 'porsi']);

function scaleStep(
  step: string,
  factor: number,
  listed: readonly ListedAmount[],
): { readonly text: string; readonly isCertain: boolean } {
  let isCertain = true;
  const parts = readServing(step);
  const texts = parts.map((part, index) => {
    if (typeof part === 'string') return part;
    if (part.unit === undefined || SHAPE_UNITS.has(part.unit)) return part.text;
    const next = parts[index + 1];
    const words = typeof next === 'string' ? foodWords(next, WORDS_LOOKED_AT) : new Set<string>();
    const key = amountKey(part);
    const isListed = listed.some(
      (entry) => entry.amounts.includes(key) && [...words].some((word) => entry.words.has(word)),
    );
    if (isListed) return scaleServing(part.text, factor);
    isCertain = false;
    return part.text;
  });
  return { text: texts.join(''), isCertain };
}

function amountKey(part: Exclude<ReturnType<typeof readServing>[number], string>): string {
  return `${part.amount.min}-${part.amount.max} ${part.unit ?? ''}`;
}

/** The words of a food's name, without group, preparation and small words. */
function foodWords(text: string, atMost = 8): ReadonlySet<string> {
  const { name } = splitGroup(text);
  const words = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return new Set(
    words.slice(0, atMost).filter((word) => word.length > 2 && !SMALL_WORDS.has(word)),
  );
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'dan atau yang dari dengan untuk sampai hingga lalu iris potong halus kasar besar kecil segar'.split(
    ' ',
  ),
);

const LEADING_AMOUNT = /^[\d½⅓⅔¼¾⅛][\d.,/½⅓⅔¼¾⅛ –-]*\s*[\p{L}.]+/u;

/** The amount a name begins with, after its group; empty where it begins with the food. */
function leadingAmount(name: string): string {
  return LEADING_AMOUNT.exec(splitGroup(name).name)?.[0] ?? '';
}

function scaleLeading(name: string, factor: number, weigh: WeighUnit | undefined): string {
  const leading = leadingAmount(name);
  const start = name.length - splitGroup(name).name.length;
  const end = start + leading.length;
  return `${name.slice(0, start)}${scaleServing(leading, factor, weigh)}${name.slice(end)}`;
}
