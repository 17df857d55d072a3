import type { OwnPrice } from '#core/costing/own-prices.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';

/** A price in its field, as an owner types it: `42.000 / kg`, without "Rp". */
export const writeFieldPrice = ({ rupiah, per }: OwnPrice): string =>
  `${writeDecimal(rupiah, 0)} / ${writePriceUnit(per)}`;
