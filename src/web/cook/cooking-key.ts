/** Where a cook has got to, so that a reload or a closed page loses nothing. */
export const COOKING_KEY = 'cookingPlace';
