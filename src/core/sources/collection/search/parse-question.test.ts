import { describe, expect, test } from 'vitest';
import { SMALL_FACTS, SMALL_FOOD_NAMES } from './fixtures/small-collection.ts';
import { createTalk, packTalk } from './collection-talk.ts';
import { howUnderstood } from './how-understood.ts';
import { createMender } from './mend-words.ts';
import { packPhrases } from './packed-phrases.ts';
import { OUTSIDE_PHRASES } from './words/outside-words.ts';
import { parseQuestion } from './parse-question.ts';
import { shelveRecipes } from './recipe-shelf.ts';
import { listWishes } from './recipe-wishes.ts';
import { collectVocabulary } from './vocabulary.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import { SITUATIONS } from './words/situation-words.ts';
import { TOWNS } from './words/town-words.ts';

const shelf = shelveRecipes(SMALL_FACTS, { foodNames: SMALL_FOOD_NAMES });
const talk = createTalk(packTalk(SITUATIONS, EVERYDAY_WORDS, TOWNS));
const vocabulary = collectVocabulary(shelf, {
  outside: packPhrases([OUTSIDE_PHRASES], { oneIn: 8_192 }),
});
const mend = createMender(vocabulary);
const read = (question: string) => parseQuestion(question, shelf, vocabulary, mend);
const listen = (question: string) => parseQuestion(question, shelf, vocabulary, mend, talk);
const words = (question: string) => read(question).terms.map(({ phrase }) => phrase);
const named = (question: string) => read(question).named.map(({ phrase }) => phrase);

describe('names of dishes', () => {
  test('are found among talk', () => {
    expect(named('tolong dong resep Soto Betawi yang enak')).toEqual(['soto betawi']);
  });

  test('are read before the regions in them', () => {
    expect(read('soto betawi').provinces).toEqual([]);
    expect(read('masakan betawi').provinces).toEqual(['DKI Jakarta']);
  });

  test('are the longest that fit', () => {
    expect(named('soto ayam kuning')).toEqual(['soto ayam kuning']);
  });

  test('are found with a slip in them', () => {
    expect(named('rendnag')).toEqual(['rendang']);
    expect(named('sotoayam')).toEqual(['soto ayam']);
  });

  test('of pork allow pork', () => {
    expect(read('saksang').allowsHaram).toBe(true);
    expect(read('masakan batak').allowsHaram).toBe(false);
  });
});

describe('kinds', () => {
  test('are wished for by a word that stands alone', () => {
    expect(read('ide soto dong').kinds).toEqual(['soto']);
    expect(read('sambal-sambalan dong').kinds).toEqual(['sambal']);
    expect(read('kue-kue basah').kinds).toEqual(['kue']);
  });

  test('are no more than likely beside another word', () => {
    const { kinds, likelyKinds } = read('soto tahu');
    expect({ kinds, likelyKinds }).toEqual({ kinds: [], likelyKinds: ['soto'] });
    expect(words('soto tahu')).toEqual(['tahu', 'soto']);
  });

  test('are plain where no name has the word', () => {
    expect(read('minuman jahe').kinds).toEqual(['minuman']);
  });
});

describe('wishes', () => {
  test('occasions in many words', () => {
    const occasions = (question: string) =>
      read(question).occasions.flatMap((wish) => wish.occasions);
    expect(occasions('buat buka puasa')).toEqual(['takjil']);
    expect(occasions('bekal anak sekolah')).toEqual(['bekal', 'anak']);
    expect(occasions('ide jualan takjil')).toEqual(['jualan', 'takjil']);
  });

  test('heat in degrees', () => {
    expect(read('lauk pedes').heat).toBe('hot');
    expect(read('yang pedes banget').heat).toBe('fiery');
    expect(read('tidak terlalu pedas').heat).toBe('mild');
    expect(read('nggak pedes')).toMatchObject({ heat: undefined });
    expect(read('nggak pedes').without).toHaveLength(1);
  });

  test('an ingredient of two words is one', () => {
    expect(words('kecap manis')).toEqual(['kecap manis']);
  });

  test('an ingredient is meant by its other names too', () => {
    const [term] = read('olahan has dalam').terms;
    expect(term?.ingredients.map((ingredient) => shelf.ingredients[ingredient])).toEqual([
      'daging sapi',
    ]);
  });

  test('groups of ingredients stand for their members', () => {
    const [term] = read('olahan seafood').terms;
    expect(term?.ingredients.map((ingredient) => shelf.ingredients[ingredient])).toEqual([]);
    const [meat] = read('olahan daging').terms;
    expect(meat?.ingredients.map((ingredient) => shelf.ingredients[ingredient])).toEqual([
      'daging sapi',
      'daging babi',
    ]);
  });

  test('an egg is no chicken', () => {
    const [chicken] = read('olahan ayam').terms;
    expect(chicken?.ingredients.map((ingredient) => shelf.ingredients[ingredient])).toEqual([
      'ayam',
    ]);
  });
});

describe('what belongs to another topic', () => {
  test('is noticed', () => {
    expect(read('siapa presiden indonesia')).toMatchObject({ outside: true, aboutFood: false });
    expect(read('ibu kota jawa barat')).toMatchObject({ outside: true });
  });

  test('a word that nobody knows is kept apart', () => {
    expect(read('tempe zwxqj').unknown).toEqual(['zwxqj']);
  });

  test('a dish from elsewhere brings words of what is near', () => {
    expect(listen('resep pizza')).toMatchObject({ foreign: true });
  });
});

describe('what others sell', () => {
  const heard = (question: string) => listen(question).named.map(({ phrase }) => phrase);
  const leavesOut = (question: string, name: string) =>
    listen(question).without.some(({ words: left }) => left.includes(name));

  test('is left out where something else is wished for', () => {
    expect(leavesOut('sebelah sudah ada soto ayam, jualan apa selain itu', 'soto ayam')).toBe(true);
    expect(leavesOut('soto betawi sudah banyak, ada soto jenis lain?', 'soto betawi')).toBe(true);
    expect(leavesOut('warung soto betawi saya mau tambah menu', 'soto betawi')).toBe(false);
  });

  test('is no dish to look for', () => {
    expect(heard('suami selingkuh sama tukang rendang langganan')).toEqual([]);
    expect(heard('resep ala tukang rendang')).toEqual(['rendang']);
    expect(heard('mau buka warung soto betawi')).toEqual(['soto betawi']);
  });
});

describe('a place', () => {
  test('where somebody lives or sells binds nothing', () => {
    const { provinces, homes } = read('jualan soto di pinggir jalan bandung');
    expect(provinces).toEqual([]);
    expect(homes).toEqual(['Jawa Barat']);
  });

  test('whose food is wished for binds, wherever it stands', () => {
    expect(read('kuliner khas di bandung').provinces).toEqual(['Jawa Barat']);
    expect(read('tinggal di bandung kangen masakan betawi').provinces).toEqual(['DKI Jakarta']);
  });
});

describe('what is missing', () => {
  test('from a dish that is named is asked for, and the dish stays', () => {
    const { asked, named: dishes, without } = listen('jahe habis, soto betawi bisa pakai apa');
    expect(asked).toMatchObject({ about: 'substitute', phrase: 'jahe' });
    expect(dishes.map(({ phrase }) => phrase)).toEqual(['soto betawi']);
    expect(without).toEqual([]);
    expect(named('jahe di pasar kosong, soto betawi ganti apa')).toEqual(['soto betawi']);
  });

  test('is left out where no dish is named', () => {
    expect(read('jahe habis, bisa pakai apa').without.length).toBeGreaterThan(0);
  });

  test('and a tool that is broken bind before a situation does', () => {
    const cooking = (question: string) => listen(question).without.flatMap((one) => one.cooking);
    expect(cooking('camilan kukus, tidak mau pakai mixer')).toContain('mixer');
    expect(cooking('wajan gak bawa, masak apa')).toContain('goreng');
    expect(cooking('cobek pecah, bumbu diiris saja')).toContain('ulek');
  });
});

describe('a question for something else', () => {
  test('is known by what it asks for', () => {
    expect(howUnderstood(read('apel senin telat sanksinya apa'))).toBe('not');
    expect(howUnderstood(read('artinya sudah banyak makan asam garam apa sih'))).toBe('not');
    expect(howUnderstood(read('soto betawi isinya apa'))).toBe('whole');
  });
});

test('tastes that deny each other are alternatives', () => {
  const [savoury, sweet] = listWishes(read('camilan gurih apa manis bebas')).filter(
    ({ weight }) => weight === 10,
  );
  const cendol = shelf.recipes.find(({ facts }) => facts.title === 'Es Cendol');
  expect(cendol && savoury?.isMet(cendol)).toBe(true);
  expect(cendol && sweet?.isMet(cendol)).toBe(true);
});

test('a kind that stands alone is wished for as such, beside other words it makes a name', () => {
  expect(read('ada jahe di dapur, sambal yang enak').kinds).toEqual(['sambal']);
  expect(read('sambal jahe').kinds).toEqual([]);
});

describe('a long question', () => {
  test('has times that nobody cooks in', () => {
    expect(read('buruh istirahat cuma 30 menit, jual soto').maxMinutes).toBeUndefined();
    expect(read('waktu cuma 30 menit, masak soto').maxMinutes).toBe(30);
  });

  test('tells what is in the box, and asks for one of it', () => {
    expect(read('100 box nasi sambal sayur. sambal andalan apa').kinds).toEqual(['sambal']);
  });

  test('has names of groups in quotes, and names of dishes', () => {
    expect(named('grup "rendang runners" mau es cendol')).toEqual(['es cendol']);
    expect(named('resep "soto betawi" dong')).toEqual(['soto betawi']);
  });

  test('names a drink that is there', () => {
    expect(words('kopi sudah ada, sambal apa')).not.toContain('kopi');
  });
});
