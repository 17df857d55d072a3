import { describe, expect, test } from 'vitest';
import { SAMPLE_DISHES } from '../sources/gemini/fixtures/sample-dishes.ts';
import { randomCuts } from './fixtures/random-cuts.ts';
import { createJsonElements, type JsonElementsOptions } from './json-elements.ts';
import { parseElement } from './parse-element.ts';

const ELEMENT_KEYS = ['foodName', 'completeRecept', 'ingredient', 'estimatedCostatRupiah'];
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const soto = { foodName: 'Soto', ingredient: [{ name: 'Ayam', servingSize: '1 ekor' }] };
const rawon = { foodName: 'Rawon', completeRecept: [{ number: 1, step: 'Rebus.' }] };
const lodeh = { foodName: 'Lodeh', description: 'Sayur.', price: 8000 };

function read(pieces: readonly string[], options: Partial<JsonElementsOptions> = {}) {
  const elements = createJsonElements({ elementKeys: ELEMENT_KEYS, ...options });
  const early = pieces.flatMap((piece) => elements.feed(piece));
  const end = elements.end();
  return { early, late: end.elements, all: [...early, ...end.elements], end };
}

/** Reads the text whole, character by character and in random pieces: all must agree. */
function readEveryWay(text: string, options: Partial<JsonElementsOptions> = {}) {
  const whole = read([text], options);
  for (const pieces of [text.split(''), ...SEEDS.map((seed) => randomCuts(text, seed, 25))]) {
    expect(read(pieces, options)).toEqual(whole);
  }
  return whole;
}

const parsed = (texts: readonly string[]) => Promise.all(texts.map(parseElement));
const names = async (texts: readonly string[]) =>
  (await parsed(texts)).map((value) => (value as { foodName?: string } | undefined)?.foodName);

describe('shapes of an answer', () => {
  const list = JSON.stringify([soto, rawon, lodeh]);
  test.each([
    ['a bare list', list],
    ['a list over many lines', JSON.stringify([soto, rawon, lodeh], undefined, 2)],
    ['a fenced list', `\`\`\`json\n${list}\n\`\`\``],
    ['a fence without a language', `\`\`\`\n${list}\n\`\`\`\n`],
    [
      'a sentence before and after',
      `Tentu! Ini "resep" untukmu:\n\n${list}\n\nSelamat memasak, Bu!`,
    ],
    ['brackets in the sentence before', `[catatan] [1] (lihat {sumber}) [x "y]: ${list}`],
    ['a link in the sentence before', `[Resep](https://contoh.id/a"b) // lihat: ${list}`],
    ['a wrapped list', `{"resep":${list}}`],
    ['a list wrapped twice', `{"data":{"resep":${list}}}`],
    ['a wrapper with other keys around', `{"jumlah":3,"tag":["a"],"hidangan":${list},"ok":true}`],
    ['a wrapper in a list', `[{"resep":${list}}]`],
    ['a list in a list', `[${list}]`],
    ['objects one after another', [soto, rawon, lodeh].map((d) => JSON.stringify(d)).join('')],
    ['an object a line', [soto, rawon, lodeh].map((d) => JSON.stringify(d)).join('\r\n')],
    [
      'each object in its own fence',
      [soto, rawon, lodeh].map((d) => `\`\`\`json\n${JSON.stringify(d)}\n\`\`\``).join('\n'),
    ],
    ['a byte order mark', `\ufeff${list}`],
    [
      'no-break spaces between',
      `[\u00a0${JSON.stringify(soto)},\u00a0${JSON.stringify(rawon)},${JSON.stringify(lodeh)}]`,
    ],
    [
      'null and numbers among the dishes',
      `[null,1,${JSON.stringify(soto)},true,${JSON.stringify(rawon)},-1.5e3,${JSON.stringify(lodeh)}]`,
    ],
  ])('%s is read', async (_, text) => {
    const { early, late, end } = readEveryWay(text);
    expect((await parsed(early)).filter((value) => typeof value === 'object')).toEqual([
      soto,
      rawon,
      lodeh,
    ]);
    expect(late).toEqual([]);
    expect(end.isCut).toBe(false);
  });

  test('a single object is one element, and its lists are part of it', async () => {
    const { early } = readEveryWay(`\`\`\`json\n${JSON.stringify(SAMPLE_DISHES[0])}\n\`\`\``);
    expect(await parsed(early)).toEqual([SAMPLE_DISHES[0]]);
  });

  test('a single object is one element when its lists come before its name', async () => {
    const { ingredient, completeRecept, foodName } = SAMPLE_DISHES[0]!;
    for (const dish of [
      { ingredient, completeRecept, foodName },
      { langkah: [{ nomor: 1, teks: 'Rebus' }], bahan: { utama: [{ nama: 'Ayam' }] }, foodName },
      { price: 1, img: '', description: 'Enak', foodName },
    ]) {
      const { early } = readEveryWay(JSON.stringify(dish));
      expect(await parsed(early)).toEqual([dish]);
    }
  });

  test('a wrapped single object is read', async () => {
    expect(await parsed(readEveryWay(`{"hasil":{"resep":${JSON.stringify(soto)}}}`).early)).toEqual(
      [soto],
    );
  });

  test('text that looks like JSON inside a string stays there', async () => {
    const dish = { foodName: 'Soto', description: '}], {"foodName": "Bukan"} \\" [ { ``` \u2028' };
    expect(await parsed(readEveryWay(JSON.stringify([dish, rawon])).early)).toEqual([dish, rawon]);
  });

  test('escapes are read, cut anywhere', async () => {
    const text = String.raw`[{"foodName":"Cr\u00e8me \"br\u00fbl\u00e9e\" \\","description":"\ud83c\udf36\n"}]`;
    expect(await parsed(readEveryWay(text).early)).toEqual([JSON.parse(text)[0]]);
  });

  test('strings in a list are elements, in a dish they are not', async () => {
    expect(await parsed(readEveryWay('["Soto","Rawon"]').early)).toEqual(['Soto', 'Rawon']);
    expect(await parsed(readEveryWay('{"judul":["Soto","Rawon"]}').early)).toEqual([
      'Soto',
      'Rawon',
    ]);
    const dish = { foodName: 'Soto', completeRecept: ['Rebus.', 'Saring.'] };
    expect(await parsed(readEveryWay(JSON.stringify([dish])).early)).toEqual([dish]);
  });
});

describe('elements come as soon as they close', () => {
  test.each([
    ['in a bare list', '[', ']'],
    ['in a wrapped list', '{"ok":true,"resep":[', ']}'],
    ['in a list wrapped twice', '{"data":{"resep":[', ']}}'],
    ['bare', '', ''],
  ])('%s', (_, before, after) => {
    const elements = createJsonElements({ elementKeys: ELEMENT_KEYS });
    expect(elements.feed(`${before}${JSON.stringify(soto).slice(0, -1)}`)).toEqual([]);
    expect(elements.feed('}')).toEqual([JSON.stringify(soto)]);
    expect(elements.feed(`,${JSON.stringify(rawon)}`)).toEqual([JSON.stringify(rawon)]);
    expect(elements.feed(after)).toEqual([]);
  });

  test('a real answer gives each dish with its last character', () => {
    const text = JSON.stringify(SAMPLE_DISHES, undefined, 2);
    const elements = createJsonElements({ elementKeys: ELEMENT_KEYS });
    let sofar = '';
    const ends: string[] = [];
    for (const char of text.split('')) {
      sofar += char;
      for (const element of elements.feed(char)) {
        expect(sofar.endsWith(element)).toBe(true);
        ends.push(element);
      }
    }
    expect(ends.map((element) => JSON.parse(element))).toEqual(SAMPLE_DISHES);
  });
});

test('a string that goes on after a stray quote is not taken for a key', async () => {
  const { all } = read([
    '[{"foodName":"A","description":"a {"foodName", bulat":"B"},{"foodName":"C"}]',
  ]);
  expect((await parsed(all)).at(-1)).toEqual({ foodName: 'C' });
  expect(all).toHaveLength(2);
});

describe('an answer that is cut', () => {
  test('shows nothing of the open element, wherever the cut falls', async () => {
    const dishes = SAMPLE_DISHES.slice(0, 2);
    const text = JSON.stringify(dishes, undefined, 1);
    const firstEnd = JSON.stringify(dishes.slice(0, 1), undefined, 1).length - 2;
    const secondEnd = text.length - 2;
    for (let length = 0; length < text.length; length += 3) {
      const whole = length >= secondEnd ? 2 : length >= firstEnd ? 1 : 0;
      const { all } = read([text.slice(0, length)]);
      expect(await parsed(all)).toEqual(dishes.slice(0, whole));
    }
  });

  test('says that it was cut inside an element', () => {
    expect(read(['[{"foodName":"Soto"},{"foodName":"Raw']).end.isCut).toBe(true);
    expect(read(['[{"foodName":"Soto"}']).end.isCut).toBe(false);
  });

  test('says that it is open until the list closes', () => {
    const elements = createJsonElements({ elementKeys: ELEMENT_KEYS });
    elements.feed('Ini: ');
    expect(elements.isOpen()).toBe(false);
    elements.feed('[{"foodName":"Soto"}');
    expect(elements.isOpen()).toBe(true);
    elements.feed(']');
    expect(elements.isOpen()).toBe(false);
  });
});

describe('an answer with nothing in it', () => {
  test.each([
    ['an empty list', '[]', true],
    ['a fenced empty list', '```json\n[ ]\n```', true],
    ['an empty wrapped list', '{"pesan":"Ini bukan masakan.","resep":[]}', true],
    ['an empty object', '{}', true],
    ['prose', 'Maaf, aku hanya membantu soal masakan.', false],
    ['nothing', '', false],
    ['a list of something else', '[{"nama":"Soto"}]', false],
  ])('%s', (_, text, sawEmptyList) => {
    const { all, end } = readEveryWay(text);
    expect(all).toEqual([]);
    expect(end.sawEmptyList).toBe(sawEmptyList);
  });

  test('an empty list inside a dish is not an empty answer', () => {
    expect(readEveryWay('[{"foodName":"Soto","ingredient":[]}]').end.sawEmptyList).toBe(false);
  });
});

describe('broken JSON', () => {
  const around = (broken: string) => `[${JSON.stringify(soto)},${broken},${JSON.stringify(rawon)}]`;

  test.each([
    [
      'line breaks in strings',
      '{"foodName":"Lodeh","description":"Sayur\nenak\r\n\tsekali"}',
      { description: 'Sayur\nenak\r\n\tsekali' },
    ],
    [
      'trailing commas',
      '{"foodName":"Lodeh","ingredient":[{"name":"Labu",},],}',
      { ingredient: [{ name: 'Labu' }] },
    ],
    [
      'quotes in a string',
      '{"foodName":"Lodeh","description":"Sayur "lodeh" asli "Jawa", enak"}',
      { description: 'Sayur "lodeh" asli "Jawa", enak' },
    ],
    [
      'one quote in a string',
      '{"foodName":"Lodeh","description":"Loyang 20" bulat"}',
      { description: 'Loyang 20" bulat' },
    ],
    [
      'brackets after a stray quote',
      '{"foodName":"Lodeh","description":"Loyang 20" {bulat] ya"}',
      { description: 'Loyang 20" {bulat] ya' },
    ],
    [
      'comments',
      '{"foodName":"Lodeh", // nama "sayur" }\n"price":/* {rupiah" */8000, "img":"" // kosong }\n}',
      { price: 8000, img: '' },
    ],
    [
      'keys without quotes',
      '{foodName: "Lodeh", ingredient: [{name: "Labu"}]}',
      { ingredient: [{ name: 'Labu' }] },
    ],
    [
      'single quotes',
      "{'foodName':'Lodeh','description':'Sayur Jum\\'at, enak'}",
      { description: "Sayur Jum'at, enak" },
    ],
    [
      'a forgotten comma between entries',
      '{"foodName":"Lodeh"\n"description":"Sayur"\n"price":8000}',
      { description: 'Sayur', price: 8000 },
    ],
    [
      'a forgotten closing bracket of a step',
      '{"foodName":"Lodeh","completeRecept":[{"number":1,"step":"Iris", {"number":2,"step":"Rebus"}]}',
      {
        completeRecept: [
          { number: 1, step: 'Iris' },
          { number: 2, step: 'Rebus' },
        ],
      },
    ],
    [
      'a forgotten closing bracket of a list',
      '{"foodName":"Lodeh","ingredient":[{"name":"Labu"}}',
      { ingredient: [{ name: 'Labu' }] },
    ],
    [
      'an amount without quotes',
      '{"foodName":"Lodeh","price": Rp 8.000 per porsi}',
      { price: 'Rp 8.000 per porsi' },
    ],
    [
      'escapes that are none',
      String.raw`{"foodName":"Lodeh","description":"50\% \'santan\'"}`,
      { description: "50% 'santan'" },
    ],
  ])('%s are repaired, and the neighbours stay', async (_, broken, repaired) => {
    const { early } = readEveryWay(around(broken));
    expect(await parsed(early)).toEqual([soto, { foodName: 'Lodeh', ...repaired }, rawon]);
  });

  test.each([
    [
      'forgotten commas between dishes',
      `[${JSON.stringify(soto)}\n${JSON.stringify(lodeh)} ${JSON.stringify(rawon)}]`,
    ],
    [
      'commas too many',
      `[,${JSON.stringify(soto)},,${JSON.stringify(lodeh)},${JSON.stringify(rawon)},]`,
    ],
    [
      'a forgotten bracket at the end of a dish',
      `[${JSON.stringify(soto)},${JSON.stringify(lodeh).slice(0, -1)},${JSON.stringify(rawon)}]`,
    ],
    [
      'a bracket too many',
      `[${JSON.stringify(soto)}},${JSON.stringify(lodeh)}]},${JSON.stringify(rawon)}]`,
    ],
    [
      'an ellipsis in the list',
      `[${JSON.stringify(soto)}, ..., ${JSON.stringify(lodeh)}, "…", ${JSON.stringify(rawon)}]`,
    ],
  ])('%s are read', async (_, text) => {
    const found = (await names(readEveryWay(text).early)).filter((name) => name !== undefined);
    expect(found).toEqual(['Soto', 'Lodeh', 'Rawon']);
  });

  test('a dish that swallows the next ones gives them back at the end', async () => {
    // The closing quote is missing, so everything up to the next quote belongs to the string.
    const text = `[${JSON.stringify(soto)},{"foodName":"Lodeh","description":"Sayur},${JSON.stringify(rawon)},${JSON.stringify(soto)}]`;
    const { all } = readEveryWay(text);
    expect(await names(all)).toEqual(['Soto', 'Lodeh', 'Rawon', 'Soto']);
  });

  test('a dish that swallows the next ones does not give back one that is cut', async () => {
    const text = `[{"foodName":"Lodeh","description":"Sayur},${JSON.stringify(rawon)},{"foodName":"Soto","ingredient":[{"name":"Ayam"}`;
    expect(await names(readEveryWay(text).all)).toEqual(['Lodeh', 'Rawon']);
  });

  test('what cannot be repaired is left out', async () => {
    expect(await parseElement('{"foodName" "Soto" {]')).toBeUndefined();
  });
});

describe('bounds', () => {
  const long = { foodName: 'Panjang', description: 'x'.repeat(3000) };

  test('an element that is too long is dropped and reading goes on after it', async () => {
    const text = JSON.stringify([soto, long, rawon]);
    expect(await names(readEveryWay(text, { maxElementChars: 1000 }).all)).toEqual([
      'Soto',
      'Rawon',
    ]);
  });

  test('an element of exactly the limit is kept', () => {
    const text = JSON.stringify(long);
    expect(read([text], { maxElementChars: text.length }).early).toEqual([text]);
    expect(read([text], { maxElementChars: text.length - 1 }).early).toEqual([]);
  });

  test('dishes swallowed by a broken one come when the limit is reached', async () => {
    const text = `[{"foodName":"Lodeh","description":"Sayur},${JSON.stringify(rawon)},${JSON.stringify(long)},${JSON.stringify(soto)}]`;
    const { all } = readEveryWay(text, { maxElementChars: 2000 });
    expect((await names(all)).slice(0, 2)).toEqual(['Lodeh', 'Rawon']);
    expect((await names(all)).at(-1)).toBe('Soto');
  });

  test('a string without end is dropped', () => {
    expect(
      read([`["${'x'.repeat(5000)}`, `", ${JSON.stringify(soto)}]`], { maxElementChars: 1000 }).all,
    ).toEqual([JSON.stringify(soto)]);
  });

  test('a broken dish with a quarter of a million spaces does not take forever', async () => {
    const text = `[{"foodName":"Lodeh",${' '.repeat(250_000)}b {"foodName":"Soto"}]`;
    expect(await names(read([text]).all)).toContain('Soto');
  });

  test('a broken element is repaired up to 32 KiB', async () => {
    const broken = (length: number) =>
      `{"foodName":"Soto","description":"${'"a'.repeat(length / 2)}`;
    expect(await parseElement(broken(30_000))).toBeDefined();
    expect(await parseElement(broken(40_000))).toBeUndefined();
  });

  test('hostile nesting is given up, not followed', async () => {
    const text = `${'['.repeat(20_000)}${'{"a":'.repeat(20_000)}[${JSON.stringify(soto)}]`;
    expect(await names(read([text]).all)).toEqual(['Soto']);
  });
});
