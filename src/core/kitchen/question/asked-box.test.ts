import { describe, expect, test } from 'vitest';
import { nameInQuestion, readAskedBox } from './asked-box.ts';
import { readQuestion } from './read-question.ts';

describe('the price of a box in a question', () => {
  test.each([
    ['katering nasi kotak 100 orang budget 25rb per kotak', 25_000],
    ['budget 25 ribu per box', 25_000],
    ['nasi kotak 20 ribu untuk 50 orang', 20_000],
    ['nasi kotak 25rban buat arisan 20 orang', 25_000],
    ['snack box 10.000 isi 3 kue', 10_000],
    ['snackbox Rp 12.500,- per kotak', 12_500],
    ['nasi box 25k/box untuk 30 tamu', 25_000],
    ['nasi kotak @25rb 50 box', 25_000],
    ['sekotak 30 ribu, isi ayam bakar', 30_000],
    ['kotaknya 18rb bisa isi apa', 18_000],
    ['per kotak maksimal 20 ribu, 75 kotak', 20_000],
    ['dua puluh lima ribu per kotak', 25_000],
    ['snack box lima ribu per kotak', 5_000],
    ['nasi kotak 25-30 ribu per kotak', 30_000],
    ['paket ayam geprek 15 ribu', 15_000],
    ['katering 100 orang budget 25 ribu', 25_000],
    ['prasmanan 200 orang 45rb per orang', 45_000],
    ['nasi kotak modal 15rb dijual 25rb', 25_000],
    ['nasi kotak modal kecil dijual 20 ribu', 20_000],
    ['total 2 juta untuk 100 kotak, 20rb per kotak', 20_000],
    ['nasi kotak mewah 150 ribu per kotak', 150_000],
    ['nasi kotak 50 orang budget 2 juta', 40_000],
    ['nasi kotak 10 orang budget 100 ribu', 10_000],
    ['dp 100rb untuk 60 box harga 15rb', 15_000],
    ['nasi kotak modal 15rb dijual 15rb', 15_000],
    ['nasi kotak isi rendang, capcay, tambah pisang, 40rb', 40_000],
    ['nasi kotak 80 orang isi ayam goreng, urap, tambah kerupuk 25rb', 25_000],
    ['nasi kotak isi ayam bumbu bali, sayur 25rb', 25_000],
  ])('"%s" is %d', (question, price) => {
    expect(readAskedBox(readQuestion(question)).price).toBe(price);
  });

  test.each([
    'nasi kotak 100 orang',
    'punya uang 1 juta mau jualan nasi kotak 40 kotak',
    'nasi kotak 10 orang budget 5 juta',
    'nasi kotak 5000 kotak',
    'menu nasi kotak 2026',
    'nasi kotak modal 15 ribu',
    'nasi kotak 60 box, upah 2 orang 100rb',
    'sewa tenda 100rb nasi kotak 50 orang',
    'nasi kotak ongkir 50rb 40 box',
    'modal per kotak 15 ribu',
    'snack box 5000 gram kacang',
    'lauk di bawah 10 ribu',
    'ide jualan takjil 5 ribu per porsi',
    'tahu potong kotak modal 20 ribu',
    'hajatan 100 orang budget 5 juta',
    'soto',
    '',
  ])('"%s" names none', (question) => {
    expect(readAskedBox(readQuestion(question)).price).toBeUndefined();
  });
});

test.each([
  ['nasi kotak isi ayam, tempe untung 5 ribu per kotak', 5_000],
  ['nasi kotak 80 orang, mau untung 4rb', 4_000],
  ['nasi kotak 60 kotak mau untung 300 ribu', 5_000],
  ['nasi kotak mau untung 300 ribu', undefined],
  ['nasi kotak untung 300 ribu sehari 60 kotak', undefined],
  ['nasi kotak 25 ribu', undefined],
])('the profit of a box in "%s" is %s', (question, profit) => {
  expect(readAskedBox(readQuestion(question)).profit).toBe(profit);
});

test('what is bought for a box is told from what is cooked', () => {
  const bought = (question: string) => readAskedBox(readQuestion(question)).bought;
  expect(bought('nasi kotak isi ayam goreng, urap, tambah kerupuk, buah 25rb')).toEqual([
    'kerupuk',
    'buah',
  ]);
  expect(bought('snack box isi pisang goreng, es jeruk')).toEqual([]);
});

test.each([
  ['snack box 10rb isi 3', 3],
  ['kue kotak isinya tiga macam', 3],
  ['risol isi 12 buat arisan', undefined],
  ['snack box tahu isi 3', undefined],
  ['snack box isi 0', undefined],
  ['nasi kotak 25rb', undefined],
])('the dishes of a box may be counted: "%s" %s', (question, count) => {
  expect(readAskedBox(readQuestion(question)).dishCount).toBe(count);
});

describe('what a question lists for a box', () => {
  const contentsOf = (question: string) => readAskedBox(readQuestion(question)).contents;

  test.each([
    ['nasi kotak isi ayam goreng, tempe, sayur', ['ayam goreng', 'tempe', 'sayur']],
    ['snack box isinya risol + lemper dan puding', ['risol', 'lemper', 'puding']],
    ['nasi kotak isi 3 macam, ayam, tempe', ['ayam', 'tempe']],
    ['snack box isi 2: risol, lemper', ['risol', 'lemper']],
    ['katering ayam, sayur untuk 100 orang', ['ayam', 'sayur']],
    ['nasi kotak 60 orang budget 20 ribu: nasi, ayam, sayur', ['nasi', 'ayam', 'sayur']],
    // One entry may be several dishes.
    ['nasi kotak isi ayam goreng tempe sayur', ['ayam goreng tempe sayur']],
  ])('stands after "isi", the word for the box, or a colon: "%s"', (question, contents) => {
    expect(contentsOf(question)).toEqual(contents);
  });

  test.each([
    ['isi ayam, tempe 50 kotak', ['ayam', 'tempe']],
    ['isi ayam, tempe, yang murah', ['ayam', 'tempe']],
    ['isi ayam, tempe tidak pedas', ['ayam', 'tempe']],
    ['isi ayam, tempe (selain Klepon, Lupis)', ['ayam', 'tempe']],
    ['isi ayam, tempe. tolong cepat', ['ayam', 'tempe']],
  ])('ends at a number, a wish, a refusal, the end of the sentence: "%s"', (question, contents) => {
    expect(contentsOf(`nasi kotak ${question}`)).toEqual(contents);
  });

  test('is the last list, since a change of the box is written at the end', () => {
    expect(contentsOf('nasi kotak isi ayam, halal, isi lele, urap')).toEqual(['lele', 'urap']);
  });

  test.each([
    ['snack box klepon 5 biji, risoles, lemper 50 orang', ['klepon', 'risoles', 'lemper'], [5]],
    ['snack box isi klepon 5bj, risoles, lemper 50 kotak', ['klepon', 'risoles', 'lemper'], [5]],
    ['snack box 40 kotak isi 2 risoles, 1 lemper, klepon', ['risoles', 'lemper', 'klepon'], [2, 1]],
    ['snack box isi lima biji klepon dan lemper', ['klepon', 'lemper'], [5]],
    ['nasi kotak isi ayam goreng, tahu 2 potong, sayur', ['ayam goreng', 'tahu', 'sayur'], [2]],
    ['snack box isi klepon 5, risoles 11, lemper', ['klepon', 'risoles', 'lemper'], [5, 11]],
    ['snack box isi lemper, klepon 50 biji', ['lemper', 'klepon'], []],
    ['snack box isi lemper, klepon 5 kotak', ['lemper', 'klepon'], []],
    ['snack box isi lemper, klepon, 40 kotak', ['lemper', 'klepon'], []],
    ['snack box isi lemper, klepon 15 ribu', ['lemper', 'klepon'], []],
    ['snack box isi 3 kue, teh', [], []],
    [
      'snack box 15 ribu isi 4, 60 kotak, klepon 5 biji, risoles, lemper',
      ['klepon', 'risoles', 'lemper'],
      [5],
    ],
    ['snack box 60 kotak, risoles 2 buah, lemper, klepon', ['risoles', 'lemper', 'klepon'], [2]],
    ['snack box 60 kotak, manis dan gurih', [], []],
    ['nasi kotak 30 orang, ada lansia dan anak', [], []],
  ])('may count pieces for each box: "%s"', (question, contents, counts) => {
    const box = readAskedBox(readQuestion(question));
    expect(box.contents).toEqual(contents);
    expect(box.pieces.map(({ count }) => count)).toEqual(counts);
  });

  test('counts boxes, whatever pieces are in one', () => {
    expect(readQuestion('snack box klepon 5 butir, lemper 40 kotak').portions).toBe(40);
  });

  test.each([
    'nasi kotak 20rb, tanpa santan',
    'nasi kotak isi 3 lauk',
    'katering arisan',
    'soto',
    'tanya: soto, sate',
    'nasi kotak 20 porsi alamat: jalan melati, bogor',
    'nasi box jam: pagi, siang',
  ])('is empty: "%s"', (question) => {
    expect(contentsOf(question)).toEqual([]);
  });
});

describe('the name of a dish in a question', () => {
  const nameIn = (question: string, foodName: string) =>
    nameInQuestion(readAskedBox(readQuestion(question)), foodName);

  test('is its first two words, or its first', () => {
    expect(nameIn('Ayam bakar buat nasi kotak', 'Ayam Bakar Kecap')).toBe('ayam bakar');
    expect(nameIn('snack box lemper', 'Lemper Ayam')).toBe('lemper');
  });

  test('may be the beginning of the first word, of at least five letters', () => {
    expect(nameIn('snack box risol', 'Risoles')).toBe('risoles');
    expect(nameIn('snack box riso', 'Risoles')).toBeUndefined();
  });

  test('is not one food alone', () => {
    expect(nameIn('nasi kotak ayam', 'Ayam Bakar Kecap')).toBeUndefined();
  });
});

test.each([
  ['nasi kotak', true],
  ['katering 100 porsi', true],
  ['prasmanan 35rb 100 pax', true],
  ['snack box isi 3', true],
  ['soto', false],
  ['ide jualan takjil', false],
  ['menu katering harian 5 hari 30 porsi', false],
  ['katering harian seminggu', false],
  ['menu nasi kotak yang tahan 2 hari', true],
  ['menu nasi kotak untuk 3 hari lagi', true],
  ['prasmanan 2 hari lagi', true],
])('boxes may be asked for: "%s" %s', (question, isAsked) => {
  expect(readAskedBox(readQuestion(question)).isAsked).toBe(isAsked);
});
