import {
  amountOf,
  complainIf,
  isDeepFried,
  isLiquid,
  piecesOf,
  type RecipeCheck,
} from './recipe-check.ts';
import { notesOf, sentencesIn, sentencesOf, stepsOf } from './recipe-texts.ts';
import { countOf } from './stated-weights.ts';
import { minutesIn, minutesOfRecipe, minutesOfSteps } from './step-durations.ts';

/** Most pieces that fit into one frying pan, at home or at a stall, and onto one baking tray. */
const PAN_HOLDS = 12;
const TRAY_HOLDS = 48;

/** The steps take no longer than the recipe says. */
const hasTimeForSteps: RecipeCheck = {
  id: 'waktu langkah',
  find: (checked) => {
    const { active, wait } = checked.recipe;
    const needed = minutesOfRecipe(checked);
    return complainIf(
      needed > active + wait,
      `Langkah-langkahnya butuh ${needed} menit, tetapi active + wait baru ${active + wait}. Yang dikerjakan bersamaan awali dengan "sementara itu".`,
    );
  },
};

const AT_THE_FIRE =
  /rebus|didih|masak|kukus|panggang|goreng|bakar|tumis|ungkep|sangrai|\bapi\b|oven|\bbara\b|asapi/u;
const AWAY_FROM_IT =
  /diam|rendam|dingin|kulkas|beku|semalam|kembang|jemur|kering|endap|biarkan|matikan api|presto/u;

/** So many foods take this long to peel, cut and grind before anything is on the fire. */
const MANY_FOODS = 8;
const PREPARING_MINUTES = 10;

/** A fire needs a cook: hours of simmering do not count as waiting. */
const cooksInActiveTime: RecipeCheck = {
  id: 'waktu di api',
  find: (checked) => {
    const needed = minutesOfSteps(
      checked,
      (sentence) => AT_THE_FIRE.test(sentence) && !AWAY_FROM_IT.test(sentence),
    );
    const isMany = checked.lines.length >= MANY_FOODS;
    const preparing = isMany ? PREPARING_MINUTES : 0;
    const besides = isMany ? ` dan ${PREPARING_MINUTES} menit menyiapkan` : '';
    return complainIf(
      needed + preparing > checked.recipe.active,
      `Di atas api ${needed} menit${besides}, tetapi "active" baru ${checked.recipe.active}. Merebus lama pun dihitung active; wait hanya merendam, mendiamkan, mendinginkan.`,
    );
  },
};

/** Every batch is fried or baked within the active time. */
const hasTimeForBatches: RecipeCheck = {
  id: 'waktu gelombang',
  find: (checked) => {
    const { recipe } = checked;
    const pieces = piecesOf(recipe) ?? 0;
    const isFried = isDeepFried(checked);
    const isBaked = recipe.kind === 'kue kering';
    if (!isFried && !isBaked) return [];
    const cooking = isFried ? /\bgoreng\b/u : /panggang|oven/u;
    const sentence = sentencesOf(checked).find((text) => cooking.test(text) && minutesIn(text) > 0);
    if (sentence === undefined) return [];
    const stated = /(\d+) (?:batch|gelombang|kali|loyang)/u.exec(stepsOf(checked))?.[1];
    const batches = Number(stated ?? Math.ceil(pieces / (isFried ? PAN_HOLDS : TRAY_HOLDS)));
    const needed = batches * minutesIn(sentence);
    return complainIf(
      needed > recipe.active + recipe.wait,
      `${batches} kali masak @ ${minutesIn(sentence)} menit sudah ${needed} menit, lebih lama dari active + wait (${recipe.active + recipe.wait}).`,
    );
  },
};

const THAWS = /\bcairkan\b[^.;]*(?:kulkas|beku)/u;

/** What is frozen thaws in the refrigerator overnight, and that is part of the waiting. */
const hasTimeToThaw: RecipeCheck = {
  id: 'waktu mencair',
  find: (checked) => {
    const found = [...sentencesOf(checked), ...notesOf(checked)].find((text) => THAWS.test(text));
    return complainIf(
      found !== undefined && minutesIn(found) === 0,
      `"${found}" tidak menyebut berapa lama. Ikan dan daging mencair di kulkas kira-kira 8 jam: tulis di langkahnya dan hitung di "wait".`,
    );
  },
};

const WAITS =
  /\b(?:diamkan|istirahatkan|rendam|dinginkan|bekukan|jemur|biarkan|endapkan|tiriskan|hamparkan)\b/u;
const PERHAPS = /\b(?:atau|boleh|bila|kalau|jika)\b/u;
/** Minutes of waiting that a recipe need not declare: the cook does something else meanwhile. */
const SHORT_WAIT_MINUTES = 14;

/** What stands, soaks or cools, away from the fire, is in the waiting time. */
const countsTheWaiting: RecipeCheck = {
  id: 'waktu menunggu',
  find: (checked) => {
    const waiting = (text: string) =>
      WAITS.test(text) && !AT_THE_FIRE.test(text.replace('matikan api', '')) && !PERHAPS.test(text);
    const soaking = notesOf(checked).filter(waiting);
    const needed =
      minutesOfSteps(checked, waiting) + Math.max(0, ...soaking.map((note) => minutesIn(note)));
    return complainIf(
      needed > checked.recipe.wait + SHORT_WAIT_MINUTES,
      `Merendam, mendiamkan dan mendinginkan di langkahnya ${needed} menit, tetapi "wait" baru ${checked.recipe.wait}. Yang bersamaan dengan kerja lain awali dengan "sementara itu".`,
    );
  },
};

const COOLS_OIL =
  /\b(?:dinginkan|didinginkan)\b[^.;]*\bminyak|\bminyak(?:nya)?\b[^.;]*\bdidinginkan\b/u;
const BATCHES = /\b(\d+|dua|tiga|empat|lima) (?:batch|gelombang|bagian)\b/u;
/** Half a litre at 150 °C needs this long until a hand can go near it. */
const OIL_COOLS_MINUTES = 30;

/** Oil in which the next pieces start cold cools for half an hour, and that is waiting time. */
const hasTimeForOilToCool: RecipeCheck = {
  id: 'minyak mendingin',
  find: (checked) => {
    const cooling = sentencesOf(checked).find((sentence) => COOLS_OIL.test(sentence));
    if (cooling === undefined) return [];
    const minutes = minutesIn(cooling.replace(/\batau\b/gu, ','));
    const batches = BATCHES.exec(stepsOf(checked))?.[1] ?? '2';
    const needed = minutes * (countOf(batches) - 1);
    return [
      ...complainIf(
        minutes === 0 || (minutes < OIL_COOLS_MINUTES && !/\d °c/u.test(cooling)),
        `"${cooling}" terlalu cepat: minyak bekas menggoreng baru aman dan dingin setelah ± ${OIL_COOLS_MINUTES} menit. Tulis menitnya, atau sampai berapa °C.`,
      ),
      ...complainIf(
        needed > checked.recipe.wait,
        `Minyaknya mendingin ${needed} menit seluruhnya, tetapi "wait" baru ${checked.recipe.wait}.`,
      ),
    ];
  },
};

const BOILED_AWAY =
  /\bsampai [^.;]*\b(?:kuah|air|cairan|santan)(?:nya)? (?:hampir |nyaris )?(?:habis|kering|mengering)\b(?! terserap| diserap)/u;
/** What drinks the liquid, so that it need not boil away. */
const DRINKS =
  /^(?:beras|ketan|mie?|bihun|soun|kwetiau|jagung|krecek|sagu|tepung|tapioka|kacang|kelapa parut)\b/u;
/** Part of the liquid goes elsewhere, or only a measured part of it is in the pan. */
const TAKEN_OFF = /\b(?:sisihkan|simpan|saring|tiriskan|buang air|angkat|\d+ ml sisa)/u;
/** Millilitres that a pan loses in a minute, generously: under a lid, at a low and at a higher flame. */
const LOST_COVERED = 2;
const LOST_LOW = 8;
const LOST_HIGH = 20;
/** Steps before the one with the dry pan in which its liquid may have been poured. */
const STEPS_BEFORE = 2;
const MOST_LEFT = 1.5;

/** Liquid that is gone at the end has had the time to boil away. */
const hasTimeToBoilAway: RecipeCheck = {
  id: 'waktu mengering',
  find: ({ recipe, lines, book }) =>
    recipe.steps.flatMap(({ section, text }, index) => {
      const dry = sentencesIn(text).find(
        (sentence) => BOILED_AWAY.test(sentence) && !PERHAPS.test(sentence),
      );
      if (dry === undefined) return [];
      const from = Math.max(0, index - STEPS_BEFORE);
      const poured = lines.filter(({ position }) => {
        const step = (recipe.ingredients[position]?.step ?? 0) - 1;
        return step >= from && step <= index && recipe.steps[step]?.section === section;
      });
      const liquids = poured.filter(
        (line) => isLiquid(line) || line.line.ingredient?.startsWith('air kelapa') === true,
      );
      const first = Math.min(
        ...liquids.map(({ position }) => (recipe.ingredients[position]?.step ?? 0) - 1),
      );
      const millilitres = liquids.reduce((sum, line) => sum + amountOf(line, book), 0);
      const cooking = recipe.steps
        .slice(first, index + 1)
        .flatMap((step) => sentencesIn(step.text));
      const until = cooking.slice(0, cooking.indexOf(dry) + 1);
      const isShared =
        poured.some(({ line }) => DRINKS.test(line.ingredient ?? '')) ||
        until.some((sentence) => TAKEN_OFF.test(sentence));
      const lost = millilitresLost(until);
      return complainIf(
        liquids.length > 0 && !isShared && lost > 0 && millilitres > lost * MOST_LEFT,
        `"${dry}" ${Math.round(millilitres)} ml tidak habis dalam waktu itu, kira-kira ${lost} ml saja. Di api kecil hilang ${LOST_LOW} ml semenit, di api sedang ${LOST_HIGH} ml, di bawah tutup hampir tidak ada: kurangi cairannya, buka tutupnya, atau besarkan apinya.`,
      );
    }),
};

/** Millilitres that boil away in these sentences; a flame burns on until another is named. */
function millilitresLost(sentences: readonly string[]): number {
  let perMinute = LOST_HIGH;
  let isCovered = false;
  let lost = 0;
  for (const clause of sentences.flatMap((sentence) => sentence.split(/, (?=lalu|kemudian)/u))) {
    if (/api (?:\S+ )?kecil/u.test(clause)) perMinute = LOST_LOW;
    if (/api (?:sedang|besar)/u.test(clause)) perMinute = LOST_HIGH;
    if (/\btutup\b|tertutup/u.test(clause)) isCovered = !/buka|tanpa tutup/u.test(clause);
    if (/buka tutup|tanpa tutup|terbuka/u.test(clause)) isCovered = false;
    lost += minutesIn(clause) * (isCovered ? LOST_COVERED : perMinute);
  }
  return lost;
}

export const TIME_CHECKS = [
  hasTimeForSteps,
  cooksInActiveTime,
  hasTimeForBatches,
  hasTimeToThaw,
  countsTheWaiting,
  hasTimeForOilToCool,
  hasTimeToBoilAway,
];
