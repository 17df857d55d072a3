import type { OwnPrice } from '#core/costing/own-prices.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';

/** `42.000 / kg`, `15.000 / 800 g`. */
export function writePrice({ rupiah, per: { quantity, unit } }: OwnPrice): string {
  const size = quantity === 1 ? unit : `${writeDecimal(quantity, 2)} ${unit}`;
  return `${writeDecimal(rupiah, 0)} / ${size === 'l' ? 'liter' : size}`;
}
