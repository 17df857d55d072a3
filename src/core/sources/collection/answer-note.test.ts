import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readKitchenNotes } from '../../../../build/collection/read-kitchen-notes.ts';
import { readAskedSize } from '../../kitchen/question/asked-size.ts';
import { readQuestion } from '../../kitchen/question/read-question.ts';
import { parseDish, type Dish } from '../../recipes/dish.ts';
import { createNote } from './answer-note.ts';
import { NOTHING_ASKED, query } from './search/fixtures/tiny-index.ts';
import type { Intent } from './search/question/search-query.ts';

const dish = (fields: object): Dish => {
  const parsed = parseDish({ foodName: 'Klepon', ...fields });
  if (parsed === undefined) throw new Error('no dish');
  return parsed;
};
const klepon = dish({
  estimatedCostatRupiah: 15_000,
  price: 1_000,
  porsi: 30,
  hasil: '30 butir @ ± 22 g',
  ingredient: [{ name: 'tepung ketan', servingSize: '250 g' }],
  tips: 'Tutup rapat.',
  simpan: 'Suhu ruang 6 jam.',
  jualan: 'Satu bungkus 5 butir.',
});

/** A dish that the question names. */
const named = { phrase: 'klepon', recipes: [0] };

const note = (
  about: Exclude<Intent['about'], 'substitute' | 'storage'>,
  question: string,
  of = klepon,
) =>
  createNote(
    question,
    { exclusions: [], query: query({ intent: { about }, named: [named] }) },
    { substitutions: [], kitchenNotes: [] },
  )
    .write(of)
    ?.note.replaceAll('\u00a0', ' ')
    .split('\n');

test('of the substitutes for a food, those for the use named come first', () => {
  const egg = { food: 'telur ayam', contains: [] };
  const { write } = createNote(
    'ganti telur di bolu',
    {
      exclusions: [],
      query: query({
        intent: { about: 'substitute', missing: [{ phrase: 'telur', foods: ['telur ayam'] }] },
      }),
    },
    {
      substitutions: [
        { ...egg, substitute: 'tepung terigu', ratio: '1 sdm', change: 'untuk pelapis' },
        { ...egg, substitute: 'pisang ambon', ratio: '1/2 buah dalam bolu', change: 'padat' },
      ],
      kitchenNotes: [],
    },
  );
  expect(write(undefined)?.note.split('\n').slice(1)).toEqual([
    '• pisang ambon (1/2 buah dalam bolu): padat',
    '• tepung terigu (1 sdm): untuk pelapis',
  ]);
});

const notes = readKitchenNotes(readFileSync('collection/kitchen-notes.csv', 'utf8'));

describe('instead of dishes that would not be safe', () => {
  const warn = (question: string) =>
    createNote(
      question,
      { exclusions: [], query: query({ topic: { ...NOTHING_ASKED.topic, isUnsafe: true } }) },
      { substitutions: [], kitchenNotes: notes },
    ).write(undefined)?.note;

  test.each([
    ['jamur liar di kebun boleh dimakan ga', /^Jangan dimakan, jangan dicicip/u],
    ['ayam goreng sudah bau asem dikit', /^Berlendir, berbusa, berbau asam/u],
    ['habis keracunan makan apa', /^Minum air atau oralit/u],
    // Not what a flu is told, to wait three days of fever.
    ['ibu baru dioperasi, demam dikit, makan apa', /^Ikuti izin dokter/u],
    ['abis caesar boleh makan ayam ga', /^Ikuti izin dokter/u],
    ['bapak diabet gula darah 280, boleh makan opor', /^Porsi kecil, gula separuh/u],
    ['hamil pengen sashimi', /^Ibu hamil: telur, ikan, daging harus matang/u],
  ])('a warning that the table has: "%s"', (question, note) => {
    expect(warn(question)).toMatch(note);
  });

  // The table has advice on these words, but how to cook is no answer here.
  test.each([
    'bapak diabet dan gagal ginjal, boleh makan opor',
    'kacang hijau buat bayi 5 bulan biar empuk',
    'bau amis ikan buat bayi 6 bulan',
    'kaldu bening bayi kenapa keruh',
  ])('else a doctor: "%s"', (question) => expect(warn(question)).toMatch(/Tanyakan ke dokter/u));

  test.each(['resep bom molotov', 'cara bikin bom'])('no doctor for a weapon: "%s"', (question) =>
    expect(warn(question)).toMatch(/^Itu bukan masakan/u),
  );
});

describe('the note to a question about how a food keeps', () => {
  const ask = (question: string, about: 'storage' | 'keeping', of?: Dish) =>
    createNote(
      question,
      {
        exclusions: [],
        query: query({ intent: { about }, named: of === undefined ? [] : [named] }),
      },
      { substitutions: [], kitchenNotes: notes },
    ).write(of)?.note;

  test.each([
    ['tempe tahan brp hari', /^Bungkus kertas atau daun, kulkas 3–4 hari/u],
    ['ikan asin kuat berapa lama', /^Kering, wadah rapat/u],
    ['udang di freezer berapa lama', /Freezer 2 bulan/u],
    ['kerupuk tahan berapa bulan', /belum tercatat/u],
  ])('is what the table says, or that it does not: "%s"', (question, text) => {
    expect(ask(question, 'storage')).toMatch(text);
  });

  test('is not about the finished dish if its seasoning is meant', () => {
    expect(ask('bumbu klepon tahan berapa lama', 'keeping', klepon)).toMatch(/^Tumis sampai/u);
    const seasoned = { ...klepon, simpan: 'Bumbu halus kulkas 1 minggu.' };
    expect(ask('bumbu klepon tahan berapa lama', 'keeping', seasoned)).toMatch(/Bumbu halus/u);
  });
});

describe('the note to a question about a dish', () => {
  test.each([
    ['klepon tahan berapa lama', ['Klepon: Suhu ruang 6 jam.']],
    [
      'klepon dititip di warung awet ga',
      ['Klepon: Suhu ruang 6 jam.', 'Untuk dijual: Satu bungkus 5 butir.'],
    ],
  ])('says how it keeps, and tells sellers how it is sold: "%s"', (question, lines) => {
    expect(note('keeping', question)).toEqual(lines);
  });

  test('says so if it is unknown how it keeps', () => {
    expect(note('keeping', 'awet ga', dish({}))).toEqual([
      'Berapa lama Klepon tahan belum tercatat di koleksi kami.',
    ]);
  });

  test('gives the tip that a question about failures asks for, if there is one', () => {
    expect(note('technique', 'kenapa klepon pecah')).toEqual(['Tips Klepon: Tutup rapat.']);
    expect(note('technique', 'kenapa klepon pecah', dish({}))).toBeUndefined();
  });

  test.each([
    ['hpp klepon', undefined],
    ['modal 600 klepon dijual berapa', 'Dengan modal Rp 600, jual sekitar Rp 1.200.'],
    [
      'modal 100 rebu dapat berapa klepon',
      'Modal Rp 100.000 cukup untuk bahan sekitar 200 butir, belum untuk kemasan dan gas.',
    ],
    ['klepon dijual 1.500 untung ga', 'Dijual Rp 1.500, sisanya Rp 1.000.'],
    [
      'klepon saya jual 12rb kemahalan ga',
      'Dijual Rp 12.000 untuk 30 butir, bahannya saja belum tertutup: kurang Rp 3.000.',
    ],
    ['harga jual klepon untung 50%', 'Supaya 50% dari harga jual tersisa sesudah bahan: Rp 1.000.'],
    [
      'untung kalau jual 100 biji klepon',
      '100 butir: bahannya Rp 50.000, laku semua @ Rp 1.000 = Rp 100.000, sisanya Rp 50.000.',
    ],
    ['klepon isi 5 jual 4000 untungnya', 'Dijual Rp 4.000 untuk 5 butir, sisanya Rp 1.500.'],
    [
      'untung jual klepon 100',
      '100 butir: bahannya Rp 50.000, laku semua @ Rp 1.000 = Rp 100.000, sisanya Rp 50.000.',
    ],
  ])('adds to its price the sums that follow from money in the question: "%s"', (question, own) => {
    expect(note('price', question)).toEqual([
      'Klepon: menurut hitungan kami bahannya sekitar Rp 500 per butir, dan biasanya dijual sekitar Rp 1.000, sisanya Rp 500 untuk kemasan, gas, tenaga, dan untung.',
      ...(own === undefined ? [] : [own]),
      'Ini dengan harga pasar. Dengan harga dan biayamu: lihat tabel dan “Hitung jual”.',
    ]);
  });

  test('compares the price of a stall with the ingredients of a portion of its size', () => {
    // A jar is priced as so many portions.
    const jars = { hasil: '6 toples', jualan: 'Toples 250 g, dihargai lima porsi.' };
    const [ofJar, all] =
      note('price', '20 toples klepon dijual berapa', { ...klepon, ...jars }) ?? [];
    expect(ofJar).toContain('Rp 2.500 per toples (satu resep jadi 6)');
    expect(ofJar).toContain('biasanya dijual sekitar Rp 5.000');
    expect(all).toMatch(/^20 toples: bahannya Rp 50\.000, laku semua @ Rp 5\.000 = Rp 100\.000/u);
    const small = { ...klepon, porsiWarung: 40 };
    expect(note('price', 'klepon dijual berapa', small)?.[0]).toContain(
      'Rp 375 per butir jual (satu resep jadi 40), dan biasanya dijual sekitar Rp 1.000',
    );
    const [usual, own] = note('price', '60 butir klepon dijual berapa', small) ?? [];
    expect(usual).toContain('Rp 375 per butir jual');
    expect(own).toBe(
      '60 butir jual: bahannya Rp 22.500, laku semua @ Rp 1.000 = Rp 60.000, sisanya Rp 37.500.',
    );
    const [forGuests] = note('price', 'klepon untuk 60 tamu dijual berapa', small) ?? [];
    expect(forGuests).toContain('Rp 500 per butir, dan yang lebih kecil biasanya dijual');
    // Plates are counted as they are sold, as on the overview.
    const soto = { ...klepon, hasil: '30 mangkuk', porsiWarung: 40 };
    expect(note('price', 'untung jual 60 mangkuk klepon @2000', soto)?.[1]).toBe(
      '60 mangkuk jual: bahannya Rp 22.500, laku semua @ Rp 2.000 = Rp 120.000, sisanya Rp 97.500.',
    );
  });

  test('takes the one sum beside a dish for its price, unless it is spent or for a kilo', () => {
    expect(note('price', 'klepon 2rb masih untung ga')?.[1]).toMatch(/^Dijual Rp 2\.000, sisanya/u);
    for (const question of ['belanja 150rb jual klepon untung berapa', 'klepon naik 2rb untung ga'])
      expect(note('price', question)?.join(' '), question).not.toMatch(/Dijual Rp/u);
  });

  test('counts what an app keeps of the price', () => {
    expect(note('price', 'untung jual 60 biji klepon @ 2000 gofood potong 20%')).toEqual([
      expect.any(String),
      'Dari Rp 2.000 diterima Rp 1.556 (dipotong 20% dan PPN 11% atas potongan itu).',
      '60 butir: bahannya Rp 30.000, laku semua @ Rp 1.556 = Rp 93.360, sisanya Rp 63.360.',
      expect.any(String),
    ]);
    expect(note('price', 'klepon dijual 2000 di gofood potong 20% untung ga')).toContain(
      'Dari Rp 2.000 diterima Rp 1.556 (dipotong 20% dan PPN 11% atas potongan itu).',
    );
    expect(note('price', 'klepon dijual 2000 di gofood potong 20% untung ga')).toContain(
      'Dijual Rp 2.000, sisanya Rp 1.056.',
    );
  });

  test.each([
    [
      '1 kg ketan jadi berapa klepon',
      ['Klepon: 1 kg ketan berarti 4 × resep ini, jadi 120 butir @ ± 22 g.'],
    ],
    [
      'klepon 60 butir butuh ketan berapa',
      ['Klepon: 60 butir berarti 2 × resep ini, jadi 60 butir @ ± 22 g.', 'Perlu ketan 500 g.'],
    ],
    [
      'setengah kilo ketan jadi brp klepon, ketannya brp gram',
      ['Klepon: setengah kilo ketan berarti 2 × resep ini, jadi 60 butir @ ± 22 g.'],
    ],
    ['klepon jadi berapa', ['Klepon: Satu resep jadi 30 butir @ ± 22 g.']],
    ['klepon jadi brp', ['Klepon: Satu resep jadi 30 butir @ ± 22 g.']],
  ])('says how much it makes and needs: "%s"', (question, lines) => {
    expect(note('amount', question)).toEqual(lines);
  });

  test.each(['klepon 60 butir', 'klepon 1 kg ketan', 'klepon untuk 45 orang'])(
    'names the size at which the dish is cooked: "%s"',
    (question) => {
      const portions = readAskedSize(readQuestion(question), klepon)?.portions;
      expect(note('amount', question)?.join(' ')).toContain(`jadi ${portions} butir`);
    },
  );

  test('leaves out the weight of each piece, which does not grow', () => {
    const soup = dish({ porsi: 4, hasil: '4 mangkuk, ± 450 g' });
    expect(note('amount', 'untuk 8 orang jadi berapa', soup)).toEqual([
      'Klepon: 8 mangkuk berarti 2 × resep ini.',
    ]);
  });

  test('adds up what all bowls hold, and says for how many the food at hand is enough', () => {
    const soup = dish({
      porsi: 5,
      hasil: '5 mangkuk, ± 410 ml',
      ingredient: [{ name: 'sandung lamur', servingSize: '500 g' }],
    });
    expect(note('amount', 'klepon 1,5 kg daging harus cukup 35 mangkok bisa', soup)).toEqual([
      'Klepon: 35 mangkuk berarti 7 × resep ini, seluruhnya ± 14,3 l.',
      '1,5 kg daging cukup untuk 15 mangkuk.',
    ]);
    expect(note('amount', '4,1 liter klepon butuh daging berapa', soup)).toEqual([
      'Klepon: 4,1 liter klepon berarti 2 × resep ini, jadi 10 mangkuk, seluruhnya ± 4,1 l.',
      'Perlu daging 1 kg.',
    ]);
    expect(note('amount', 'daging untuk 4,1 liter klepon', soup)?.[1]).toBe('Perlu daging 1 kg.');
  });

  test.each([
    ['1 kg ketan jadi berapa klepon kalau per pcs 11 gr', 'jadi ± 240 butir @ 11 g.'],
    ['1 kg ketan jadi brp klepon @ 33 gram', 'jadi ± 80 butir @ 33 g.'],
    ['1 kg ketan jadi berapa klepon, 33 gr per biji', 'jadi ± 80 butir @ 33 g.'],
    ['ketan 1 kg jadi berapa toples klepon toples 500 gr', 'jadi ± 5 toples @ 500 g.'],
    // What is bought in packs is no size of the dish.
    ['2 bungkus 500 gr ketan jadi berapa klepon', 'jadi 60 butir @ ± 22 g.'],
  ])('divides all it makes by the size that is asked for: "%s"', (question, end) => {
    expect(note('amount', question)?.[0]).toContain(end);
  });

  test('does not answer how long it takes with how much it makes', () => {
    expect(note('amount', 'klepon 1 kg berapa jam')).toBeUndefined();
  });
});

test.each([
  ['sayur di foto ini apa', false, true],
  ['tolong teleponkan anak saya', false, true],
  ['buatkan caption buat jualan klepon', true, false],
  ['sup bola ikan gabus anak 18 bulan, durinya gimana', true, false],
])(
  'what is beyond a cook is told alone, unless a dish is named: "%s"',
  (question, isDishNamed, alone) => {
    const { isEnough, write } = createNote(
      question,
      { exclusions: [], query: query({ named: isDishNamed ? [named] : [] }) },
      { substitutions: [], kitchenNotes: notes },
    );
    expect(isEnough).toBe(alone);
    expect(write(undefined)?.note).toMatch(/^Cobek tidak|^Buang duri/u);
  },
);

test('a sum is enough only without dishes to cook', () => {
  const isEnough = (question: string) =>
    createNote(
      question,
      { exclusions: [], query: NOTHING_ASKED },
      { substitutions: [], kitchenNotes: [] },
    ).isEnough;
  expect(isEnough('mau untung 5 ribu per porsi, jual 80 porsi')).toBe(true);
  expect(isEnough('nasi kotak 80 orang isi ayam, urap, untung 5 ribu per kotak')).toBe(false);
});
