import { describe, expect, test } from 'vitest';
import {
  addWish,
  askForOthers,
  completeQuestion,
  withBoxPrice,
  withPortions,
} from './follow-up.ts';

const FOODS = ['Tepung ketan', 'Gula merah', 'Santan kental'];
const earlier = (question: string, ...names: readonly string[]) => ({
  question,
  names,
  foods: FOODS,
});

describe('a question after another', () => {
  test.each([
    ['soto ayam', 'untuk 50 porsi', 'soto ayam, untuk 50 porsi'],
    ['soto ayam 20 porsi', 'kalau 50 porsi?', 'soto ayam, untuk 50 porsi'],
    ['soto ayam, untuk 50 porsi', '100 porsi.', 'soto ayam, untuk 100 porsi'],
    ['menu katering untuk 30 orang', 'buat 100 orang', 'menu katering, untuk 100 orang'],
    ['kolak 3 butir telur untuk 20 porsi', '50 porsi', 'kolak 3 butir telur, untuk 50 porsi'],
    ['upah 2 orang, jual soto 20 porsi', '50 porsi', 'upah 2 orang, jual soto, untuk 50 porsi'],
    ['ide jualan takjil', 'Yang lebih murah', 'ide jualan takjil, Yang lebih murah'],
    ['opor ayam', 'tanpa santan', 'opor ayam, tanpa santan'],
    ['bekal anak', 'jangan yang pedas', 'bekal anak, jangan yang pedas'],
    ['buka puasa modal 100rb', 'budget 50rb aja', 'buka puasa, budget 50rb'],
    ['nasi goreng jual 15rb', 'modal 100rb', 'nasi goreng jual 15rb, budget 100rb'],
    ['nasi box 60 kotak', 'budget 25rb per kotak', 'nasi box 60 kotak, budget 25rb per kotak'],
    ['ide masak sore', 'oke tapi yang praktis', 'ide masak sore, oke tapi yang praktis'],
    ['nasi goreng', 'untuk anak', 'nasi goreng, untuk anak'],
    ['soto ayam 20 org', 'bwt 50 org aja', 'soto ayam, untuk 50 orang'],
    ['opor ayam', 'tp jgn pke santan', 'opor ayam, tp jgn pke santan'],
    ['ide takjil', 'yg lbh murah dongg', 'ide takjil, yg lbh murah dongg'],
    ['soto ayam utk 20 prsi', '50 porsi', 'soto ayam, untuk 50 porsi'],
    [
      'bekal, selain udang, selain kacang',
      '5 orang',
      'bekal, selain udang, selain kacang, untuk 5 orang',
    ],
    ['ide lauk', '50 porsi budget 10 ribu', 'ide lauk, untuk 50 porsi, budget 10 ribu'],
    ['ide lauk 20 porsi', 'budget 200rb, untuk 30 orang', 'ide lauk, budget 200rb, untuk 30 orang'],
    ['ide lauk', 'buat 30 orang dijual 15rb', 'ide lauk, untuk 30 orang, dijual 15rb'],
  ])('%s + %s', (question, typed, complete) => {
    expect(completeQuestion(typed, earlier(question))).toBe(complete);
  });

  test.each([
    ['yang kedua', '1 resep Es Teler'],
    ['resep kedua untuk 30 porsi', 'Es Teler untuk 30 porsi'],
    ['yang pertama tanpa santan', 'Klepon tanpa santan'],
    ['yang ke-2 dong', '1 resep Es Teler'],
    ['yang kedua aja deh', '1 resep Es Teler'],
    ['yang pertama aja', '1 resep Klepon'],
    ['resep kedua sajadah', 'Es Teler sajadah'],
    ['resep nomor dua', '1 resep Es Teler'],
    ['yang ketiga', 'ide takjil, yang ketiga'],
    ['yang pertama kali dijual', 'ide takjil, yang pertama kali dijual'],
    ['hari kedua puasa', 'hari kedua puasa'],
    ['jualan nomor satu di pasar', 'jualan nomor satu di pasar'],
  ])('by its place: %s', (typed, complete) => {
    expect(completeQuestion(typed, earlier('ide takjil', 'Klepon', 'Es Teler'))).toBe(complete);
  });

  test.each([
    ['resep kedua', 'Orek Tempe, untuk 20 porsi'],
    ['yang kedua aja', 'Orek Tempe, untuk 20 porsi'],
    ['yang pertama tanpa santan', 'Nasi Kuning tanpa santan, untuk 40 porsi'],
    ['yang kedua untuk 5 porsi', 'Orek Tempe untuk 5 porsi'],
    ['yang ketiga', '1 resep Acar Timun'],
  ])('by its place, for as many as are cooked: %s', (typed, complete) => {
    const order = earlier('nasi kotak 40 kotak', 'Nasi Kuning', 'Orek Tempe', 'Acar Timun');
    expect(completeQuestion(typed, { ...order, sizes: ['40 porsi', '20 porsi', undefined] })).toBe(
      complete,
    );
  });

  test('a cheaper box holds as many dishes as before', () => {
    const names = ['Nasi Kuning', 'Ayam Goreng Kremes', 'Urap Sayur', 'Orek Tempe'];
    const box = {
      ...earlier('nasi kotak 25rb', ...names),
      boxed: [...names.slice(0, 3), 'kerupuk'],
    };
    const cheaper = 'nasi kotak 25rb, isi 3 macam, yang lebih murah';
    expect(completeQuestion('yang lebih murah', box)).toBe(cheaper);
    expect(completeQuestion('yang lebih murah', { ...box, question: cheaper })).toBe(cheaper);
    expect(completeQuestion('yang pedas', box)).toBe('nasi kotak 25rb, yang pedas');
    expect(completeQuestion('yang lebih murah', earlier('soto', ...names))).toBe(
      'soto, yang lebih murah (daripada Nasi Kuning, Ayam Goreng Kremes, Urap Sayur, Orek Tempe)',
    );
  });

  test('cheaper dishes are cheaper than those that came', () => {
    const cheaper = 'ide takjil, yang lebih murah (daripada Klepon, Es Teler)';
    const takjil = earlier('ide takjil', 'Klepon', 'Es Teler');
    expect(completeQuestion('yang lebih murah', takjil)).toBe(cheaper);
    expect(completeQuestion('yang lebih hemat dong', takjil)).toBe(
      'ide takjil, yang lebih hemat dong (daripada Klepon, Es Teler)',
    );
    const later = earlier(cheaper, 'Cilok', 'Cimol');
    expect(completeQuestion('yang lebih murah', later)).toBe(
      'ide takjil, yang lebih murah (daripada Cilok, Cimol)',
    );
    expect(completeQuestion('tanpa santan', later)).toBe(
      'ide takjil, yang lebih murah, tanpa santan (daripada Klepon, Es Teler)',
    );
    expect(completeQuestion('50 porsi', later)).toBe(
      'ide takjil, yang lebih murah, untuk 50 porsi (daripada Klepon, Es Teler)',
    );
    expect(askForOthers(later)).toBe(
      'ide takjil, yang lebih murah (selain Cilok, Cimol) (daripada Klepon, Es Teler)',
    );
    // Of one dish there is no cheaper one to be found by name.
    expect(completeQuestion('yang lebih murah', earlier('klepon', 'Klepon'))).toBe(
      'klepon, yang lebih murah',
    );
  });

  test.each([
    'ganti santan dengan susu',
    'ayamnya diganti tahu',
    'kurangi gulanya',
    'gula merahnya diganti gula pasir bisa?',
    'pakai ikan saja',
    'versi vegetarian',
    'kurang pedas',
    'tambah satu lagi',
    'terasinya dihilangkan',
  ])('that changes what a model has written is added for it: %s', (typed) => {
    const written = { ...earlier('ide takjil', 'Klepon', 'Es Teler'), isWritten: true };
    expect(completeQuestion(typed, written)).toBe(`ide takjil, ${typed}`);
  });

  test.each([
    'soto betawi',
    'kurang lebih 50 ribu dapat apa',
    'pengganti santan apa ya',
    'resep kue tanpa tambahan gula',
    'sambal pakai terasi yang tahan lama untuk dijual',
    'nasi goreng',
    'gantinya apa',
  ])('is another question for a model, too: %s', (typed) => {
    expect(completeQuestion(typed, { ...earlier('ide takjil', 'Klepon'), isWritten: true })).toBe(
      typed,
    );
  });

  test.each([
    'soto betawi',
    'buat bakso',
    'jangan asem',
    '50 kotak nasi ayam',
    'untuk 30 orang arisan enaknya menu apa',
    'untuk jualan nasi uduk',
    'untuk 20 orang nasi kuning',
    'lebih enak soto atau rawon',
    'yang enak buat jualan apa',
    'tanpa oven bisa bikin kue kering yang enak dan tahan lama',
    'kolak pisang 20 cup',
    'telur 3 butir',
    'modal 100rb jualan apa',
  ])('stays as it is: %s', (typed) => {
    expect(completeQuestion(typed, earlier('soto ayam'))).toBe(typed);
  });

  test.each([
    ['soto ayam', 'hpp nya berapa', 'soto ayam, hpp nya berapa'],
    ['rendang 2 kg', 'tahan berapa lama di kulkas?', 'rendang 2 kg, tahan berapa lama di kulkas?'],
    ['ide takjil', 'yg no 2 berapa untungnya', 'Es Teler berapa untungnya'],
    ['ide takjil', 'Yg nmr 2 brp hpp nya', 'Es Teler brp hpp nya'],
    ['soto ayam', 'Brp lama tahannya di kulkas', 'soto ayam, Brp lama tahannya di kulkas'],
    ['ide takjil', 'no 3 tahan berapa lama', 'no 3 tahan berapa lama'],
    ['ide takjil', 'pakai oregano 2 sdt', 'pakai oregano 2 sdt'],
    ['ide takjil', 'untungnya 5 ribu', 'untungnya 5 ribu'],
    ['soto ayam', 'modal 200 ribu dapat berapa', 'modal 200 ribu dapat berapa'],
    ['soto ayam', 'jual apa aja', 'jual apa aja'],
  ])('about the answer is asked of its dishes: %s + %s', (question, typed, complete) => {
    expect(completeQuestion(typed, earlier(question, 'Klepon', 'Es Teler'))).toBe(complete);
  });

  test.each([
    ['klepon', 'kalau tidak ada santan?', 'klepon, ganti santan'],
    ['resep Klepon', 'santannya habis', 'resep Klepon, ganti santan'],
    ['klepon', 'ganti gula merah dengan gula pasir', 'klepon, ganti gula merah dengan gula pasir'],
    ['klepon', 'ganti santan pakai apa', 'klepon, ganti santan pakai apa'],
    ['ide takjil', 'kalau gak punya santan', 'ide takjil, tanpa santan'],
    ['ide takjil', 'klo ngga pny santan gmn', 'ide takjil, tanpa santan'],
    ['resep klepon', 'santannya abis gmn', 'resep klepon, ganti santan'],
    ['klepon', 'ganti santan dgn susu', 'klepon, ganti santan dgn susu'],
    ['ide takjil', 'ganti santan dengan susu', 'ganti santan dengan susu'],
    ['klepon', 'kalau gak punya kukusan?', 'klepon, tanpa kukusan'],
    ['rendang', 'klo ga ada panci presto', 'rendang, tanpa panci presto'],
  ])('about a food of the dish keeps the dish: %s + %s', (question, typed, complete) => {
    expect(completeQuestion(typed, earlier(question, 'Klepon', 'Es Teler'))).toBe(complete);
  });

  test.each([
    'ganti menu lain',
    'ganti jadi rendang',
    'uangku habis',
    'gak ada yang lebih gampang',
    'gak ada ide lain?',
    'stok kosong',
    'ide masak kalau telur habis',
  ])('about no food of the dish stands for itself: %s', (typed) => {
    expect(completeQuestion(typed, earlier('resep klepon', 'Klepon'))).toBe(typed);
    expect(completeQuestion(typed, earlier('ide takjil', 'Klepon'))).toBe(typed);
  });

  test('asks for others, however often, and keeps wishes', () => {
    const others = 'ide takjil (selain Klepon, Es Teler)';
    for (const typed of ['yang lain dong', 'ada lagi?', 'menu lain', 'lanjutkan', 'lanjut dong']) {
      expect(completeQuestion(typed, earlier('ide takjil', 'Klepon', 'Es Teler'))).toBe(others);
    }
    expect(askForOthers(earlier(others, 'Kolak'))).toBe(
      'ide takjil (selain Klepon, Es Teler, Kolak)',
    );
    expect(completeQuestion('yang lebih murah', earlier(others))).toBe(
      'ide takjil, yang lebih murah (selain Klepon, Es Teler)',
    );
    expect(completeQuestion('50 porsi', earlier(others))).toBe(
      'ide takjil, untuk 50 porsi (selain Klepon, Es Teler)',
    );
  });

  test.each([
    [
      'nasi kotak 20rb',
      'tambah orek tempe',
      'nasi kotak 20rb, isi Nasi Putih, Ayam Goreng, orek tempe',
    ],
    [
      'nasi kotak isi ayam, tempe untuk 50 orang',
      'tambahin sambal dong',
      'nasi kotak, isi ayam, tempe, sambal untuk 50 orang',
    ],
    [
      'paket ayam, tempe tanpa santan',
      'ganti ayam jadi lele',
      'paket, isi lele, tempe tanpa santan',
    ],
    ['nasi kotak', 'ayamnya diganti ikan', 'nasi kotak, isi Nasi Putih, ikan'],
    [
      'nasi kotak isi ayam, dijual 15rb',
      'kalau dijual 20 ribu',
      'nasi kotak, isi Nasi Putih, Ayam Goreng, dijual 20 ribu',
    ],
    [
      'nasi kotak isi ayam 50 kotak 20rb',
      'dijual 22rb',
      'nasi kotak, isi Nasi Putih, Ayam Goreng 50 kotak, dijual 22rb',
    ],
    [
      'nasi kotak',
      'harganya 25 ribu aja',
      'nasi kotak, isi Nasi Putih, Ayam Goreng, dijual 25 ribu',
    ],
    [
      'nasi kotak 20rb per kotak',
      'jual 25rb',
      'nasi kotak, isi Nasi Putih, Ayam Goreng, dijual 25rb',
    ],
    [
      'nasi kotak isi ayam, harga 25 ribu',
      'kalau dijual 20rb untungnya berapa?',
      'nasi kotak, isi Nasi Putih, Ayam Goreng, dijual 20rb',
    ],
    [
      'nasi kotak isi ayam, harga 25 ribu',
      'kalau 20 ribu bisa?',
      'nasi kotak, isi Nasi Putih, Ayam Goreng, dijual 20 ribu',
    ],
    ['nasi kotak isi ayam', '20 ribu aja', 'nasi kotak isi ayam, budget 20 ribu'],
    [
      'nasi kotak isi ayam, tempe 25rb untuk 80 orang',
      'kalau 30 ribu',
      'nasi kotak isi ayam, tempe untuk 80 orang, dijual 30 ribu',
    ],
    [
      'nasi kotak isi ayam, tempe 25rb, kemasan 2rb',
      'naikkan untungnya jadi 5 ribu',
      'nasi kotak isi ayam, tempe, kemasan 2rb, untung 5 ribu',
    ],
    [
      'nasi kotak isi ayam, tempe, untung 5 ribu',
      'untung 7rb per kotak aja',
      'nasi kotak isi ayam, tempe, untung 7rb per kotak',
    ],
    ['nasi kotak isi ayam, tempe', 'ganti tempe urap', 'nasi kotak, isi ayam, urap'],
    ['nasi kotak', 'ganti ayam goreng lele bakar', 'nasi kotak, isi Nasi Putih, lele bakar'],
    ['nasi kotak', 'ganti rendang lele', 'ganti rendang lele'],
    // What is refused is never lost.
    [
      'nasi kotak tanpa udang, untuk 50 orang',
      'tambah sambal',
      'nasi kotak tanpa udang, untuk 50 orang, isi Nasi Putih, Ayam Goreng, sambal',
    ],
    [
      'paket alergi kacang, halal',
      'tambah tempe',
      'paket alergi kacang, halal, isi Nasi Putih, Ayam Goreng, tempe',
    ],
    [
      'nasi kotak isi ayam, tempe tdk pakai santan',
      'tambah sambal',
      'nasi kotak, isi ayam, tempe, sambal tdk pakai santan',
    ],
    ['nasi kotak isi ayam, gado-gado', 'tambah sambal', 'nasi kotak, isi ayam, gado-gado, sambal'],
    // However the list is written, nothing of it is left beside the new one.
    ['nasi kotak isi ayam + tempe', 'tambah urap', 'nasi kotak, isi ayam, tempe, urap'],
    ['nasi kotak ayam dan tempe', 'ganti ayam jadi lele', 'nasi kotak, isi lele, tempe'],
    [
      'nasi kotak isi ayam, halal, isi Nasi Putih, Ayam Goreng',
      'tambah urap',
      'nasi kotak isi ayam, halal, isi Nasi Putih, Ayam Goreng, urap',
    ],
    // An occasion is not what is in the box.
    [
      'katering arisan, 50 orang',
      'tambah urap',
      'katering arisan, 50 orang, isi Nasi Putih, Ayam Goreng, urap',
    ],
    [
      'nasi kotak 60 orang budget 20 ribu: nasi, ayam, sayur',
      'ganti sayur dengan capcay',
      'nasi kotak 60 orang budget 20 ribu, isi nasi, ayam, capcay',
    ],
    ['nasi kotak', 'hapus nasi', 'nasi kotak, isi Ayam Goreng'],
    ['nasi kotak', 'tambah lagi', 'tambah lagi'],
    ['nasi kotak', 'ganti oreng jadi ikan', 'ganti oreng jadi ikan'],
    ['nasi dus ayam, tempe', 'tambah urap', 'nasi dus, isi ayam, tempe, urap'],
    ['nasi besek ayam, tempe', 'tambah urap', 'nasi besek, isi ayam, tempe, urap'],
    ['nasi kotak', 'tambah sayur satu lagi', 'nasi kotak, isi Nasi Putih, Ayam Goreng, sayur'],
    ['nasi kotak', 'tambah 1 ayam lagi', 'nasi kotak, isi Nasi Putih, Ayam Goreng, ayam'],
    ['nasi kotak isi ayam, sayur', 'tambah sayur', 'nasi kotak, isi ayam, 2 sayur'],
    ['nasi kotak isi ayam, 2 sayur', 'tambah sayur lagi', 'nasi kotak, isi ayam, 3 sayur'],
    ['nasi kotak', 'tambah ayam goreng', 'nasi kotak, isi Nasi Putih, 2 ayam goreng'],
    ['nasi kotak', 'ganti yang nomor 2 jadi lele', 'nasi kotak, isi Nasi Putih, lele'],
    ['nasi kotak', 'no 2 gak usah', 'nasi kotak, isi Nasi Putih'],
    ['nasi kotak', 'resep nomor dua', '1 resep Ayam Goreng'],
    ['nasi kotak', 'tambah satu lagi', 'tambah satu lagi'],
    ['nasi kotak', 'tanpa nasi', 'nasi kotak, isi Ayam Goreng'],
    ['nasi kotak', 'tanpa ayam', 'nasi kotak, tanpa ayam'],
    ['nasi kotak', 'ayamnya gak usah deh', 'nasi kotak, isi Nasi Putih'],
    ['nasi kotak', 'tanpa santan', 'nasi kotak, tanpa santan'],
    ['nasi kotak', 'ganti rendang jadi lele', 'ganti rendang jadi lele'],
    ['nasi kotak', 'ganti ayam dengan apa', 'ganti ayam dengan apa'],
  ])('a box is changed dish by dish: %s + %s', (question, typed, complete) => {
    const boxed = ['Nasi Putih', 'Ayam Goreng'];
    expect(completeQuestion(typed, { ...earlier(question, ...boxed, 'Capcay'), boxed })).toBe(
      complete,
    );
  });

  test('its list keeps its own words, so that a wish may bring other dishes', () => {
    const boxed = ['Nasi Putih', 'Ayam Goreng', 'Semur Tahu Telur'];
    const ask = (question: string, typed: string, isBoxChosen = false) =>
      completeQuestion(typed, { ...earlier(question, ...boxed), boxed, isBoxChosen });
    const cheaper = ask('nasi kotak 25 ribu isi ayam, tahu', 'kalau dijual 20rb');
    expect(cheaper).toBe('nasi kotak isi ayam, tahu, dijual 20rb');
    expect(ask(cheaper, 'tanpa telur')).toBe(`${cheaper}, tanpa telur`);
    // Unless the owner has chosen the dishes.
    expect(ask('nasi kotak isi ayam, tahu', 'tambah urap', true)).toBe(
      'nasi kotak, isi Nasi Putih, Ayam Goreng, Semur Tahu Telur, urap',
    );
    expect(ask('nasi kotak 40 orang', '50 porsi aja', true)).toBe(
      'nasi kotak, isi Nasi Putih, Ayam Goreng, Semur Tahu Telur, untuk 50 porsi',
    );
    expect(ask('nasi kotak isi ayam, tahu', 'yang lain', true)).toBe(
      'nasi kotak isi ayam, tahu (selain Nasi Putih, Ayam Goreng, Semur Tahu Telur)',
    );
    expect(ask('nasi kotak isi ayam, tahu', 'rendang sapi', true)).toBe('rendang sapi');
    // What the list does not name may be in the box.
    expect(ask('nasi kotak isi ayam, tahu', 'hapus nasi')).toBe(
      'nasi kotak, isi Ayam Goreng, Semur Tahu Telur',
    );
  });

  test('another price goes along, a food to add only for a box', () => {
    expect(completeQuestion('jual 15rb aja', earlier('soto ayam, dijual 12rb'))).toBe(
      'soto ayam, dijual 15rb',
    );
    expect(completeQuestion('jual 15rb', earlier('nasi kotak 12rb per kotak'))).toBe(
      'nasi kotak, dijual 15rb',
    );
    expect(completeQuestion('tambah sambal', earlier('soto ayam'))).toBe('tambah sambal');
  });

  test('says what was chosen on screen, in place of what it said before', () => {
    expect(withPortions('soto ayam 20 porsi', 50)).toBe('soto ayam, untuk 50 porsi');
    const priced = withBoxPrice('nasi kotak 25rb per kotak (selain Klepon)', 22_000);
    expect(priced).toBe('nasi kotak, dijual Rp 22.000 per kotak (selain Klepon)');
    expect(withBoxPrice(priced, 9_500)).toBe(
      'nasi kotak, dijual Rp 9.500 per kotak (selain Klepon)',
    );
    const long = 'a'.repeat(495);
    expect([withPortions(long, 50), withBoxPrice(long, 9_500)]).toEqual([long, long]);
  });

  test('asks once for what is wished twice', () => {
    const cheaper = addWish('yang lebih murah', 'ide takjil');
    expect(cheaper).toBe('ide takjil, yang lebih murah');
    expect(addWish('Yang lebih murah', `${cheaper}, untuk 5 orang`)).toBe(
      'ide takjil, yang lebih murah, untuk 5 orang',
    );
  });

  test('stands for itself where both together are too long', () => {
    const long = earlier('a'.repeat(495), 'Klepon');
    expect(askForOthers(long)).toBeUndefined();
    expect(completeQuestion('yang lain', long)).toBe('yang lain');
    expect(completeQuestion('tanpa santan', long)).toBe('tanpa santan');
  });
});
