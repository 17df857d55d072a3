import {
  complainIf,
  MEALS_AND_SAMBAL,
  SNACKS,
  type CheckedRecipe,
  type RecipeCheck,
} from './recipe-check.ts';
import { gramsOf, hasFood, sugarOf } from './recipe-foods.ts';
import {
  clausesIn,
  isCold,
  isHotOrCold,
  sentencesIn,
  stepsOf,
  storageOf,
  wholeSentencesIn,
} from './recipe-texts.ts';

/** Meat and fish, which spoil first; dried, powdered or egg-only ones keep differently. */
const MEAT =
  /^(?!telur|kaldu|kecap|ikan teri|ikan kayu).*\b(?:ayam|bebek|daging|sapi|kambing|babi|samcan|ikan|tongkol|cakalang|tenggiri|tuna|udang)\b/u;
/** Beyond this, cooked rice, meat and coconut milk are only safe hot, cold or dry. */
const MAX_WARM_HOURS = 6;
const HOURS = /(\d+)(?:[–-](\d+))? ?jam/gu;
const DAYS_WARM = /suhu ruang (?:\S+ )?\d+ hari|\d+ hari (?:di|pada) suhu ruang/u;

/** Whether a clause says that food is warm for longer than this many hours. */
const isWarmFor = (clause: string, hours: number): boolean =>
  DAYS_WARM.test(clause) ||
  [...clause.matchAll(HOURS)].some(([, from, to]) => Number(to ?? from) > hours);

const NOT_YET_WARM = /direndam|mentah/u;
const KEEPS_LONGER =
  /°c|panas|\bhangat|penghangat|dandang|penanak|kukus|kering|toples|gantung|dalam daun|bambu|\basin\b|terendam/u;

const REHEATED = /(?:panaskan|didihkan|kukus)[^.;]* tiap/u;

/** Cooked food is not left warm for a day. */
const isSafeWarm: RecipeCheck = {
  id: 'suhu ruang',
  find: (checked) => {
    const { recipe } = checked;
    const hasMeat = SNACKS.has(recipe.kind) && hasFood(checked, MEAT);
    if (!MEALS_AND_SAMBAL.has(recipe.kind) && !hasMeat) return [];
    return sentencesIn(storageOf(checked)).flatMap((sentence) =>
      clausesIn(sentence).flatMap((clause, at, clauses) =>
        complainIf(
          isWarmFor(clause, MAX_WARM_HOURS) &&
            !isCold(clause) &&
            !NOT_YET_WARM.test(clause) &&
            !KEEPS_LONGER.test(clauses.slice(0, at + 1).join(' ')) &&
            !REHEATED.test(sentence),
          `"${clause}" terlalu lama: nasi, lauk, kuah dan isi daging atau ikan paling lama ${MAX_WARM_HOURS} jam di suhu ruang. Kurangi, atau tulis mengapa bisa lebih lama (dijaga panas, kering, digantung).`,
        ),
      ),
    );
  },
};

const HALF_DONE = /(?:setengah|separuh) matang/u;
/** Meat and fish do not wait half cooked: germs grow where it is warm and raw inside. */
const waitsCooked: RecipeCheck = {
  id: 'setengah matang',
  find: (checked) => {
    const spoils = hasFood(checked, MEAT);
    return wholeSentencesIn(storageOf(checked))
      .filter((sentence) => spoils && HALF_DONE.test(sentence) && !isCold(sentence))
      .map(
        (sentence) =>
          `"${sentence}" tidak aman: daging, ayam dan ikan yang setengah matang hanya boleh menunggu di es. Masak sampai matang lalu hangatkan.`,
      );
  },
};

/** Kinds that coconut turns sour within the day. */
const COCONUT_SPOILS_IN = new Set(['bubur', 'gorengan', 'jajanan', 'kue', 'minuman']);
const COCONUT = /^(?:santan|kelapa parut$|kelapa muda$)/u;
const MAX_COCONUT_HOURS = 8;
/** A sweet with this share of sugar keeps, like dodol, wajik and geplak. */
const SUGAR_THAT_KEEPS = 0.25;
const NO_WEIGHT = /^(?:air|es batu|minyak goreng|daun .*)$/u;
const KEEPS_DRY =
  /toples|wadah rapat|rapat|terbungkus|kering|serundeng|dalam bambu|gula|juruh|kinca/u;
const BAKED = /\boven\b[^.]*°c|°c[^.]*\boven\b|\bpanggang\b[^.]*°c/u;

/** Share of the ingredients' weight that is sugar. */
function sugarShare(checked: CheckedRecipe): number {
  const all = gramsOf(checked, (name) => !NO_WEIGHT.test(name));
  return all === 0 ? 0 : sugarOf(checked) / all;
}

/** Moist cakes with coconut turn sour within the day, unless baked dry or kept by sugar. */
const coconutTurnsSour: RecipeCheck = {
  id: 'santan dan kelapa',
  find: (checked) => {
    const isMoist =
      COCONUT_SPOILS_IN.has(checked.recipe.kind) &&
      hasFood(checked, COCONUT) &&
      sugarShare(checked) < SUGAR_THAT_KEEPS &&
      !BAKED.test(stepsOf(checked));
    if (!isMoist) return [];
    return sentencesIn(storageOf(checked)).flatMap((sentence) =>
      clausesIn(sentence)
        .filter((clause) => isWarmFor(clause, MAX_COCONUT_HOURS))
        .filter((clause) => !isHotOrCold(clause) && !KEEPS_DRY.test(sentence))
        .map(
          (clause) =>
            `"${clause}" terlalu lama: kue dan jajanan bersantan atau berkelapa paling lama ${MAX_COCONUT_HOURS} jam di suhu ruang.`,
        ),
    );
  },
};

const WET_MEALS = new Set(['bubur', 'soto', 'sup', 'gulai', 'lauk', 'sayur']);
/** "panaskan tiap 3 jam" does not say how long it keeps. */
const HOW_OFTEN = /\btiap \d+ jam/gu;
const AT_A_HEAT_OR_DRY = /\d °c|kering/u;

/** Wet dishes wait longer than six hours only above 60 °C: reheated now and then, they spoil in between. */
const staysHot: RecipeCheck = {
  id: 'dijaga panas',
  find: ({ recipe }) => {
    if (!WET_MEALS.has(recipe.kind)) return [];
    return sentencesIn(recipe.sell)
      .filter(
        (sentence) =>
          /\btahan\b/u.test(sentence) && !isCold(sentence) && !AT_A_HEAT_OR_DRY.test(sentence),
      )
      .filter((sentence) => isWarmFor(sentence.replace(HOW_OFTEN, ''), MAX_WARM_HOURS))
      .map(
        (sentence) =>
          `"${sentence}" di "sell" terlalu lama. Lebih dari ${MAX_WARM_HOURS} jam hanya kalau dijaga di atas 60 °C; dipanaskan sesekali tidak cukup.`,
      );
  },
};

const PREPARED =
  'rebus|masak|ungkep|bentuk|pilin|bungkus|gulai|kukus|isi|bumbui|rendam|buat|panggang|suwir|goreng|bakar';
const EVENING = String.raw`(?<!sampai |menjelang |untuk |satu )\b(?:(?:se)?malam|malamnya|sehari sebelumnya|kemarin)\b(?! itu| ini)`;
const THE_EVENING_BEFORE = new RegExp(String.raw`\b(?:di)?(?:${PREPARED})\b[^.]*${EVENING}`, 'u');
/** Also prepared the day before, but germs do not grow in it. */
const KEEPS_BY_ITSELF =
  /^\s*(?:daun|takir|corong|bumbu|sambal|saus|serundeng|gula|sari|acar|kerupuk)\b/u;
const AT_A_HEAT = /\d °c/u;

/** Meat and fish cooked or shaped in the evening for the morning spend the night cold. */
const spendsTheNightCold: RecipeCheck = {
  id: 'malam di kulkas',
  find: (checked) => {
    if (!hasFood(checked, MEAT)) return [];
    return wholeSentencesIn(checked.recipe.sell)
      .filter((sentence) => !isCold(sentence) && !AT_A_HEAT.test(sentence))
      .flatMap(clausesIn)
      .filter((clause) => THE_EVENING_BEFORE.test(clause) && !KEEPS_BY_ITSELF.test(clause))
      .map(
        (clause) =>
          `"${clause}" di "sell": daging, ayam dan ikan yang menunggu semalam harus dingin. Tulis "simpan di kulkas".`,
      );
  },
};

const SEASONED_OIL = /minyak (?:bawang|ayam|cabai)|(?:di bawah|dalam) minyaknya|minyak menutup/u;
const FOR_WEEKS = /(?:[2-9]|\d\d) minggu|\d bulan/u;

/** Botulism grows under oil, without air: garlic and spices in oil keep a week in the fridge. */
const keepsSeasonedOilShort: RecipeCheck = {
  id: 'minyak bawang',
  find: ({ recipe }) =>
    sentencesIn(recipe.storage)
      .flatMap(clausesIn)
      .filter((clause) => SEASONED_OIL.test(clause) && FOR_WEEKS.test(clause))
      .filter((clause) => !/freezer|beku/u.test(clause))
      .map(
        (clause) =>
          `"${clause}" di "storage" terlalu lama: bawang dan bumbu dalam minyak bisa membawa botulisme. Paling lama 1 minggu di kulkas, atau bekukan.`,
      ),
};

/** Nothing is kept for longer than it is safe. */
export const SPOILING_CHECKS = [
  isSafeWarm,
  waitsCooked,
  coconutTurnsSour,
  staysHot,
  spendsTheNightCold,
  keepsSeasonedOilShort,
];
