import { MAX_PRICE_SHORTFALL, PRICE_STEPS } from '#core/kitchen/cost-sheet.ts';

/** The step of a price, as a spreadsheet computes it. */
const stepOf = (formula: string) =>
  `IF(${formula}<${PRICE_STEPS.from},${PRICE_STEPS.small},${PRICE_STEPS.large})`;

/** Up to the next price step; floating-point errors do not count as a step. */
export const roundUp = (formula: string) =>
  `ROUNDUP(ROUND((${formula})/${stepOf(formula)},6),0)*${stepOf(formula)}`;

/** To the nearest price step, or up if the nearest would be too far below the target. */
export function roundPrice(formula: string): string {
  const nearest = `ROUND(${formula}/${stepOf(formula)},0)*${stepOf(formula)}`;
  return `IF(${nearest}<${formula}*${1 - MAX_PRICE_SHORTFALL},${roundUp(formula)},${nearest})`;
}
