import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../costing/read-price-tables.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { readIngredientLine } from './read-ingredient-line.ts';

const collection = join(import.meta.dirname, '../../../collection');
const book = createPriceBook(
  readFileSync(join(collection, 'prices.csv'), 'utf8'),
  readFileSync(join(collection, 'measures.csv'), 'utf8'),
);

type Quantity = number | readonly [number, number] | 'secukupnya' | undefined;

function read(line: string): IngredientLine[] {
  return readIngredientLine(line, book);
}

function quantityOf({ quantity, toTaste }: Pick<IngredientLine, 'quantity' | 'toTaste'>): Quantity {
  if (quantity === undefined) return toTaste ? 'secukupnya' : undefined;
  return quantity.min === quantity.max ? quantity.value : [quantity.min, quantity.max];
}

describe('one food on a line', () => {
  test.each<[string, Quantity, string | undefined, string]>([
    // Amount, unit, name.
    ['5 siung bawang merah, iris tipis', 5, 'siung', 'bawang merah'],
    ['3 siung bawang putih', 3, 'siung', 'bawang putih'],
    ['1 kg daging sapi', 1, 'kg', 'daging sapi'],
    ['250 gram tepung terigu', 250, 'g', 'tepung terigu'],
    ['250gr tepung terigu', 250, 'g', 'tepung terigu'],
    ['100 grm brokoli', 100, 'g', 'brokoli'],
    ['2 sdm kecap manis', 2, 'sdm', 'kecap manis'],
    ['1 sendok makan margarin', 1, 'sdm', 'margarin'],
    ['1 sendok teh garam', 1, 'sdt', 'garam'],
    ['2 sdk mkn tepung beras', 2, 'sdm', 'tepung beras'],
    ['1 sendok ketumbar bubuk', 1, 'sdm', 'ketumbar bubuk'],
    ['1/4 sdt lada bubuk', 0.25, 'sdt', 'lada bubuk'],
    ['½ sdt terasi', 0.5, 'sdt', 'terasi'],
    ['1½ sdm gula pasir', 1.5, 'sdm', 'gula pasir'],
    ['1 1/2 liter air', 1.5, 'l', 'air'],
    ['1 ltr santan', 1, 'l', 'santan'],
    ['600 cc santan encer', 600, 'ml', 'santan encer'],
    ['1.500 ml air matang', 1500, 'ml', 'air'],
    ['0,5 kg ayam potong', 0.5, 'kg', 'ayam'],
    ['1/2kg ayam potong 8', 0.5, 'kg', 'ayam'],
    ['1 ons ebi', 1, 'ons', 'ebi'],
    ['½ ons cabe rawit', 0.5, 'ons', 'cabai rawit'],
    ['2-3 lembar daun jeruk', [2, 3], 'lembar', 'daun jeruk'],
    ['3 lbr daun jeruk', 3, 'lembar', 'daun jeruk'],
    ['2 lembar daun salam segar', 2, 'lembar', 'daun salam'],
    ['1 bh tomat', 1, 'buah', 'tomat'],
    ['2 bh tomat merah uk sedang, belah 4', 2, 'buah', 'tomat'],
    ['2 btr telur, kocok lepas', 2, 'butir', 'telur ayam'],
    ['2 btg sereh, memarkan', 2, 'batang', 'serai'],
    ['1 batang daun bawang iris halus', 1, 'batang', 'daun bawang'],
    ['1 bks santan kara 65 ml', 1, 'bungkus', 'santan instan'],
    ['santan kara 65 ml (2 bungkus)', 2, 'bungkus', 'santan instan'],
    ['santan kara 130 ml (2 bungkus)', 130, 'ml', 'santan instan'],
    ['3 cloves bawang putih', 3, 'siung', 'bawang putih'],
    ['2 tablespoons kecap manis', 2, 'sdm', 'kecap manis'],
    ['1 sachet desaku kunyit bubuk', 1, 'sachet', 'kunyit bubuk'],
    ['1 bks agar2 plain', 1, 'bungkus', 'agar-agar'],
    ['1 sachet masako', 1, 'sachet', 'kaldu bubuk'],
    ['1 saset saos tiram', 1, 'sachet', 'saus tiram'],
    ['1 bungkus bumbu racik ayam goreng', 1, 'bungkus', 'bumbu racik'],
    ['1 papan tempe @ 300 g', 1, 'papan', 'tempe'],
    ['1/2 papan tempe, potong dadu', 0.5, 'papan', 'tempe'],
    ['10 buah cabe rawit (sesuai selera)', 10, 'buah', 'cabai rawit'],
    ['6 bj cabe merah keriting', 6, 'biji', 'cabai merah keriting'],
    ['1 ikat kangkung, siangi', 1, 'ikat', 'kangkung'],
    ['1 genggam tauge', 1, 'genggam', 'tauge'],
    ['1,5 ruas jari jahe', 1.5, 'ruas', 'jahe'],
    ['1 ruas ibu jari lengkuas', 1, 'ruas', 'lengkuas'],
    ['1 ruas kecil kencur', 1, 'ruas', 'kencur'],
    ['2 cm kunyit bakar', 2, 'cm', 'kunyit'],
    ['1 ibu jari laos, keprek', 1, 'jempol', 'lengkuas'],
    ['1 jari kunyit', 1, 'ruas', 'kunyit'],
    ['1 ekor ayam kampung, potong 10', 1, 'ekor', 'ayam kampung'],
    ['2 ekor ikan lele/ 500 gr', 2, 'ekor', 'ikan lele'],
    ['1 gelas belimbing air', 1, 'gelas', 'air'],
    ['1 cup tepung maizena', 1, 'cangkir', 'maizena'],
    ['1 tangkai seledri', 1, 'tangkai', 'seledri'],
    ['2 keping gula merah', 2, 'keping', 'gula merah'],
    ['1 kaleng sarden', 1, 'kaleng', 'sarden kaleng'],
    ['1 bonggol bawang putih', 1, 'bonggol', 'bawang putih'],
    ['1 kotak tahu putih', 1, 'kotak', 'tahu'],
    ['3 tetes pewarna merah', 3, 'tetes', 'pewarna makanan'],
    // Size words between unit and name.
    ['2 sdm (munjung) kecap', 2, 'sdm', 'kecap manis'],
    ['2 sdm munjung tepung beras', 2, 'sdm', 'tepung beras'],
    ['1 sdt peres garam', 1, 'sdt', 'garam'],
    ['4 siung besar bawang merah', 4, 'siung', 'bawang merah'],
    ['1 bungkus kecil terasi', 1, 'bungkus', 'terasi'],
    ['1 buah bawang bombay ukuran sedang', 1, 'buah', 'bawang bombai'],
    // Name first.
    ['bawang merah 5 siung', 5, 'siung', 'bawang merah'],
    ['Daun bawang 2 batang iris', 2, 'batang', 'daun bawang'],
    ['Telur ayam 3 butir, rebus', 3, 'butir', 'telur ayam'],
    ['Gula pasir: 150 gr', 150, 'g', 'gula pasir'],
    ['Garam = 1 sdt', 1, 'sdt', 'garam'],
    ['Kemiri sangrai 4 btr', 4, 'butir', 'kemiri'],
    ['Jahe seruas jari', 1, 'ruas', 'jahe'],
    ['santan kental ½ liter', 0.5, 'l', 'santan kental'],
    ['minyak goreng secukupnya', 'secukupnya', undefined, 'minyak goreng'],
    ['Gula merah (50 gr)', 50, 'g', 'gula merah'],
    ['Air ±500 ml', 500, 'ml', 'air'],
    ['Tepung kanji kurang lebih 3 sdm', 3, 'sdm', 'tapioka'],
    // "Se-" and words for numbers.
    ['seruas lengkuas, geprek', 1, 'ruas', 'lengkuas'],
    ['selembar daun pandan', 1, 'lembar', 'daun pandan'],
    ['sebatang serai', 1, 'batang', 'serai'],
    ['sejumput garam', 1, 'jumput', 'garam'],
    ['segenggam kemangi', 1, 'genggam', 'kemangi'],
    ['se genggam teri medan', 1, 'genggam', 'teri medan'],
    ['seikat bayam', 1, 'ikat', 'bayam'],
    ['secubit penyedap', 1, 'jumput', 'penyedap rasa'],
    ['setengah kg tetelan', 0.5, 'kg', 'tetelan sapi'],
    ['seperempat kg kikil', 0.25, 'kg', 'kikil sapi'],
    ['dua lembar daun kunyit', 2, 'lembar', 'daun kunyit'],
    ['satu sdt jinten', 1, 'sdt', 'jintan'],
    ['beberapa lembar daun salam', [2, 5], 'lembar', 'daun salam'],
    // To taste.
    ['Secukupnya air', 'secukupnya', undefined, 'air'],
    ['secukupnya kaldu jamur', 'secukupnya', undefined, 'kaldu jamur'],
    ['garam secukupunya', 'secukupnya', undefined, 'garam'],
    ['Sckpnya royco ayam', 'secukupnya', undefined, 'kaldu ayam bubuk'],
    ['lada bubuk sesuai selera', 'secukupnya', undefined, 'lada bubuk'],
    ['Gula pasir (secukupnya)', 'secukupnya', undefined, 'gula pasir'],
    ['sedikit minyak untuk menumis', 'secukupnya', undefined, 'minyak goreng'],
    // Nothing but a name.
    ['Air', undefined, undefined, 'air'],
    ['Minyak untuk menggoreng', undefined, undefined, 'minyak goreng'],
    ['Bawang goreng utk taburan', undefined, undefined, 'bawang goreng'],
    ['bumbu racik', undefined, undefined, 'bumbu racik'],
    ['Bumbu penyedap', undefined, undefined, 'penyedap rasa'],
    ['salam', undefined, undefined, 'daun salam'],
    // A count without a unit.
    ['3 tomat', 3, undefined, 'tomat'],
    ['2 daun jeruk, sobek', 2, undefined, 'daun jeruk'],
    ['10 cabe rawit merah', 10, undefined, 'cabai rawit merah'],
    ['4-5 kemiri', [4, 5], undefined, 'kemiri'],
    ['1/4 kol, iris', 0.25, undefined, 'kol'],
    ['1 santan kara', 1, undefined, 'santan instan'],
    // Words around it.
    ['- 2 siung bawang putih', 2, 'siung', 'bawang putih'],
    ['• 3 butir kemiri', 3, 'butir', 'kemiri'],
    ['1. 5 siung bawang merah', 5, 'siung', 'bawang merah'],
    ['1)tepung terigu 200 g', 200, 'g', 'tepung terigu'],
    ['1.tepung terigu 200 g', 200, 'g', 'tepung terigu'],
    ['[1] tepung terigu 200 g', 200, 'g', 'tepung terigu'],
    ['§ 200 g tepung terigu', 200, 'g', 'tepung terigu'],
    ['2.butir telur', 2, 'butir', 'telur ayam'],
    ['2) 1 sdt ketumbar', 1, 'sdt', 'ketumbar'],
    ['1️⃣ 200 gr udang', 200, 'g', 'udang'],
    ['✅ 2 lembar daun salam 🌿', 2, 'lembar', 'daun salam'],
    ['**3 sdm** minyak goreng', 3, 'sdm', 'minyak goreng'],
    ['  2   sdm   air jeruk   nipis ', 2, 'sdm', 'jeruk nipis'],
    ['1 sdm kecap asin/shoyu', 1, 'sdm', 'kecap asin'],
    ['1 sdt merica (me: skip)', 1, 'sdt', 'lada'],
    ['4 sdm gula merah (bisa diganti gula pasir)', 4, 'sdm', 'gula merah'],
    ['500 ml santan dari 1 butir kelapa', 500, 'ml', 'santan'],
    ['Santan dari 1/2 butir kelapa', 0.5, 'butir', 'santan'],
    ['1 buah jeruk nipis, ambil airnya', 1, 'buah', 'jeruk nipis'],
    ['6 lembar daun jeruk buang tulang daunnya', 6, 'lembar', 'daun jeruk'],
    ['5 buah / 50 gr cabe merah besar', 5, 'buah', 'cabai merah besar'],
    ['2 x 65 ml santan instan', 130, 'ml', 'santan instan'],
    ['2/3 lembar daun salam', [2, 3], 'lembar', 'daun salam'],
    // Spellings, dialect, typing errors, brands.
    ['8 bawang merah', 8, undefined, 'bawang merah'],
    ['6 siung bamer', 6, 'siung', 'bawang merah'],
    ['4 siung baput cincang', 4, 'siung', 'bawang putih'],
    ['5 siunh bawang mrh', 5, 'siung', 'bawang merah'],
    ['1 btg sere geprek', 1, 'batang', 'serai'],
    ['2 sdm sasa', 2, 'sdm', 'penyedap rasa'],
    ['1 sdt ladaku', 1, 'sdt', 'lada bubuk'],
    ['2 sdm terigu segitiga biru', 2, 'sdm', 'tepung terigu'],
    ['1 sdm blue band', 1, 'sdm', 'margarin'],
    ['3 sdm bango', 3, 'sdm', 'kecap manis'],
    ['3 buah lombok abang', 3, 'buah', 'cabai merah'],
    ['10 cabe setan', 10, undefined, 'cabai rawit merah'],
    ['1 ons toge', 1, 'ons', 'tauge'],
    ['1 sdt mrica bubuk', 1, 'sdt', 'lada bubuk'],
    ['2 buah mentimun', 2, 'buah', 'timun'],
    ['1 ikat kemanggi', 1, 'ikat', 'kemangi'],
    ['1 sdm saur tiram', 1, 'sdm', 'saus tiram'],
    ['5 cabe merah ketiting', 5, undefined, 'cabai merah keriting'],
    ['10 buah caberawit merah', 10, 'buah', 'cabai rawit merah'],
    ['2 ruas kunyitnya', 2, 'ruas', 'kunyit'],
    ['250 gr dada ayam fillet potong dadu', 250, 'g', 'fillet ayam'],
    ['daging ayam fillet potong dadu 300 gr', 300, 'g', 'fillet ayam'],
    ['1 sdt kaldu ayam bubuk', 1, 'sdt', 'kaldu ayam bubuk'],
    ['500 ml kaldu ayam', 500, 'ml', 'kaldu ayam cair'],
    ['1 buah naga merah', 1, 'buah', 'buah naga'],
    ['2 tongkol jagung manis', 2, 'tongkol', 'jagung manis'],
    ['½ kg tongkol', 0.5, 'kg', 'ikan tongkol'],
    ['3 lonjor kacang panjang, potong²', 3, 'lonjor', 'kacang panjang'],
    ['1 bungkus mie telor', 1, 'bungkus', 'mi telur kering'],
    ['5 ribu tauge', 5000, 'rupiah', 'tauge'],
    ['1 plastik daun kemangi', 1, 'bungkus', 'kemangi'],
    ['hati dan ampela ayam 3 pasang', 3, 'pasang', 'ati ampela ayam'],
    ['minyak untuk menggoreng ikan asin', undefined, undefined, 'minyak goreng'],
  ])('%s', (line, quantity, unit, food) => {
    const [first, ...others] = read(line);
    expect(others).toEqual([]);
    expect(first).toBeDefined();
    expect(quantityOf(first!)).toEqual(quantity);
    expect([first?.unit, first?.food]).toEqual([unit, food]);
  });
});

describe('one amount for several foods', () => {
  const readAll = (line: string) =>
    read(line).map((entry) => [quantityOf(entry), entry.unit, entry.food]);

  test.each<[string, Quantity, string, readonly string[]]>([
    ['1 ikat daun bawang & seledri', 1, 'ikat', ['daun bawang', 'seledri']],
    ['2 sdm kecap manis dan saus tiram', 2, 'sdm', ['kecap manis', 'saus tiram']],
    ['1 ruas jahe, lengkuas, kunyit', 1, 'ruas', ['jahe', 'lengkuas', 'kunyit']],
    ['1 buah tomat, timun, dan wortel', 1, 'buah', ['tomat', 'timun', 'wortel']],
    // A weight is for all of them together.
    ['200 g buncis dan wortel', 100, 'g', ['buncis', 'wortel']],
  ])('"%s"', (line, amount, unit, foods) => {
    expect(readAll(line)).toEqual(foods.map((food) => [amount, unit, food]));
  });

  test.each<[string, string]>([
    ['1 ekor ayam dan garam', 'garam'],
    ['500 g ayam dan garam', 'garam'],
    ['2 sdm gula pasir, garam', 'garam'],
  ])('"%s" leaves the amount of %s open', (line, food) => {
    expect(readAll(line).at(-1)).toEqual([undefined, undefined, food]);
  });

  test('"1 butir kelapa, kelapa parut" buys one coconut', () => {
    expect(readAll('1 butir kelapa, kelapa parut')).toHaveLength(1);
  });
});

describe('several ingredients on a line', () => {
  test.each<[string, readonly (readonly [Quantity, string])[]]>([
    [
      'Secukupnya garam&kaldu jamur',
      [
        ['secukupnya', 'garam'],
        ['secukupnya', 'kaldu jamur'],
      ],
    ],
    [
      'garam, gula, merica secukupnya',
      [
        ['secukupnya', 'garam'],
        ['secukupnya', 'gula pasir'],
        ['secukupnya', 'lada'],
      ],
    ],
    [
      'secukupnya garam lada',
      [
        ['secukupnya', 'garam'],
        ['secukupnya', 'lada'],
      ],
    ],
    [
      'gula garam penyedap rasa',
      [
        [undefined, 'gula pasir'],
        [undefined, 'garam'],
        [undefined, 'penyedap rasa'],
      ],
    ],
    [
      'daun bawang dan seledri, iris',
      [
        [undefined, 'daun bawang'],
        [undefined, 'seledri'],
      ],
    ],
    [
      '2 lembar daun salam + 3 lembar daun jeruk',
      [
        [2, 'daun salam'],
        [3, 'daun jeruk'],
      ],
    ],
    [
      '1 sdm maizena + 2 sdm air, larutkan',
      [
        [1, 'maizena'],
        [2, 'air'],
      ],
    ],
    [
      '3 siung bawang merah,2 siung bawang putih',
      [
        [3, 'bawang merah'],
        [2, 'bawang putih'],
      ],
    ],
    [
      'bawang merah & putih',
      [
        [undefined, 'bawang merah'],
        [undefined, 'bawang putih'],
      ],
    ],
    [
      'garam dan gula masing-masing 1 sdt',
      [
        [1, 'garam'],
        [1, 'gula pasir'],
      ],
    ],
    [
      '1/2 sdt garam,merica bubuk',
      [
        [0.5, 'garam'],
        [undefined, 'lada bubuk'],
      ],
    ],
  ])('%s', (line, expected) => {
    expect(read(line).map((entry) => [quantityOf(entry), entry.food])).toEqual(expected);
  });

  test.each([
    '1 ekor ayam, kupas kulitnya, cuci bersih',
    '2 butir telur, kocok dengan sedikit air',
    '5 siung bawang merah, goreng',
    '1 kg daging sapi, has dalam',
    '1 sdm tepung beras (larutkan dengan 2 sdm air)',
  ])('takes what follows the comma as preparation: %s', (line) => {
    const lines = read(line);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.preparation).toBeDefined();
  });
});

test.each([
  ['garam/gula/micin secukupnya', ['garam', 'gula pasir', 'penyedap rasa']],
  ['gula / garam secukupnya', ['gula pasir', 'garam']],
  ['Garam/lada', ['garam', 'lada']],
])('"%s" to taste means all of them: none replaces another', (line, foods) => {
  expect(read(line).map(({ food }) => food)).toEqual(foods);
});

test.each([
  ['1 sdt garam/kaldu jamur', 'garam'],
  ['garam atau gula secukupnya', 'garam'],
  ['penyedap/kaldu bubuk secukupnya', 'penyedap rasa'],
  ['gula pasir/gula merah secukupnya', 'gula pasir'],
])('"%s" means one of them', (line, food) => {
  expect(read(line).map(({ food }) => food)).toEqual([food]);
});

test.each([
  ['duo bawang @ 5 siung', 'bawang merah', 'bawang putih'],
  ['daun salam, daun jeruk @ 5 lembar', 'daun salam', 'daun jeruk'],
  ['jahe dan kunyit @5 cm', 'jahe', 'kunyit'],
])('"%s" means that much of each', (line, ...foods) => {
  expect(read(line).map(({ food, quantity }) => [food, quantity?.value])).toEqual(
    foods.map((food) => [food, 5]),
  );
});

describe('two amounts of one food', () => {
  test.each<[string, [number | undefined, string | undefined, string | undefined][]]>([
    ['100 g + 50 g gula pasir', [[150, 'g', 'gula pasir']]],
    ['gula pasir 1/4 kg + 50 gr', [[0.3, 'kg', 'gula pasir']]],
    ['2 sdm + 3 sdt kecap manis', [[3, 'sdm', 'kecap manis']]],
    ['tepung terigu (100 gr + 50 gr)', [[150, 'g', 'tepung terigu']]],
    ['200 gr gula pasir + 50 gr untuk taburan', [[250, 'g', 'gula pasir']]],
    [
      'gula pasir 100 gr + 2 sdm',
      [
        [100, 'g', 'gula pasir'],
        [2, 'sdm', 'gula pasir'],
      ],
    ],
  ])('none of %s is lost', (line, expected) => {
    const found = read(line).map(({ unit, food, ...entry }) => [quantityOf(entry), unit, food]);
    expect(found).toEqual(expected);
  });
});

describe('headings', () => {
  test.each([
    'Bumbu halus:',
    'Bumbu Halus',
    'Bahan-bahan :',
    '🌶 Bahan sambal',
    'Pelengkap;',
    'Bumbu yang dihaluskan :',
    'Untuk taburan',
    '(Bumbu halus)',
    '== Kuah: ==',
    'Saus:',
    'Bahan 1:',
  ])('are nothing to buy: %s', (line) => {
    expect(read(line)).toEqual([]);
  });

  test('may be followed by ingredients on the same line', () => {
    const lines = read('Bumbu halus: 5 siung bawang merah, 2 butir kemiri, garam');
    expect(lines.map(({ food }) => food)).toEqual(['bawang merah', 'kemiri', 'garam']);
  });

  test.each(['Garam', 'Sambal', 'Bumbu kari bubuk 1 sdt', '1 bungkus bumbu rendang'])(
    'are not found in %s',
    (line) => {
      expect(read(line)).toHaveLength(1);
    },
  );
});

describe('what else is on a line', () => {
  test('the preparation, without the name', () => {
    expect(read('5 siung bawang merah, iris tipis')[0]).toMatchObject({
      name: 'bawang merah',
      preparation: 'iris tipis',
    });
    expect(read('1/2kg ayam potong 8')[0]).toMatchObject({ name: 'ayam', preparation: 'potong 8' });
  });

  test('an alternative, which is nothing more to buy', () => {
    const foods = (line: string) => read(line).map(({ food }) => food);
    expect(foods('4 sdm gula merah (bisa diganti gula pasir)')).toEqual(['gula merah']);
    expect(foods('2 sdm margarin/mentega')).toEqual(['margarin']);
    expect(foods('1 sdt kaldu ayam atau kaldu jamur')).toEqual(['kaldu ayam bubuk']);
  });

  test('a weight beside the count, of each piece or of all', () => {
    const size = (line: string) => {
      const stated = read(line)[0]?.stated;
      return stated === undefined ? undefined : [stated.amount.value, stated.unit, stated.per];
    };
    expect(size('1 papan tempe @ 300 g')).toEqual([300, 'g', 'each']);
    expect(size('2 bks santan kara 65 ml')).toEqual([65, 'ml', 'each']);
    expect(size('2 ekor ikan lele/ 500 gr')).toEqual([500, 'g', 'whole']);
    expect(size('4 buah kentang (kurleb 300gr), kukus')).toEqual([300, 'g', 'whole']);
    expect(size('secukupnya garam (1/2 sdt)')).toEqual([0.5, 'sdt', 'whole']);
    expect(size('3 lembar daun jeruk')).toBeUndefined();
  });
});

test.each([
  '1 sdm asam jawa larutkan dgn 50 ml air',
  '1 sdm asam jawa, larutkan dalam 50 ml',
  '1 sdm asam jawa (larutkan dengan 50 ml air)',
  '1 sdm asam jawa campur 50 ml air',
])('"%s": the water is not weighed as the food', (line) => {
  const [{ quantity, unit, stated } = { stated: 'nothing read' }] = read(line);
  expect([quantity?.value, unit, stated]).toEqual([1, 'sdm', undefined]);
});

describe('what cannot be read', () => {
  test.each(['', '   ', '---', '🌶🌶', '(resep lihat di atas)'])('"%s" is nothing', (line) => {
    expect(read(line)).toEqual([]);
  });

  test.each([
    ['2 sdm bubuk ajaib', 'bubuk ajaib'],
    ['1 buah tempura', 'tempura'],
    ['3 sdm saus keju', 'saus keju'],
    ['1 bungkus kuah bakso', 'kuah bakso'],
    ['100 gr tepung talas', 'tepung talas'],
  ])('%s keeps its name and gets no food', (line, name) => {
    const [entry] = read(line);
    expect(entry).toMatchObject({ name, food: undefined });
  });

  test('any line, however long or odd, is read without throwing', () => {
    const lines = [
      '1/0 sdm',
      '1/2/3 kg x',
      '((((',
      '))))',
      '5'.repeat(5_000),
      'bawang, '.repeat(5_000),
    ];
    for (const line of lines) expect(() => read(line)).not.toThrow();
    expect(read('garam, '.repeat(5_000)).length).toBeLessThanOrEqual(30);
  });
});
