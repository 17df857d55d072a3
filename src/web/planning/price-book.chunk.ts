import { packedPrices } from 'virtual:price-book';
import { unpackPrices } from '#core/costing/packed-prices.ts';

/** Prices and measures as of the build. */
export const priceBook = unpackPrices(packedPrices);
