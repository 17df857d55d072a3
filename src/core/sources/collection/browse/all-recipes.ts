import { listing } from 'virtual:collection-listing';
import { unpackListing } from './listed-recipe.ts';
import { orderForLeafing } from './sort-recipes.ts';

/** Every recipe by its number in the facts. */
export const recipesByPosition = unpackListing(listing);

/** Every recipe in list order: best known first. */
export const allRecipes = orderForLeafing(recipesByPosition, listing.known);
