import { packedPrices } from 'virtual:price-book';
import { unpackPrices } from '#core/costing/packed-prices.ts';

/** Prices and measures as they stood when the page was built. */
export const priceBook = unpackPrices(packedPrices);
