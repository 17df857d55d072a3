import type { Dish } from '../../../../recipes/dish.ts';
import { readCookingMarks } from '../../recipe-marks.ts';
import { mentions, type RecipeIndex, type IndexedRecipe } from '../recipe-index.ts';
import type { Exclusion } from '../words/exclusion-words.ts';
import { foldName } from '../words/tokenize.ts';

/** Creates a test for recipes that contain something excluded. */
export function createExclusionTest(
  exclusions: readonly Exclusion[],
  index: RecipeIndex,
): (recipe: IndexedRecipe) => boolean {
  const tests = exclusions.map((exclusion) => {
    const forbidden = index.ingredients.map((name) => isForbidden(` ${name} `, exclusion));
    // Most recipes have none of the words: a quick check skips the detailed one.
    const hint = new RegExp(exclusion.words.join('|') || '$.', 'u');
    const mayHold = (text: string) => hint.test(text) && isForbidden(text, exclusion);
    return ({ facts, names, ingredients }: IndexedRecipe): boolean =>
      facts.heat > exclusion.maxHeat ||
      exclusion.kinds.includes(facts.kind) ||
      exclusion.provinces.includes(facts.province) ||
      exclusion.contains.some((mark) => facts.contains.includes(mark)) ||
      ingredients.some((ingredient) => forbidden[ingredient]) ||
      exclusion.marks.some((mark) => facts.marks.includes(mark)) ||
      mayHold(names);
  });
  return (recipe) => tests.some((violates) => violates(recipe));
}

/**
 * Whether the dish as shown contains something excluded. Facts know ingredients by their
 * canonical names; the reader sees the names of the recipe and its steps.
 */
export function dishViolates(
  { ingredient, completeRecept }: Dish,
  exclusions: readonly Exclusion[],
): boolean {
  const names = ingredient.map(({ name }) => foldName(name));
  const leavesOut = new Set(exclusions.flatMap(({ marks }) => marks));
  return (
    namesViolate(names, exclusions) ||
    (leavesOut.size > 0 &&
      readCookingMarks(completeRecept.map(({ step }) => step)).some((mark) => leavesOut.has(mark)))
  );
}

/** Whether one of these folded names of ingredients is excluded. */
export function namesViolate(names: readonly string[], exclusions: readonly Exclusion[]): boolean {
  return exclusions.some((exclusion) => names.some((name) => isForbidden(` ${name} `, exclusion)));
}

/** Shortest word that is also searched inside others (`cocopandan`), in letters. */
const MIN_INNER_LETTERS = 6;

const hasPart = (text: string, part: string): boolean =>
  text.includes(part) &&
  text.split(' ').some((word) => word.length > part.length && word.includes(part));

function isForbidden(text: string, { words, exceptions }: Exclusion): boolean {
  const withoutExceptions = exceptions.reduce(
    (rest, exception) => rest.replaceAll(` ${exception} `, ' '),
    text,
  );
  return words.some(
    (phrase) =>
      mentions(withoutExceptions, phrase) ||
      (phrase.length >= MIN_INNER_LETTERS && hasPart(withoutExceptions, phrase)),
  );
}
