import { listing } from 'virtual:collection-listing';
import { unpackListing } from './listed-recipe.ts';
import { orderForBrowsing } from './sort-recipes.ts';

/** Every recipe by its number in the facts. */
export const recipesByPosition = unpackListing(listing);

/** Every recipe in list order: best known first. */
export const allRecipes = orderForBrowsing(recipesByPosition, listing.known);
