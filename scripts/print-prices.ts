import type { Collection } from '../build/collection/build-collection.ts';
import { isPriced } from '../src/core/costing/dish-cost.ts';

const SHOWN = 10;
const GOOD_GRADES = new Set(['A', 'B']);

/** What a recipe spends on a food, with the grade of its price. */
type Spending = {
  readonly file: string;
  readonly food: string;
  readonly rupiah: number;
  readonly grade: string;
};

/**
 * Prints what the collection's costs are based on: `npm run collection -- harga` shows the share of each
 * grade, and the ten foods with a weak price and the most money spent, where better figures are worth most.
 * `npm run collection -- harga "daging sapi" 150000` shows what another price does to all recipes.
 */
export function printPrices(collection: Collection, name?: string, newPrice?: string): void {
  const spending: readonly Spending[] = collection.checked.flatMap(({ file, lines }) =>
    lines.flatMap(({ line, cost }) =>
      isPriced(cost) && cost.basis.from === 'book'
        ? [{ file, food: line.food ?? '', rupiah: cost.rupiah, grade: cost.basis.grade }]
        : [],
    ),
  );
  if (name === undefined) printGrades(spending);
  else printChange(collection, spending, name, Number(newPrice));
}

const rupiah = (amount: number) => `Rp${Math.round(amount).toLocaleString('id-ID')}`;
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
const sum = (rows: readonly Spending[]) => rows.reduce((total, row) => total + row.rupiah, 0);

function printGrades(spending: readonly Spending[]): void {
  const all = sum(spending);
  console.log('Belanja seluruh koleksi menurut mutu harga');
  for (const grade of ['A', 'B', 'C', 'D']) {
    const rows = spending.filter((row) => row.grade === grade);
    console.log(`  ${grade} ${share(sum(rows), all).padStart(7)}`);
  }
  console.log('\nTermahal tanpa data yang baik');
  const foods = new Set(
    spending.filter(({ grade }) => !GOOD_GRADES.has(grade)).map(({ food }) => food),
  );
  const dearest = [...foods]
    .map((food) => ({ food, rows: spending.filter((row) => row.food === food) }))
    .toSorted((a, b) => sum(b.rows) - sum(a.rows))
    .slice(0, SHOWN);
  for (const { food, rows } of dearest) {
    const grade = rows[0]?.grade ?? '';
    console.log(
      `  ${food.padEnd(24)} ${grade} ${share(sum(rows), all).padStart(7)}  ${rows.length} resep`,
    );
  }
}

function printChange(
  { checked, book }: Collection,
  spending: readonly Spending[],
  food: string,
  price: number,
): void {
  const known = book.foods.get(book.names.findExact(food) ?? '');
  if (known === undefined || !(price > 0)) {
    console.error(
      `Contoh: npm run collection -- harga "daging sapi" 150000. "${food}" tidak dikenal.`,
    );
    process.exitCode = 1;
    return;
  }
  const factor = price / known.price;
  const changes = checked
    .map(({ file, cost }) => {
      const rows = spending.filter((row) => row.file === file && row.food === known.name);
      return { file, cost, change: sum(rows) * (factor - 1) };
    })
    .filter(({ change }) => Math.round(change) !== 0)
    .toSorted((a, b) => Math.abs(b.change / b.cost) - Math.abs(a.change / a.cost));
  console.log(
    `${known.name}: ${rupiah(known.price)} menjadi ${rupiah(price)}, ${changes.length} resep berubah`,
  );
  for (const { file, cost, change } of changes) {
    const after = rupiah(cost + change).padStart(12);
    console.log(
      `  ${file.padEnd(32)} ${rupiah(cost).padStart(12)} → ${after}  ${share(change, cost)}`,
    );
  }
}
