import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { amountOf, isLiquid } from './recipe-foods.ts';
import { sentencesIn } from './recipe-texts.ts';
import { minutesIn, PERHAPS } from './step-durations.ts';

const BOILED_AWAY =
  /\bsampai [^.;]*\b(?:kuah|air|cairan|santan)(?:nya)? (?:hampir |nyaris )?(?:habis|kering|mengering)\b(?! terserap| diserap)/u;
/** Absorbs the liquid, so that it need not boil away. */
const DRINKS =
  /^(?:beras|ketan|mie?|bihun|soun|kwetiau|jagung|krecek|sagu|tepung|tapioka|kacang|kelapa parut)\b/u;
/** Part of the liquid goes elsewhere, or only a measured part of it is in the pan. */
const TAKEN_OFF = /\b(?:sisihkan|simpan|saring|tiriskan|buang air|angkat|\d+ ml sisa)/u;
/** Millilitres that a pan loses in a minute, generously: under a lid, at a low and at a higher flame. */
const LOST_COVERED = 2;
const LOST_LOW = 8;
const LOST_HIGH = 20;
/** How many steps before the dry pan its liquid may have been poured. */
const STEPS_BEFORE = 2;
const MOST_LEFT = 1.5;

/** Liquid that is gone at the end has had time to boil away. */
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
        (line) => isLiquid(line) || line.line.food?.startsWith('air kelapa') === true,
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
        poured.some(({ line }) => DRINKS.test(line.food ?? '')) ||
        until.some((sentence) => TAKEN_OFF.test(sentence));
      const lost = millilitresLost(until);
      return complainIf(
        liquids.length > 0 && !isShared && lost > 0 && millilitres > lost * MOST_LEFT,
        `"${dry}" ${Math.round(millilitres)} ml tidak habis dalam waktu itu, kira-kira ${lost} ml saja. Di api kecil hilang ${LOST_LOW} ml semenit, di api sedang ${LOST_HIGH} ml, di bawah tutup hampir tidak ada: kurangi cairannya, buka tutupnya, atau besarkan apinya.`,
      );
    }),
};

/** Millilitres that boil away in these sentences; a flame burns until another is named. */
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

/** Liquid that boils away has the time for it. */
export const DRYING_CHECKS = [hasTimeToBoilAway];
