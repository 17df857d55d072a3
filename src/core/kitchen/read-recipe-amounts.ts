import { isMeasure, isWeightOrVolume, PACK_UNITS } from '../lines/kitchen-units.ts';
import { takeWholeNumber } from '../lines/spell-numbers.ts';
import { wordSet } from '../lines/word-set.ts';
import { memoize } from '../memoize.ts';
import type { Dish } from '../recipes/dish.ts';
import { splitGroup } from '../recipes/split-group.ts';
import { readYield, type DishYield } from './portion-unit.ts';
import { DIGIT, readServing, type ServingAmount, type ServingPart } from './read-serving.ts';

/** The fields of a dish whose amounts are read. */
type SizedRecipe = Pick<Dish, 'ingredient' | 'completeRecept'> & DishYield;

type Parts = readonly ServingPart[];

/** The texts of a recipe with the amounts in them that grow. */
type RecipeAmounts = {
  readonly ingredients: readonly { readonly name: Parts; readonly servingSize: Parts }[];
  readonly steps: readonly { readonly number: number; readonly parts: Parts }[];
  /** Positions of steps with an uncertain amount, which stays. */
  readonly unscaledSteps: readonly number[];
};

/**
 * Finds the amounts that grow with the recipe: in the ingredient list, and in a step if they are
 * certain, because it names the same amount of the same food as the list, or the number of pieces that
 * the recipe makes. Numbers in words stay. Read once: the number of portions changes with every keystroke, the recipe does not.
 */
export const readRecipeAmounts = memoize((recipe: SizedRecipe): RecipeAmounts => {
  const ingredients = recipe.ingredient.map(({ name, servingSize }) =>
    // Some write the amount into the name and leave the other field empty.
    servingSize === ''
      ? { name: readWholeLine(name), servingSize: [] }
      : { name: [name], servingSize: readServing(servingSize) },
  );
  const listed = ingredients.map(({ name, servingSize }, position) => ({
    words: foodWords(recipe.ingredient[position]?.name ?? ''),
    amounts: [...name, ...servingSize].filter((part) => typeof part !== 'string').map(amountKey),
  }));
  const { porsi = 0, hasil = '' } = recipe;
  const made = [porsi, readYield(hasil)?.count ?? porsi];
  const steps = recipe.completeRecept.map(({ number, step }) => ({
    number,
    ...readStep(step, listed, made),
  }));
  const unscaledSteps = steps.flatMap(({ hasLeftover }, at) => (hasLeftover ? [at] : []));
  return { ingredients, steps, unscaledSteps };
});

type ListedAmount = { readonly words: ReadonlySet<string>; readonly amounts: readonly string[] };

/** How many words after an amount may name its food: "500 ml santan encer dari …". */
const WORDS_LOOKED_AT = 4;

/** Pieces and sizes that steps cut food into ("potong 2 cm", "iris 3 bagian") are not amounts. */
const SHAPE_UNITS: ReadonlySet<string> = new Set(['cm', 'potong', 'iris', 'porsi']);

/** Words before the number of pieces into which a dough or a block is divided. */
const MADE_INTO =
  /(?<!\b(?:setelah|sudah|sampai) )\b(?:jadi|menjadi|bentuk|(?:di)?bagi\b)(?!.* lalu )[^.,;\d]*$/iu;
/** Commands right before that number: "potong 16", "bulatkan 20", "buat 28 dadar". */
const MAKE =
  /(?:^|[.,;:] |\b(?:lalu|dan|baru|kemudian) )(?:potong|iris|bulatkan|buat|cetak)(?: \p{L}+){0,2} $/iu;
/** After a number: it is a length, not a count. */
const IS_LENGTH = /^\s*(?:[×x] ?\d|mm\b)/iu;
/** After these words the number may be for one piece. */
const OF_EACH = /\b(?:tiap|setiap|per)\b[^.;]*$/iu;
/** Words right before a number that divides the dough: "bagi 20", "bagi adonan 20". */
const ENDS_DIVIDING = /\b(?:di)?bagi(?: \p{L}+)? $/iu;
/** Where a number in words counts plates or pieces ("ke enam mangkuk"), or is an amount ("sebanyak satu butir"). */
const IN_WORDS =
  /\b(?:(sebanyak)|ke|di|untuk|sampai|jadi|menjadi) (\p{L}+(?: belas| puluh)?) (?:mangkuk|piring|gelas|cangkir|porsi|buah|butir|batang|lembar|siung)\b/giu;
/** A smaller number may count layers or halves, even if the recipe makes as many portions: it stays. */
const MIN_SCALED_PIECES = 6;

/**
 * The amounts of a step that match the list or what the recipe makes; any other becomes text, and is a
 * leftover if it should have grown.
 *
 * @param made its portions, and its pieces.
 */
function readStep(
  step: string,
  listed: readonly ListedAmount[],
  made: readonly number[],
): { readonly parts: Parts; readonly hasLeftover: boolean } {
  let hasLeftover = [...step.toLowerCase().matchAll(IN_WORDS)].some(([, isAmount, words = '']) => {
    const count = takeWholeNumber(words)?.value;
    return count !== undefined && (isAmount !== undefined || made.includes(count));
  });
  /** Positions of the amounts that grow. */
  const growing = new Set<number>();
  const read = readServing(step, 'step');
  const parts = read.flatMap((part, index): Parts => {
    if (typeof part === 'string') return [part];
    const { min, max } = part.amount;
    const previous = read[index - 1];
    const before = typeof previous === 'string' ? previous : '';
    // "1 sdm (15 ml)": both amounts grow, or neither.
    if (isOpening(previous) && typeof read[index - 2] === 'object')
      return [growing.has(index - 2) ? part : part.text];
    const after = read[index + 1];
    const isLength = part.unit === 'cm' || (typeof after === 'string' && IS_LENGTH.test(after));
    const isMaking = !isLength && (MADE_INTO.test(before) || MAKE.test(before));
    const isMade = isMaking && min === max && made.includes(min);
    const isLarge = min >= MIN_SCALED_PIECES;
    if (isMade && isLarge && !isMeasure(part.unit) && !OF_EACH.test(before)) {
      const count = { ...part, unit: undefined, isWhole: true } as const;
      return [count, part.text.replace(/^\d+/u, '')];
    }
    const isCount = part.unit === undefined || SHAPE_UNITS.has(part.unit);
    if (isCount || ENDS_DIVIDING.test(before)) {
      hasLeftover ||= isMade || (isMaking && isLarge && !isMeasure(part.unit));
      return [part.text];
    }
    const isDoubled = isOpening(after) && typeof read[index + 2] === 'object';
    const next = isDoubled ? read[index + 3] : after;
    const words = typeof next === 'string' ? foodWords(next, WORDS_LOOKED_AT) : new Set<string>();
    const key = amountKey(part);
    const isListed = listed.some(
      (entry) => entry.amounts.includes(key) && [...words].some((word) => entry.words.has(word)),
    );
    hasLeftover ||= !isListed;
    if (isListed) growing.add(index);
    return [isListed ? part : part.text];
  });
  return { parts, hasLeftover };
}

/** Whether a text only opens a bracket: "(", "(± ". */
const isOpening = (part: ServingPart | undefined): boolean =>
  typeof part === 'string' && /^\s*\(\s*(?:±\s*)?$/u.test(part);

function amountKey(part: ServingAmount): string {
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

const SMALL_WORDS: ReadonlySet<string> = wordSet(
  'dan atau yang dari dengan untuk sampai hingga lalu iris potong halus kasar besar kecil segar',
);

/** Signs that join foods: a weight beside packs then belongs to the other food. */
const JOINED = /[+&]|, *\p{L}|(?<!\p{L})dan(?!\p{L})/u;

/** A number after these counts the pieces. */
const CUT_INTO = /(?:jadi|jd|belah|iris) ?$/iu;

/**
 * The amounts of a line that was not divided into name and amount. A number without a unit counts
 * food if it is the only one, or comes first; a weight beside packs is per pack, and a length like
 * 2 cm stays.
 */
function readWholeLine(name: string): Parts {
  const bare = splitGroup(name).name;
  const group = name.slice(0, name.length - bare.length);
  const read = DIGIT.test(bare) ? readServing(bare) : [bare];
  const amounts = read.filter((part) => typeof part !== 'string');
  const isEach = amounts.some(({ unit = '' }) => PACK_UNITS.has(unit)) && !JOINED.test(bare);
  const stays = ({ unit, text }: ServingAmount, before: ServingPart | undefined) => {
    if (unit !== undefined) return unit === 'cm' || (isEach && isWeightOrVolume(unit));
    if (bare.includes(`Rp ${text})`)) return false;
    return (
      CUT_INTO.test(typeof before === 'string' ? before : '') ||
      (before !== undefined && amounts.length > 1)
    );
  };
  const parts = read.map((part, at) =>
    typeof part !== 'string' && stays(part, read[at - 1]) ? part.text : part,
  );
  return [group, ...parts];
}
