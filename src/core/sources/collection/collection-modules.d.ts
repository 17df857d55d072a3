// Modules that build/collection-plugin.ts makes out of the files of collection/.

declare module 'virtual:collection-titles' {
  export const titles: readonly string[];
}

declare module 'virtual:collection-facts' {
  export const facts: import('./packed-collection.ts').PackedFacts;
}

declare module 'virtual:collection-index' {
  /** What `buildSearchIndex` made of the facts. */
  export const searchIndex: string;
}

declare module 'virtual:collection-portions' {
  type Portion = { readonly dishes: readonly import('./packed-collection.ts').PackedDish[] };
  export const portions: readonly (() => Promise<Portion>)[];
  /** Dishes in each portion but the last. */
  export const portionSize: number;
}
