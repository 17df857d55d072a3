import { expect, test } from 'vitest';
import { wholeCollection } from '../../../../../build/collection/fixtures/whole-collection.ts';
import { DISH_KINDS } from '../../../recipes/dish-extras.ts';
import { OCCASIONS, PROVINCES } from '../recipe-facts.ts';
import { RECIPE_MARKS } from '../recipe-marks.ts';
import { listenSmall as listen } from './fixtures/small-parser.ts';
import { indexTiny, titlesOf } from './fixtures/tiny-index.ts';
import { howUnderstood } from './question/how-understood.ts';
import { SITUATION_TESTS } from './words/situation-predicates.ts';
import { SITUATIONS } from './words/situation-words.ts';
import { tokenize } from './words/tokenize.ts';

test('every condition of a situation is known, and every named condition is used', () => {
  const known = new Set<string>([
    ...SITUATION_TESTS.keys(),
    ...DISH_KINDS,
    ...OCCASIONS,
    ...PROVINCES,
    ...RECIPE_MARKS,
  ]);
  const names = SITUATIONS.flatMap(({ conditions }) => conditions).flatMap((condition) =>
    condition.replace('!', '').split('/'),
  );
  const dishes = wholeCollection.recipes
    .flatMap(({ facts }) => [facts.title, ...facts.aliases])
    .map((dish) => ` ${tokenize(dish).join(' ')} `);
  const isDish = (words: string) => dishes.some((dish) => dish.includes(` ${words} `));
  const unknown = names.filter((name) => {
    const words = name.replaceAll('-', ' ');
    return words.startsWith('@') ? !isDish(words.slice(1)) : !known.has(name) && !known.has(words);
  });
  expect(unknown).toEqual([]);
  expect([...SITUATION_TESTS.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test('no situation is a word that only joins others, or a measure', () => {
  const said = new Set(SITUATIONS.flatMap(({ phrases }) => phrases));
  const plain = tokenize(
    'dan atau tapi yang di ke dari untuk dengan kalau bungkus porsi potong ekor',
  );
  expect(plain.filter((word) => said.has(word))).toEqual([]);
});

test('several situations add up', () => {
  expect(listen('kerja bakti, masaknya pakai satu dandang').situations).toHaveLength(2);
  expect(listen('lagi nobar').situations).toHaveLength(1);
});

test('an everyday word names a dish only beside another word of its name', () => {
  const listed = (question: string) => listen(question).terms.map(({ phrase }) => phrase);
  expect(listed('resep kuning')).toEqual(['kuning']);
  expect(listed('rumah kuning, minta ayam')).toEqual(['ayam']);
});

test('a dish that is already there is not the one asked for', () => {
  const { named, exclusions } = listen('habis bikin rendang, sekarang mau soto betawi');
  expect(named.map(({ phrase }) => phrase)).toEqual(['soto betawi']);
  expect(exclusions.some(({ words }) => words.includes('rendang'))).toBe(true);
});

test('a personal story asks for a dish, though it names none', () => {
  const understood = (question: string) => howUnderstood(listen(question));
  expect(understood('melayat bawa apa ya')).not.toBe('not');
  expect(understood('ronda malam minggu')).not.toBe('not');
});

test('a rice cooker cooks without a stove, and fries nothing', () => {
  const marks = (question: string) => listen(question).exclusions.flatMap(({ marks }) => marks);
  expect(marks('tidak punya kompor')).toContain('api');
  expect(marks('cuma ada rice cooker, tidak punya kompor')).not.toContain('api');
  expect(marks('cuma ada rice cooker, tidak punya kompor')).toContain('goreng');
});

test('small talk names no town, though one of its hashes is that of one', () => {
  expect(listen('frozen food yang gampang dijual online').regions.provinces).toEqual([]);
});

test('where nobody names a place, a language says where one is at home', () => {
  expect(listen('samba apo nan lamak').regions.homes).toEqual(['Sumatera Barat']);
  expect(listen('lauk apa yang enak').regions.homes).toEqual([]);
  expect(listen('samba apo nan lamak di Bandung').regions.homes).toEqual(['Jawa Barat']);
});

test('one word that several languages share says nothing', () => {
  expect(listen('deng ayam').regions.homes).toEqual([]);
});

test('"jangan" is a vegetable soup where Javanese is spoken', () => {
  expect(listen('jangan sing seger').kinds).toContain('sayur');
  expect(listen('jangan sing ora pedes').kinds).toContain('sayur');
  expect(listen('jangan yang pedas').kinds).not.toContain('sayur');
});

test('"lada" is Sundanese for hot, but not before its colour', () => {
  expect(listen('hoyong nu lada').heat).toBe('hot');
  expect(listen('sapi yang lada hitam').heat).toBeUndefined();
});

test('how many calories a dish has is nothing that is known of it', () => {
  expect(listen('soto betawi berapa kalori').intent).toBeUndefined();
  expect(listen('soto betawi berapa kg').intent).toEqual({ about: 'amount' });
});

test.each(['rendang paling murah', 'soto paling cepat', 'resep kuno', 'jajanan yang mulai langka'])(
  'is sorted: %s',
  (question) => {
    expect(listen(question).measure).toBeDefined();
  },
);

test.each(['rendang murah', 'paling sedikit 5 porsi', 'gas langka, masak apa', 'jajanan sd jadul'])(
  'is not sorted: %s',
  (question) => {
    expect(listen(question).measure).toBeUndefined();
  },
);

test.each([
  ['menu 3 hari', 3],
  ['menu masakan 1 minggu', 7],
  ['menu seminggu buat keluarga 4 orang', 7],
  ['masak apa buat tiga hari', 3],
  ['jadwal menu mingguan', 7],
  ['bekal anak 5 hari', 5],
])('a menu of days: %s', (question, days) => {
  expect(listen(question).days).toBe(days);
});

test.each([
  'menu hari ini',
  'menu 4 orang',
  'menu tahan 3 hari',
  'lauk stok seminggu',
  'sudah 3 hari makan mi, masak apa',
  'masak seminggu sekali',
  'menu 3 jam',
  'menu anak 18 bulan',
  'menu tahlilan 7 hari',
  'menu katering yang dikirim',
  'resep rendang 3 hari',
])('no menu of days: %s', (question) => {
  expect(listen(question).days).toBeUndefined();
});

test.each([
  ['menu 3 hari', ['lauk', 'sayur']],
  ['menu 3 hari sayur sama sambal', ['sayur', 'sambal']],
  ['menu sarapan seminggu', []],
  ['menu sahur dan buka puasa seminggu', ['lauk', 'sayur']],
])('what a day has: %s', (question, kinds) => {
  expect(listen(question).courses.flatMap((course) => course.kinds.slice(0, 1))).toEqual(kinds);
});

test.each(['menu lebaran lengkap', 'nasi box isi lengkap', 'dari pembuka sampai penutup'])(
  'a meal with its dessert: %s',
  (question) => {
    expect(listen(question).courses.at(-1)?.kinds).toContain('kue');
  },
);

test.each(['menu resep lengkap', 'menu lengkap dengan cara masaknya'])(
  'a recipe that is complete is no meal: %s',
  (question) => {
    expect(listen(question).courses).toEqual([]);
  },
);

test('of small pieces the cost of two is compared with that of a whole serving', () => {
  const { measure = () => 0 } = listen('lauk paling murah');
  const sate = { title: 'Sate Kulit', costPerServing: 1_900, marks: ['secuil'] } as const;
  const { recipes } = indexTiny(sate, { title: 'Orek Tempe', costPerServing: 3_500 });
  const sorted = recipes.toSorted((a, b) => measure(a) - measure(b));
  expect(titlesOf(sorted)).toEqual(['Orek Tempe', 'Sate Kulit']);
});
