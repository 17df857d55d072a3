import { describe, expect, test } from 'vitest';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { MAX_LINK_CHARS, packDish, unpackDish } from './dish-link.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];

/** A link of our form around any content. */
async function linkOf(content: string | Uint8Array<ArrayBuffer>, format = 'deflate-raw') {
  const packed = new Blob([content])
    .stream()
    .pipeThrough(new CompressionStream(format as CompressionFormat));
  const bytes = Buffer.from(await new Response(packed).arrayBuffer());
  return `#a.${bytes.toString('base64url')}`;
}

const linkOfDish = (fields: object) => linkOf(JSON.stringify({ foodName: 'Soto', ...fields }));

const read = async (hash: string) => {
  const dish = await unpackDish(hash);
  if (typeof dish === 'string') throw new Error(`The link was refused: ${dish}`);
  return dish;
};

describe('a dish in a link', () => {
  test('arrives whole, and fits into a message', async () => {
    for (const dish of SAMPLE_DISHES) {
      const hash = (await packDish(dish)) ?? '';
      expect(hash).toMatch(/^#a\.[\w-]+$/u);
      expect(hash.length).toBeLessThan(2_000);
      expect(await read(hash)).toEqual({ ...dish, img: '' });
    }
  });

  test('keeps letters of every script', async () => {
    const dish = { ...soto, foodName: 'Soto ½ 🍲 — 素', description: 'Pakai “santan” & ≥ 3 %' };
    expect(await read((await packDish(dish)) ?? '')).toMatchObject({
      foodName: dish.foodName,
      description: dish.description,
    });
  });

  test('is not created if the link would be longer than 8 KiB', async () => {
    const random = seededRandom(1);
    const letters = Array.from({ length: 20_000 }, () => random().toString(36)).join('');
    const completeRecept = [0, 4_000, 8_000].map((at, index) => ({
      number: index + 1,
      step: letters.slice(at, at + 4_000),
    }));
    expect(await packDish({ ...soto, completeRecept })).toBeUndefined();
  });

  test('is read even if a messenger has added a full stop', async () => {
    expect((await read(`${await packDish(soto)}.`)).foodName).toBe(soto.foodName);
  });
});

describe('an incomplete or foreign link', () => {
  test.each([
    ['nothing', '', 'cut'],
    ['a bare #', '#', 'cut'],
    ['no content', '#a.', 'cut'],
    ['one letter of content', '#a.A', 'cut'],
    ['content that is no packed text', '#a.AAAAAAAAAAAAAAAAAAAA', 'cut'],
    ['a later form', '#b.q1YqSy0qzszPU7JSMlSqBQA', 'newer'],
    ['a later form with signs of its own', '#z.', 'newer'],
    ['the name of an element', '#hidangan-1', 'foreign'],
    ['a form in capitals', '#A.q1YqSy0qzszPU7JSMlSqBQA', 'foreign'],
    ['signs that base64url has not', '#a.q1Yq<script>Sy0q', 'foreign'],
    ['an address', '#https://example.com/', 'foreign'],
    ['code', '#javascript:alert(1)', 'foreign'],
    ['a field of a form', '#a=q1YqSy0qzszPU7JSMlSqBQA', 'foreign'],
    ['nine thousand characters', `#a.${'A'.repeat(9_000)}`, 'too-large'],
    ['nine thousand of anything', `#${'%'.repeat(9_000)}`, 'too-large'],
  ])('%s', async (_, hash, fault) => {
    expect(await unpackDish(hash)).toBe(fault);
  });

  test('truncated anywhere', async () => {
    const hash = (await packDish(soto)) ?? '';
    for (let length = 3; length < hash.length; length += 1) {
      expect(await unpackDish(hash.slice(0, length))).toBe('cut');
    }
  });

  test('with any letter changed: a sentence or a dish, never an exception', async () => {
    const hash = (await packDish(soto)) ?? '';
    for (let at = 3; at < hash.length; at += 1) {
      const changed = hash.slice(0, at) + (hash[at] === 'A' ? 'B' : 'A') + hash.slice(at + 1);
      const result = await unpackDish(changed);
      expect(typeof result === 'string' ? result : result.foodName).toMatch(/./u);
    }
  });

  test.each(['gzip', 'deflate'])('packed as %s', async (format) => {
    expect(await unpackDish(await linkOf(JSON.stringify(soto), format))).toBe('cut');
  });

  test('with something after its content', async () => {
    const hash = (await packDish(soto)) ?? '';
    expect(await unpackDish(`${hash.slice(0, hash.length - (hash.length % 4))}AAAAAAAA`)).toBe(
      'cut',
    );
  });

  test.each([
    ['no text', new Uint8Array([0xff, 0xfe, 0x80, 0x81]), 'cut'],
    ['no JSON', 'Soto ayam', 'foreign'],
    ['half JSON', '{"foodName":"So', 'foreign'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list of dishes', JSON.stringify([soto]), 'foreign'],
    ['no name', '{"description":"Enak"}', 'foreign'],
    ['a name of nothing to see', '{"foodName":"\u200b\u202e \\u0000"}', 'foreign'],
    ['a name that is no text', '{"foodName":{"toString":"x"}}', 'foreign'],
    ['a depth that no dish has', '['.repeat(60_000), 'foreign'],
  ])('with %s in it', async (_, content, fault) => {
    expect(await unpackDish(await linkOf(content))).toBe(fault);
  });
});

describe('a malicious link', () => {
  test.each([
    ['zeros', new Uint8Array(5_000_000)],
    ['spaces around a dish', `${' '.repeat(200_000)}${JSON.stringify(soto)}`],
    ['one step', JSON.stringify({ foodName: 'Soto', completeRecept: ['a'.repeat(1_000_000)] })],
  ])('by a bomb of %s ends at a limit', async (_, content) => {
    const hash = await linkOf(content);
    expect(hash.length).toBeLessThan(MAX_LINK_CHARS);
    expect(await unpackDish(hash)).toBe('too-large');
  });

  test('with more steps, ingredients and text than anybody reads is shortened', async () => {
    const dish = await read(
      await linkOfDish({
        description: 'd'.repeat(30_000),
        completeRecept: Array.from({ length: 2_000 }, (_, at) => `s${at}`),
        ingredient: Array.from({ length: 1_000 }, () => 'garam'),
      }),
    );
    expect(dish.description).toHaveLength(4_000);
    expect(dish.completeRecept).toHaveLength(200);
    expect(dish.ingredient).toHaveLength(200);
  });

  test('that claims a page of the collection, or a picture, gets neither', async () => {
    const dish = await read(
      await linkOfDish({ slug: 'rendang-daging', img: 'https://example.com/mata.png' }),
    );
    expect(dish).not.toHaveProperty('slug');
    expect(dish.img).toBe('');
  });

  test('with numbers that no kitchen knows is read without them', async () => {
    const dish = await read(
      await linkOfDish({
        porsi: 1e9,
        pedas: -5,
        waktu: { aktif: 1e12 },
        estimatedCostatRupiah: -1,
      }),
    );
    expect(dish).not.toHaveProperty('porsi');
    expect(dish).not.toHaveProperty('pedas');
    expect(dish).not.toHaveProperty('waktu');
    expect(dish.estimatedCostatRupiah).toBeGreaterThanOrEqual(0);
  });

  test('with names of built-in properties changes no other object', async () => {
    const hash = await linkOf(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"foodName":"Soto"}',
    );
    expect((await read(hash)).foodName).toBe('Soto');
    expect({}).not.toHaveProperty('polluted');
  });

  test('with fields that a dish does not have gets none of them', async () => {
    const dish = await read(await linkOfDish({ geminiApiKey: 'x', onCook: 'alert(1)' }));
    expect(Object.keys(dish)).not.toEqual(expect.arrayContaining(['geminiApiKey']));
    expect(Object.keys(dish)).not.toEqual(expect.arrayContaining(['onCook']));
  });

  test('with lone surrogates and control characters is cleaned of them', async () => {
    const dish = await read(await linkOfDish({ foodName: 'So\u0007to\ud83c' }));
    expect(dish.foodName).toBe('Soto');
  });
});
