import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../../src/core/costing/read-price-tables.ts';
import { priceRecipe } from './price-recipe.ts';
import { readRecipe, recipeFileName } from './read-recipe.ts';
import { findUndeclaredFoods } from './undeclared-foods.ts';

const recipe = (changes: Readonly<Record<string, string>> = {}, body = BODY) => {
  const metadata = {
    title: 'Tumis Kangkung',
    description: 'Kangkung tumis yang tetap hijau.',
    province: 'Nusantara',
    kind: 'sayur',
    occasions: '[makan siang, warteg]',
    servings: '4',
    active: '15',
    ...changes,
  };
  const lines = Object.entries(metadata).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
};

const BODY = `Panaskan @minyak goreng{2%sdm}. Tumis @bawang putih{4%siung}(cincang) ~{1%menit} sampai harum.

== Sayur ==

Masukkan @kangkung{1 1/2%ikat} dan @garam{1/2%sdt}. Aduk sampai layu, lalu sajikan.
`;

const read = (source: string) => readRecipe('tumis-kangkung.cook', source);

const book = createPriceBook(
  `ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall
minyak goreng,minyak,l,20000,18000,22000,2026-01,contoh,D,,,,lain-lain
bawang putih,,kg,40000,35000,50000,2026-01,contoh,D,,,,lain-lain
kangkung,,ikat,5000,4000,6000,2026-01,contoh,D,,,,lain-lain
garam,,kg,10000,9000,12000,2026-01,contoh,D,,,,lain-lain
`,
  `ingredient,measure,amount,unit,source,grade
*,sdm,15,ml,contoh,D
*,sdt,5,ml,contoh,D
bawang putih,siung,5,g,contoh,D
kangkung,ikat,400,g,contoh,D
garam,sdt,6,g,contoh,D
`,
);

describe('reading a recipe', () => {
  test('keeps amounts as written, preparation, section and the words of timers', () => {
    const { recipe: tumis, problems } = read(recipe());
    expect(problems).toEqual([]);
    expect(tumis.ingredients).toEqual([
      { name: 'minyak goreng', quantity: '2', unit: 'sdm', note: '', section: '', step: 1 },
      {
        name: 'bawang putih',
        quantity: '4',
        unit: 'siung',
        note: 'cincang',
        section: '',
        step: 1,
      },
      {
        name: 'kangkung',
        quantity: '1 1/2',
        unit: 'ikat',
        note: '',
        section: 'Sayur',
        step: 2,
      },
      { name: 'garam', quantity: '1/2', unit: 'sdt', note: '', section: 'Sayur', step: 2 },
    ]);
    expect(tumis.steps[0]?.text).toBe(
      'Panaskan minyak goreng. Tumis bawang putih 1 menit sampai harum.',
    );
  });

  test.each([
    [{ province: 'Jawa Tengahh' }, '"province" berisi "Jawa Tengahh"'],
    [{ kind: 'makanan' }, '"kind" berisi "makanan"'],
    [{ occasions: '[pesta]' }, 'Acara "pesta" tidak dikenal'],
    [{ servings: 'empat' }, '"servings" harus bilangan bulat'],
    [{ active: '0' }, '"active" harus bilangan bulat'],
    [{ active: '12' }, '"active" dibulatkan ke kelipatan 5 menit'],
    [{ wait: '31' }, '"wait" dibulatkan ke kelipatan 5 menit'],
    [{ wait: 'semalam' }, '"wait" harus bilangan bulat'],
    [{ stall: '0' }, '"stall" harus bagian dari satu porsi resep'],
    [{ storage: '3' }, '"storage" harus berisi tulisan. Isi, atau hapus barisnya'],
    [{ heat: '4' }, '"heat" paling besar 3'],
    [{ title: 'Tumis Bayam' }, 'Nama berkasnya harus tumis-bayam.cook'],
    [{ judul: 'Tumis' }, 'Keterangan "judul" tidak dikenal. Pakai salah satu: title, aliases'],
    [{ description: '""' }, '"description" belum diisi'],
    [{ tip: 'Api kecil ~ sedang.' }, 'Tanda "~" tidak bisa dipakai di resep'],
  ])('says what is wrong with %j', (changes, sentence) => {
    expect(read(recipe(changes)).problems.join(' ')).toContain(sentence);
  });

  test('keeps the notes beside the recipe', () => {
    const notes = {
      yield: '6 mangkuk, ± 400 g',
      equipment: 'wajan 30 cm',
      tip: 'Jangan ditutup supaya tetap hijau.',
      storage: 'Paling enak langsung dimakan.',
      sell: 'Porsi warung 150 g.',
      source: 'https://example.org/?q=kangkung',
    };
    const { recipe: tumis, problems } = read(recipe({ ...notes, wait: '30', stall: '0.5' }));
    expect(problems).toEqual([]);
    expect(tumis).toMatchObject({ ...notes, active: 15, wait: 30, stall: 0.5 });
    expect(read(recipe()).recipe).toMatchObject({ wait: 0, storage: '', stall: undefined });
  });

  test('requires ingredients and at least two steps', () => {
    const { problems } = read(recipe({}, 'Masak saja.'));
    expect(problems).toHaveLength(2);
  });

  test('requires the file to be named after the title', () => {
    expect(recipeFileName("Se'i Sapi")).toBe('sei-sapi.cook');
    expect(recipeFileName('Lapa-Lapa')).toBe('lapa-lapa.cook');
  });
});

describe('pricing a recipe', () => {
  test('adds up its lines, to the hundred', () => {
    const { total, problems } = priceRecipe(read(recipe()).recipe, book);
    expect(problems).toEqual([]);
    // Oil 30 ml 600, garlic 20 g 800, one and a half bunches 7500, salt 3 g 30.
    expect(total).toBe(8900);
  });

  test('reports an ingredient without a price and a unit without a weight', () => {
    const body = 'Iris @kangkuung{1%ikat} dan @garam{2%papan}.\n\nSajikan.';
    expect(priceRecipe(read(recipe({}, body)).recipe, book).problems).toEqual([
      'bahan "kangkuung" belum ada di prices.csv.',
      'measures.csv belum memuat berat satu papan garam.',
    ]);
  });
});

describe('foods in the steps', () => {
  test('that are not marked are found', () => {
    const body = 'Tumis @bawang putih{2%siung} dengan sedikit garam.\n\nSajikan dengan nasi.';
    expect(findUndeclaredFoods(read(recipe({}, body)).recipe, book)).toEqual(['garam']);
  });
});
