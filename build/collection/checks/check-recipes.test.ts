import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkRecipes, RECIPE_CHECKS } from './check-recipes.ts';
import { checkedRecipe } from './fixtures/describe-rules.ts';

test('every file of rules is used, and has its tests beside it', async () => {
  const files = readdirSync(import.meta.dirname);
  const names = files.filter((file) => file.endsWith('-checks.ts'));
  expect(names.filter((name) => !files.includes(name.replace('.ts', '.test.ts')))).toEqual([]);
  const modules = await Promise.all(names.map((name) => import(`./${name}`)));
  const rules = modules.flatMap((exported) => Object.values(exported).flat());
  expect(new Set(rules)).toEqual(new Set(RECIPE_CHECKS));
});

test('a broken rule is reported with the name of the file', () => {
  const broken = checkedRecipe('Masak @santan{500%ml} sambil diaduk.');
  expect(checkRecipes([broken])).toEqual([
    'contoh.cook: Tambahkan "tip": adonan, gorengan, kue, dan masakan bersantan mudah gagal.',
  ]);
});
