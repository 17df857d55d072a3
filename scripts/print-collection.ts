import { readFileSync } from 'node:fs';
import { buildCollection } from '../build/collection/build-collection.ts';
import { checkCollection } from '../build/collection/check-collection.ts';
import { checkTables } from '../build/collection/check-tables.ts';
import { checkRecipes } from '../build/collection/checks/check-recipes.ts';
import { coverProvinces } from '../build/collection/known-dishes.ts';
import { checkStreetPrices, readStreetPrices } from '../build/collection/street-prices.ts';
import { describeUndeclaredFoods } from '../build/collection/undeclared-foods.ts';
import { parsePrices } from '../src/core/costing/read-price-tables.ts';
import { DISH_KINDS } from '../src/core/recipes/dish-extras.ts';
import { ALL_PROVINCES, OCCASIONS } from '../src/core/sources/collection/recipe-facts.ts';
import { printPrices } from './print-prices.ts';

/** Prints what the collection covers; `npm run collection -- harga` what the costs are based on. */
const collection = buildCollection('collection');
const { recipes, checked, problems } = collection;
const [, , command, ...rest] = process.argv;
if (command === 'harga') {
  printPrices(collection, ...rest);
  process.exit();
}
const facts = recipes.map((recipe) => recipe.facts);

const count = (label: string, matches: (recipe: (typeof facts)[number]) => boolean) => ({
  label,
  recipes: facts.filter(matches).length,
});

const print = (title: string, rows: readonly { label: string; recipes: number }[]) => {
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(`  ${row.label.padEnd(28)}${String(row.recipes).padStart(4)}`);
};

console.log(`${facts.length} resep`);
print(
  'Provinsi',
  ALL_PROVINCES.map((province) => count(province, (recipe) => recipe.province === province)),
);
console.log('\nHidangan terkenal yang ada di koleksi');
for (const { province, known, missing } of coverProvinces(
  readFileSync('collection/known-dishes.csv', 'utf8'),
  checked.map(({ recipe }) => recipe),
)) {
  const gaps = missing.length === 0 ? '' : `belum ada: ${missing.join(', ')}`;
  console.log(`  ${province.padEnd(28)}${known - missing.length} dari ${known} ${gaps}`);
}
print(
  'Jenis',
  DISH_KINDS.map((kind) => count(kind, (recipe) => recipe.kind === kind)),
);
print(
  'Acara',
  OCCASIONS.map((occasion) => count(occasion, (recipe) => recipe.occasions.includes(occasion))),
);
print(
  'Biaya bahan per porsi',
  [5_000, 10_000, 15_000, 25_000, Number.POSITIVE_INFINITY].map((limit, index, limits) =>
    count(
      limit === Number.POSITIVE_INFINITY
        ? 'di atas Rp25.000'
        : `sampai Rp${limit.toLocaleString('id-ID')}`,
      ({ costPerServing }) => costPerServing <= limit && costPerServing > (limits[index - 1] ?? 0),
    ),
  ),
);
const streetPrices = readStreetPrices(readFileSync('collection/street-prices.csv', 'utf8'));
for (const problem of [
  ...problems,
  ...checkTables(parsePrices(readFileSync('collection/prices.csv', 'utf8'))),
  ...describeUndeclaredFoods(checked),
  ...checkCollection(recipes),
  ...checkRecipes(checked),
  ...checkStreetPrices(checked, streetPrices),
])
  console.log(`! ${problem}`);
