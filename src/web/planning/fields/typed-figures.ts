import {
  parseBatchCost,
  parsePercent,
  parsePortions,
  parseSum,
  parseTimes,
} from '#core/kitchen/parse-figure.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { text } from '../text.ts';
import type { Typed } from './use-typed-value.ts';

type Take = (value: number | undefined) => void;

/** What a figure field does with its text; an emptied field returns to the usual figure, or to none. */
const figureTyped =
  <Problem extends string, Read extends { readonly value: number }>(
    parse: (typed: string) => Read | { readonly problem: Problem | 'empty' },
    describe: (problem: Problem) => string,
    take: Take,
    explain: (read: Read) => string | undefined = () => undefined,
  ) =>
  (typed: string): Typed => {
    const read = parse(typed);
    if ('problem' in read && read.problem !== 'empty') return { problem: describe(read.problem) };
    take('value' in read ? read.value : undefined);
    const note = 'value' in read ? explain(read) : undefined;
    return note === undefined ? {} : { note };
  };

/** For a number of portions or other units sold. */
export const portionsTyped = (most: number, take: Take, unit = 'porsi') =>
  figureTyped(
    (typed) => parsePortions(typed, most),
    (problem) => text.portions.problem(problem, most, unit),
    take,
  );

/** For how many times a recipe is cooked. */
export const timesTyped = (take: Take) =>
  figureTyped(parseTimes, () => text.portions.timesProblem, take);

/** For a sum in rupiah. */
export const sumTyped = (take: Take) =>
  figureTyped(parseSum, (problem) => text.typed.sumProblems[problem], take);

/** For a cost of cooking, which several may be paid: then the product is shown. */
export const batchCostTyped = (take: Take) =>
  figureTyped(
    parseBatchCost,
    (problem) => text.typed.sumProblems[problem],
    take,
    ({ value, paid }) =>
      paid && text.typed.product(paid.count, formatRupiah(paid.each), formatRupiah(value)),
  );

/** For a share, typed in percent: `take` receives 0.2 for 20 %. */
export const percentTyped = ([least, most]: readonly [number, number], take: Take) =>
  figureTyped(
    (typed) => parsePercent(typed, least, most),
    () => text.typed.percentProblem(least * 100, most * 100),
    take,
  );

/** Empty for none. */
export const writeSum = (rupiah: number | undefined) =>
  rupiah === undefined ? '' : writeDecimal(rupiah, 0);

/** A share in percent: 0.075 is `7,5`. */
export const writePercent = (share: number) => writeDecimal(share * 100, 1);
