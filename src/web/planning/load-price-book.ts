import { loadOnce } from '#core/load-once.ts';

/**
 * The price book, loaded on the first call and kept.
 *
 * @throws whatever the import threw, offline for example; the next call tries again.
 */
export const loadPriceBook = loadOnce(
  async () => (await import('./price-book.chunk.ts')).priceBook,
);
