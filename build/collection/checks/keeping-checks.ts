import {
  amountOf,
  complainIf,
  isDeepFried,
  MEALS,
  stepsOf,
  type CheckedRecipe,
  type RecipeCheck,
} from './recipe-check.ts';
import { MEAT } from './selling-checks.ts';

const HOURS = /(\d+)(?:[–-](\d+))? ?jam/gu;
const WARM_HOURS = /suhu ruang(?: paling lama)? (\d+) jam|(\d+) jam di suhu ruang/u;
const DAYS_WARM = /suhu ruang (?:\S+ )?\d+ hari|\d+ hari (?:di|pada) suhu ruang/u;
const KEPT_HOT_OR_COLD =
  /kulkas|freezer|beku|\bes\b|dingin|°c|panas|hangat|penghangat|dandang|bara/u;
const sentencesIn = (text: string): readonly string[] => text.toLowerCase().split(/(?<=[.;])\s+/u);

/** Kinds that coconut turns sour within the day. */
const COCONUT_SPOILS_IN = new Set(['bubur', 'gorengan', 'jajanan', 'kue', 'minuman']);
const COCONUT = /^(?:santan|kelapa parut$|kelapa muda$)/u;
const MAX_COCONUT_HOURS = 8;
/** With this share of sugar a sweet keeps, as dodol, wajik and geplak do. */
const SUGAR_THAT_KEEPS = 0.25;
const KEEPS_DRY =
  /toples|wadah rapat|rapat|terbungkus|kering|serundeng|dalam bambu|gula|juruh|kinca/u;
const BAKED = /\boven\b[^.]*°c|°c[^.]*\boven\b|\bpanggang\b[^.]*°c/u;

/** Share of the ingredients' weight that is sugar. */
function sugarShare({ lines, book }: CheckedRecipe): number {
  const weights = lines.map((line) => ({
    isSugar: line.line.ingredient?.startsWith('gula') === true,
    grams: /^(?:air|es batu|minyak goreng|daun .*)$/u.test(line.line.ingredient ?? '')
      ? 0
      : amountOf(line, book),
  }));
  const all = weights.reduce((sum, { grams }) => sum + grams, 0);
  const sugar = weights.reduce((sum, { isSugar, grams }) => sum + (isSugar ? grams : 0), 0);
  return all === 0 ? 0 : sugar / all;
}

/** Moist cakes with coconut turn sour within the day: neither baked dry nor kept by sugar. */
const coconutTurnsSour: RecipeCheck = {
  id: 'santan dan kelapa',
  find: (checked) => {
    const { recipe, lines } = checked;
    const isMoist =
      COCONUT_SPOILS_IN.has(recipe.kind) &&
      lines.some(({ line }) => COCONUT.test(line.ingredient ?? '')) &&
      sugarShare(checked) < SUGAR_THAT_KEEPS &&
      !BAKED.test(stepsOf(checked));
    if (!isMoist) return [];
    return sentencesIn(`${recipe.storage} ${recipe.sell}`).flatMap((sentence) =>
      sentence.split(/(?<=,)\s+/u).flatMap((clause) => {
        const longest = Math.max(
          0,
          ...[...clause.matchAll(HOURS)].map(([, from, to]) => Number(to ?? from)),
        );
        return complainIf(
          (longest > MAX_COCONUT_HOURS || DAYS_WARM.test(clause)) &&
            !KEPT_HOT_OR_COLD.test(clause) &&
            !KEEPS_DRY.test(sentence),
          `"${clause}" terlalu lama: kue dan jajanan bersantan atau berkelapa paling lama ${MAX_COCONUT_HOURS} jam di suhu ruang.`,
        );
      }),
    );
  },
};

/** Usual hours of the times of day that sellers speak of. */
const CLOCK: Readonly<Record<string, number>> = {
  malam: -4,
  'dini hari': 3,
  subuh: 4,
  pagi: 6,
  siang: 12,
  sore: 16,
  magrib: 18,
};
const FROM_TO =
  /^.*(?:buat|masak|kukus|rebus|goreng|bakar|panggang|bungkus|dimasak|dibuat|dikukus) (malam|dini hari|subuh|pagi)\b[^.]*\b(?:sampai|habiskan) (siang|sore|magrib|malam)\b/u;

/** Hours on display, also when given as times of day, agree with the storage note. */
const agreesOnHours: RecipeCheck = {
  id: 'dua angka',
  find: ({ recipe }) => {
    const found = WARM_HOURS.exec(recipe.storage.toLowerCase());
    const stored = Number(found?.[1] ?? found?.[2]);
    if (Number.isNaN(stored)) return [];
    return recipe.sell
      .toLowerCase()
      .split(/(?<=\.)\s+/u)
      .flatMap((sentence) => {
        if (KEPT_HOT_OR_COLD.test(sentence.replace(/setelah dingin/gu, ''))) return [];
        const hours = /\btahan (\d+) jam/u.exec(sentence)?.[1];
        const [, from = '', to = ''] = FROM_TO.exec(sentence) ?? [];
        const ends = to === 'malam' ? 20 : CLOCK[to];
        const onDisplay = hours === undefined ? (ends ?? 0) - (CLOCK[from] ?? 0) : Number(hours);
        return complainIf(
          onDisplay > stored + (hours === undefined ? 3 : 0),
          `"${sentence}" di "sell" berarti ± ${onDisplay} jam, padahal menurut "storage" tahan ${stored} jam. Samakan keduanya.`,
        );
      });
  },
};

const COOKED = /\b(?:kuah|kaldu|kari|opor|semur|gulai|bubur|ayam|itik|bebek|nasi)\b/u;
const NOT_COOKED = /mentah|bumbu|saus|sambal|toples|disajikan/u;
const KEPT_COLD =
  /(?:kulkas|freezer|beku) \d|\d+ (?:hari|minggu|bulan)[^.;]* (?:kulkas|freezer|beku)/u;
const HEATED =
  /hangat|panas|kukus|goreng|bakar|didih|rebus|tumis|panggang|celup|sangrai|siram|seduh/u;

const WET_MEALS = new Set(['bubur', 'soto', 'sup', 'gulai', 'lauk', 'sayur']);
const MAX_MEAL_HOURS = 6;
/** "tahan 8 jam", but not "panaskan tiap 3 jam". */
const KEEPS_HOURS = /(?<!tiap )\b(\d+) jam/gu;

/** The longest time that a sentence says something keeps. */
const keepsFor = (sentence: string): number =>
  /\btahan\b/u.test(sentence)
    ? Math.max(0, ...[...sentence.matchAll(KEEPS_HOURS)].map(([, hours]) => Number(hours)))
    : 0;

/** Wet dishes stand longer than six hours only above 60 °C: boiled up now and then, they spoil in between. */
const staysHot: RecipeCheck = {
  id: 'dijaga panas',
  find: ({ recipe }) => {
    if (!WET_MEALS.has(recipe.kind)) return [];
    return sentencesIn(recipe.sell).flatMap((sentence) =>
      complainIf(
        keepsFor(sentence) > MAX_MEAL_HOURS &&
          !/\d °c|kulkas|beku|\bes\b|dingin|kering/u.test(sentence),
        `"${sentence}" di "sell" terlalu lama. Lebih dari ${MAX_MEAL_HOURS} jam hanya kalau dijaga di atas 60 °C; dipanaskan sesekali tidak cukup.`,
      ),
    );
  },
};

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

const THE_EVENING_BEFORE =
  /\b(?:di)?(?:rebus|masak|ungkep|bentuk|pilin|bungkus|gulai|kukus|isi|bumbui|rendam|buat|panggang|suwir|goreng|bakar)\b[^.]*(?<!sampai |menjelang |untuk |satu )\b(?:(?:se)?malam|malamnya|sehari sebelumnya|kemarin)\b(?! itu| ini)/u;
/** Prepared the day before as well, but germs do not grow in it. */
const KEEPS_BY_ITSELF =
  /^\s*(?:daun|takir|corong|bumbu|sambal|saus|serundeng|gula|sari|acar|kerupuk)\b/u;
const COLD_OR_HOT = /kulkas|freezer|beku|\bes\b|dingin|\d °c/u;

/** Meat and fish that are cooked or shaped in the evening for the morning spend the night cold. */
const spendsTheNightCold: RecipeCheck = {
  id: 'malam di kulkas',
  find: ({ recipe, lines }) => {
    if (!lines.some(({ line }) => MEAT.test(line.ingredient ?? ''))) return [];
    return recipe.sell
      .toLowerCase()
      .split(/(?<=\.)\s+/u)
      .filter((sentence) => !COLD_OR_HOT.test(sentence))
      .flatMap((sentence) => sentence.split(/[,;]/u))
      .flatMap((clause) =>
        complainIf(
          THE_EVENING_BEFORE.test(clause) && !KEEPS_BY_ITSELF.test(clause),
          `"${clause.trim()}" di "sell": daging, ayam dan ikan yang menunggu semalam harus dingin. Tulis "simpan di kulkas".`,
        ),
      );
  },
};

const CRISP_KINDS = new Set(['gorengan', 'kue kering', 'jajanan']);
const LEFT_OPEN = /\b(?:tiriskan|dinginkan|minyaknya)\b[^.;]*\bsemalam/u;

/** Crisp food turns soft in damp air: it is packed as soon as it is cold. */
const isPackedWhileCrisp: RecipeCheck = {
  id: 'garing semalam',
  find: (checked) => {
    const { recipe } = checked;
    if (!CRISP_KINDS.has(recipe.kind) || !isDeepFried(checked)) return [];
    return sentencesIn(recipe.sell).flatMap((sentence) =>
      complainIf(
        LEFT_OPEN.test(sentence),
        `"${sentence}" di "sell": yang garing melempem bila terbuka semalam. Tulis 1–2 jam sampai dingin, lalu dikemas.`,
      ),
    );
  },
};

const SYRUP_KEEPS = /\b(?:juruh|kinca|sirup|gula(?: aren)? cair)\b[^.;]*\d (?:minggu|bulan)/u;
const IN_A_PLACE = /kulkas|freezer|suhu ruang|toples|botol/u;

/** A syrup that keeps for weeks says where it is kept. */
const saysWhereSyrupIsKept: RecipeCheck = {
  id: 'sirup disimpan',
  find: ({ recipe }) =>
    recipe.storage
      .toLowerCase()
      .split(/[.;]\s*/u)
      .flatMap((clause) =>
        complainIf(
          SYRUP_KEEPS.test(clause) && !IN_A_PLACE.test(clause),
          `"${clause}" di "storage": tulis di mana, misalnya "2 minggu di kulkas".`,
        ),
      ),
};

const SEASONED_OIL = /minyak (?:bawang|ayam|cabai)|(?:di bawah|dalam) minyaknya|minyak menutup/u;
const FOR_WEEKS = /(?:[2-9]|\d\d) minggu|\d bulan/u;

/** Botulism grows under oil, without air: garlic and spices in oil keep a week in the fridge. */
const keepsSeasonedOilShort: RecipeCheck = {
  id: 'minyak bawang',
  find: ({ recipe }) =>
    recipe.storage
      .toLowerCase()
      .split(/[.;,]\s*/u)
      .flatMap((clause) =>
        complainIf(
          SEASONED_OIL.test(clause) && FOR_WEEKS.test(clause) && !/freezer|beku/u.test(clause),
          `"${clause}" di "storage" terlalu lama: bawang dan bumbu dalam minyak bisa membawa botulisme. Paling lama 1 minggu di kulkas, atau bekukan.`,
        ),
      ),
};

export const KEEPING_CHECKS = [
  coconutTurnsSour,
  agreesOnHours,
  staysHot,
  saysHowToReheat,
  spendsTheNightCold,
  isPackedWhileCrisp,
  saysWhereSyrupIsKept,
  keepsSeasonedOilShort,
];
