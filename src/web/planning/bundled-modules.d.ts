// The module that build/price-book-plugin.ts makes out of prices.csv and measures.csv.

declare module 'virtual:price-book' {
  export const packedPrices: import('#core/costing/packed-prices.ts').PackedPrices;
}

// Made by build/collection-plugin.ts.
declare module 'virtual:collection-substitutions' {
  export const substitutions: readonly import('#core/sources/collection/substitution.ts').Substitution[];
}
