import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { hasFood, isDeepFried } from './recipe-foods.ts';

const ADVICE =
  /^(?:kalau|bila|jika|terlalu|masih|kurang|kuah|busa|tanda|cukup|rasa|\S+ yang (?:baik|pas|jadi|terlalu|masih)|\S+ (?:matang|empuk|jadi) bila)\b/u;
const ACTION =
  /saji|hidang|makan|simpan|angkat|tuang|masukkan|siram|taburi|tambahkan|beri |goreng lagi|koreksi|tutup|aduk|biarkan|lepas|potong|dinginkan|celup|belah|congkel|letak/u;

/** A step is something to do; advice belongs in the step it is about. */
const doesSomething: RecipeCheck = {
  id: 'langkah nasihat',
  find: ({ recipe }) =>
    recipe.steps
      .slice(1)
      .filter(({ text }) => ADVICE.test(text.toLowerCase()) && !ACTION.test(text.toLowerCase()))
      .map(
        ({ text }) =>
          `"${text.slice(0, 40)}…" bukan langkah. Gabungkan dengan langkah yang dimaksud.`,
      ),
};

/** Most letters of a step that a cook can read at a glance, with wet hands, on a phone. */
const LONGEST_STEP = 250;

/** One thing at a time: a wait or another pan begins a new step. */
const readsAtAGlance: RecipeCheck = {
  id: 'panjang langkah',
  find: ({ recipe }) =>
    recipe.steps
      .filter(({ text }) => text.length > LONGEST_STEP)
      .map(
        ({ text }) =>
          `"${text.slice(0, 40)}…" ${text.length} huruf, terlalu panjang untuk dibaca sambil memasak. Bagi dua, paling banyak ${LONGEST_STEP} huruf.`,
      ),
};

const SERVED_THEN_ADVISED =
  /\bsajikan\b[^.]*\.\s+\S+[^.]*\b(?:berarti|tanda|terlalu|kurang|bila|kalau|supaya)\b/u;

/** Advice comes before the dish is served, while it is still useful. */
const servesLast: RecipeCheck = {
  id: 'saji terakhir',
  find: ({ recipe }) =>
    recipe.steps
      .filter(({ text }) => SERVED_THEN_ADVISED.test(text.toLowerCase()))
      .map(
        ({ text }) =>
          `"${text.slice(0, 40)}…": nasihatnya taruh sebelum "sajikan", waktu masih bisa dipakai.`,
      ),
};

const SMALL_LETTER = /[.!?] (\p{Ll}[^.]{0,25})\b/u;

/** A sentence that starts with an ingredient starts with its small letter. */
const startsWithACapital: RecipeCheck = {
  id: 'huruf besar',
  find: ({ recipe: { steps, tip, storage, sell } }) =>
    [...steps.map(({ text }) => text), tip, storage, sell]
      .flatMap((text) => SMALL_LETTER.exec(text)?.[1] ?? [])
      .map((start) => `"… ${start}" diawali huruf kecil. Mulai kalimatnya dengan kata lain.`),
};

const NEED_TIP = new Set(['gorengan', 'kue', 'kue kering']);

/** Doughs, cakes, and food fried or cooked in coconut milk have advice on what can go wrong. */
const hasTip: RecipeCheck = {
  id: 'tips',
  find: (checked) => {
    const { kind, tip } = checked.recipe;
    const isDelicate = NEED_TIP.has(kind) || isDeepFried(checked) || hasFood(checked, /^santan/u);
    return complainIf(
      isDelicate && tip === '',
      'Tambahkan "tip": adonan, gorengan, kue, dan masakan bersantan mudah gagal.',
    );
  },
};

/** Steps are short and something to do; advice comes in time. */
export const STEP_CHECKS = [doesSomething, readsAtAGlance, servesLast, startsWithACapital, hasTip];
