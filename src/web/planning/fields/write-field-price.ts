import type { OwnPrice } from '#core/costing/own-prices.ts';
import type { PriceUnit } from '#core/costing/price-book.ts';
import { takeRupiah } from '#core/costing/typed-money.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';
import { text } from '../text.ts';
import type { Typed } from './use-typed-value.ts';

/** A price in its field, as an owner types it: `42.000 / kg`, without "Rp". */
export const writeFieldPrice = ({ rupiah, per }: OwnPrice): string =>
  `${writeDecimal(rupiah, 0)} / ${writePriceUnit(per)}`;

/**
 * Says what a price typed without a unit is for, unless it is the market's and was so before: over "5.000 / 2 ons"
 * nobody sees that "30rb" buys a kilo.
 *
 * @param before the field, as it was entered.
 */
export function noteUnit(
  typed: string,
  price: OwnPrice,
  market: PriceUnit | undefined,
  before: string,
): Typed {
  const per = writePriceUnit(price.per);
  const isUsual = market !== undefined && writePriceUnit(market) === per;
  const isAsBefore = before === '' || before.endsWith(` / ${per}`);
  if ((isUsual && isAsBefore) || takeRupiah(typed)?.rest !== '') return {};
  return { note: text.typed.countedAs(writeFieldPrice(price)) };
}
