// Modules that build/collection-plugin.ts and build/price-book-plugin.ts generate from the files of collection/.

declare module 'virtual:collection-titles' {
  export const offered: import('./pick-titles.ts').OfferedTitles;
}

declare module 'virtual:collection-facts' {
  export const facts: import('./packed-collection.ts').PackedFacts;
  export const searchWords: import('./search/recipe-index.ts').SearchWords;
}

declare module 'virtual:collection-listing' {
  export const listing: import('./browse/listed-recipe.ts').PackedListing;
}

declare module 'virtual:collection-shown-names' {
  export const shownNames: readonly string[];
}

declare module 'virtual:collection-late' {
  export const lateTables: import('./search/late-readers.ts').PackedLateTables;
}

declare module 'virtual:collection-substitutions' {
  export const substitutions: readonly import('./substitution.ts').Substitution[];
}

declare module 'virtual:collection-kitchen-notes' {
  export const kitchenNotes: readonly import('./kitchen-note.ts').KitchenNote[];
}

declare module 'virtual:collection-shards' {
  type Shard = { readonly shard: import('./packed-shard.ts').PackedShard };
  export const shards: readonly (() => Promise<Shard>)[];
  /** Position of the first dish of each shard. */
  export const starts: readonly number[];
  export const phrases: import('./dictionary-coding.ts').Phrases;
  export const notePatterns: import('./kitchen-note.ts').NotePatterns;
}

declare module 'virtual:price-book' {
  export const packedPrices: import('../../costing/packed-prices.ts').PackedPrices;
}
