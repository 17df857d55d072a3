import { bundledCollection } from '#core/sources/collection/bundled-collection.ts';
import { createCollectionSource } from '#core/sources/collection/collection-source.ts';

/** The recipes that ship with the product, answering in the browser. */
export const collectionSource = createCollectionSource({
  data: bundledCollection,
  random: Math.random,
});
