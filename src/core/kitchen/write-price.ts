import type { OwnPrice } from '../costing/own-prices.ts';
import type { PriceUnit } from '../costing/price-book.ts';
import { printUnit } from '../lines/print-unit.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import { writeDecimal } from './write-amount.ts';

/** A price of the owner or of the book: `Rp 42.000 / kg`, `Rp 15.000 / 800 g`. */
export const writePrice = ({ rupiah, per }: OwnPrice): string =>
  `${formatRupiah(rupiah)} / ${writePriceUnit(per)}`;

/** What a price is for: `kg`, `liter`, `800 g`. */
export const writePriceUnit = ({ quantity, unit }: PriceUnit): string =>
  quantity === 1 ? printUnit(unit) : `${writeDecimal(quantity, 3)} ${printUnit(unit)}`;
