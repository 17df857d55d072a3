import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { isDeepFried } from './recipe-foods.ts';
import { notesOf, sentencesOf, stepsOf } from './recipe-texts.ts';
import { countOf } from './stated-weights.ts';
import { minutesIn, minutesOfRecipe, minutesOfSteps, PERHAPS } from './step-durations.ts';

/** Most pieces that fit in one frying pan, at home or at a stall, and on one baking tray. */
const PAN_HOLDS = 12;
const TRAY_HOLDS = 48;

/** Pieces that a yield counts; the fewest of a range. */
const PIECES = /(\d+)(?:\s*[-–]\s*\d+)?\s*(?:buah|butir|keping|biji|potong|lembar|batang)/u;

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

/** This many foods take this long to peel, cut and grind before anything is on the fire. */
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
    const pieces = Number(PIECES.exec(recipe.yield)?.[1] ?? 0);
    const isFried = isDeepFried(checked);
    const isBaked = recipe.kind === 'kue kering';
    if (!isFried && !isBaked) return [];
    const cooking = isFried ? /\bgoreng\b/u : /panggang|oven/u;
    const sentence = sentencesOf(checked).find((text) => cooking.test(text) && minutesIn(text) > 0);
    if (sentence === undefined) return [];
    const stated = /(\d+) (?:gelombang|kali|loyang)/u.exec(stepsOf(checked))?.[1];
    const batches = Number(stated ?? Math.ceil(pieces / (isFried ? PAN_HOLDS : TRAY_HOLDS)));
    const needed = batches * minutesIn(sentence);
    return complainIf(
      needed > recipe.active + recipe.wait,
      `${batches} kali masak @ ${minutesIn(sentence)} menit sudah ${needed} menit, lebih lama dari active + wait (${recipe.active + recipe.wait}).`,
    );
  },
};

const THAWS = /\bcairkan\b[^.;]*(?:kulkas|beku)/u;

/** Frozen food thaws in the refrigerator overnight, which is part of the waiting. */
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
/** Waiting minutes that a recipe need not declare: the cook does something else meanwhile. */
const SHORT_WAIT_MINUTES = 14;

/** Standing, soaking or cooling, away from the fire, is in the waiting time. */
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
const BATCHES = /\b(\d+|dua|tiga|empat|lima) (?:gelombang|bagian|kali(?= masak| goreng|\)))/u;
/** Half a litre at 150 °C needs this long before a hand can go near it. */
const OIL_COOLS_MINUTES = 30;

/** Oil in which the next pieces start cold cools for half an hour, which is waiting time. */
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

/** A cake is lukewarm in less; a longer wait is one that the cook plans for. */
const MOST_UNWRITTEN_MINUTES = 40;
const PARTS = /[,;] |\b(?:dan|lalu|kemudian|sampai)\b/u;

/** Who reads only the steps knows how long to wait: "dinginkan 1 jam", not "dinginkan". */
const writesTheWaiting: RecipeCheck = {
  id: 'menunggu tertulis',
  find: (checked) => {
    const { wait } = checked.recipe;
    const sentences = sentencesOf(checked);
    const written = [...sentences.flatMap((text) => text.split(PARTS)), ...notesOf(checked)]
      .filter((part) => !AT_THE_FIRE.test(part) || AWAY_FROM_IT.test(part))
      .reduce((sum, part) => sum + minutesIn(part), 0);
    // The minutes between batches are written once.
    return complainIf(
      wait - written > MOST_UNWRITTEN_MINUTES && !sentences.some((text) => COOLS_OIL.test(text)),
      `"wait" ${wait} menit, tetapi langkahnya hanya menyebut ${written} menit menunggu. Tulis lamanya: "dinginkan 1 jam".`,
    );
  },
};

/** The stated minutes are enough for the steps. */
export const TIME_CHECKS = [
  hasTimeForSteps,
  cooksInActiveTime,
  hasTimeForBatches,
  hasTimeToThaw,
  countsTheWaiting,
  hasTimeForOilToCool,
  writesTheWaiting,
];
