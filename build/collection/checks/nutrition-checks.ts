import { complainIf, MEALS, type RecipeCheck } from './recipe-check.ts';
import { gramsOf, isDeepFried, sugarOf } from './recipe-foods.ts';
import { stepsOf } from './recipe-texts.ts';

/** The Ministry of Health advises at most 5 g of salt a day. */
const MAX_SALT_GRAMS = 5.5;
const SALT_GOES = /bilas|peras|buang air|tiriskan/u;

/** Salted food has no more salt than a day allows. */
const isNotTooSalty: RecipeCheck = {
  id: 'garam',
  find: (checked) => {
    const { recipe } = checked;
    const grams = gramsOf(checked, (name) => name === 'garam') / recipe.servings;
    const isTooMuch = MEALS.has(recipe.kind) && grams > MAX_SALT_GRAMS;
    return complainIf(
      isTooMuch && !SALT_GOES.test(stepsOf(checked)),
      `Garamnya ${grams.toFixed(1)} g seporsi, padahal sehari cukup 5 g. Kurangi, atau tulis di langkahnya bahwa garam dibilas atau dibuang.`,
    );
  },
};

const MAX_SUGAR_GRAMS = 50;

/** A glass is sweet, not a syrup. */
const isNotTooSweet: RecipeCheck = {
  id: 'gula minuman',
  find: (checked) => {
    const { recipe } = checked;
    const grams = sugarOf(checked) / recipe.servings;
    return complainIf(
      recipe.kind === 'minuman' && grams > MAX_SUGAR_GRAMS,
      `Gulanya ${Math.round(grams)} g segelas, dengan sirup dan susu kentalnya; paling banyak ${MAX_SUGAR_GRAMS} g. Kurangi, atau perbaiki "servings".`,
    );
  },
};

const NUTS = /^(?:kacang (?:tanah|mete|almond|mede)|kenari|almond|bumbu pecel)/u;

/** Upper limits for a portion of a diet dish, in grams. */
const DIET_SUGAR_GRAMS = 15;
const DIET_NUTS_GRAMS = 30;

/** A diet dish is neither sweet nor fatty. */
const keepsDiet: RecipeCheck = {
  id: 'diet',
  find: (checked) => {
    if (!checked.recipe.occasions.includes('diet')) return [];
    const { servings } = checked.recipe;
    const sugar = sugarOf(checked) / servings;
    const nuts = gramsOf(checked, (food) => NUTS.test(food)) / servings;
    return [
      ...complainIf(
        sugar > DIET_SUGAR_GRAMS,
        `Gulanya ${Math.round(sugar)} g per porsi; "diet" paling banyak ${DIET_SUGAR_GRAMS} g.`,
      ),
      ...complainIf(isDeepFried(checked), 'Yang digoreng terendam minyak bukan "diet".'),
      ...complainIf(
        nuts > DIET_NUTS_GRAMS,
        `Kacangnya ${Math.round(nuts)} g per porsi; "diet" paling banyak ${DIET_NUTS_GRAMS} g.`,
      ),
    ];
  },
};

/** Salt, sugar, fat and nuts of a portion stay within limits. */
export const NUTRITION_CHECKS = [isNotTooSalty, isNotTooSweet, keepsDiet];
