import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../../costing/read-price-tables.ts';
import { RICE_YIELD, writeNeeded } from './asked-amount.ts';
import { mayNameSize, readAskedAmount, readAskedSize } from './asked-size.ts';
import { readQuestion } from './read-question.ts';

const food = (name: string, servingSize: string) => ({ name, servingSize });

const cilok = {
  ingredient: [
    food('Adonan: tapioka', '250 g'),
    food('Adonan: tepung terigu', '150 g'),
    food('Adonan: air', '275 ml'),
    food('Bumbu kacang: gula merah', '2 sdm'),
  ],
};
const geprek = {
  ingredient: [
    food('dada ayam', '500 g'),
    food('telur ayam', '1 butir'),
    food('minyak goreng', '500 ml'),
  ],
};
const friedRice = { ingredient: [food('nasi putih', '460 g'), food('gula donat', '20 g')] };

describe('the size that an amount of a food asks for', () => {
  test.each([
    ['cilok 500 gram tapioka jadi berapa', '500 gram tapioka', 2, cilok],
    ['cilok 1/2 kg tapioka', '1/2 kg tapioka', 2, cilok],
    ['setengah kilo tapioka jadi cilok berapa', 'setengah kilo tapioka', 2, cilok],
    ['punya tapioka 250 gr', '250 gr tapioka', 1, cilok],
    ['cilok 8 ons tepung', '8 ons tepung', 2, cilok],
    ['geprek dari sekilo ayam', '1 kilo ayam', 2, geprek],
  ])('"%s" is %s, %d times the recipe', (question, asked, factor, dish) => {
    expect(readAskedAmount(readQuestion(question), dish)).toMatchObject({ label: asked, factor });
  });

  test.each([
    ['a food that is not in it', 'cilok 1 kg ketan', cilok],
    ['a unit that the recipe does not use', 'geprek 2 ekor ayam', geprek],
    ['a food that only has the same word', '100 g donat', friedRice],
    ['no amount', 'cilok bumbu kacang', cilok],
  ])('is not known for %s', (_, question, dish) => {
    expect(readAskedAmount(readQuestion(question), dish)).toBeUndefined();
  });
});

describe('what a recipe needs of a food', () => {
  test.each([
    ['butuh tapioka berapa', cilok, { factor: 4 }, 'tapioka 1 kg'],
    ['500 g tapioka butuh airnya brp', cilok, { factor: 2, food: 'tapioka' }, 'air 550 ml'],
    ['butuh ayam berapa kilo', geprek, { factor: 3 }, 'ayam 1½ kg'],
    // A kilo of rice makes 2.3 kilos of cooked rice.
    ['50 porsi butuh beras berapa', friedRice, { factor: 10 }, 'beras 2 kg'],
  ])('"%s"', (question, dish, amount, needed) => {
    expect(writeNeeded(readQuestion(question), dish, amount)).toBe(needed);
  });

  test.each(['jadi berapa porsi', 'butuh santan berapa', 'resep cilok'])(
    'is given only if asked for: "%s"',
    (question) => {
      expect(writeNeeded(readQuestion(question), cilok, { factor: 1 })).toBeUndefined();
    },
  );
});

describe('the size of a dish that a question asks for', () => {
  const sate = {
    ingredient: [food('daging ayam', '600 g')],
    hasil: '25 tusuk, 5 porsi @ 5 tusuk',
    porsi: 5,
  };
  const nastar = { ingredient: [], hasil: '± 85 butir @ 13 g, 3–4 toples, ± 1,1 kg', porsi: 16 };
  const klepon = { ingredient: [], hasil: '30 butir @ ± 22 g', porsi: 30 };
  const cake = { ingredient: [food('telur ayam', '4 butir')], hasil: '20 potong', porsi: 20 };
  const corn = { ingredient: [food('jagung', '2 buah')], hasil: '20 buah', porsi: 20 };
  const ice = { ingredient: [], hasil: '4 mangkuk', porsi: 4 };
  const brownies = { ingredient: [], hasil: '20 potong @ ± 45 g', porsi: 20 };

  test.each([
    ['sate ayam 200 tusuk', sate, 40],
    ['sate ayam 3 kilo daging', sate, 25],
    ['nastar 7 toples', nastar, 32],
    // By its price, where the seller's note says what a jar costs.
    ['nastar 20 toples', { ...nastar, jualan: 'Toples 300 g dihargai empat porsi.' }, 80],
    // Of a stall's portions, twenty to a pot of ten.
    [
      'duo sale 10 toples',
      { ...ice, porsi: 10, porsiWarung: 20, jualan: 'Toples 200 g dihargai sepuluh porsi.' },
      50,
    ],
    ['nastar 170 butir', nastar, 32],
    ['klepon 100 biji', klepon, 100],
    ['klepon 100 pc', klepon, 100],
    ['klepon 50 porsi', { ...klepon, jualan: 'Satu bungkus 5 butir.' }, 50],
    ['klepon 50 bungkus', { ...klepon, jualan: 'Satu bungkus 5 butir.' }, 250],
    ['pukis 50 kotak', { ...klepon, jualan: 'Kotak isi 5.' }, 50],
    ['bikin 300 klepon', klepon, 300],
    ['50 klepon', { ...klepon, foodName: 'Klepon' }, 50],
    ['untung berapa kalau jual 60 es teler', { ...ice, foodName: 'Es Teler' }, 60],
    ['pesanan 60 nasi kotak', ice, 60],
    ['brownies 2 loyang', brownies, 40],
    ['pesanan 50 pcs', { ingredient: [], porsi: 10 }, 50],
    ['sate seratus tusuk', sate, 20],
    ['sate dari dua kilo daging', sate, 17],
    ['sate 2 kg daging untuk 10 orang', sate, 10],
    ['50 porsi sate', sate, 50],
    // Eggs are used; corn cakes are made.
    ['bolu 6 butir telur', cake, 30],
    ['bakwan jagung 40 buah butuh terigu berapa', corn, 40],
  ])('"%s"', (question, dish, portions) => {
    expect(readAskedSize(readQuestion(question), dish)).toEqual({ portions });
    expect(mayNameSize(readQuestion(question))).toBe(true);
  });

  test('is a number of times for a dish that does not say how many it serves', () => {
    const { porsi: _, ...withoutPortions } = sate;
    expect(readAskedSize(readQuestion('sate 50 tusuk'), withoutPortions)).toEqual({ times: 2 });
  });

  test.each([
    'sate ayam',
    'sate 3 toples',
    'modal 600 sate',
    'sate, upah 2 orang 75rb',
    'sisa 20 sate diolah jadi apa',
  ])('is not known from "%s"', (question) =>
    expect(
      readAskedSize(readQuestion(question), { ...sate, foodName: 'Sate Ayam' }),
    ).toBeUndefined(),
  );

  test('does not count who is paid', () => {
    expect(readQuestion('upah 2 orang 75rb, 60 kotak, untung berapa').portions).toBe(60);
    expect(readQuestion('nasi kotak 60 box @25.000 karyawan 2 orang').portions).toBe(60);
    expect(readQuestion('makan siang karyawan 50 orang').portions).toBe(50);
    expect(readQuestion('masak buat tukang 5 orang').portions).toBe(5);
    expect(readQuestion('60 box, 2 karyawan gaji 75rb').portions).toBe(60);
    expect(readQuestion('makan siang 5 tukang').portions).toBe(5);
  });
});

test('a question without a number or guests names no size', () => {
  expect(mayNameSize(readQuestion('ide jualan takjil'))).toBe(false);
});

test('cooked rice weighs as much more as the price table says', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../collection/${name}`, import.meta.url), 'utf8');
  const { foods } = createPriceBook(read('prices.csv'), read('measures.csv'));
  expect(foods.get('beras')?.cooked).toBe(RICE_YIELD);
});

describe('an order of several dishes', () => {
  const order = readQuestion(
    'pesanan: risol 50, pisang goreng 40 biji dan kolak 30 cup, budget 500rb',
  );
  const made = (foodName: string, porsi: number, hasil?: string) =>
    readAskedSize(order, { foodName, ingredient: [], porsi, ...(hasil && { hasil }) });

  test('has a size for each of them, and none for all', () => {
    expect(order.portions).toBeUndefined();
    expect(made('Risoles', 20, '20 buah')).toEqual({ portions: 50 });
    expect(made('Pisang Goreng', 10, '20 potong')).toEqual({ portions: 20 });
    expect(made('Kolak Pisang', 6)).toEqual({ portions: 30 });
    expect(made('Lemper', 12, '12 buah')).toBeUndefined();
  });

  test.each([
    ['50 risol dan 40 lemper', 'Risoles', 50],
    ['pesanan 50 risol sama 40 lemper', 'Lemper', 40],
    ['bakwan 60 tahu isi 40 pisang goreng 50', 'Tahu Isi', 40],
    ['bakwan 60 tahu isi 40 pisang goreng 50', 'Pisang Goreng', 50],
    ['mendoan 50', 'Tempe Mendoan', 50],
    ['50 bakwan jagung', 'Bakwan Jagung', 50],
    ['50 risol', 'Risoles', 50],
    ['50 pcs risol dan 40 pcs lemper', 'Lemper', 40],
    ['50 pcs risol dan 40 pcs lemper', 'Risoles', 50],
    ['500 pcs risol dan 600 pcs lemper', 'Lemper', 600],
    ['50 risol 40 lemper', 'Risoles', 50],
    ['50 risol 40 lemper', 'Lemper', 40],
    ['risol 50 dan 30 cireng', 'Cireng', 30],
  ])('"%s": %s %d', (question, foodName, count) => {
    const dish = { foodName, porsi: 10, hasil: '10 buah', ingredient: [] };
    expect(readAskedSize(readQuestion(question), dish)).toEqual({ portions: count });
  });

  test.each([
    ['pempek 20 porsi', 'Pempek', { portions: 20 }],
    ['ayam goreng 2 potong per orang untuk 40 orang', 'Ayam Goreng', { portions: 40 }],
    ['soto 30 porsi, sate 40 porsi', 'Soto', { portions: 30 }],
    ['pempek 2500', 'Pempek', undefined],
    ['pempek 500, sate 40', 'Pempek', undefined],
    ['soto ayam 45 detik', 'Soto Ayam', undefined],
    ['punya pempek 15', 'Pempek', undefined],
  ])('"%s" is %s at %o', (question, foodName, size) => {
    const dish = { foodName, porsi: 6, hasil: '30 butir', ingredient: [] };
    expect(readAskedSize(readQuestion(question), dish)).toEqual(size);
  });

  test.each(['rendang setengah resep', 'semur tahu ½ resep aja'])(
    '"%s" is half of it',
    (question) => {
      const reading = readQuestion(question);
      expect(mayNameSize(reading)).toBe(true);
      expect(readAskedSize(reading, { porsi: 6, ingredient: [] })).toEqual({ portions: 3 });
      expect(readAskedSize(reading, { ingredient: [] })).toEqual({ times: 0.5 });
    },
  );

  test('does not take a food for a dish that has it', () => {
    const dish = {
      foodName: 'Semur Tahu Telur',
      porsi: 4,
      ingredient: [{ name: 'Telur ayam', servingSize: '4 butir' }],
    };
    expect(readAskedSize(readQuestion('telur 30 mau dimasak apa'), dish)).toBeUndefined();
  });

  test.each([
    ['nasi kotak 30 isi ayam bakar', 30],
    ['snack box 50 isi 3', 50],
    ['karyawan 2 orang, nasi kuning 60 box', 60],
    ['soto 20, untuk 20 orang', 20],
    ['bakso 50 porsi', 50],
    ['kolak pisang dijual 7000 per cup, porsi 40', 40],
  ])('is not "%s"', (question, portions) => {
    expect(readQuestion(question).portions).toBe(portions);
  });
});
