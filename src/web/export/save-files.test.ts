import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { DEFAULT_BUSINESS_COSTS } from '#core/kitchen/business-costs.ts';
import { planDish } from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { readDocx } from './fixtures/read-docx.ts';
import { saveDocx, saveRecipeCard, saveXlsx } from './save-files.ts';

type Download = { readonly name: string; readonly blob: Blob | undefined };

let downloads: Download[] = [];
const blobs = new Map<string, Blob>();

// The test DOM downloads nothing; downloads are recorded here.
beforeEach(() => {
  downloads = [];
  URL.createObjectURL = (blob: Blob) => {
    const url = `blob:http://localhost/${blobs.size}`;
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, blob: blobs.get(this.href) });
  };
});

function open() {
  const toasts = createToastStore(createManualClock());
  return { toasts, message: () => toasts.getState().toast?.message };
}

describe('simpan', () => {
  test('downloads recipe_{id}.docx with the dishes, and says so', async () => {
    const { toasts, message } = open();
    await saveDocx(
      { id: 'AB12CD', question: 'soto', dishes: SAMPLE_DISHES.map((dish) => ({ dish })) },
      toasts,
    );
    expect(downloads.map(({ name }) => name)).toEqual(['recipe_AB12CD.docx']);
    const { sections } = await readDocx(downloads[0]?.blob as Blob);
    expect(sections).toHaveLength(SAMPLE_DISHES.length);
    expect(message()).toBe('Dokumen Word sudah diunduh.');
  });

  test('dates the document by the day of the answer, or by today if unknown', async () => {
    const { toasts } = open();
    const [soto] = SAMPLE_DISHES as readonly [Dish];
    const dateOf = async (savedAt?: number) => {
      await saveDocx({ id: 'AB12CD', question: 'soto', savedAt, dishes: [{ dish: soto }] }, toasts);
      const { parts } = await readDocx(downloads.at(-1)?.blob as Blob);
      return /\d{1,2} \p{L}+ \d{4}/u.exec(parts.get('word/header1.xml') ?? '')?.[0];
    };
    expect(await dateOf(Date.UTC(2026, 1, 3, 12))).toBe('3 Februari 2026');
    const today = new Intl.DateTimeFormat('id', { dateStyle: 'long' }).format();
    expect(await dateOf()).toBe(today);
  });

  test('can be tried again after a failure, by the button beside its report', async () => {
    const { toasts, message } = open();
    const [soto] = SAMPLE_DISHES as readonly [Dish];
    let fails = true;
    const dish = new Proxy(soto, {
      get: (target, field) => {
        if (fails) throw new TypeError('Failed to fetch');
        return Reflect.get(target, field) as unknown;
      },
    });
    await saveDocx({ id: 'AB12CD', question: 'soto', dishes: [{ dish }] }, toasts);
    expect(message()).toContain('gagal dibuat');
    const action = toasts.getState().toast?.action;
    expect(action?.label).toBe('Coba lagi');
    fails = false;
    action?.run();
    await expect.poll(message).toBe('Dokumen Word sudah diunduh.');
    expect(downloads).toHaveLength(1);
  });

  test('reports that the document could not be created, and downloads nothing', async () => {
    const { toasts, message } = open();
    const broken = {} as Dish;
    await saveDocx({ id: 'AB12CD', question: 'soto', dishes: [{ dish: broken }] }, toasts);
    expect(downloads).toEqual([]);
    expect(message()).toBe('Dokumen Word gagal dibuat. Periksa internet, lalu coba sekali lagi.');
  });
});

describe('a cost sheet', () => {
  test.each([
    ['Soto Ayam', [20, 20], 'hpp-soto-ayam-20.xlsx'],
    ['Soto Ayam', [20, 8], 'hpp-soto-ayam.xlsx'],
    ['soto buat 20 porsi?', [20, 20], 'hpp-soto-buat-20-porsi.xlsx'],
    ['🍜', [20, 20], 'hpp-AB12CD-20.xlsx'],
    [`soto ${'pedas '.repeat(40)}`, [20], /^hpp-soto(?:-p\w*){5,12}-20\.xlsx$/u],
  ])('is named after its question and portions: %s, %o', async (question, portions, name) => {
    const { toasts, message } = open();
    const dishes = portions.map((count, position) => {
      const dish = SAMPLE_DISHES[position] as Dish;
      const plan = planDish(dish, { size: { portions: count }, business: DEFAULT_BUSINESS_COSTS });
      return { dish, plan, position, scaled: dish, advice: [] };
    });
    await saveXlsx({ id: 'AB12CD', question, dishes, business: DEFAULT_BUSINESS_COSTS }, toasts);
    expect(downloads[0]?.name).toMatch(name);
    expect(message()).toBe('Lembar Excel sudah diunduh.');
  });
});

describe('a recipe card', () => {
  test.each([
    ['Es Teler (Medan)', 'kartu_es-teler-medan.docx'],
    ['🍜', 'kartu_resep.docx'],
  ])('is named after its dish: %s', async (foodName, name) => {
    const { toasts, message } = open();
    const dish = { ...(SAMPLE_DISHES[0] as Dish), foodName };
    const plan = planDish(dish, { size: {}, business: DEFAULT_BUSINESS_COSTS });
    await saveRecipeCard({ dish, plan, position: 0, scaled: dish, advice: [] }, toasts);
    expect(downloads[0]?.name).toBe(name);
    expect(message()).toBe('Kartu resep sudah diunduh.');
  });
});
