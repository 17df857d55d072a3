import { describe, expect, test } from 'vitest';
import { collectTexts } from '../../../../../build/collection/collect-texts.ts';
import { wholeCollection } from '../../../../../build/collection/fixtures/whole-collection.ts';
import {
  wholeFacts,
  wholeSearchWords as words,
} from '../../../../../build/collection/fixtures/whole-search.ts';
import { writeNotePatterns } from '../../../../../build/collection/read-kitchen-notes.ts';
import { daysInNote } from '../../../kitchen/menu-days.ts';
import { writeFoodFigure } from '../../../kitchen/sums/food-figures.ts';
import type { Dish } from '../../../recipes/dish.ts';
import { RecipeError } from '../../../recipes/recipe-error.ts';
import { USUAL_DISHES } from '../../dishes-asked.ts';
import { addWishTo } from '../../follow-up.ts';
import { nameNumbered } from '../../follow-up/numbered-dish.ts';
import { createCollectionSource } from '../collection-source.ts';
import { packFacts, unpackFacts } from '../packed-collection.ts';
import { composeDish } from '../packed-shard.ts';
import type { AskedQuestion } from './fixtures/answer-checks.ts';
import * as dishes from './fixtures/asked-dishes.ts';
import * as exclusions from './fixtures/asked-exclusions.ts';
import * as wishes from './fixtures/asked-wishes.ts';
import { createLateReaders } from './late-readers.ts';
import { packLateTables } from './pack-late-tables.ts';
import { WELL_KNOWN_TITLES } from './words/well-known.ts';

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The collection has no ${name}.`);
  return value;
}

const { recipes, aliases, checked, book, containsOf, substitutions, kitchenNotes } =
  wholeCollection;
const facts = unpackFacts(packFacts(wholeFacts, containsOf));
const texts = collectTexts(recipes, aliases);
const factsByTitle = new Map(facts.map((recipe) => [recipe.title, recipe]));
const notePatterns = writeNotePatterns(kitchenNotes, []);
const source = createCollectionSource({
  data: {
    loadTitles: async () => ({ titles: [], groups: '' }),
    loadFacts: async () => facts,
    loadWords: async () => words,
    loadLateReaders: async () => createLateReaders(packLateTables(texts)),
    loadSubstitutions: async () => substitutions,
    loadNotePatterns: async () => notePatterns,
    loadKitchenNotes: async () => kitchenNotes,
    loadFoodFigures: async () => (question) => writeFoodFigure(question, book),
    loadDish: async (position) => composeDish(known(recipes[position], `recipe ${position}`)),
  },
  random: () => 0,
});

const ASKED_QUESTIONS = [dishes, exclusions, wishes].flatMap((lists) =>
  Object.values<readonly AskedQuestion[]>(lists).flat(),
);

async function ask(question: string) {
  const answer = source.findDishes(question, { signal: new AbortController().signal });
  const dishes = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) {
      const { nearest, note } = next.value;
      return { dishes, nearest: nearest === true, note };
    }
    const dish = next.value;
    dishes.push({ dish, facts: known(factsByTitle.get(dish.foodName), dish.foodName) });
  }
}

async function checkAnswer({ question, ...right }: AskedQuestion) {
  if (right.empty === true) {
    await expect(ask(question)).rejects.toMatchObject({ code: 'empty' });
    return;
  }
  if (right.warning !== undefined) {
    const { dishes, note } = await ask(question);
    expect(dishes).toEqual([]);
    expect(note).toMatch(right.warning);
    return;
  }
  const { dishes, nearest } = await ask(question);
  const titles = dishes.map(({ dish }) => dish.foodName);
  const shown = `${question} → ${titles.join(', ')}`;
  expect(titles.length, shown).toBeGreaterThan(0);
  expect(new Set(titles).size, shown).toBe(titles.length);
  if (right.first !== undefined) expect(titles[0], shown).toBe(right.first);
  if (right.some !== undefined) {
    expect(dishes.slice(0, USUAL_DISHES).some(right.some), shown).toBe(true);
  }
  if (right.every !== undefined) {
    const wrong = dishes.filter((answered) => !right.every?.(answered));
    expect(
      wrong.map(({ dish }) => dish.foodName),
      shown,
    ).toEqual([]);
  }
  if (right.count !== undefined) expect(titles.length, shown).toBe(right.count);
  if (right.nearest !== undefined) expect(nearest, shown).toBe(right.nearest);
}

describe('questions as people ask them, to the whole collection', () => {
  test.each(ASKED_QUESTIONS)('$question', checkAnswer);
});

/** An excluded food → how it would appear in the list of ingredients. */
const LEFT_OUT: readonly (readonly [string, RegExp])[] = [
  ['santan', /santan/u],
  ['kelapa', /kelapa|santan/u],
  ['cabe', /cabai|cabe|rawit/u],
  ['cabe rawit', /rawit/u],
  ['terasi', /terasi|belacan/u],
  ['udang', /udang|\bebi\b|terasi/u],
  ['ikan', /\bikan\b|\bteri\b/u],
  ['seafood', /\b(udang|cumi|kerang|kepiting|ikan|terasi)\b/u],
  ['daging', /\b(daging|sapi|kambing|babi|bebek|iga|bakso|sosis)\b/u],
  ['ayam', /(?<!telur )(?<!kuning telur )\bayam\b/u],
  ['telor', /telur|telor/u],
  ['susu', /susu|keju|mentega|krim\b/u],
  ['keju', /keju/u],
  ['tepung', /tepung|tapioka|maizena|terigu/u],
  ['terigu', /terigu/u],
  ['kacang', /kacang/u],
  ['tahu', /\btahu\b/u],
  ['tempe', /tempe/u],
  ['gula', /\b(gula|sirup|madu|kecap manis)\b/u],
  ['garam', /garam/u],
  ['minyak', /minyak/u],
  ['micin', /penyedap|kaldu bubuk|micin/u],
  ['bawang', /bawang|bombai/u],
  ['bawang putih', /bawang putih/u],
  ['merica', /merica|lada/u],
  ['kubis', /\b(kol|kubis)\b/u],
  ['mentimun', /timun/u],
  ['toge', /tauge|toge/u],
  ['wortel', /wortel/u],
  ['tomat', /tomat/u],
  ['jahe', /jahe/u],
  ['kunyit', /kunyit/u],
  ['nanas', /nanas/u],
  ['pisang', /pisang(?!.*pembungkus)/u],
  ['pandan', /pandan/u],
  ['coklat', /cokelat|coklat/u],
  ['nasi', /\bnasi\b/u],
  ['kecap', /kecap/u],
  ['petis', /petis/u],
  ['jeroan', /\b(hati|ampela|usus|babat|paru|kikil)\b/u],
];

/** The dishes of an answer; none if nothing fits. */
async function dishesOf(question: string) {
  try {
    return (await ask(question)).dishes.map(({ dish }) => dish);
  } catch (error) {
    if (error instanceof RecipeError && error.code === 'empty') return [];
    throw error;
  }
}

describe('excluded foods', () => {
  test.each(LEFT_OUT)(
    'there are dishes without %s, and none contains it',
    async (food, pattern) => {
      const answered: Dish[] = [];
      for (const what of [
        '20 menu',
        '20 kue',
        '20 lauk',
        '20 jajanan',
        '20 sambal',
        'soto',
        'ide',
      ]) {
        answered.push(...(await dishesOf(`${what} tanpa ${food}`)));
      }
      expect(answered.length).toBeGreaterThan(0);
      for (const { foodName, ingredient } of answered) {
        const names = ingredient.map(({ name }) => name.toLowerCase());
        expect(
          names.filter((name) => pattern.test(name)),
          foodName,
        ).toEqual([]);
      }
    },
  );
});

describe('the tables of titles', () => {
  test('every well-known title exists', () => {
    expect(WELL_KNOWN_TITLES.filter((title) => !factsByTitle.has(title))).toEqual([]);
  });
});

describe('a warning is the whole answer', () => {
  test.each([
    ['ayam belum matang dalamnya bahaya?', /masak lagi/u],
    ['pakai borax sedikit biar bakso kenyal takarannya', /racun/u],
    ['bleng buat kerupuk takarannya', /racun/u],
    ['pewarna rhodamin buat cendol', /racun/u],
    ['pemutih buat tahu', /racun/u],
    ['sakit demam berdarah makan apa', /dokter/u],
    ['ayam ga mateng dalemnya gimana', /masak lagi/u],
    ['ayam masih merah dalamnya gimana', /masak lagi/u],
    ['ayam goreng masih berdarah dekat tulang', /masak lagi/u],
    ['ayam masih pink di dalam aman?', /masak lagi/u],
    ['ayam masih mentah di dalam', /masak lagi/u],
    ['ayam di luar kulkas 6 jam masih aman?', /4 jam/u],
    ['ayam goreng 6 jam di meja masih bisa dimakan?', /4 jam/u],
    ['nasi kotak jam 6 pagi dimakan jam 2 siang aman?', /4 jam/u],
    ['telur setengah matang untuk ibu hamil', /matang penuh/u],
    ['bumil boleh makan tape?', /alkohol/u],
    ['maag boleh makan apa', /^Porsi kecil tetapi sering/u],
    ['ibu hamil mau makan sushi', /matang penuh/u],
    ['rendang kemarin masih boleh dimakan', /Semalam/u],
    ['kaleng sarden kembung', /buang/u],
    ['tongkol bikin gatal', /histamin/u],
    ['bayi boleh madu', /botulinum/u],
    ['ayam goreng kemarin masih aman?', /Semalam/u],
    ['ikan buntel gimana cara masak', /mematikan/u],
    ['di kulkas ada ayam dari minggu lalu', /2 hari/u],
    ['habis makan jengkol pipis sakit, minum apa', /IGD/u],
    ['suami lemes keringet dingin dicek gulanya 54, masakin apa', /teh manis/u],
    ['gula darah 40 lemas makan apa', /teh manis/u],
    ['cek gula 350 lemas keringat', /dokter/u],
    ['ayam agak bau masih bisa dimasak?', /buang/u],
    ['kerang yang kubeli baunya agak lain, masih aman?', /buang/u],
    ['lagi minum warfarin boleh makan bayam?', /dokter/u],
    ['habis dicek gula 320 makan apa', /dokter/u],
    ['ayam ungkepnya sudah melendir, dimasak apa', /buang|dokter/u],
    ['udang ngelendir masih bisa dimasak apa', /buang|dokter/u],
  ])('"%s"', async (question, warning) => {
    const { dishes, note } = await ask(question);
    expect(note).toMatch(warning);
    expect(dishes).toEqual([]);
  });

  test.each([
    ['nasi sisa semalam enaknya dimasak apa', /^$/u],
    ['bakso tanpa borax', /^$/u],
    ['ayam goreng matang sampai tulang', /^$/u],
    ['nasi kotak tahan berapa jam', /4 jam/u],
    ['menu buat ibu hamil', /^$/u],
    ['kue tanpa telur, anak alergi', /labelnya/u],
    ['ayam goreng sisa 3 potong dari hajatan', /suwir/u],
    ['usaha apa buat ibu yang punya bayi', /^$/u],
  ])('while advice comes with dishes, if there is any: "%s"', async (question, advice) => {
    const { dishes, note = '' } = await ask(question);
    expect(dishes.length).toBeGreaterThan(0);
    expect(note).toMatch(advice);
  });
});

test.each([
  ['menu 5 hari', 2, 5],
  ['katering harian 5 hari', 2, 5],
  ['menu seminggu', 2, 5],
  ['menu 3 hari lauk, sayur, sambal', 3, 3],
])('says how many dishes each day has: "%s"', async (question, aDay, count) => {
  const { dishes, note } = await ask(question);
  const days = dishes.flatMap((_, at) => daysInNote(note)(at) ?? []);
  expect(days).toHaveLength(count);
  expect(days).toHaveLength(dishes.length / aDay);
});

describe('cheaper dishes than those that were shown', () => {
  const costOf = ({ estimatedCostatRupiah, porsi = 1 }: Dish) => estimatedCostatRupiah / porsi;
  const cheaperThan = async (question: string, names: readonly string[]) => {
    const asked = addWishTo('yang lebih murah', { question, names, foods: [] });
    const { dishes, nearest } = await ask(known(asked, question));
    return { dishes: dishes.map(({ dish }) => dish), nearest };
  };

  test.each([
    'ide jualan takjil',
    'sayur',
    'lauk ayam',
    'soto',
    'masakan ikan',
    'bekal anak sekolah',
    'sarapan',
    'kue kering lebaran',
    'minuman segar',
    'sambal',
    'rendang',
    'sate',
    'olahan tempe',
    'jajanan pasar',
    'masakan padang, tanpa santan',
    '3 ide jualan gorengan',
  ])(
    'cost less than each of those that do not come again, the cheapest first: %s',
    async (question) => {
      let shown = (await ask(question)).dishes.map(({ dish }) => dish);
      // Asked for again, they get cheaper still.
      for (const _ of [1, 2]) {
        const names = shown.map(({ foodName }) => foodName);
        const { dishes, nearest } = await cheaperThan(question, names);
        const costs = dishes.map(costOf);
        const gone = shown.filter(
          ({ foodName }) => !dishes.some((dish) => dish.foodName === foodName),
        );
        expect(costs.length).toBeGreaterThan(0);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        expect(nearest).toBe(false);
        expect(gone.length).toBeGreaterThan(0);
        expect(Math.max(...costs)).toBeLessThan(Math.min(...gone.map(costOf)));
        shown = dishes;
      }
    },
  );

  test('may not exist, which is said', async () => {
    const { dishes, nearest } = await cheaperThan('rendang', ['Rendang Ayam', 'Rendang Ayam']);
    expect(nearest).toBe(true);
    expect(dishes.length).toBeGreaterThan(0);
  });

  test('of a meal still have its courses', async () => {
    const { dishes } = await ask('makan siang lengkap');
    const names = dishes.map(({ dish }) => dish.foodName);
    const cheaper = await cheaperThan('makan siang lengkap', names);
    expect(cheaper.dishes.map(({ jenis }) => jenis)).toEqual(
      expect.arrayContaining(['nasi', 'sayur']),
    );
  });

  test('are others if others are asked for', async () => {
    const question =
      'sayur, yang lebih murah (selain Cah Sawi, Acar Timun) (daripada Capcay, Gado-Gado)';
    const { dishes } = await ask(question);
    const names = dishes.map(({ dish }) => dish.foodName);
    expect(names).toHaveLength(5);
    for (const name of ['Cah Sawi', 'Acar Timun', 'Capcay']) expect(names).not.toContain(name);
  });
});

test.each([
  ['nasi kotak, isi Nasi Putih, Ayam Goreng Kremes, Urap Sayur, sayur', 2, 4],
  ['nasi kotak, isi Nasi Putih, Ayam Goreng Kremes, Capcay, sayur', 2, 4],
  ['nasi kotak, isi Nasi Putih, Ayam Goreng Kremes, 2 sayur', 2, 4],
  ['nasi kotak, isi Nasi Putih, Ayam Goreng Kremes, Urap Sayur', 1, 3],
])(
  'a vegetable that is added to a box comes beside the other: "%s"',
  async (question, greens, all) => {
    const { dishes } = await ask(question);
    expect(dishes.filter(({ dish }) => dish.jenis === 'sayur')).toHaveLength(greens);
    expect(dishes).toHaveLength(all);
  },
);

test.each([
  [
    'snack box 60 kotak, klepon 5 biji, risoles, lemper, isi klepon 5 biji, pastel, lemper',
    ['Klepon', 'Pastel', 'Lemper'],
  ],
  [
    'snack box 60 kotak, klepon, lemper, isi klepon, pastel, lemper, kue sus',
    ['Klepon', 'Pastel', 'Lemper', 'Kue Sus'],
  ],
])('of a box that was changed the last list counts: "%s"', async (question, names) => {
  const { dishes } = await ask(question);
  expect(dishes.map(({ dish }) => dish.foodName).toSorted()).toEqual(names.toSorted());
});

test.each([
  ['ada udang sama brokoli, masak apa', 'Di antara ini belum ada yang memakai brokoli.'],
  ['ada udang sama tahu, masak apa', undefined],
  ['labu siam sama udang', undefined],
  ['nasi kotak tanpa santan isi rendang, sayur', 'Yang cocok belum ada: rendang.'],
  ['nasi kotak isi ayam, sayur, kerupuk sama buah', 'Tinggal dibeli: kerupuk dan buah.'],
  ['nasi kotak isi ayam goreng, capcay, pisang', 'Tinggal dibeli: pisang.'],
  ['snack box isi risoles, pisang goreng, es jeruk', undefined],
  ['nasi kotak isi rujak buah, ayam', undefined],
  ['nasi kotak tanpa nasi isi ayam, sayur', undefined],
  ['nasi kotak isi orek tempe, ayam, orek tempe', undefined],
  ['snack box isi risol 3 buah, lemper', undefined],
])('says what no dish has that was asked for: "%s"', async (question, note) =>
  expect((await ask(question)).note).toBe(note),
);

test.each([
  [
    'makanan khas garut',
    'Di antara ini, yang tercatat khas Garut: Burayot, Bakso Aci, dan Dodol. Lainnya dari Jawa Barat.',
  ],
  [
    'bekasi ada makanan khasnya ga sih',
    'Di antara ini belum ada yang tercatat khas Bekasi; semuanya dari Jawa Barat.',
  ],
  ['makanan khas solo', undefined],
  ['masakan padang', undefined],
  ['masakan jawa tengah', undefined],
])('says which dishes are from the town that is asked for: "%s"', async (question, note) =>
  expect((await ask(question)).note).toBe(note),
);

describe('the names of the collection', () => {
  test('every title is found by itself, before all others and without a note', async () => {
    const missed: string[] = [];
    for (const { title } of facts) {
      const { dishes, note } = await ask(`resep ${title}`);
      if (dishes[0]?.dish.foodName !== title || note !== undefined) missed.push(title);
    }
    expect(missed).toEqual([]);
  });

  test('one recipe of a title is that dish alone, as a dish that is asked for by its place', async () => {
    const missed: string[] = [];
    for (const { title } of facts) {
      const typed = known(nameNumbered('yang pertama aja', [title]), title);
      const { dishes, note } = await ask(typed);
      if (dishes.length !== 1 || dishes[0]?.dish.foodName !== title || note !== undefined)
        missed.push(`${title} → ${dishes.map(({ dish }) => dish.foodName).join()} ${note}`);
    }
    expect(missed).toEqual([]);
  });

  test('every other name leads to its dish, even if it is not shipped', async () => {
    const missed: string[] = [];
    for (const { title, aliases } of checked.map(({ recipe }) => recipe)) {
      for (const alias of aliases) {
        const { dishes, note } = await ask(alias);
        // "Es dawet" does not ask how it keeps.
        if (note !== undefined || !dishes.some(({ dish }) => dish.foodName === title))
          missed.push(`${alias} (${title})`);
      }
    }
    expect(missed).toEqual([]);
  });
});
