import { complainIf, type RecipeCheck } from './recipe-check.ts';

const A_TIME = /\d|semalam|hari itu|langsung/u;

/** Frozen food says how long it keeps frozen, and how it is cooked from there. */
const saysHowToFreeze: RecipeCheck = {
  id: 'cara membekukan',
  find: ({ recipe }) => {
    const text = `${recipe.storage} ${recipe.sell}`.toLowerCase();
    const keeps =
      /(?:freezer|beku)[^.]*\d+[^.]*(?:minggu|bulan|hari)|\d+ (?:minggu|bulan)[^.]*(?:freezer|beku)/u;
    const cooks = /goreng|kukus|panaskan|hangatkan|rebus|panggang|cairkan/u;
    return complainIf(
      recipe.occasions.includes('frozen food') && !(keeps.test(text) && cooks.test(text)),
      'Untuk "frozen food" tulis di "storage" tahan berapa lama di freezer dan cara memasaknya dari beku.',
    );
  },
};

const SOLD = new Set(['jualan', 'frozen food', 'snack box', 'nasi kotak']);
const KEPT = new Set(['kue kering', 'kue', 'sambal']);

/** What is sold or kept says how long it keeps. */
const saysHowLongItKeeps: RecipeCheck = {
  id: 'cara menyimpan',
  find: ({ recipe }) => {
    const needs = KEPT.has(recipe.kind) || recipe.occasions.some((occasion) => SOLD.has(occasion));
    return complainIf(
      needs && !A_TIME.test(recipe.storage.toLowerCase()),
      'Tulis "storage": tahan berapa lama di suhu ruang, kulkas, atau freezer, dan cara menghangatkannya.',
    );
  },
};

/** What is sold says how much there is of it, and how much of it a stall gives. */
const helpsSellers: RecipeCheck = {
  id: 'catatan jualan',
  find: ({ recipe }) => {
    if (!recipe.occasions.includes('jualan')) return [];
    return [
      ...complainIf(
        !/\d/u.test(recipe.yield),
        'Untuk "jualan" tulis "yield" dalam buah atau gram, misalnya "20 buah @ 30 g".',
      ),
      ...complainIf(
        !/\d/u.test(recipe.sell),
        'Untuk "jualan" tulis "sell": porsi warung dalam gram atau buah, tahan di etalase, kemasan.',
      ),
    ];
  },
};

export const SELLING_CHECKS = [saysHowToFreeze, saysHowLongItKeeps, helpsSellers];
