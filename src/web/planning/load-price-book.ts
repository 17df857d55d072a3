import type { PriceBook } from '#core/costing/price-book.ts';

let loading: Promise<PriceBook> | undefined;

/**
 * The price book, loaded on the first call and kept.
 *
 * @throws whatever the import threw, offline for example; the next call tries again.
 */
export function loadPriceBook(): Promise<PriceBook> {
  loading ??= import('./price-book.chunk.ts').then(
    ({ priceBook }) => priceBook,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
