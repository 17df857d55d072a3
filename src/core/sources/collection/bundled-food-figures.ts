import { packedPrices } from 'virtual:price-book';
import { unpackPrices } from '../../costing/packed-prices.ts';
import { writeFoodFigure } from '../../kitchen/sums/food-figures.ts';

const book = unpackPrices(packedPrices);

/** {@link writeFoodFigure} with the prices of the build. Loaded only for a question that may ask for one. */
export const foodFigure = (question: string) => writeFoodFigure(question, book);
