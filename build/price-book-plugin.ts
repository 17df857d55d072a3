import { join } from 'node:path';
import type { Plugin } from 'vite';
import { exportJson } from './export-json.ts';
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
      return exportJson('packedPrices', readPackedPrices(directory));
    },
  };
}
