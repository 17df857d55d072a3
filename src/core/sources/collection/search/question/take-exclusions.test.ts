import { describe, expect, test } from 'vitest';
import { SMALL_FACTS } from '../fixtures/small-collection.ts';
import { createExclusionTest } from '../ranking/violates-exclusion.ts';
import { indexRecipes } from '../recipe-index.ts';
import type { Tokens } from '../words/phrase-lexicon.ts';
import { tokenizeQuestion } from '../words/tokenize.ts';
import { takeDiets, takeExclusions } from './take-exclusions.ts';
import { createFoodNames } from './vocabulary.ts';

const index = indexRecipes(SMALL_FACTS);
const food = createFoodNames(index);

/** The rest of the question, and the titles it excludes. */
function leaveOut(question: string) {
  const words: Tokens = [...tokenizeQuestion(question)];
  const exclusions = takeExclusions(words, food);
  const diets = takeDiets(words).flatMap(({ exclusions }) => exclusions);
  const violates = createExclusionTest([...exclusions, ...diets], index);
  return {
    left: words.filter((word) => word !== undefined).join(' '),
    gone: index.recipes.filter(violates).map(({ facts }) => facts.title),
  };
}

describe('the words around an exclusion', () => {
  const gone = (question: string) => leaveOut(question).gone;
  const withCoconut = SMALL_FACTS.filter(({ contains }) => contains.includes('santan')).map(
    ({ title }) => title,
  );

  test('a food that has not gone off yet is available', () => {
    expect(gone('telur keburu busuk')).toEqual([]);
    expect(gone('lauk yang tidak gampang basi')).toEqual([]);
    expect(gone('santan habis')).toEqual(withCoconut);
  });

  test('what has run out altogether is excluded', () => {
    expect(gone('santan habis total, masak apa')).toEqual(gone('santan habis, masak apa'));
  });

  test.each([
    'kalau santan habis bikin apa',
    'kalau santan lagi mahal bikin apa',
    'santan udah bosen, sayur apa',
    'santan kara dilarang, sayur apa',
    'santan alergi, sayur apa',
  ])('"%s" excludes what is named before, and not what is asked for', (question) => {
    expect(gone(question)).toEqual(gone('tanpa santan'));
  });

  test('a name with a strong word in it can run out, a food is only called "manis habis"', () => {
    expect(gone('kecap manis habis, lauk apa')).toEqual(gone('tanpa kecap manis'));
    expect(gone('kalau santan segar habis bikin apa')).toEqual(gone('tanpa santan'));
    expect(gone('kue manis habis')).toEqual([]);
  });

  test('what somebody cannot take is excluded', () => {
    expect(gone('perut tidak bisa nerima santan')).toEqual(gone('tanpa santan'));
  });

  test.each([
    'gulai tidak pakai santan instan',
    'gulai tanpa santan kemasan, kelapa parut ada',
    'rendang jangan santan sachet',
  ])('"%s" refuses no fresh food', (question) => {
    expect(gone(question)).toEqual([]);
  });

  test.each(['alergi santan instan', 'tidak boleh santan instan', 'tidak punya santan instan'])(
    '"%s" refuses all of it',
    (question) => {
      expect(gone(question)).toEqual(gone('tanpa santan'));
    },
  );

  test('a quality of a food is refused, and not the food', () => {
    expect(gone('ikan mas tanpa amis')).toEqual([]);
    expect(gone('kok telur saya tidak manis')).toEqual([]);
    expect(gone('tidak suka amis')).toEqual(gone('tanpa ikan'));
    expect(gone('ikan tanpa amis terasi')).toEqual(gone('tanpa amis terasi'));
  });

  test('what is said to be allowed is not refused', () => {
    expect(gone('tanpa santan, bukan telur ya, telur boleh')).toEqual(gone('tanpa santan'));
    expect(gone('alergi susu, bukan telur, telur boleh tidak')).toEqual(gone('alergi susu, telur'));
  });

  test('what a relative clause describes is not excluded', () => {
    expect(leaveOut('lauk yang tidak pakai itu').gone).toEqual([]);
  });

  test('what is said twice with "lagi" is excluded', () => {
    expect(gone('soto lagi soto lagi')).toEqual(gone('tanpa soto'));
    expect(gone('soto lagi, rendang lagi')).toEqual([]);
  });

  test('what somebody has eaten too often is excluded', () => {
    expect(gone('tiga hari makan daging mulu, mau yang lain')).toContain('Rendang Daging');
  });

  test.each([
    'santan bikin perut saya kembung, sayur apa',
    'santan bikin mual, sayur apa',
    'santan bikin sakit perut, sayur apa',
    'santan itu pemicu alergi saya, mau sayur',
    'santan alergi, mau sayur',
    'perut begah tiap makan santan, mau sayur',
    'kalau makan santan saya mual, mau sayur',
    'jerawat karena santan, mau sayur',
    'anak saya eksim kalau makan santan, mau sayur',
    'intoleran sama santan, mau sayur',
    'sayur, santan ditiadakan',
    'tidak termasuk santan, mau sayur',
  ])('"%s" excludes what is not borne, and not what is asked for', (question) => {
    expect(gone(question)).toEqual(gone('tanpa santan'));
  });

  test('what one feels excludes nothing that is asked for', () => {
    expect(gone('lagi sakit, kalau makan bubur santan boleh nggak')).toEqual([]);
    expect(gone('pusing mau masak apa, kalau santan gimana')).toEqual([]);
    expect(gone('santan bikin gurih, resep apa')).toEqual([]);
    expect(gone('mau santan yang bikin pusing saking gurihnya')).toEqual([]);
    expect(gone('santan habis makan apa')).toEqual(gone('tanpa santan'));
  });

  test('a part of an egg is an egg', () => {
    expect(gone('alergi putih telur')).toEqual(gone('alergi telur'));
    expect(gone('tanpa kuning telur')).toEqual(gone('alergi telur'));
  });

  test.each(['tanpa produk hewani', 'tidak makan produk hewan'])('"%s" is vegan', (question) => {
    expect(gone(question)).toEqual(gone('vegan'));
  });

  test('an unknown excluded thing does not exclude the food before it', () => {
    expect(gone('mau jual soto juga, jangan kembaran')).toEqual([]);
  });

  test('a limit excludes neither the dish nor what is counted', () => {
    expect(gone('lauk jangan lebih dari 5 ribu')).toEqual([]);
    expect(gone('kue tidak sampai 1500 per biji')).toEqual([]);
  });

  test('what is allowed is neither excluded nor asked for', () => {
    const { gone: left, left: rest } = leaveOut('tidak makan daging tapi telur boleh');
    expect(left).toEqual(gone('tidak makan daging'));
    expect(rest).not.toContain('telur');
    expect(leaveOut('boleh minta resep telur').left).toContain('telur');
    expect(leaveOut('alergi udang, kue jahe apa yang boleh').left).toContain('kue jahe');
  });

  test('what is banned from sale is excluded, what nobody sells is not', () => {
    expect(gone('kantin dilarang jual rendang')).toEqual(gone('tanpa rendang'));
    expect(gone('belum ada yang jual rendang')).toEqual([]);
  });

  test('two foods before a comma are a list', () => {
    expect(gone('tidak makan telur santan, lauk apa')).toEqual(gone('tanpa telur dan santan'));
  });

  test('one tool under two names is refused once', () => {
    expect(leaveOut('kue tanpa panggangan oven').left).toBe('kue');
    expect(leaveOut('kue tanpa oven kukus').left).toBe('kue kukus');
  });

  test('ice is asked for after what is refused', () => {
    expect(leaveOut('mules kalau minum susu, es yang segar').left).toContain('es');
  });

  test('brackets hold a list', () => {
    expect(gone('tidak pakai telur (santan, daging)')).toEqual(gone('tanpa telur, santan, daging'));
  });

  test('progress in cooking is not an exclusion, nor is the number of a stall', () => {
    expect(gone('tempe belum digoreng, tahan berapa lama')).toEqual([]);
    expect(gone('stan no 7 soto')).toEqual([]);
  });

  test('excluding one cake keeps the others', () => {
    expect(gone('tidak suka kue jahe')).toContain('Wedang Jahe');
    expect(gone('tidak suka kue jahe')).not.toContain('Nastar');
    expect(gone('tidak suka kue')).toContain('Nastar');
  });

  test('a food that the next clause allows stays', () => {
    expect(gone('no santan, daging sih oke')).toEqual(gone('no santan'));
  });

  test('three foods in a row are a list without commas, two may be one wanted and one not', () => {
    expect(gone('jangan pakai santan telur daging')).toEqual(
      gone('tanpa santan, telur dan daging'),
    );
    expect(gone('tidak boleh santan telur daging, soto apa ya')).toEqual(
      gone('tanpa santan, telur dan daging'),
    );
    expect(gone('tanpa santan daging')).toEqual(gone('tanpa santan'));
  });

  test('what somebody cannot eat is a list without commas, up to a dish or what is allowed', () => {
    const list = gone('tanpa telur dan susu');
    for (const words of ['alergi telur susu', 'tidak boleh telur susu', 'tidak suka telur susu'])
      expect(gone(words), words).toEqual(list);
    expect(gone('alergi telur, susu aja')).toEqual(list);
    expect(gone('telur alergi yang lain aman')).toEqual(
      expect.arrayContaining(gone('tanpa telur')),
    );
    expect(gone('alergi telur susu apa yang boleh')).toEqual(list);
    expect(gone('kue tanpa telur susu')).toEqual(list);
    expect(gone('tidak makan telur daging aja')).toEqual(gone('tanpa telur'));
    expect(gone('tidak boleh pedas daging')).toEqual(gone('tanpa pedas'));
  });

  test('what disagrees with somebody is excluded', () => {
    for (const words of [
      'gak cocok santan',
      'tidak cocok sama santan',
      'tidak cocok dengan santan',
    ])
      expect(gone(`perutku ${words}, minuman apa`), words).toEqual(gone('tanpa santan'));
    expect(gone('tidak cocok untuk anak, daging')).toEqual([]);
  });

  test('what has to be used up is available', () => {
    expect(gone('santan 1 liter harus habis hari ini')).toEqual([]);
    expect(gone('telur kudu habis')).toEqual([]);
  });

  test('"juga tidak" excludes what precedes it', () => {
    expect(gone('santan juga tidak')).toEqual(gone('tanpa santan'));
  });
});

describe('what a question excludes', () => {
  test('continues after an unknown word', () => {
    const { gone } = leaveOut('alergi ikan tawes n santan');
    expect(gone).toEqual(['Soto Betawi', 'Rendang Daging', 'Asam Padeh', 'Es Cendol']);
  });

  test('is what has spoilt, not what has to be used up before it does', () => {
    expect(leaveOut('ayam busuk, masak apa').gone).not.toEqual([]);
    expect(leaveOut('ayam keburu busuk, masak apa').gone).toEqual([]);
    expect(leaveOut('ayam hampir basi').gone).toEqual([]);
  });

  test.each([
    'tanpa santan',
    'tnp santen',
    'non santan',
    'gak pake santan',
    'nggak ada santannya'.replace('nya', ''),
    'tidak mengandung santan',
    'bebas santan',
    'alergi santan',
    'selain santan',
    'tanpa tanpa santan',
    'tanpa menggunakan santan',
    'tanpa sedikitpun santan',
    'nggak suka banget sama santan',
    'hindari makanan bersantan',
    'santan gak usah',
    'without coconut milk',
    'g pake santan',
    'ora iso mangan santen',
  ])('"%s"', (question) => {
    expect(leaveOut(question).gone).toEqual(['Soto Betawi', 'Rendang Daging', 'Es Cendol']);
  });

  test('ends where another request begins', () => {
    expect(leaveOut('lauk tanpa santan murah').left).toBe('lauk murah');
    expect(leaveOut('tanpa santan tapi pedas').left).toBe('tapi pedas');
    expect(leaveOut('alergi telur sama susu, kue apa ya').left).toBe(', kue apa ya');
  });

  test('may be a list', () => {
    const { gone, left } = leaveOut('menu tanpa santan, terasi dan tempe');
    expect(left).toBe('menu');
    expect(gone).toEqual([
      'Soto Betawi',
      'Rendang Daging',
      'Tempe Goreng',
      'Orek Tempe',
      'Sambal Terasi',
      'Es Cendol',
    ]);
  });

  test('with chilli excludes everything hot', () => {
    expect(leaveOut('tanpa cabe').gone).toEqual([
      'Soto Ayam',
      'Rendang Daging',
      'Asam Padeh',
      'Orek Tempe',
      'Sambal Terasi',
      'Saksang',
    ]);
    expect(leaveOut('nggak pedes').gone).toEqual(leaveOut('tanpa cabe').gone);
  });

  test('with meat does not exclude eggs', () => {
    const { gone } = leaveOut('tanpa daging');
    expect(gone).toEqual(expect.arrayContaining(['Soto Ayam', 'Rendang Daging']));
    expect(gone).not.toContain('Semur Tahu Telur');
  });

  test('if vegan includes fish, eggs and milk', () => {
    const { gone } = leaveOut('menu vegan');
    expect(gone).toEqual(
      expect.arrayContaining(['Asam Padeh', 'Semur Tahu Telur', 'Nastar', 'Sambal Terasi']),
    );
    expect(gone).not.toContain('Tempe Goreng');
  });

  test('if unknown is matched by the word itself', () => {
    expect(leaveOut('tanpa andaliman').gone).toEqual(['Saksang']);
  });

  test('a degree is not an exclusion', () => {
    expect(leaveOut('tidak terlalu pedas')).toEqual({ left: 'tidak terlalu pedas', gone: [] });
  });

  test('"tanpa ribet" excludes nothing', () => {
    expect(leaveOut('masakan tanpa ribet')).toEqual({ left: 'masakan tanpa ribet', gone: [] });
  });

  test('a dish named as being without something is not excluded for it', () => {
    expect(leaveOut('tanpa santan').gone).not.toContain('Asam Padeh');
  });
});

const refusedWords = (question: string) =>
  takeExclusions([...tokenizeQuestion(question)], food)
    .flatMap(({ words }) => words)
    .join('|');

test.each([
  'mau masak buat ibu yang pantang kacang, udang aja',
  'anak suka gatal kalau makan kacang, udang aja',
  'mau bekal, anak sensitif kacang, udang aja',
  'saya mau diet, hindari santan, udang aja',
  'mau sarapan, tidak boleh makan kacang, udang aja',
])('"%s": what must not be eaten stays a list', (question) => {
  expect(refusedWords(question)).toContain('udang');
});

test.each(['ga suka ikan, ayam aja', 'gak mau ikan, ayam aja', 'anak nggak doyan ikan, ayam aja'])(
  '"%s": after a dislike the last food is the wish',
  (question) => expect(refusedWords(question)).not.toContain('ayam'),
);
