import { loadOnce } from '#core/load-once.ts';

/**
 * The price book, loaded on the first call and kept.
 *
 * @throws what the import threw, for example offline; the next call tries again.
 */
export const loadPriceBook = loadOnce(
  async () => (await import('./price-book.chunk.ts')).priceBook,
);
