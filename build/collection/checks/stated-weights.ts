import { readAmount } from '../../../src/core/lines/read-amount.ts';
import { stallShareOf } from '../usual-price.ts';
import type { CheckedRecipe } from './recipe-check.ts';

/** A weight or volume in a text: "porsi 80–90 g daging". */
export type StatedWeight = {
  /** As written: "80–90 g". */
  readonly text: string;
  /** In grams or millilitres, as the unit says; the middle of a range. */
  readonly amount: number;
  readonly unit: string;
  /** The text up to it: "porsi ". */
  readonly before: string;
  /** The text after it, which starts with what is weighed: "daging". */
  readonly of: string;
};

/** A number in figures or words: "1 1/2", "tiga", "setengah"; 0 for anything else. */
export function countOf(text: string): number {
  const amount = readAmount(text);
  return typeof amount === 'object' ? amount.value : 0;
}

/** The middle of "80–90", and of "80" alone. */
export const middle = (least = '', most = least): number => (countOf(least) + countOf(most)) / 2;

/** All weights and volumes that a yield or a seller's note states. */
export const weightsIn = (text: string): readonly StatedWeight[] =>
  [...text.matchAll(/(\d+)(?:–(\d+))? (g|ml)(?![a-z])/gu)].map((found) => {
    const [written, least, most, unit = ''] = found;
    return {
      text: written,
      amount: middle(least, most),
      unit,
      before: text.slice(0, found.index),
      of: text.slice(found.index + written.length).trimStart(),
    };
  });

/** The weight of one piece of a yield: "8 bungkus kecil @ ± 85 g", "4 ekor, ± 450 g". */
export type Pieces = StatedWeight & {
  readonly count: number;
  readonly noun: string;
  /** The mark before the weight: "@", a comma, or nothing. */
  readonly mark: string;
  /** Whether they come first in the yield. */
  readonly isFirst: boolean;
};

/** "4 porsi @ 1 potong" are four pieces. */
const COUNTED =
  /(\d+) (?:porsi @ 1 )?(?!(?:k?g|m?l|cm)\b)(\p{L}+)\b[^@,.;\d]*?(?:([@,]) )?(?:± )?$/u;

/** What a yield counts, with the weight of one, in order. */
export const piecesIn = (text: string): readonly Pieces[] =>
  weightsIn(text).flatMap((weight) => {
    const found = COUNTED.exec(weight.before);
    if (found === null) return [];
    const [, count, noun = '', mark = ''] = found;
    const isFirst = found.index === 0;
    return [{ ...weight, count: Number(count), noun, mark, isFirst }];
  });

/** The pieces that a yield weighs singly in grams: "30 buah @ 20 g". */
export const weighedPieces = (text: string): Pieces | undefined =>
  piecesIn(text).find(({ mark, unit }) => mark === '@' && unit === 'g');

/** The plates and bowls at the start of a yield, and what one holds. */
export const bowlsIn = (text: string): Pieces | undefined =>
  piecesIn(text).find(
    ({ isFirst, noun, mark }) =>
      isFirst && mark !== '' && /^(?:mangkuk|piring|porsi|gelas|cangkir)$/u.test(noun),
  );

/** The total grams in a yield: "2 toples, ± 1,1 kg"; absent if it gives none. */
export function gramsInAll(text: string): number | undefined {
  const [, amount, unit] = /(?:^|, )± (\d+(?:,\d+)?) (kg|g)(?![a-z])/u.exec(text) ?? [];
  return amount === undefined
    ? undefined
    : Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
}

/** A stall's portion as a share of the whole recipe. */
export const stallPortion = ({ recipe, cost }: CheckedRecipe): number =>
  stallShareOf({ ...recipe, cost }) / recipe.servings;
