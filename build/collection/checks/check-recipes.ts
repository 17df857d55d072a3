import { AMOUNT_CHECKS } from './amount-checks.ts';
import { CLAIM_CHECKS } from './claim-checks.ts';
import { COOKING_CHECKS } from './cooking-checks.ts';
import { KEEPING_CHECKS } from './keeping-checks.ts';
import { NAMING_CHECKS } from './naming-checks.ts';
import { PIECE_CHECKS } from './piece-checks.ts';
import { PORTION_CHECKS } from './portion-checks.ts';
import type { CheckedRecipe, RecipeCheck } from './recipe-check.ts';
import { SELLING_CHECKS } from './selling-checks.ts';
import { TIME_CHECKS } from './time-checks.ts';

export const RECIPE_CHECKS: readonly RecipeCheck[] = [
  ...TIME_CHECKS,
  ...COOKING_CHECKS,
  ...AMOUNT_CHECKS,
  ...PIECE_CHECKS,
  ...SELLING_CHECKS,
  ...PORTION_CHECKS,
  ...KEEPING_CHECKS,
  ...NAMING_CHECKS,
  ...CLAIM_CHECKS,
];

/** Ids of the rules that a file still breaks, by the file's name. */
type StillToMend = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads a list with one file a line: `cireng.cook: tips, cara menggoreng`. */
export function readStillToMend(text: string): StillToMend {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [file = '', ids = ''] = line.split(': ');
        return [file, new Set(ids.split(', '))];
      }),
  );
}

const TAKE_OFF = 'Hapus dari daftar: npm run collection -- beres';

/**
 * Checks every recipe against every rule. A file on the list may break its listed rules; once it
 * keeps one, that has to leave the list, so that the list only shrinks.
 */
export function checkRecipes(
  recipes: readonly CheckedRecipe[],
  stillToMend: StillToMend,
): readonly string[] {
  const problems = recipes.flatMap((checked) => {
    const { file } = checked;
    return RECIPE_CHECKS.flatMap(({ id, find }) => {
      const found = find(checked, recipes);
      if (stillToMend.get(file)?.has(id) !== true) {
        return found.map((sentence) => `${file}: ${sentence}`);
      }
      return found.length > 0 ? [] : [`${file}: "${id}" sudah beres. ${TAKE_OFF}`];
    });
  });
  const files = new Set(recipes.map(({ file }) => file));
  const gone = [...stillToMend.keys()].filter((file) => !files.has(file));
  return [...problems, ...gone.map((file) => `${file} tidak ada lagi. ${TAKE_OFF}`)];
}

/** The list as text again, without what has been fixed. */
export function writeStillToMend(
  recipes: readonly CheckedRecipe[],
  stillToMend: StillToMend,
): string {
  return recipes
    .flatMap((checked) => {
      const listed = stillToMend.get(checked.file);
      const ids = RECIPE_CHECKS.filter(
        ({ id, find }) => listed?.has(id) === true && find(checked, recipes).length > 0,
      ).map(({ id }) => id);
      return ids.length === 0 ? [] : [`${checked.file}: ${ids.join(', ')}\n`];
    })
    .join('');
}
