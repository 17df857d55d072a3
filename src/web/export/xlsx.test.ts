import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync, strFromU8, strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { OwnPrices } from '#core/costing/own-prices.ts';
import { DEFAULT_BUSINESS_COSTS, type DishBusiness } from '#core/kitchen/business-costs.ts';
import { NO_ASKED_BOX } from '#core/kitchen/fixtures/no-asked-box.ts';
import { planBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { planDish, type PlanParts } from '#core/kitchen/plan-dish.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import { scaleDish, type ScaledDish } from '#core/kitchen/scale-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { costing } from '../fixtures/twenty-prices.ts';
import { createCostWorkbook } from './cost-workbook.ts';
import { writeWorkbook } from './xlsx.chunk.ts';

const business = {
  ...DEFAULT_BUSINESS_COSTS,
  packagingRupiah: 1_200,
  gasRupiah: 4_000,
  labourRupiah: 25_000,
};

/** A price for another size, one in another unit, and a sum for a line without a price. */
const OWN: OwnPrices = {
  foods: new Map([
    ['ayam kampung', { rupiah: 65_000, per: { quantity: 1, unit: 'ekor' } }],
    ['bawang merah', { rupiah: 11_000, per: { quantity: 0.25, unit: 'kg' } }],
    ['santan kental', { rupiah: 12_000, per: { quantity: 500, unit: 'ml' } }],
  ]),
  lines: new Map([['2 lembar zzqx', 1_500]]),
};

function plan(
  dish: Dish,
  portions?: number,
  dishBusiness?: DishBusiness,
  dishesPerCooking?: number,
  parts: Partial<PlanParts> = {},
): ScaledDish {
  const dishCost = costing.costOf(dish, OWN);
  const size = portions === undefined ? {} : { portions };
  const plan = planDish(dish, {
    size,
    business,
    dishBusiness,
    dishCost,
    dishesPerCooking,
    ...parts,
  });
  const { dish: scaled } = scaleDish(dish, { ...plan, costing: undefined });
  return { dish, plan, position: 0, scaled, advice: [] };
}

const inOrder = (...dishes: readonly ScaledDish[]) =>
  dishes.map((one, position) => ({ ...one, position }));

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const DISHES = inOrder(
  plan(soto, 50),
  plan(rendang, undefined, { priceRupiah: 24_000, portionsSold: 15 }),
  plan({
    ...soto,
    foodName: "D'[aneh]: */?",
    ingredient: [{ name: 'zzqx', servingSize: '2 lembar' }],
  }),
);

/** With a sum that the recipe names, and one that the owner pays. */
const WITH_SUMS: Dish = {
  ...soto,
  ingredient: [
    ...soto.ingredient,
    { name: 'tauge', servingSize: '5 ribu' },
    { name: 'zzqx', servingSize: '2 lembar' },
  ],
};
const SUMS = inOrder(plan(WITH_SUMS, 7), plan(rendang));

/** A target profit, and pieces packed together. */
const KLEPON = { ...rendang, porsi: 30, hasil: '30 butir' };
const PIECES = [plan(KLEPON, 40, { profitRupiah: 2_000, perPack: 4, packagingRupiah: 1_250 })];
/** Two dishes cooked together. */
const TOGETHER = inOrder(plan(soto, 50, undefined, 2), plan(rendang, undefined, undefined, 2));

/** Cooked alone, or with another dish, in numbers that nobody has said. */
const USUALLY_FIFTY = { ...business, usualBatch: 50 };
const USUAL = [undefined, 2].map((sharing) =>
  plan(soto, undefined, undefined, sharing, { business: USUALLY_FIFTY }),
);

const box = planBox(DISHES, {
  box: {
    boxes: 40,
    packagingRupiah: 2_000,
    extraRupiah: 3_500,
    priceRupiah: 45_000,
    portions: { 1: 2, 2: 0 },
  },
  business,
  asked: NO_ASKED_BOX,
});

/** Rice for guests, of which a box holds a stall's portion, and pieces that a stall makes smaller than the recipe. */
const PACKED = inOrder(
  plan(
    { ...soto, foodName: 'Nasi Putih', jenis: 'nasi', porsi: 6, porsiWarung: 8 },
    100,
    undefined,
    undefined,
    { servesGuests: true },
  ),
  plan({ ...KLEPON, foodName: 'Risoles', porsiWarung: 41 }),
);
/** The same rice, in the amount that a hundred boxes hold. */
const COOKED_FOR_BOXES = PACKED.with(0, {
  ...(PACKED[0] as ScaledDish),
  ...plan(
    { ...soto, foodName: 'Nasi Putih', jenis: 'nasi', porsi: 6, porsiWarung: 8 },
    75,
    undefined,
    undefined,
    { servesGuests: true },
  ),
  position: 0,
});
const boxOf = (dishes: readonly ScaledDish[]) =>
  planBox(dishes, { business, portions: 100, asked: NO_ASKED_BOX });

/** @param box of these dishes, if one is sold. */
const sheetsOf = (dishes: readonly ScaledDish[], costs = business, box?: BoxPlan) =>
  createCostWorkbook(dishes, costs, box);

/** The files inside the workbook of these sheets. */
async function partsOf(sheets: Parameters<typeof writeWorkbook>[0]) {
  const blob = await writeWorkbook(sheets);
  return unzipSync(new Uint8Array(await blob.arrayBuffer()));
}

const files = (dishes: readonly ScaledDish[]) => partsOf(sheetsOf(dishes));

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;

/** Raw cells by sheet name. */
type ComputedBook = ReadonlyMap<string, readonly string[][]>;

/**
 * The values that LibreOffice computes from the formulas alone, for each of these workbooks, in
 * one run: starting takes it longer than computing.
 */
function recompute(books: readonly Record<string, Uint8Array>[]): readonly ComputedBook[] {
  const directory = mkdtempSync(join(tmpdir(), 'workbook-'));
  try {
    const written = books.map((parts, at) => {
      const stripped = Object.fromEntries(
        Object.entries(parts).map(([path, bytes]) => [
          path,
          path.includes('worksheets/')
            ? strToU8(strFromU8(bytes).replaceAll(/(<\/f>)<v>[^<]*<\/v>/gu, '$1'))
            : bytes,
        ]),
      );
      const file = join(directory, `book${at}.xlsx`);
      writeFileSync(file, zipSync(stripped));
      return file;
    });
    const filter = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false,false,false,-1';
    execFileSync('soffice', [
      `-env:UserInstallation=file://${directory}/profile`,
      '--headless',
      '--convert-to',
      filter,
      '--outdir',
      directory,
      ...written,
    ]);
    const sheets = readdirSync(directory).filter((name) => name.endsWith('.csv'));
    return books.map((_, at) => {
      const prefix = `book${at}-`;
      return new Map(
        sheets
          .filter((name) => name.startsWith(prefix))
          .map((name) => [
            name.slice(prefix.length, -'.csv'.length),
            readFileSync(join(directory, name), 'utf8')
              .split('\n')
              .map((line) => line.split(';').map((cell) => cell.replaceAll('"', ''))),
          ]),
      );
    });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** `1333,33`, `0.53` or `45%`, depending on the cell's format. */
function readNumber(cell: string): number {
  const number = Number(cell.replace('%', '').replace(',', '.'));
  return cell.endsWith('%') ? number / 100 : number;
}

describe('the Excel workbook', () => {
  test('has an overview and a sheet per dish, whatever the dish is called', async () => {
    const [overview, ...sheets] = sheetsOf(DISHES);
    expect(overview?.name).toBe('Ringkasan');
    expect(sheets.map(({ name }) => name)).toEqual([
      '1 Soto Ayam Lamongan',
      '2 Rendang Daging Sapi',
      '3 D aneh',
      'Harga bahan',
    ]);
    const parts = await files(DISHES);
    expect(Object.keys(parts).filter((path) => path.includes('worksheets/sheet'))).toHaveLength(5);
  });

  test('has a sheet for the box that is sold, with the sums of the page', () => {
    const book = sheetsOf(DISHES, business, box);
    expect(book.map(({ name }) => name).slice(0, 3)).toEqual([
      'Ringkasan',
      'Paket',
      '1 Soto Ayam Lamongan',
    ]);
    const shown = new Map(
      book[1]?.rows.map(([label, figure]) => [label?.value, figure?.value] as const),
    );
    expect(shown.get('HPP per paket')).toBe(box.sheet?.costPerPortion);
    expect(shown.get('Untung semua paket')).toBe(box.sheet?.profitPerBatch);
    expect(shown.get('Rendang Daging Sapi')).toBe(2);
  });

  test('has the figures of the box that page and cards show, whatever amounts are cooked', () => {
    const cooked = inOrder(plan(WITH_SUMS, 60), plan(rendang, 60));
    const asked = inOrder(plan(WITH_SUMS), plan(rendang));
    const sixty = planBox(asked, { business, portions: 60, asked: NO_ASKED_BOX });
    const figureOf = (book: ReturnType<typeof sheetsOf>, label: string) =>
      book[1]?.rows.find(([cell]) => cell?.value === label)?.[1]?.value;
    const book = sheetsOf(cooked, business, sixty);
    const onCards = cooked.reduce(
      (sum, { plan: { ingredientRupiah = 0 } }) => sum + ingredientRupiah,
      0,
    );
    expect(sixty.sheet?.ingredients).toBe(onCards);
    expect(figureOf(book, 'Bahan')).toBe(onCards);
    expect(figureOf(book, 'Modal semua paket')).toBe(sixty.sheet?.total);
    expect(figureOf(book, 'Untung semua paket')).toBe(sixty.sheet?.profitPerBatch);
    for (const portions of [1, 2, 7, 10, 13]) {
      const others = inOrder(plan(WITH_SUMS, portions), plan(rendang, 77));
      expect(figureOf(sheetsOf(others, business, sixty), 'Bahan')).toBe(onCards);
    }
    expect(figureOf(sheetsOf(DISHES, business, box), 'Bahan')).toBe(box.sheet?.ingredients);
  });

  test('has the price of a food once, for all dishes', () => {
    const shallots = [{ name: 'bawang merah', servingSize: '8 siung' }];
    const book = sheetsOf(
      inOrder(plan({ ...soto, ingredient: shallots }), plan({ ...rendang, ingredient: shallots })),
    );
    const prices = book.at(-1);
    expect(prices?.name).toBe('Harga bahan');
    expect(prices?.rows.slice(4).map((row) => row.map((cell) => cell?.value))).toEqual([
      ['bawang merah', 11_000, '0,25 kg', 'Hargamu'],
    ]);
    expect(prices?.rows[4]?.[1]?.isInput).toBe(true);
    for (const { rows } of book.slice(1, 3))
      expect(rows[4]?.[4]).toEqual({
        value: 11_000,
        formula: "'Harga bahan'!B5",
        format: 'rupiah',
      });
  });

  test('names the sheet of the prices only where there is one', () => {
    const hints = (...dishes: readonly ScaledDish[]) => {
      const book = sheetsOf(dishes);
      return {
        hasPrices: book.some(({ name }) => name === 'Harga bahan'),
        hint: book[1]?.rows[1]?.[0]?.value,
      };
    };
    const changed = 'Ubah sel yang kuning: HPP dan untung ikut berubah, takaran bahan tidak.';
    expect(hints(plan(soto))).toEqual({
      hasPrices: true,
      hint: `${changed} Harga yang tidak kuning diubah di lembar “Harga bahan”.`,
    });
    const ingredient = [{ name: 'tauge', servingSize: '5 ribu' }];
    expect(hints(plan({ ...soto, ingredient }))).toEqual({ hasPrices: false, hint: changed });
  });

  test('is as wide as what its columns are called', async () => {
    const parts = await partsOf(sheetsOf(DISHES, business, box));
    const xml = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const widths = [...xml.matchAll(/<col [^>]*width="(?<width>[\d.]+)"/gu)].map(({ groups }) =>
      Number(groups?.['width']),
    );
    expect(widths.length).toBeGreaterThan(5);
    const headings = sheetsOf(DISHES, business, box).flatMap(({ rows }) =>
      rows.filter(
        (row) => row.length > 2 && row.every((cell) => cell?.isBold && cell.formula === undefined),
      ),
    );
    expect(headings.length).toBeGreaterThan(4);
    for (const row of headings)
      for (const [column, cell] of row.entries())
        expect((widths[column] ?? 0) / String(cell?.value).length).toBeGreaterThan(1.02);
  });

  test('leads to the sums of the box from its first sheet, below the dishes', () => {
    const rowsOf = (...args: Parameters<typeof sheetsOf>) =>
      sheetsOf(...args)[0]?.rows.slice(DISHES.length + 1) ?? [];
    const [ofBox, ...others] = rowsOf(DISHES, business, box);
    expect(others).toEqual([]);
    const { portionsSold, costPerPortion, price, profitPerPortion, profitPerBatch } = box.sheet!;
    expect(ofBox?.map((cell) => cell?.value)).toEqual([
      'Paket',
      portionsSold,
      costPerPortion,
      price,
      profitPerPortion,
      profitPerBatch,
    ]);
    expect(ofBox?.[5]?.formula).toMatch(/^'Paket'!B\d+$/u);
    expect(rowsOf(DISHES, business).map(([label]) => label?.value)).toEqual(['Jumlah']);
  });

  test('names the unit of a price as the page does', () => {
    const ingredient = [
      { name: 'minyak goreng', servingSize: '500 ml' },
      { name: 'bawang merah', servingSize: '8 siung' },
    ];
    const [, sheet] = sheetsOf([plan({ ...soto, ingredient })]);
    expect(sheet?.rows.slice(4, 6).map((row) => row[3]?.value)).toEqual(['liter', '0,25 kg']);
  });

  test('shows the same figures as the page', () => {
    const [overview] = sheetsOf(DISHES);
    const [, sotoRow, rendangRow] = overview?.rows ?? [];
    const rounded = (row: typeof sotoRow) =>
      row?.slice(1).map((cell) => Math.round(Number(cell?.value)));
    const shown = ({ plan: { sheet } }: ScaledDish) => [
      sheet?.portionsSold,
      sheet?.costPerPortion,
      sheet?.price,
      sheet?.profitPerPortion,
      sheet?.profitPerBatch,
    ];
    const total = Number(overview?.rows[DISHES.length + 1]?.[5]?.value);
    const profits = DISHES.map(({ plan: { sheet } }) => sheet?.profitPerBatch ?? 0);
    expect(total).toBe(profits.reduce((all, one) => all + one, 0));
    expect(rounded(sotoRow)).toEqual(shown(DISHES[0] as ScaledDish));
    expect(rounded(rendangRow)).toEqual(shown(DISHES[1] as ScaledDish));
  });

  test('adds up to the rupiah, to the same sums as the page', () => {
    const dishes = [
      ...DISHES,
      ...PIECES,
      plan(rendang, 37),
      plan(soto, 13, { portionsSold: 17 }),
      // What the owner entered of a smaller batch has grown with it.
      plan(soto, 50, { portionsSold: 8, soldAtFactor: 1 }),
    ];
    const [overview, ...sheets] = sheetsOf(dishes);
    let profits = 0;
    for (const [index, { rows }] of sheets.slice(0, dishes.length).entries()) {
      const { dish, plan } = dishes[index] as ScaledDish;
      const { sheet, ingredientRupiah } = plan;
      const unit = soldNoun(dish, plan);
      const cell = (label: string) =>
        Number(rows.findLast(([first]) => first?.value === label)?.[1]?.value);
      const lines = rows.slice(4).map((row) => Number(row[5]?.value ?? 0));
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(ingredientRupiah);
      const shown = {
        ingredients: cell('Bahan'),
        waste: cell('Cadangan susut'),
        packaging: cell('Kemasan'),
        gas: cell('Gas'),
        labour: cell('Upah'),
        total: cell('Jumlah modal'),
        costPerPortion: cell(`HPP per ${unit}`),
        price: cell(`Harga jual per ${unit}`),
        profitPerPortion: cell(`Untung per ${unit}`),
        profitPerBatch: cell('Untung sekali masak'),
        appPrice: cell('Harga di aplikasi'),
      };
      expect(sheet).toMatchObject(shown);
      const { ingredients, waste, packaging, gas, labour, total } = shown;
      expect(ingredients + waste + packaging + gas + labour).toBe(total);
      profits += shown.profitPerBatch;
    }
    expect(overview?.rows[dishes.length + 1]?.[5]?.value).toBe(profits);
  });

  test('aims at the owner’s profit, and packs her pieces together', () => {
    const [overview, sheet] = sheetsOf(PIECES);
    const shown = PIECES[0]?.plan.sheet;
    const cellOf = (label: string) => sheet?.rows.find(([cell]) => cell?.value === label)?.[1];
    expect(cellOf('Target untung per butir')).toMatchObject({ value: 2_000, isInput: true });
    expect(cellOf('Isi satu kemasan')).toMatchObject({ value: 4, isInput: true });
    expect(cellOf('Target food cost (bahan ÷ harga)')).toBeUndefined();
    expect(cellOf('Kemasan')?.value).toBe(shown?.packaging);
    expect(overview?.rows[1]?.[3]?.value).toBe(shown?.price);
    const [, usual] = sheetsOf(DISHES);
    expect(
      usual?.rows.some(([cell]) => /^(?:Target untung|Isi satu)/u.test(`${cell?.value}`)),
    ).toBe(false);
  });

  test('divides gas and wages among dishes cooked together, from one place', () => {
    const [overview, sotoSheet, rendangSheet] = sheetsOf(TOGETHER);
    const cellOf = (sheet: typeof overview, label: string) =>
      sheet?.rows.find(([cell]) => cell?.value === label)?.[1];
    expect(cellOf(overview, 'Gas sekali masak')).toMatchObject({ value: 4_000, isInput: true });
    expect(cellOf(overview, 'Upah sekali masak')).toMatchObject({ value: 25_000, isInput: true });
    expect(cellOf(overview, 'Dibagi rata ke (hidangan)')?.value).toBe(2);
    for (const sheet of [sotoSheet, rendangSheet]) {
      expect(cellOf(sheet, 'Gas')).toMatchObject({ value: 2_000 });
      expect(cellOf(sheet, 'Upah')).toMatchObject({ value: 12_500 });
      expect(cellOf(sheet, 'Upah')?.isInput).toBeUndefined();
    }
    const [, sotoRow] = overview?.rows ?? [];
    const shown = TOGETHER[0]?.plan.sheet;
    expect(Math.round(Number(sotoRow?.[2]?.value))).toBe(shown?.costPerPortion);
    const alone = sheetsOf(DISHES);
    expect(cellOf(alone[0], 'Gas sekali masak')).toBeUndefined();
    expect(cellOf(alone[1], 'Gas')).toMatchObject({ value: 4_000, isInput: true });
  });

  test('divides gas and wages by the usual cooking as the page does, also among several dishes', () => {
    for (const one of USUAL) {
      const [, sheet] = sheetsOf([one], USUALLY_FIFTY);
      const cellOf = (label: string) => sheet?.rows.find(([cell]) => cell?.value === label)?.[1];
      const unit = soldNoun(one.dish, one.plan);
      expect(cellOf('Biasa sekali masak')).toMatchObject({ value: 50, isInput: true });
      expect(cellOf('Gas')?.value).toBe(one.plan.sheet?.gas);
      expect(cellOf('Upah')?.value).toBe(one.plan.sheet?.labour);
      expect(cellOf(`HPP per ${unit}`)?.value).toBe(one.plan.sheet?.costPerPortion);
      expect(cellOf(`Harga jual per ${unit}`)?.value).toBe(one.plan.sheet?.price);
    }
  });

  test('calls what the money at hand makes no usual cooking', () => {
    const one = plan(soto, undefined, undefined, undefined, { money: 2_000_000 });
    const labels = sheetsOf([one])[1]?.rows.map(([cell]) => cell?.value);
    expect(labels).toContain('Jadi dari uangmu');
    expect(labels).not.toContain('Biasa sekali masak');
  });

  test('writes the month of a price in words', () => {
    const remarks = sheetsOf(DISHES).flatMap(({ rows }) =>
      rows.map((row) => String(row[6]?.value ?? '')),
    );
    const dated = remarks.filter((remark) => /\d{4}/u.test(remark));
    expect(dated.length).toBeGreaterThan(5);
    for (const remark of dated)
      expect(remark).toMatch(/^(?:harga pasar|perkiraan) \p{L}+ 202\d(?:, sudah lama)?$/u);
  });

  test('uses the owner’s prices, and says so', () => {
    const [, sotoSheet, rendangSheet] = sheetsOf(DISHES);
    const rowOf = (sheet: typeof sotoSheet, food: string) =>
      sheet?.rows
        .filter(({ length }) => length === 7)
        .find(([cell]) => String(cell?.value).toLowerCase().includes(food))
        ?.slice(3);
    const [unit, price, cost, source] = rowOf(sotoSheet, 'ayam kampung') ?? [];
    expect([unit?.value, price?.value, source?.value]).toEqual(['ekor', 65_000, 'Hargamu']);
    expect(cost?.value).toBe(Math.round((65_000 * 50) / 6));
    expect(rowOf(rendangSheet, 'santan kental')?.[0]?.value).toBe('500 ml');
    expect(rowOf(rendangSheet, 'santan kental')?.[1]?.value).toBe(12_000);
  });

  test('says where each price is from, even if no amount is paid for', () => {
    const ingredient = [
      { name: 'zzqx', servingSize: '2 lembar' },
      { name: 'tauge', servingSize: '5 ribu' },
      { name: 'air', servingSize: '500 ml' },
    ];
    const [, sheet] = sheetsOf([plan({ ...soto, ingredient })]);
    const rows = sheet?.rows.slice(4, 7) ?? [];
    expect(rows.map((row) => [row[5]?.value, row[6]?.value])).toEqual([
      [1_500, 'Jumlahmu untuk bahan ini'],
      [5_000, 'Dibeli seharga itu'],
      [0, 'kami hitung gratis'],
    ]);
  });

  test('contains the value of every formula, for previews that do not compute', async () => {
    const parts = await files(DISHES);
    for (const [path, bytes] of Object.entries(parts)) {
      if (!path.includes('worksheets/')) continue;
      const xml = strFromU8(bytes);
      // The prices are what everything else is computed from.
      expect(xml.includes('<f>')).toBe(!path.endsWith('sheet5.xml'));
      expect(xml).not.toMatch(/<\/f><\/c>/u);
      expect(xml).not.toMatch(/NaN|Infinity|undefined/u);
    }
  });

  test.runIf(hasLibreOffice)('recomputed by LibreOffice has the same values', async () => {
    const plain = [
      [[...DISHES, ...PIECES], business],
      [TOGETHER, business],
      ...USUAL.map((one) => [[one], USUALLY_FIFTY] as const),
    ] as const;
    const books = [
      sheetsOf(DISHES, business, box),
      sheetsOf(PACKED, business, boxOf(PACKED)),
      sheetsOf(COOKED_FOR_BOXES, business, boxOf(PACKED)),
      sheetsOf(TOGETHER, business, boxOf(TOGETHER)),
      sheetsOf(SUMS, business, boxOf(SUMS)),
      ...plain.map(([dishes, costs]) => sheetsOf(dishes, costs)),
    ];
    const computed = recompute(await Promise.all(books.map(partsOf)));
    for (const [at, sheets] of books.entries()) {
      for (const { name, rows } of sheets) {
        const sheet = computed[at]?.get(name);
        expect(sheet, name).toBeDefined();
        for (const [rowAt, row] of rows.entries()) {
          for (const [column, cell] of row.entries()) {
            if (typeof cell?.value !== 'number') continue;
            const value = readNumber(sheet?.[rowAt]?.[column] ?? '');
            const where = `${name} ${rowAt + 1}:${column} ${row[0]?.value}`;
            expect(Math.abs(value - cell.value), where).toBeLessThan(0.01);
          }
        }
      }
    }
  });
});
