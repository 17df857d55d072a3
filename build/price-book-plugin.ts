import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readPackedPrices } from './read-packed-prices.ts';

const MODULE = 'virtual:price-book';

/** Puts prices.csv and measures.csv into the page; a fault in one of their rows fails the build. */
export function priceBookPlugin(): Plugin {
  let directory = '';
  return {
    name: 'cobek:price-book',
    configResolved(config) {
      directory = join(config.root, 'collection');
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const packed = JSON.stringify(readPackedPrices(directory));
      // JSON in a string is parsed several times faster than the same data as JavaScript.
      return `export const packedPrices = JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
