import { describe, expect, test } from 'vitest';
import { asksForMostProfit, asksToSell, readAskedMoney, readPortionBudget } from './asked-money.ts';
import { readQuestion } from './read-question.ts';

describe('portions that a question asks for', () => {
  test.each([
    ['50 porsi soto', 50],
    ['katering untuk 100 orang', 100],
    ['katering 50 orang menunya apa', 50],
    ['prasmanan nikahan 200 tamu', 200],
    ['untuk 1.500 orang', 1500],
    ['masak buat 3 org', 3],
    ['sop iga resep 5 porsi mau jadi 35 porsi', 35],
    ['20rb buat ber4 lauk sama sayur', 4],
    ['makan berempat 30 ribu', 4],
    ['buat ber2', 2],
    ['masak berdua saja', 2],
    ['anak2 sd 30 anak', 30],
    ['seratus orang hajatan', 100],
    ['Dua orang', 2],
    ['prasmanan tujuh puluh lima orang', 75],
    ['delapan belas porsi soto', 18],
    ['pesanan 75 box nasi ayam', 75],
    ['30 besek nasi berkat', 30],
    ['40 paket nasi kuning', 40],
    ['50porsi bakso', 50],
    ['soto 50 mangkuk', 50],
    ['snack box 7500 isi 3 kotak 100', 100],
    ['snack box isi 4 harga 8000 sebanyak 60', 60],
    ['3 potong ayam untuk 10 orang', 10],
    ['1 anak alergi udang, buat 30 orang', 30],
    ['ada 3 orang alergi udang dari 50 tamu', 50],
    ['60 box nasi kuning, karyawan 2 orang', 60],
    ['karyawan 2 orang, nasi kuning 60 box @25rb untung berapa', 60],
    ['2 karyawan masak 60 box nasi kuning @25rb', 60],
    ['makan siang buat 8 karyawan, 3 porsi sayur', 8],
  ])('"%s" → %d', (question, portions) => {
    expect(readQuestion(question).portions).toBe(portions);
  });

  test.each([
    'soto ayam',
    'lauk di bawah 10 ribu',
    'masak 30 menit',
    '3 menu bekal',
    '3 paket menu katering',
    'buat 5 resep kue',
    'resep 5 bahan',
    'anak umur 3 tahun',
    'bikin 2 soto',
    'untuk 99999999 orang',
    'untuk 0 orang',
    'punya 2 butir telur, masak apa',
    'sisa 3 potong ayam mau dimasak apa',
    'nasi sisa 2 piring',
    'snack box isi 3',
    'anak2 orang',
    'nasi kotak 25 ribu',
    'snack box 5000',
    'untuk 1,5 orang',
    '12.5 porsi',
    '1/2 porsi',
    'harga Rp 2.000 porsi kecil',
    '',
  ])('"%s" asks for none', (question) => {
    expect(readQuestion(question).portions).toBeUndefined();
  });

  test.each([
    ['sate 50 tusuk', 50, 'tusuk'],
    ['bikin 300 lemper buat hajatan', 300, 'buah'],
    ['nastar 10 toples', 10, 'toples'],
    ['katering 50 orang', 50, 'orang'],
    ['makan berempat', 4, 'orang'],
  ])('"%s" asks for %d %s', (question, count, unit) => {
    expect(readQuestion(question).count).toEqual({ count, unit });
  });

  test.each(['sate 50 tusuk', 'bikin 300 lemper', 'nastar 10 toples'])(
    '"%s" asks for pieces, which are not portions of every dish',
    (question) => expect(readQuestion(question).portions).toBeUndefined(),
  );
});

describe('guests', () => {
  test.each([
    'katering 100 orang',
    'hajatan masak apa',
    '50 kotak ayam',
    'soto untuk 80 tamu',
    '50 besek nasi',
    'menu nasi dus',
    'snack kardus isi apa',
  ])('are cooked for: "%s"', (question) => expect(readQuestion(question).servesGuests).toBe(true));

  test.each(['50 porsi soto', 'klepon 50 biji', 'ide jualan takjil', 'soto'])(
    'are not: "%s"',
    (question) => expect(readQuestion(question).servesGuests).toBe(false),
  );
});

test.each([
  ['ote-ote 50', 50],
  ['bakwan jagung 50', 50],
  ['resep rendang', undefined],
  ['jajanan tahun 2026', undefined],
  ['ayam 2', undefined],
  ['makan siang jam 12', undefined],
  ['bekal anak umur 12', undefined],
  ['kue ulang tahun 17', undefined],
  ['modal 100', undefined],
  ['kolesterol 250', undefined],
  ['cilok 499', 499],
  ['cilok 500', undefined],
  ['cilok 500 perak', undefined],
  ['nasi kotak 25-30 ribu', undefined],
  ['snack box 3 macam', undefined],
  ['kue lapis untung 40%', undefined],
  ['nastar diskon 15 persen', undefined],
  ['risoles sebanyak 30%', undefined],
  ['soto porsi 5000', undefined],
  ['arisan RT 12 RW 15 untuk 40 orang', 40],
  ['snack box untuk 50 orang isi risol 1 lemper 1', 50],
  ['ada ayam 1 ekor telur 4 butir untuk 5 orang', 5],
  ['umur 60 dan 65 masak untuk 2 orang', 2],
])('a name and a number count it: "%s" %s', (question, count) => {
  expect(readQuestion(question).count?.count).toBe(count);
});

test.each([
  ['kolak 30 cup jual 8000', true],
  ['lontong sayur 40 porsi buat jualan', true],
  ['lontong sayur 40 porsi', false],
  ['nasi goreng kayak di warung 4 porsi', false],
  ['cilok seperti yang dijual abang-abang', false],
])('whether it is for sale: "%s" %s', (question, isForSale) => {
  expect(asksToSell(readQuestion(question))).toBe(isForSale);
});

test.each([
  ['gorengan yang untungnya paling besar', true],
  ['takjil yang untungnya paling tinggi', true],
  ['jualan yang paling untung apa', true],
  ['camilan paling menguntungkan', true],
  ['jajanan yang cuannya paling gede', true],
  ['untung 40% jual berapa', false],
  ['paling murah biar untung', false],
])('whether dishes are to be ordered by what they earn: "%s" %s', (question, isAsked) => {
  expect(asksForMostProfit(readQuestion(question))).toBe(isAsked);
});

test.each([
  ['modal 200 ribu jualan apa', 200_000],
  ['20rb buat makan', 20_000],
  ['cuma punya gocap', 50_000],
  ['duit noban masak apa', 20_000],
  ['duit ceban', undefined],
  ['makanan ceban', undefined],
  ['buka puasa 5 orang 100rb', 100_000],
  ['nasi goreng 50 orang 25rb', undefined],
  ['prasmanan 300 orang 85rb', undefined],
  ['jual sate 20 orang 80rb', undefined],
  ['karyawan 2 orang 100rb, jual soto 50 porsi', undefined],
  // Nobody eats for that: it is for each.
  ['menu katering harian budget 20 ribu 15 orang', undefined],
])('the money at hand: "%s" %s', (question, rupiah) => {
  expect(readAskedMoney(readQuestion(question))).toBe(rupiah);
});

test.each([
  ['50 porsi budget 10 ribu per porsi', 10_000],
  ['menu katering budget 12rb/orang buat 30 orang', 12_000],
  ['budget per porsi 10 ribu untuk 50 orang', 10_000],
  ['lauk modal 8 ribu per porsi', 8_000],
  ['masakan maksimal 10 ribu per porsi', 10_000],
  ['menu di bawah 10 ribu per porsi', 10_000],
  ['ide menu hpp 7000', 7_000],
  ['20 orang budget 15rb', 15_000],
  ['budget 500rb buat 50 orang', 10_000],
  ['menu katering harian 5 hari budget 20 ribu 15 orang', 20_000],
  ['menu makan siang 30 orang budget 25rb', 25_000],
  ['uang 100rb buat makan', undefined],
  ['telur 2 ribu per butir dimasak apa', undefined],
  ['jual nasi ayam 15rb per porsi modal 7rb', undefined],
  ['ide jualan 10 ribu per porsi', undefined],
  ['menu lebih dari 10 ribu per porsi', undefined],
  ['menu tidak lebih dari 10 ribu per porsi', 10_000],
  ['soto 50 porsi', undefined],
])('"%s": one portion may cost Rp%s', (question, rupiah) => {
  expect(readPortionBudget(readQuestion(question))).toBe(rupiah);
});
