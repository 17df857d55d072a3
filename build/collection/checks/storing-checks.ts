import { complainIf, MEALS, type RecipeCheck } from './recipe-check.ts';
import { isDeepFried } from './recipe-foods.ts';
import { isHotOrCold, sentencesIn, storageOf, wholeSentencesIn } from './recipe-texts.ts';

const A_TIME = /\d|semalam|hari itu|langsung/u;

/** Frozen food says how long it keeps frozen, and how it is cooked from there. */
const saysHowToFreeze: RecipeCheck = {
  id: 'cara membekukan',
  find: (checked) => {
    const text = storageOf(checked).toLowerCase();
    const keeps =
      /(?:freezer|beku)[^.]*\d+[^.]*(?:minggu|bulan|hari)|\d+ (?:minggu|bulan)[^.]*(?:freezer|beku)/u;
    const cooks = /goreng|kukus|panaskan|hangatkan|rebus|panggang|cairkan/u;
    return complainIf(
      checked.recipe.occasions.includes('frozen food') && !(keeps.test(text) && cooks.test(text)),
      'Untuk "frozen food" tulis di "storage" tahan berapa lama di freezer dan cara memasaknya dari beku.',
    );
  },
};

const SOLD = new Set(['jualan', 'frozen food', 'snack box', 'nasi kotak']);
const KEPT = new Set(['kue kering', 'kue', 'sambal']);

/** A recipe says how long it keeps if it is sold or stored. */
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

const COOKED = /\b(?:kuah|kaldu|kari|opor|semur|gulai|bubur|ayam|itik|bebek|nasi)\b/u;
const NOT_COOKED = /mentah|bumbu|saus|sambal|toples|disajikan/u;
const KEPT_COLD =
  /(?:kulkas|freezer|beku) \d|\d+ (?:hari|minggu|bulan)[^.;]* (?:kulkas|freezer|beku)/u;
const HEATED =
  /hangat|panas|kukus|goreng|bakar|didih|rebus|tumis|panggang|celup|sangrai|siram|seduh/u;

/** Broth, poultry and rice from the fridge are heated before they are eaten. */
const saysHowToReheat: RecipeCheck = {
  id: 'hangatkan lagi',
  find: ({ recipe }) => {
    if (!MEALS.has(recipe.kind)) return [];
    const storage = recipe.storage.toLowerCase();
    const isKept = sentencesIn(storage).some(
      (sentence) => COOKED.test(sentence) && !NOT_COOKED.test(sentence) && KEPT_COLD.test(sentence),
    );
    return complainIf(
      isKept && !HEATED.test(storage),
      'Tulis di "storage" cara memanaskannya lagi: kuah, ayam dan nasi dari kulkas dipanaskan sampai mendidih atau beruap.',
    );
  },
};

const CRISP_KINDS = new Set(['gorengan', 'kue kering', 'jajanan']);
const LEFT_OPEN = /\b(?:tiriskan|dinginkan|minyaknya)\b[^.;]*\bsemalam/u;

/** Crisp food turns soft in damp air, so it is packed as soon as it is cold. */
const isPackedWhileCrisp: RecipeCheck = {
  id: 'garing semalam',
  find: (checked) => {
    const { recipe } = checked;
    if (!CRISP_KINDS.has(recipe.kind) || !isDeepFried(checked)) return [];
    return sentencesIn(recipe.sell)
      .filter((sentence) => LEFT_OPEN.test(sentence))
      .map(
        (sentence) =>
          `"${sentence}" di "sell": yang garing melempem bila terbuka semalam. Tulis 1–2 jam sampai dingin, lalu dikemas.`,
      );
  },
};

const SYRUP_KEEPS = /\b(?:juruh|kinca|sirup|gula(?: aren)? cair)\b[^.;]*\d (?:minggu|bulan)/u;
const IN_A_PLACE = /kulkas|freezer|suhu ruang|toples|botol/u;

/** A syrup that keeps for weeks says where. */
const saysWhereSyrupIsKept: RecipeCheck = {
  id: 'sirup disimpan',
  find: ({ recipe }) =>
    sentencesIn(recipe.storage)
      .filter((sentence) => !IN_A_PLACE.test(sentence))
      .flatMap((sentence) => SYRUP_KEEPS.exec(sentence)?.[0] ?? [])
      .map((kept) => `"${kept}" di "storage": tulis di mana, misalnya "2 minggu di kulkas".`),
};

const WARM_HOURS = /suhu ruang(?: paling lama)? (\d+) jam|(\d+) jam di suhu ruang/u;
/** Usual hours of the times of day that sellers cook at, an evening being the one before. */
const COOKED_AT: Readonly<Record<string, number>> = {
  malam: -4,
  'dini hari': 3,
  subuh: 4,
  pagi: 6,
};
/** Usual hours of the times of day that sellers sell until. */
const SOLD_UNTIL: Readonly<Record<string, number>> = { siang: 12, sore: 16, magrib: 18, malam: 20 };
/** Times of day may be off by this many hours. */
const VAGUE_HOURS = 3;
const FROM_TO =
  /^.*(?:buat|masak|kukus|rebus|goreng|bakar|panggang|bungkus) (malam|dini hari|subuh|pagi)\b[^.]*\b(?:sampai|habiskan) (siang|sore|magrib|malam)\b/u;

/** Hours on display, even if given as times of day, agree with the storage note. */
const agreesOnHours: RecipeCheck = {
  id: 'dua angka',
  find: ({ recipe }) => {
    const [, after, before] = WARM_HOURS.exec(recipe.storage.toLowerCase()) ?? [];
    const stored = after ?? before;
    if (stored === undefined) return [];
    return wholeSentencesIn(recipe.sell).flatMap((sentence) => {
      if (isHotOrCold(sentence.replace(/setelah dingin/gu, ''))) return [];
      const [, hours] = /\btahan (\d+) jam/u.exec(sentence) ?? [];
      const [, from = '', to = ''] = FROM_TO.exec(sentence) ?? [];
      const isVague = hours === undefined;
      const onDisplay = isVague ? (SOLD_UNTIL[to] ?? 0) - (COOKED_AT[from] ?? 0) : Number(hours);
      return complainIf(
        onDisplay > Number(stored) + (isVague ? VAGUE_HOURS : 0),
        `"${sentence}" di "sell" berarti ± ${onDisplay} jam, padahal menurut "storage" tahan ${stored} jam. Samakan keduanya.`,
      );
    });
  },
};

/** A recipe says where it keeps, how long, and how it is eaten afterwards. */
export const STORING_CHECKS = [
  saysHowToFreeze,
  saysHowLongItKeeps,
  saysHowToReheat,
  isPackedWhileCrisp,
  saysWhereSyrupIsKept,
  agreesOnHours,
];
