import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Dish } from '../../src/core/recipes/dish.ts';
import { createPictureDrawer } from './share-picture.ts';

const LOGO = readFileSync(join(import.meta.dirname, '../../public/favicon.svg'));

const dish: Dish = {
  foodName: 'Klepon',
  description: 'Bola ketan.',
  completeRecept: [],
  ingredient: [],
  estimatedCostatRupiah: 15_000,
  price: 0,
  img: '',
  porsi: 30,
  hasil: '30 butir',
  waktu: { aktif: 60 },
  jenis: 'jajanan',
  asal: 'Jawa Tengah',
};

/** Width and height are in the first chunk of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a share picture is a PNG of 1200 × 630, and small enough for a chat', async () => {
  const draw = await createPictureDrawer(LOGO);
  const picture = await draw(dish);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(picture)).toEqual([1200, 630]);
  expect(picture.byteLength).toBeLessThan(60_000);
});

test('another recipe has another picture, and its name is drawn as text', async () => {
  const draw = await createPictureDrawer(LOGO);
  const plain = await draw(dish);
  expect((await draw(dish)).equals(plain)).toBe(true);
  expect((await draw({ ...dish, foodName: 'Sup <b>Iga</b> & Buntut' })).equals(plain)).toBe(false);
  expect((await draw({ ...dish, porsi: 15, hasil: '15 butir' })).equals(plain)).toBe(false);
});
