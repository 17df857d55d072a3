/** Ours: where a cook has got to, so that a reload or a closed page costs nothing. */
export const COOKING_KEY = 'cookingPlace';
