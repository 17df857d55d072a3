// Modules that build/collection-plugin.ts makes out of the files of collection/.

declare module 'virtual:collection-titles' {
  export const titles: readonly string[];
}

declare module 'virtual:collection-facts' {
  export const facts: readonly import('./recipe-facts.ts').RecipeFacts[];
}

declare module 'virtual:collection-dishes' {
  export const dishes: readonly import('../../recipes/dish.ts').Dish[];
}
