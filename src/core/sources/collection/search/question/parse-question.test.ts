import { describe, expect, test } from 'vitest';
import {
  listenSmall as listen,
  readSmall as read,
  smallIndex as index,
} from '../fixtures/small-parser.ts';
import { SWEET } from '../words/trait-predicates.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import { howUnderstood } from './how-understood.ts';

const words = (question: string) => read(question).terms.map(({ phrase }) => phrase);
function recipeCalled(title: string) {
  const found = index.recipes.find(({ facts }) => facts.title === title);
  if (found === undefined) throw new Error(`The small collection has no ${title}.`);
  return found;
}
const named = (question: string) => read(question).named.map(({ phrase }) => phrase);

describe('"habis"', () => {
  test('refuses what stands before it, and only strengthens a taste', () => {
    expect(read('sambal habis').exclusions).not.toEqual([]);
    expect(read('sambal yang nendang abis').exclusions).toEqual([]);
  });
});

describe('names of dishes', () => {
  test('are found among small talk', () => {
    expect(named('tolong dong resep Soto Betawi yang enak')).toEqual(['soto betawi']);
  });

  test('are read before the regions in them', () => {
    expect(read('soto betawi').regions.provinces).toEqual([]);
    expect(read('masakan betawi').regions.provinces).toEqual(['DKI Jakarta']);
  });

  test('are the longest that fit', () => {
    expect(named('soto ayam kuning')).toEqual(['soto ayam kuning']);
  });

  test('are found despite a typo', () => {
    expect(named('rendnag')).toEqual(['rendang']);
    expect(named('sotoayam')).toEqual(['soto ayam']);
  });

  test('of pork allow pork', () => {
    expect(read('saksang').haram).toBe('allowed');
    expect(read('masakan batak').haram).toBe('no');
  });
});

describe('kinds', () => {
  test('may be doubled themselves: oleh-oleh', () => {
    expect(read('oleh oleh bandung').kinds).toContain('kue kering');
    expect(read('oleh2 bandung').kinds).toContain('kue kering');
  });

  test('are requested even by the words of a situation', () => {
    expect(listen('kudapan rapat').kinds).toEqual(read('kudapan').kinds);
    expect(listen('pengganti nasi')).toMatchObject({ kinds: [], intent: undefined });
  });

  test('and foods may be doubled: any dish of it', () => {
    expect(read('tempe-tempean').wording.unknown).toEqual([]);
    expect(words('tahu-tahuan')).toEqual(['tahu']);
    expect(read('es-esan').kinds).toEqual(['minuman']);
  });

  test('are requested by a word on its own', () => {
    expect(read('ide soto dong').kinds).toEqual(['soto']);
    expect(read('sambal-sambalan dong').kinds).toEqual(['sambal']);
    expect(read('kue-kue kering').kinds).toEqual(['kue kering']);
  });

  test('are only likely beside another word', () => {
    const { kinds, likely } = read('soto tahu');
    expect(kinds).toEqual([]);
    expect(likely.kinds).toEqual(['soto']);
    expect(words('soto tahu')).toEqual(['tahu', 'soto']);
  });

  test('are certain if no name contains the word', () => {
    expect(read('minuman jahe').kinds).toEqual(['minuman']);
  });
});

describe('requests', () => {
  test('occasions said in many ways', () => {
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
    expect(read('nggak pedes').exclusions).toHaveLength(1);
  });

  test('hot weather is no wish for hot food', () => {
    for (const question of ['panas banget, minum apa', 'panas terik, minumnya yang adem']) {
      const { traits } = listen(question);
      const wanted = (title: string) => traits.map(({ has }) => has(recipeCalled(title)));
      expect(wanted('Es Cendol')).toContain(true);
      expect(wanted('Wedang Jahe')).not.toContain(true);
    }
  });

  test('an ingredient of two words is a single ingredient', () => {
    expect(words('kecap manis')).toEqual(['kecap manis']);
  });

  test('an ingredient is recognized by its other names', () => {
    const [term] = read('olahan has dalam').terms;
    expect(term?.ingredients.map((ingredient) => index.ingredients[ingredient])).toEqual([
      'daging sapi',
    ]);
  });

  test('groups of ingredients stand for their members', () => {
    const [term] = read('olahan seafood').terms;
    expect(term?.ingredients.map((ingredient) => index.ingredients[ingredient])).toEqual([
      'ikan tongkol',
    ]);
    const [meat] = read('olahan daging').terms;
    expect(meat?.ingredients.map((ingredient) => index.ingredients[ingredient])).toEqual([
      'daging sapi',
      'daging babi',
    ]);
  });

  test('an egg is not chicken', () => {
    const [chicken] = read('olahan ayam').terms;
    expect(chicken?.ingredients.map((ingredient) => index.ingredients[ingredient])).toEqual([
      'ayam',
    ]);
  });
});

describe('words of another topic', () => {
  test('are noticed', () => {
    expect(read('siapa presiden indonesia').topic.otherTopicScore).toBeGreaterThan(0);
    expect(read('resep soto ayam').topic.otherTopicScore).toBeLessThanOrEqual(0);
  });

  test('and unknown words are kept apart', () => {
    expect(read('tempe zwxqj').wording.unknown).toEqual(['zwxqj']);
  });

  test('do not include foreign dishes, which stand for the nearest here', () => {
    expect(listen('resep pizza')).toMatchObject({ isForeign: true });
  });
});

describe('what others sell', () => {
  const heard = (question: string) => listen(question).named.map(({ phrase }) => phrase);
  const leavesOut = (question: string, name: string) =>
    listen(question).exclusions.some(({ words: left }) => left.includes(name));

  test('is excluded if something else is requested', () => {
    expect(leavesOut('sebelah sudah ada soto ayam, jualan apa selain itu', 'soto ayam')).toBe(true);
    expect(leavesOut('soto betawi sudah banyak, ada soto jenis lain?', 'soto betawi')).toBe(true);
    expect(leavesOut('saingan jual soto betawi, saya enaknya jual apa', 'soto betawi')).toBe(true);
    expect(leavesOut('warung soto betawi saya mau tambah menu', 'soto betawi')).toBe(false);
  });

  test('is not a dish to search for', () => {
    expect(heard('suami selingkuh sama tukang rendang langganan')).toEqual([]);
    expect(heard('resep ala tukang rendang')).toEqual(['rendang']);
    expect(heard('mau buka warung soto betawi')).toEqual(['soto betawi']);
  });
});

describe('dishes that are eaten together', () => {
  const coursesOf = (question: string) =>
    listen(question).courses.map(({ kinds: [first] }) => first);
  const contentsOf = (question: string) => listen(question).courses.map(({ phrase }) => phrase);

  test('are a course for each kind that is named', () => {
    expect(coursesOf('kue sama minumannya apa')).toEqual(['kue', 'minuman']);
    expect(coursesOf('makan siang nasi lauk sayur apa')).toEqual(['nasi', 'lauk', 'sayur']);
  });

  test('are a whole meal where one is asked for', () => {
    const boxed = ['nasi', 'lauk', 'sayur', 'gorengan', 'lauk'];
    expect(coursesOf('nasi kotak isinya apa')).toEqual(boxed);
    for (const question of ['prasmanan 150 orang', 'menu makan lengkap'])
      expect(coursesOf(question)).toEqual([...boxed, 'minuman']);
    expect(listen('nasi kotak buat rapat').occasions).toHaveLength(1);
  });

  test('are what is listed for a box, in its order, and rice in a box of rice', () => {
    expect(contentsOf('nasi kotak isi soto ayam, tempe, sayur')).toEqual([
      '',
      'soto ayam',
      'tempe',
      'sayur',
    ]);
    expect(contentsOf('katering tahu tempe dan sambal')).toEqual(['tahu', 'tempe', 'sambal']);
    expect(contentsOf('nasi kotak isi nasi, orek tempe')).toEqual(['', 'orek tempe']);
    expect(contentsOf('nasi kotak isi lauk, sayur')).toEqual(['', 'lauk', 'sayur']);
    expect(contentsOf('nasi kotak isi lauk tempe, sayur')).toEqual(['', 'tempe', 'sayur']);
    expect(contentsOf('paket isi dua tempe satu sayur')).toEqual(['tempe', 'tempe', 'sayur']);
    // A carton is no box.
    expect(contentsOf('ada susu kotak, telur, tempe')).toEqual([]);
  });

  test('are the rest of a meal beside the one dish of a box', () => {
    expect(coursesOf('nasi kotak lauk tempe 20 ribu')).toEqual([
      undefined,
      undefined,
      'sayur',
      'gorengan',
    ]);
    expect(contentsOf('katering tempe')).toEqual([]);
    expect(contentsOf('nasi kotak isi tempe atau tahu')).toEqual([]);
  });

  test('are none if a dish is named, one of two is enough, or the kinds overlap', () => {
    for (const question of ['resep rendang lengkap', 'gorengan atau minuman', 'camilan gorengan'])
      expect(coursesOf(question)).toEqual([]);
  });
});

describe('a place', () => {
  test('where somebody lives or sells is not binding', () => {
    const { provinces, homes } = listen('jualan soto di pinggir jalan bandung').regions;
    expect(provinces).toEqual([]);
    expect(homes).toEqual(['Jawa Barat']);
  });

  test.each(['panas', 'lagi panas', 'dingin', 'hujan', 'gerah banget'])(
    'whose weather is told is where somebody is: bandung %s',
    (weather) => {
      for (const question of [
        `bandung ${weather}, minum apa`,
        `apa yang enak, bandung ${weather}`,
      ]) {
        const { regions, likely, traits } = listen(question);
        const { provinces, homes } = regions;
        expect({ question, provinces, homes }).toEqual({
          question,
          provinces: [],
          homes: ['Jawa Barat'],
        });
        // Nobody wants a hot drink because the town is hot.
        const wedang = recipeCalled('Wedang Jahe');
        expect([...likely.traits, ...traits].filter(({ has }) => has(wedang))).toEqual([]);
      }
    },
  );

  test('that somebody comes back from is not binding either', () => {
    expect(listen('suami baru pulang dari bandung, minta soto').regions.provinces).toEqual([]);
    expect(listen('soto dari bandung').regions.provinces).toEqual(['Jawa Barat']);
  });

  test('whose food is requested hot is still requested', () => {
    expect(listen('masakan bandung panas').regions.provinces).toEqual(['Jawa Barat']);
  });

  test('whose food is requested is binding, wherever it is mentioned', () => {
    expect(listen('kuliner khas di bandung').regions.provinces).toEqual(['Jawa Barat']);
    expect(listen('tinggal di bandung kangen masakan betawi').regions.provinces).toEqual([
      'DKI Jakarta',
    ]);
  });

  test.each([
    ['makanan khas bukan dari jawa', ['Jawa Timur', 'Jawa Barat', 'Banten', 'Nusantara'], []],
    ['soto selain dari jawa timur', ['Jawa Timur', 'Nusantara'], []],
    ['masakan sumatera tapi bukan padang', ['Sumatera Barat'], ['Aceh']],
    ['bosan masakan padang dan betawi', ['Sumatera Barat', 'DKI Jakarta'], []],
    ['sambal luar jawa', ['Jawa Tengah', 'Nusantara'], []],
  ])('are refused too: %s', (question, refused, asked) => {
    const { exclusions, regions } = read(question);
    const left = exclusions.flatMap(({ provinces }) => provinces);
    expect(left).toEqual(expect.arrayContaining(refused));
    expect(left).not.toContain('Bali');
    expect(regions.provinces).toEqual(expect.arrayContaining(asked));
  });

  test('that are refused once are nowhere wished for', () => {
    expect(read('lauk bukan masakan padang, bosan nasi padang').regions.provinces).toEqual([]);
  });

  test('are not refused where the word is a food', () => {
    expect(read('jangan pakai gula jawa').exclusions.flatMap(({ provinces }) => provinces)).toEqual(
      [],
    );
    expect(read('jangan lombok').exclusions.flatMap(({ provinces }) => provinces)).toEqual([]);
  });
});

describe('what is missing', () => {
  test('from a named dish is asked about, and the dish stays', () => {
    const { intent, named: dishes, exclusions } = listen('jahe habis, soto betawi bisa pakai apa');
    expect(intent).toMatchObject({ about: 'substitute', missing: [{ phrase: 'jahe' }] });
    const other = listen('jahe habis, soto betawi bisa diganti apa');
    expect(other.intent).toMatchObject({ about: 'substitute', missing: [{ phrase: 'jahe' }] });
    expect(dishes.map(({ phrase }) => phrase)).toEqual(['soto betawi']);
    expect(exclusions).toEqual([]);
    expect(named('jahe di pasar kosong, soto betawi ganti apa')).toEqual(['soto betawi']);
  });

  test('is excluded if no dish is named', () => {
    const { exclusions } = read('jahe habis, bisa pakai apa');
    expect(exclusions.flatMap(({ words }) => words)).toContain('jahe');
  });

  test('is refused if another dish is asked for', () => {
    const { intent, exclusions } = read('resep tanpa tempe buat ganti soto betawi');
    expect(intent).toBeUndefined();
    expect(exclusions).toHaveLength(1);
  });

  test('is all that is refused "sama sekali"', () => {
    expect(read('tidak makan telur santan sama sekali').terms).toEqual([]);
  });

  test('is, like a broken tool, read before situations', () => {
    const marks = (question: string) => listen(question).exclusions.flatMap(({ marks }) => marks);
    expect(marks('camilan kukus, tidak mau pakai mixer')).toContain('mixer');
    expect(marks('wajan gak bawa, masak apa')).toContain('goreng');
    expect(marks('cobek pecah, bumbu diiris saja')).toContain('ulek');
    expect(marks('ngidam soto, belum ada ulekan')).toContain('ulek');
    expect(marks('tempe belum digoreng')).toEqual([]);
  });
});

describe('how long it must keep', () => {
  const keeps = (question: string, storage: object) => {
    const [trait] = listen(question).traits;
    const recipe = recipeCalled('Es Cendol');
    return trait?.has({ ...recipe, facts: { ...recipe.facts, ...storage } });
  };

  test.each([
    'lauk awet 2 hari',
    'kulkas mati, lauk tahan 2 hari',
    'di jalan 2 hari, yang tidak basi',
  ])('%s: outside the fridge', (question) => {
    expect(keeps(question, { roomHours: 48 })).toBe(true);
    expect(keeps(question, { fridgeDays: 7 })).toBe(false);
  });

  test('in the fridge is not in the freezer', () => {
    expect(keeps('stok lauk seminggu di kulkas', { fridgeDays: 7 })).toBe(true);
    expect(keeps('stok lauk seminggu di kulkas', { marks: ['beku'] })).toBe(false);
    expect(keeps('stok lauk seminggu', { marks: ['beku'] })).toBe(true);
  });
});

describe('what has turned sour', () => {
  test.each(['tempe udah mau asem, dimasak apa', 'ikan mulai bau', 'nasi sudah agak bau'])(
    '%s: gets no dish',
    (question) => expect(howUnderstood(read(question))).toBe('not'),
  );

  test.each(['mau ayam asem manis', 'mulut udah asem, soto betawi'])(
    '%s: is wished for',
    (question) => expect(howUnderstood(read(question))).not.toBe('not'),
  );
});

describe('a question about medicine', () => {
  test('gets no dish', () => {
    expect(howUnderstood(read('dosis paracetamol anak 3 tahun panas'))).toBe('not');
    expect(howUnderstood(read('biar asi lancar, soto betawi'))).toBe('whole');
  });
});

test('may name opposite tastes', () => {
  const savoury = TRAIT_WORDS.get('yang gurih');
  expect(read('camilan gurih apa manis bebas').traits).toEqual([savoury, SWEET]);
});

test('may name a kind: on its own a request, beside other words part of a name', () => {
  expect(read('ada jahe di dapur, sambal yang enak').kinds).toEqual(['sambal']);
  expect(read('sambal jahe').kinds).toEqual([]);
});

describe('a long question', () => {
  test('may mention times that are not cooking times', () => {
    expect(listen('buruh istirahat cuma 30 menit, jual soto').limits.maxMinutes).toBeUndefined();
    expect(listen('waktu cuma 30 menit, masak soto').limits.maxMinutes).toBe(30);
  });

  test('may tell what is left, which is to be used and not made', () => {
    expect(named('sisa tempe')).toEqual([]);
    expect(words('sisa tempe')).toEqual(['tempe']);
  });

  test('may name a drink that is already there', () => {
    expect(words('kopi sudah ada, sambal apa')).not.toContain('kopi');
  });
});
