import { describe, expect, test } from 'vitest';
import { NO_OWN_PRICES } from '#core/costing/own-prices.ts';
import { DEFAULT_BUSINESS_COSTS, type DishBusiness } from '#core/kitchen/business-costs.ts';
import { NO_ASKED_BOX } from '#core/kitchen/fixtures/no-asked-box.ts';
import { planBox } from '#core/kitchen/meal-box.ts';
import { planDish } from '#core/kitchen/plan-dish.ts';
import { scaleDish } from '#core/kitchen/scale-dish.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { costing } from '../fixtures/twenty-prices.ts';
import { createDocx, createRecipeCard } from './docx.chunk.ts';
import { findXmlFault, readDocx } from './fixtures/read-docx.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];

const QUESTION = 'ide jualan takjil';
const DATE = '22 November 2026';
const write = (...dishes: readonly Dish[]) =>
  createDocx({ question: QUESTION, date: DATE, dishes: dishes.map((dish) => ({ dish })) });
const read = async (...dishes: readonly Dish[]) => readDocx(await write(...dishes));
const texts = (section: Awaited<ReturnType<typeof read>>['sections'][number] | undefined) =>
  section?.map(({ text }) => text);

describe('the Word document', () => {
  test('contains a dish in the contract’s order', async () => {
    const { sections } = await read(soto);
    expect(sections.map(texts)).toEqual([
      [
        '1. Soto Ayam Lamongan',
        soto.description,
        'Resep',
        'Hasil 6 mangkuk, ± 400 g',
        'Bahan yang diperlukan:',
        'Ayam kampung, belah dua — 1 ekor (800 g)',
        'Bumbu halus:',
        'bawang merah — 8 siung',
        'kunyit — 2 cm',
        'Serai, memarkan — 2 batang',
        'Merica butiran — ½ sdt',
        'Koya (kerupuk udang dan bawang putih goreng) — secukupnya',
        'Cara memasak:',
        ...soto.completeRecept.map(({ step }) => step),
        'Tips',
        soto.tips,
        ...(soto.simpan === undefined ? [] : ['Penyimpanan', soto.simpan]),
        'Estimasi biaya yang dikeluarkan: Rp\u00a078.000',
      ],
    ]);
  });

  test('has one section per dish, each with its number', async () => {
    const { sections } = await read(...SAMPLE_DISHES);
    expect(sections.map((section) => section[0])).toMatchObject(
      SAMPLE_DISHES.map(({ foodName }, index) => ({
        text: `${index + 1}. ${foodName}`,
        style: 'Heading1',
      })),
    );
  });

  test('has real headings, bold by their style and not unset by their text', async () => {
    const { sections, parts } = await read(soto);
    const headings = sections.flat().filter(({ style }) => style.startsWith('Heading'));
    expect(headings.map(({ text, style }) => [style, text])).toEqual([
      ['Heading1', '1. Soto Ayam Lamongan'],
      ['Heading2', 'Resep'],
      ['Heading3', 'Tips'],
      ...(soto.simpan === undefined ? [] : [['Heading3', 'Penyimpanan']]),
    ]);
    expect(parts.get('word/document.xml')).not.toContain('w:val="false"');
    expect(parts.get('word/styles.xml')).toMatch(/w:styleId="Heading1".*?<w:b\/>/u);
  });

  test('has the advice before the dishes, or alone', async () => {
    const note = 'Api kecil.\nAduk terus.';
    for (const dishes of [[{ dish: soto }], []]) {
      const blob = await createDocx({ question: QUESTION, date: DATE, dishes, note });
      const [first = []] = (await readDocx(blob)).sections;
      expect(first.map(({ text }) => text)).toEqual(['Api kecil.', 'Aduk terus.']);
    }
  });

  test('says where each day of a menu begins', async () => {
    const note = 'Menu 2 hari: urut dari atas, 2 masakan sehari.';
    const dishes = [soto, rendang, soto, rendang].map((dish) => ({ dish }));
    const blob = await createDocx({ question: QUESTION, date: DATE, dishes, note });
    const [, ...sections] = (await readDocx(blob)).sections;
    expect(sections.map(([first]) => first?.text)).toEqual([
      'Hari 1',
      `2. ${rendang.foodName}`,
      'Hari 2',
      `4. ${rendang.foodName}`,
    ]);
  });

  test('begins with the box that is ordered', async () => {
    const rice = {
      ...soto,
      foodName: 'Nasi Putih',
      jenis: 'nasi',
      porsi: 6,
      porsiWarung: 8,
      hasil: '6 piring',
    } as const;
    const planned = [rice, rendang].map((dish, position) => {
      const parts = { size: { portions: 100 }, servesGuests: true };
      return {
        dish,
        position,
        plan: planDish(dish, { ...parts, business: DEFAULT_BUSINESS_COSTS }),
      };
    });
    const box = planBox(planned, {
      business: DEFAULT_BUSINESS_COSTS,
      portions: 100,
      asked: { ...NO_ASKED_BOX, price: 25_000 },
      box: { portions: { 1: 0.5 }, extraRupiah: 1_000 },
    });
    const order = { question: QUESTION, date: DATE, dishes: planned, note: 'Api kecil.', box };
    const { sections } = await readDocx(await createDocx(order));
    const { costPerPortion, profitPerPortion, profitPerBatch } = box.sheet!;
    expect(texts(sections[1])).toEqual([
      'Pesanan 100 paket',
      'Isi satu paket:',
      'Nasi Putih — ¾ piring (masak 75 piring)',
      expect.stringMatching(/^Rendang Daging Sapi — ½ porsi \(masak 50 \p{L}+\)$/u),
      'Isi lain per paket — Rp\u00a01.000',
      'Takaran resep di bawah belum tentu untuk pesanan ini. Masak sebanyak yang tertulis di sini.',
      'Hitungan paket:',
      `HPP per paket: ${formatRupiah(costPerPortion)}`,
      'Harga jual per paket: Rp\u00a025.000',
      `Untung per paket: ${formatRupiah(profitPerPortion)}`,
      `Untung semua paket: ${formatRupiah(profitPerBatch)}`,
    ]);
    expect(sections.slice(2).map((section) => section[0]?.text)).toEqual([
      '1. Nasi Putih',
      '2. Rendang Daging Sapi',
    ]);
    // A profit of each dish, less all gas and wages, would contradict that of the box.
    const sold = await readDocx(await createDocx({ ...order, isSelling: true }));
    expect(sold.sections.map(texts)).toEqual(sections.map(texts));
    // Where the recipes below are those that the boxes need, nothing warns of them.
    const needed = planned.map((recipe, position) => {
      const factor = box.dishes.find((boxed) => boxed.position === position)?.factor ?? 1;
      return { ...recipe, plan: { ...recipe.plan, factor } };
    });
    const cooked = await readDocx(await createDocx({ ...order, dishes: needed }));
    expect(texts(cooked.sections[1])).toContain('Hitungan paket:');
    expect(texts(cooked.sections[1])).not.toContainEqual(expect.stringContaining('belum tentu'));
  });

  test('has the notes of the screen, in the same order', async () => {
    const { sections } = await read({
      ...soto,
      jualan: 'Mika isi lima.',
      simpan: 'Kulkas 2 hari.',
      alat: 'panci 10 liter',
    });
    const labels = sections.flat().filter(({ style }) => style === 'Heading3');
    expect(labels.map(({ text }) => text)).toEqual(['Alat', 'Tips', 'Penyimpanan', 'Untuk jualan']);
  });

  test('has its ingredients as bullets and its steps as numbers', async () => {
    const { sections } = await read(soto);
    const formats = (sections[0] ?? []).map(({ list }) => list?.format);
    expect(formats.filter((format) => format?.startsWith('bullet'))).toHaveLength(6);
    expect(formats.filter((format) => format?.startsWith('decimal'))).toHaveLength(4);
  });

  test('numbers the steps of every dish from 1', async () => {
    const { sections } = await read(soto, rendang, soto);
    const numbered = sections.map((section) =>
      section.flatMap(({ list }) => (list?.format.startsWith('decimal') ? [list] : [])),
    );
    const lists = numbered.map((steps) => [...new Set(steps.map(({ id }) => id))]);
    expect(lists.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(new Set(lists.flat()).size).toBe(3);
    expect(new Set(numbered.flat().map(({ format }) => format))).toEqual(
      new Set(['decimal from 1']),
    );
  });

  test('leaves out unknown facts instead of making them up', async () => {
    const { tips: _, porsi: _porsi, hasil: _hasil, simpan: _simpan, ...rest } = soto;
    const { sections } = await read({
      ...rest,
      description: '',
      ingredient: [
        { name: 'Garam', servingSize: '' },
        { name: '', servingSize: '2 siung' },
      ],
      completeRecept: [],
      estimatedCostatRupiah: 0,
    });
    expect(sections.map(texts)).toEqual([
      ['1. Soto Ayam Lamongan', 'Resep', 'Bahan yang diperlukan:', 'Garam', '2 siung'],
    ]);
  });

  test('has question and date at the top of each page, and page numbers below', async () => {
    const { parts } = await read(soto, rendang);
    expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${QUESTION}</dc:title>`);
    const head = parts.get('word/header1.xml') ?? '';
    expect(head.indexOf(QUESTION)).toBeGreaterThan(0);
    expect(head.indexOf(DATE)).toBeGreaterThan(head.indexOf(QUESTION));
    expect(parts.get('word/footer1.xml')).toContain('NUMPAGES');
  });

  test('starts a dish where the previous one ends', async () => {
    const { parts } = await read(...SAMPLE_DISHES);
    const types = [...(parts.get('word/document.xml') ?? '').matchAll(/<w:type w:val="(\w+)"/gu)];
    expect(types.map(([, type]) => type)).toEqual(SAMPLE_DISHES.map(() => 'continuous'));
  });

  test('has each group of ingredients as a separate list under its name', async () => {
    const { sections, parts } = await read(soto);
    const lines = sections[0] ?? [];
    expect(lines.find(({ text }) => text === 'Bumbu halus:')?.list).toBeUndefined();
    const xml = parts.get('word/document.xml') ?? '';
    const levelOf = (words: string) =>
      /<w:ilvl w:val="(\d)"/u.exec(
        xml.split('<w:p>').find((part) => part.includes(words)) ?? '',
      )?.[1];
    expect([levelOf('bawang merah'), levelOf('kunyit'), levelOf('Serai')]).toEqual(['1', '1', '0']);
  });

  test('is written for the planned portions, and says what the estimate is for', async () => {
    const plan = { factor: 50 / 6, portions: 50, isAsWritten: false, isComputed: false };
    const { dish: scaled } = scaleDish(soto, { ...plan, costing: undefined });
    const file = await createDocx({
      question: QUESTION,
      date: DATE,
      dishes: [{ dish: soto, plan, scaled }],
    });
    const words = texts((await readDocx(file)).sections[0]);
    expect(words).toContain('Hasil 50 mangkuk (resep asli 6)');
    expect(words).toContain('Serai, memarkan — 17 batang');
    expect(words).toContain('Estimasi ini untuk resep asli, 6 mangkuk.');
  });

  test('is marked as Indonesian, so that nothing is underlined as misspelt', async () => {
    const { parts } = await read(soto);
    expect(parts.get('word/styles.xml')).toMatch(/<w:lang\b[^>]*w:val="id-ID"/u);
  });

  test('names only the product as its author', async () => {
    const { parts } = await read(soto);
    const core = parts.get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:creator>Cobek</dc:creator>');
    expect(core).toContain('<cp:lastModifiedBy>Cobek</cp:lastModifiedBy>');
  });

  test("has Word's file type and the parts that Word requires", async () => {
    const file = await write(soto);
    expect(file.type).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    const { parts } = await readDocx(file);
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
    );
  });
});

const business = { ...DEFAULT_BUSINESS_COSTS, packagingRupiah: 500, gasRupiah: 6_000 };

const ADVICE = 'Bumbu jangan langsung dimasukkan semua.';

describe('the sums in the Word document', () => {
  const linesAfterEstimate = async (dish: Dish, portions?: number, isSelling = false) => {
    const { plan, scaled } = planCard(dish, portions);
    const dishes = [{ dish, plan, scaled }];
    const blob = await createDocx({ question: QUESTION, date: DATE, dishes, isSelling });
    const lines = texts((await readDocx(blob)).sections[0]) ?? [];
    const from = lines.findIndex((line) => line.startsWith('Estimasi biaya'));
    const shown = lines.slice(from + 1).map((line) => line.replaceAll('\u00a0', ' '));
    return { shown, plan };
  };
  const rupiah = (amount = 0) => `Rp ${amount.toLocaleString('id-ID')}`;

  test('are missing for a recipe at its own size that is cooked at home', async () => {
    expect((await linesAfterEstimate(soto)).shown).toEqual([]);
  });

  test('at another size are ours, as on the card', async () => {
    const { shown, plan } = await linesAfterEstimate(soto, 50);
    const { ingredientRupiah = 0 } = plan;
    expect(shown).toEqual([
      'Estimasi ini untuk resep asli, 6 mangkuk.',
      `Hitungan kami: ${rupiah(ingredientRupiah)} untuk 50 mangkuk · ${rupiah(Math.round(ingredientRupiah / 50))} per mangkuk`,
    ]);
  });

  test('in selling mode include those of the business, even a loss', async () => {
    const { shown, plan } = await linesAfterEstimate(soto, 50, true);
    const { sheet } = plan;
    expect(shown.slice(2)).toEqual([
      `HPP ${rupiah(sheet?.costPerPortion)} per mangkuk · harga jual ${rupiah(sheet?.price)} · untung ${rupiah(sheet?.profitPerPortion)}`,
      `Sekali masak: modal ${rupiah(sheet?.total)} · untung ${rupiah(sheet?.profitPerBatch)} kalau 50 mangkuk laku`,
    ]);
    const { plan: own, scaled } = planCard(soto, 50, { priceRupiah: 500 });
    const dishes = [{ dish: soto, plan: own, scaled }];
    const blob = await createDocx({ question: '', date: DATE, dishes, isSelling: true });
    const lines = texts((await readDocx(blob)).sections[0]) ?? [];
    expect(lines.at(-2)).toMatch(/harga jual Rp\u00a0500 · rugi Rp/u);
    expect(lines.at(-1)).toMatch(/ · rugi Rp\u00a0[\d.]+ kalau 50 mangkuk laku$/u);
  });

  test('that we could not compute are marked as an estimate', async () => {
    const odd = { ...soto, ingredient: [{ name: 'zzqx', servingSize: '2 lembar' }] };
    const { shown } = await linesAfterEstimate(odd, undefined, true);
    expect(shown[0]).toMatch(/^HPP ± Rp /u);
    expect(shown).toHaveLength(2);
  });
});

function planCard(dish: Dish, portions?: number, dishBusiness?: DishBusiness) {
  const dishCost = costing.costOf(dish, NO_OWN_PRICES);
  const size = portions === undefined ? {} : { portions };
  const plan = planDish(dish, { size, business, dishBusiness, dishCost });
  const { dish: scaled } = scaleDish(dish, { ...plan, costing });
  return { dish, plan, position: 0, scaled, date: DATE, advice: [ADVICE] };
}

describe('the card of a recipe', () => {
  test('has size, tools, times, amounts, steps and storage, and the costs on the next page', async () => {
    const card = planCard({ ...soto, alat: 'panci 10 liter' }, 50);
    const { sections, parts } = await readDocx(await createRecipeCard(card));
    const [front = [], back = []] = sections.map(texts);
    expect(front).toEqual(
      expect.arrayContaining([
        'Soto Ayam Lamongan',
        '50 mangkuk',
        '1 jam 15 menit',
        '15 menit',
        'panci 10 liter',
        'Serai, memarkan',
        '17 batang',
        'Penyimpanan',
        soto.simpan,
        ADVICE,
      ]),
    );
    expect(front?.join(' ')).not.toMatch(/Rp/u);
    expect(parts.get('word/document.xml')).toContain('<w:type w:val="nextPage"/>');
    const sheet = card.plan.sheet;
    const rupiah = (words: string | undefined) => Number(words?.replaceAll(/\D/gu, ''));
    const at = (term: string) => rupiah(back?.[(back?.lastIndexOf(term) ?? 0) + 1]);
    expect(at('HPP per mangkuk')).toBe(sheet?.costPerPortion);
    expect(at('Bahan')).toBe(sheet?.ingredients);
    const lines = back?.slice(back.indexOf('Biaya') + 1, back.lastIndexOf('Bahan')) ?? [];
    const sum = lines
      .filter((_, index) => index % 4 === 3)
      .reduce((total, cell) => total + rupiah(cell), 0);
    expect(lines).toHaveLength(4 * 6);
    expect(sum).toBe(sheet?.ingredients);
  });

  test('writes prices as the page does', async () => {
    const ingredient = [
      { name: 'minyak goreng', servingSize: '500 ml' },
      { name: 'gula pasir', servingSize: '2 sdm' },
    ];
    const { sections } = await readDocx(await createRecipeCard(planCard({ ...soto, ingredient })));
    const prices = texts(sections[1])?.filter((cell) => cell.includes(' / '));
    expect(prices).toEqual([
      expect.stringMatching(/^Rp\u00a0[\d.]+ \/ liter$/u),
      expect.stringMatching(/^Rp\u00a0[\d.]+ \/ kg$/u),
    ]);
  });

  test('says so if too few lines have a price, or nothing is known', async () => {
    const odd = { ...soto, ingredient: [{ name: 'Serbuk ajaib', servingSize: '1 sdm' }] };
    const { sections } = await readDocx(await createRecipeCard(planCard(odd)));
    expect(texts(sections[1])?.join(' ')).toContain('terlalu sedikit harga yang diketahui');
    const { porsi: _, ...bare } = { ...odd, estimatedCostatRupiah: 0 };
    const unknown = await readDocx(await createRecipeCard(planCard(bare)));
    expect(texts(unknown.sections[1])).toContain('Biayanya belum diketahui.');
  });
});

describe('text that XML cannot hold as is', () => {
  const controls = Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code)).join('');

  test.each([
    ['marks', `<w:p> & "kutip" 'petik' ]]> <!-- -->`, `<w:p> & "kutip" 'petik' ]]> <!-- -->`],
    ['an entity', '&lt;b&gt; &amp; &#0;', '&lt;b&gt; &amp; &#0;'],
    ['an emoji', 'pedas 🌶️🍲', 'pedas 🌶️🍲'],
    ['control characters', `a${controls}\u007f\u0085z`, 'a\t\n\rz'],
    ['halves of characters', 'a\ud800b\udc00c\udfff', 'abc'],
    ['a half before a whole', '\ud83c\ud83c\udf72', '🍲'],
    ['no characters at all', 'a\ufffe\uffffb', 'ab'],
    ['marks of direction', 'a\u202eb\u2028c', 'a\u202eb\u2028c'],
  ])('keeps the file whole in every field: %s', async (_, hostile, expected) => {
    const { sections, parts } = await read({
      foodName: `F ${hostile}`,
      description: `D ${hostile}`,
      completeRecept: [{ number: 1, step: `S ${hostile}` }],
      ingredient: [{ name: `N ${hostile}`, servingSize: `A ${hostile}` }],
      estimatedCostatRupiah: 1,
      price: 0,
      img: hostile,
    });
    expect(faultsOf(parts)).toEqual([]);
    expect(texts(sections[0])).toEqual(
      expect.arrayContaining([
        `1. F ${expected}`,
        `D ${expected}`,
        `S ${expected}`,
        `N ${expected} — A ${expected}`,
      ]),
    );
  });

  /** The whole table at once, in each field that a model may fill. */
  const HOSTILE = `<w:p/></w:t> &amp; &#0; ]]> "\u202e\ud800${controls}\ufffe`;
  const SHOWN = `<w:p/></w:t> &amp; &#0; ]]> "\u202e`;
  const hostileDish = parseDish({
    foodName: `NAMA ${HOSTILE}`,
    description: `URAIAN ${HOSTILE}`,
    completeRecept: [`LANGKAH ${HOSTILE} 15 menit`],
    ingredient: [{ name: `Bumbu ${HOSTILE}: bawang merah`, servingSize: `2 ${HOSTILE}` }],
    estimatedCostatRupiah: 45_000,
    price: 15_000,
    img: HOSTILE,
    porsi: 4,
    hasil: `4 ${HOSTILE}`,
    asal: `ASAL ${HOSTILE}`,
    alat: `ALAT ${HOSTILE}`,
    tips: `TIPS ${HOSTILE}`,
    simpan: `SIMPAN ${HOSTILE}`,
    jualan: `JUALAN ${HOSTILE}`,
    waktu: { aktif: 15 },
  }) as Dish;
  const answerOf = (dish: Dish) =>
    createDocx({ question: `TANYA ${HOSTILE}`, date: DATE, dishes: [{ dish }] });
  const cardOf = (dish: Dish) => createRecipeCard(planCard(dish, 50));

  test.each([
    [
      'an answer',
      answerOf,
      ['NAMA', 'URAIAN', '4', 'Bumbu', '2', 'LANGKAH', 'TIPS', 'SIMPAN', 'JUALAN'],
    ],
    ['a card', cardOf, ['NAMA', 'LANGKAH', 'ALAT', 'SIMPAN']],
  ] as const)('%s shows any field as text', async (_, create, marks) => {
    const { sections, parts } = await readDocx(await create(hostileDish));
    expect(faultsOf(parts)).toEqual([]);
    const shown = sections.flatMap((section) => texts(section) ?? []).join('\n');
    for (const mark of marks) expect(shown).toContain(`${mark} ${SHOWN}`);
  });

  test.each([
    ['an answer', answerOf],
    ['a card', cardOf],
  ])('%s holds a name of 100 KB', async (_, create) => {
    const foodName = 'soto & <b>pedas</b> '.repeat(5_000).trim();
    const { sections, parts } = await readDocx(await create({ ...soto, foodName }));
    expect(faultsOf(parts)).toEqual([]);
    expect(texts(sections[0])?.join('\n')).toContain(foodName);
  });
});

/** Reasons for Word to refuse a file, by its part. */
const faultsOf = (parts: ReadonlyMap<string, string>) =>
  [...parts].flatMap(([path, xml]) => {
    const fault = findXmlFault(xml);
    return fault === undefined ? [] : [`${path}: ${fault}`];
  });

describe('the XML checker', () => {
  test.each([
    ['<a><b/>x &amp; y</a>', undefined],
    ['<a>x & y</a>', 'text before'],
    ['<a><b></a>', '</a>'],
    ['<a>', 'not closed'],
    ['<a>\u0001</a>', 'character'],
    ['<a>\ud800</a>', 'character'],
    ['<a>< 1</a>', 'text before'],
  ])('%j', (xml, fault) => {
    if (fault === undefined) expect(findXmlFault(xml)).toBeUndefined();
    else expect(findXmlFault(xml)).toContain(fault);
  });
});
