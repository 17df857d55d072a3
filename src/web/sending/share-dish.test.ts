import { expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { shareDish } from './share-dish.chunk.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];

const share = (origin: string, dish = soto, portions?: number, sold?: string) =>
  shareDish({ dish, recipe: 'Resepnya', portions, sold }, origin);

test('a link to the page of a recipe opens it at the planned portions', async () => {
  const ofCollection = { ...soto, slug: 'soto-ayam-lamongan' };
  const address = async (portions?: number) =>
    (await share('https://cobek.example', ofCollection, portions)).choices[0]?.message;
  expect(await address(50)).toMatch(/\/koleksi\/soto-ayam-lamongan\?porsi=50$/mu);
  expect(await address()).toMatch(/\/koleksi\/soto-ayam-lamongan$/mu);
});

test('a link that carries the dish opens at the planned portions, too', async () => {
  const { choices } = await share('https://cobek.example', soto, 60);
  expect(choices[0]?.message).toMatch(/\/hidangan\?porsi=60#a\.[\w-]+$/mu);
});

test('a link says for how many it was meant, where a stall’s portions are smaller', async () => {
  const { choices } = await share('https://cobek.example', soto, 22, '40 porsi jual');
  expect(choices[0]?.message).toMatch(/^Resep .+ untuk 40 porsi jual \(.*porsi rumahan\):$/mu);
});

test.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]', 'http://a.localhost'])(
  'a link to %s says that it opens only on this computer',
  async (origin) => {
    const { note, choices } = await share(origin, { ...soto, slug: 'soto-ayam-lamongan' });
    expect(note).toContain('hanya terbuka di komputer ini');
    expect(choices).toHaveLength(2);
    expect((await share(origin)).note).toContain('hanya terbuka di komputer ini');
  },
);

test.each(['https://cobek.example', 'http://192.168.1.20:8787', 'https://localhost.example'])(
  'a link to %s does not',
  async (origin) => {
    expect((await share(origin)).note).not.toContain('komputer ini');
  },
);
