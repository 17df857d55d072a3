import { SPOONS_AND_GLASSES, type Quantity } from '../lines/kitchen-units.ts';
import { scaleAmount } from '../lines/read-amount.ts';
import { markPackWeight, type ServingAmount, type ServingPart } from './read-serving.ts';
import { writeAmount, writeDecimal } from './write-amount.ts';

/** What one spoon or glass of a food weighs or holds; `undefined` if the tables do not say. */
type WeighUnit = (unit: string) => Quantity | undefined;

/** Up to this weight or volume, counting spoons is as quick as a scale or jug. */
const SPOONS_UP_TO = 120;

/**
 * A serving size, already read, for `factor` times the recipe: `2 sdm` for 4 portions is `5 sdm` for
 * 10. Texts without an amount (`secukupnya`) stay as they are.
 *
 * @param factor more than 0.
 * @param weigh if given, many spoons are written as a weight: `300 g`, not `25 sdm`.
 */
export function writeScaled(
  parts: readonly ServingPart[],
  factor: number,
  weigh?: WeighUnit,
): string {
  return markPackWeight(parts)
    .map((part) => (typeof part === 'string' ? part : writeScaledPart(part, factor, weigh)))
    .join('');
}

function writeScaledPart(
  { amount, unit, isWhole }: ServingAmount,
  factor: number,
  weigh: WeighUnit | undefined,
): string {
  const { min, max } = scaleAmount(amount, factor);
  if (isWhole === true) return writeDecimal(Math.max(1, Math.round(max)), 0);
  const one = unit !== undefined && SPOONS_AND_GLASSES.has(unit) ? weigh?.(unit) : undefined;
  return one === undefined || max * one.value < SPOONS_UP_TO
    ? writeAmount({ min, max }, unit)
    : writeAmount({ min: min * one.value, max: max * one.value }, one.unit);
}
