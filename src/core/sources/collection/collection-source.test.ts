import { describe, expect, test } from 'vitest';
import { PASTED_RECIPE_NOTE } from '../../kitchen/written/pasted-recipe.ts';
import type { AnswerEnd } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { describeRecipeSource } from '../source-contract.ts';
import type { CollectionData } from './bundled-collection.ts';
import { createCollectionSource } from './collection-source.ts';
import type { KitchenNote } from './kitchen-note.ts';
import { SMALL_DATA, SMALL_FACTS } from './search/fixtures/small-collection.ts';

const createSource = (data: Partial<CollectionData> = {}) =>
  createCollectionSource({ data: { ...SMALL_DATA, ...data }, random: () => 0.4 });
const never = () => new AbortController().signal;

describeRecipeSource('the collection', () => {
  // Facts and titles are loaded once for all questions and kept; a dish is loaded for one answer.
  let runningCalls = 0;
  const loadDish = async (position: number): Promise<Dish> => {
    runningCalls += 1;
    return SMALL_DATA.loadDish(position).finally(() => (runningCalls -= 1));
  };
  return {
    source: createSource({ loadDish }),
    question: 'soto',
    otherQuestion: 'minuman',
    questionWithout: 'siapa presiden indonesia',
    runningCalls: () => runningCalls,
  };
});

async function ask(
  question: string,
  data: Partial<CollectionData> = {},
): Promise<{ readonly titles: readonly string[]; readonly end: AnswerEnd }> {
  const answer = createSource(data).findDishes(question, { signal: never() });
  const dishes: Dish[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { titles: dishes.map(({ foodName }) => foodName), end: next.value };
    dishes.push(next.value);
  }
}

describe('answers of the collection', () => {
  test('put the named dish first', async () => {
    const { titles, end } = await ask('resep soto betawi');
    expect(titles).toEqual(['Soto Betawi', 'Soto Ayam']);
    expect(end).toStrictEqual({ source: 'collection', complete: true });
  });

  test('say when they are only the nearest', async () => {
    const { titles, end } = await ask('rendang tahu');
    expect(titles[0]).toBe('Rendang Daging');
    expect(end).toStrictEqual({ source: 'collection', complete: true, nearest: true });
  });

  test('contain five dishes unless another number is asked for', async () => {
    expect((await ask('masak apa hari ini')).titles).toHaveLength(5);
    expect((await ask('2 menu')).titles).toHaveLength(2);
    expect((await ask('sepuluh ide masakan')).titles.length).toBeGreaterThan(5);
  });

  test('leave out what the question excludes, down to the oven in the steps', async () => {
    expect((await ask('menu lebaran')).titles).toContain('Rendang Daging');
    await expect(ask('kue kering tanpa oven')).rejects.toMatchObject({ code: 'empty' });
  });

  test('are other dishes than those that were shown, and the same question otherwise', async () => {
    const { titles, end } = await ask('resep soto betawi (selain Soto Betawi)');
    expect(titles).toEqual(['Soto Ayam']);
    expect(end).toStrictEqual({ source: 'collection', complete: true });
    const [first = ''] = (await ask('masak apa hari ini')).titles;
    const others = await ask(`masak apa hari ini (selain ${first})`);
    expect(others.titles).toHaveLength(5);
    expect(others.titles).not.toContain(first);
    // A visitor's own brackets name foods, which are refused.
    expect((await ask('lauk (selain telur, tempe)')).titles.join()).not.toMatch(/Telur|Tempe/u);
  });

  test('check the dish again, whose ingredients have other names than the facts', async () => {
    const loadDish = async (position: number): Promise<Dish> => {
      const dish = await SMALL_DATA.loadDish(position);
      return dish.foodName === 'Wedang Jahe'
        ? { ...dish, ingredient: [{ name: 'Santan kara', servingSize: '1 bungkus' }] }
        : dish;
    };
    const { titles } = await ask('minuman', { loadDish });
    expect(titles).toContain('Wedang Jahe');
    await expect(ask('minuman tanpa santan', { loadDish })).rejects.toMatchObject({
      code: 'empty',
    });
  });

  test('contain pork only if the question names it', async () => {
    expect((await ask('saksang')).titles).toEqual(['Saksang']);
    expect((await ask('masakan babi')).titles).toEqual(['Saksang']);
    expect((await ask('menu natal')).titles).not.toContain('Saksang');
    expect((await ask('makanan khas sumatera utara')).titles).not.toContain('Saksang');
  });
});

describe('a question about more than a recipe', () => {
  const noteOf = async (question: string, data: Partial<CollectionData> = {}) =>
    (await ask(question, data)).end.note;

  test('a substitute for a food is named, and no dish if none is asked for', async () => {
    for (const question of [
      'ganti santan dengan apa',
      'nggak punya santan bisa diganti apa',
      'pengganti santan',
      'santan habis, gantinya apa ya',
    ]) {
      const { titles, end } = await ask(question);
      expect(end.note, question).toBe('Pengganti santan:\n• susu cair (1 : 1): lebih encer');
      expect(titles, question).toEqual([]);
    }
  });

  test('no substitute is named that the question excludes', async () => {
    expect(await noteOf('alergi susu, santan diganti apa')).toBe(
      'Pengganti santan belum tercatat di koleksi kami.',
    );
  });

  test('an allergen is in no dish, even if its substitute is asked for', async () => {
    const { titles } = await ask('alergi telur. pengganti telur apa');
    expect(titles).not.toContain('Semur Tahu Telur');
  });

  test('how long a dish keeps comes first, even if it is not known', async () => {
    const loadDish = async (position: number): Promise<Dish> => ({
      ...(await SMALL_DATA.loadDish(position)),
      simpan: 'Kulkas 3 hari.',
    });
    expect(await noteOf('rendang tahan berapa lama', { loadDish })).toBe(
      'Rendang Daging: Kulkas 3 hari.',
    );
    expect(await noteOf('rendang tahan berapa lama')).toMatch(/belum tercatat/u);
  });

  test('a recipe that is pasted gets no dishes of ours, but a warning', async () => {
    const unsafe = await ask('anak bayi 6 bulan\nbahan:\n50 g beras\n200 ml air');
    expect(unsafe.end.note).toMatch(/dokter/u);
    expect(await ask('Bolu\nBahan:\n250 g terigu\n2 butir telur')).toMatchObject({
      titles: [],
      end: { note: PASTED_RECIPE_NOTE },
    });
  });

  test('the selling price of a dish is our estimate', async () => {
    expect(await noteOf('harga jual rendang berapa')).toMatch(
      /^Rendang Daging: .*Rp\s?2\.500 per porsi.*Rp\s?5\.000/u,
    );
  });

  test.each(['cara simpan rendang biar tidak basi', 'gimana caranya rendang tidak alot'])(
    'is answered with only the dish that it names: "%s"',
    async (question) => {
      const { titles, end } = await ask(question);
      expect(titles).toEqual(['Rendang Daging']);
      expect(end).not.toHaveProperty('nearest');
    },
  );

  test('advice is given with dishes, or without any', async () => {
    const { titles, end } = await ask('rendang kenapa santannya menggumpal, santan pecah');
    expect(titles).toContain('Rendang Daging');
    expect(end.note).toBe('Aduk terus sampai mendidih.');
    expect(await ask('cara kelapa dikupas robot mobil')).toEqual({
      titles: [],
      end: { source: 'collection', complete: true, note: 'Aduk terus sampai mendidih.' },
    });
  });

  test('advice that does not load is no failure', async () => {
    const loadKitchenNotes = async (): Promise<never> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const asked = 'rendang kenapa santannya menggumpal, santan pecah';
    const { titles, end } = await ask(asked, { loadKitchenNotes });
    expect(titles).toContain('Rendang Daging');
    expect(end.complete).toBe(true);
    await expect(
      ask('cara kelapa dikupas robot mobil', { loadKitchenNotes }),
    ).rejects.toMatchObject({ code: 'empty' });
  });

  test('a warning that does not load is a failure of the network', async () => {
    const loadKitchenNotes = async (): Promise<never> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    await expect(ask('mpasi 8 bulan', { loadKitchenNotes })).rejects.toMatchObject({
      code: 'network',
    });
  });

  test('sums of figures that the question names need no dish', async () => {
    const { titles, end } = await ask('hpp 9000 dijual 12000 untung berapa');
    expect(end.note).toContain('3.000 per porsi');
    expect(titles).toEqual([]);
    const named = await ask('rendang hpp 9000 dijual 12000 untung berapa');
    expect(named.end.note).toContain('3.000 per porsi');
    expect(named.titles).toContain('Rendang Daging');
  });

  test('what a food costs or weighs needs no dish; without prices nothing is said', async () => {
    const priced = await ask('harga telur sekarang berapa');
    expect(priced.titles).toEqual([]);
    expect(priced.end).toMatchObject({
      note: expect.stringContaining('30.000 per kg'),
      food: 'telur ayam',
    });
    const weighed = await ask('sekilo telur isi berapa butir');
    expect([weighed.titles, weighed.end.note]).toEqual([[], expect.stringContaining('16 butir')]);
    const loadFoodFigures = async (): Promise<never> => {
      throw new Error('gone');
    };
    const without = await ask('harga telur sekarang berapa', { loadFoodFigures });
    expect(without.end.note).not.toContain('30.000 per kg');
  });

  test('no advice is loaded for a recipe', async () => {
    const loadKitchenNotes = async (): Promise<never> => {
      throw new Error('loaded');
    };
    expect((await ask('resep rendang', { loadKitchenNotes })).end.complete).toBe(true);
  });

  test.each(['bayi 5 bulan boleh makan kelapa dikupas', 'pengganti santan untuk bayi apa'])(
    'only a warning is shown if nothing would be safe: "%s"',
    async (question) => {
      const { titles, end } = await ask(question);
      expect(titles).toEqual([]);
      expect(end.note).toMatch(/^Soal bayi .* dokter/u);
    },
  );

  test('a warning comes without dishes, other advice with them', async () => {
    const notes = (warning: KitchenNote['warning']): readonly KitchenNote[] => [
      { triggers: 'kelapa busuk', note: 'Buang.', warning },
    ];
    const data = {
      loadNotePatterns: async () => ({ replacingDishes: 'busuk', withDishes: 'busuk' }),
    };
    const warned = await ask('kelapa busuk masih bisa', {
      ...data,
      loadKitchenNotes: async () => notes('danger'),
    });
    expect([warned.titles, warned.end.note]).toEqual([[], 'Buang.']);
    const advised = await ask('kelapa busuk masih bisa', {
      ...data,
      loadKitchenNotes: async () => notes(''),
    });
    expect(advised.titles.length).toBeGreaterThan(0);
  });

  test('a warning about what is asked comes before the general one', async () => {
    const loadKitchenNotes = async (): Promise<readonly KitchenNote[]> => [
      {
        triggers: 'jamur liar',
        note: 'Jangan dimakan. Terlanjur: segera ke IGD.',
        warning: 'danger',
      },
    ];
    const { titles, end } = await ask('jamur liar boleh dimakan', { loadKitchenNotes });
    expect(titles).toEqual([]);
    expect(end.note).toContain('IGD');
  });

  test.each(['rendang', 'lauk yang awet', 'masakan biar kenyang'])(
    'is not every question: "%s" has no note',
    async (question) => expect(await noteOf(question)).toBeUndefined(),
  );

  test.each([
    ['menu tanpa santan', 'santan'],
    ['alergi telur', 'telur dan mayones'],
    ['alergi udang', 'udang, kepiting, kerang, ebi, rebon, terasi, dan lainnya'],
    ['alergi udang, mau kerang', 'udang, kepiting, ebi, rebon, terasi, petis, dan lainnya'],
    ['lauk tanpa oven', undefined],
    ['anak demam dikasih makan apa', 'yang mentah'],
  ])('what is left out is named: %s', async (question, leftOut) => {
    expect((await ask(question)).end.leftOut).toBe(leftOut);
  });

  test('an answer whose substitutes do not load keeps its dishes', async () => {
    const loadSubstitutions = async (): Promise<never> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const { titles, end } = await ask('pengganti santan', { loadSubstitutions });
    expect(titles.length).toBeGreaterThan(0);
    expect(end).toStrictEqual({ source: 'collection', complete: false, reason: 'interrupted' });
  });
});

describe('the texts of the recipes', () => {
  test('decide if only they know a word, and the answer is called the nearest', async () => {
    expect((await ask('masakan kondangan')).titles[0]).not.toBe('Semur Tahu Telur');
    const { titles, end } = await ask('masakan wisudanya sepupu sekampung');
    expect(titles[0]).toBe('Semur Tahu Telur');
    expect(end).toMatchObject({ nearest: true });
  });

  test('keep every exclusion and add no pork', async () => {
    const { titles } = await ask('masakan wisuda sekampung tanpa telur');
    expect(titles).not.toContain('Semur Tahu Telur');
    expect(titles).not.toContain('Saksang');
  });

  test('are not needed if they do not load', async () => {
    const loadLateReaders = async (): Promise<never> => {
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    const { titles, end } = await ask('masakan wisuda sekampung', { loadLateReaders });
    expect(titles.length).toBeGreaterThan(0);
    expect(end).toMatchObject({ complete: true, nearest: true });
  });
});

describe('a question without an answer', () => {
  test('returns titles near it', async () => {
    await expect(ask('siapa presiden indonesia')).rejects.toMatchObject({ code: 'empty' });
    const error: unknown = await ask('cara ternak lele').catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(RecipeError);
    expect((error as RecipeError).near).toHaveLength(3);
    expect((error as RecipeError).near).not.toContain('Saksang');
  });

  test('about babies and the ill has a warning and no title', async () => {
    const asked = ['mpasi 8 bulan', 'bubur bayi', 'lauk untuk sakit ginjal'];
    // "Serangan" loses its ending before illnesses are looked for.
    for (const question of [...asked, 'sup habis serangan jantung']) {
      const { titles, end } = await ask(question);
      expect(titles, question).toEqual([]);
      expect(end.note, question).toContain('dokter');
    }
  });
});

describe('a collection that does not load', () => {
  const gone = async (): Promise<never> => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };

  test('is a failure of the network', async () => {
    await expect(ask('soto', { loadFacts: gone })).rejects.toMatchObject({ code: 'network' });
    await expect(ask('soto', { loadWords: gone })).rejects.toMatchObject({ code: 'network' });
    await expect(ask('soto', { loadDish: gone })).rejects.toMatchObject({ code: 'network' });
    const source = createSource({ loadTitles: gone });
    await expect(source.suggestDishes(3, { signal: never() })).rejects.toMatchObject({
      code: 'network',
    });
  });

  test('keeps the dishes that arrived before', async () => {
    let calls = 0;
    const loadDish = async (position: number) => {
      calls += 1;
      return calls > 1 ? gone() : SMALL_DATA.loadDish(position);
    };
    const { titles, end } = await ask('soto', { loadDish });
    expect(titles).toEqual(['Soto Ayam']);
    expect(end).toStrictEqual({ source: 'collection', complete: false, reason: 'interrupted' });
  });

  test('is requested again by the next question, and only once after it has loaded', async () => {
    let calls = 0;
    const source = createSource({
      loadFacts: async () => {
        calls += 1;
        return calls === 1 ? gone() : SMALL_FACTS;
      },
    });
    const first = async () => source.findDishes('soto', { signal: never() }).next();
    await expect(first()).rejects.toMatchObject({ code: 'network' });
    await first();
    await first();
    expect(calls).toBe(2);
  });

  test('and hangs can still be cancelled', async () => {
    const controller = new AbortController();
    const reason = new Error('pergi');
    const source = createSource({ loadFacts: async () => new Promise<never>(() => {}) });
    const next = source.findDishes('soto', { signal: controller.signal }).next();
    controller.abort(reason);
    await expect(next).rejects.toBe(reason);
  });
});

describe('suggestions of the collection', () => {
  test('come from the titles alone', async () => {
    const source = createSource({
      loadFacts: async () => {
        throw new Error('Facts are not needed here');
      },
    });
    const suggestions = await source.suggestDishes(4, { signal: never() });
    expect(suggestions).toHaveLength(4);
  });

  test('fail if there are no titles', async () => {
    const source = createSource({ loadTitles: async () => ({ titles: [], groups: '' }) });
    await expect(source.suggestDishes(4, { signal: never() })).rejects.toMatchObject({
      code: 'empty',
    });
  });
});
