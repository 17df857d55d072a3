import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { portionUnit, writePortionCost } from '../../src/core/kitchen/portion-unit.ts';
import { writeDuration } from '../../src/core/kitchen/write-duration.ts';
import type { Dish } from '../../src/core/recipes/dish.ts';
import { capitalise } from '../../src/core/recipes/join-names.ts';

/** Draws the picture of one recipe as a PNG of 1200 × 630. */
type DrawPicture = (dish: Dish) => Promise<Buffer>;

const SIZE = { width: 1200, height: 630 } as const;

const FONT = 'Plus Jakarta Sans';
const FONT_FILE =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** The colours of the page's light theme. */
const CSS = `
  .card { display: flex; flex-direction: column; width: 100%; height: 100%; padding: 72px 80px;
    background: #fdf8ef; color: #2a2018; font-family: '${FONT}'; border-left: 28px solid #f0a31b }
  .kind { font-size: 34px; font-weight: 600; color: #8f5306 }
  .name { margin-top: 20px; font-weight: 800; line-height: 1.1; letter-spacing: -0.02em }
  .facts { display: flex; margin-top: auto; font-size: 34px }
  .cost { padding: 14px 30px; border-radius: 20px; background: #e5f1e4; color: #22603a; font-weight: 700 }
  .time { padding: 14px 34px; color: #6a5c4c; font-weight: 500 }
  .brand { display: flex; align-items: center; margin-top: 44px; font-size: 40px; font-weight: 800 }
  .brand img { width: 56px; height: 56px; margin-right: 18px }
`;

/** Long names still fit on two lines. */
const nameSize = ({ length }: string) => (length <= 14 ? 124 : length <= 24 ? 100 : 82);

/**
 * Prepares what all pictures share. Only this loads the library, so a build without pictures works
 * on machines that it does not support.
 *
 * @throws if the library cannot be loaded; the message says what else can be done.
 */
export async function createPictureDrawer(logo: Buffer): Promise<DrawPicture> {
  const { render } = await import('takumi-js').catch((cause: unknown) => {
    throw new Error(
      'takumi-js, which draws the pictures of shared links, does not run on this machine. Build without VITE_SITE_URL, or on another one.',
      { cause },
    );
  });
  const data = await readFile(createRequire(import.meta.url).resolve(FONT_FILE));
  const images = [{ src: 'logo', data: logo }];
  return async (dish) => {
    const picture = await render(writePicture(dish), {
      ...SIZE,
      format: 'png',
      css: CSS,
      fonts: [{ name: FONT, data }],
      images,
    });
    return Buffer.from(picture);
  };
}

function writePicture(dish: Dish): string {
  const { foodName, jenis, asal, porsi = 1, waktu, estimatedCostatRupiah } = dish;
  const origin = [jenis, asal].filter((one) => one !== undefined).join(' · ');
  const cost = writePortionCost(estimatedCostatRupiah, porsi);
  const minutes = (waktu?.aktif ?? 0) + (waktu?.tunggu ?? 0);
  return `<div class="card">
    <div class="kind">${escapeHtml(capitalise(origin))}</div>
    <div class="name" style="font-size: ${nameSize(foodName)}px">${escapeHtml(foodName)}</div>
    <div class="facts">
      <div class="cost">Modal ± ${cost} per ${escapeHtml(portionUnit(dish))}</div>
      <div class="time">${minutes > 0 ? writeDuration(minutes) : ''}</div>
    </div>
    <div class="brand"><img src="logo" />Cobek</div>
  </div>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
