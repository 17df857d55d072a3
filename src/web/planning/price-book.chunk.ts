import { packedPrices } from 'virtual:price-book';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { unpackPrices } from '#core/costing/packed-prices.ts';

/**
 * Prices and measures as of the build, and the reader of ingredient lines. Separate from the dishes:
 * recipes are read long before their cost is needed.
 */
export const dishCosting = createDishCosting(unpackPrices(packedPrices));
