import { measureUnit } from '../../../src/core/costing/unit-amounts.ts';
import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { amountOf, hasFood, isForFrying } from './recipe-foods.ts';
import { sentencesOf, stepsOf } from './recipe-texts.ts';
import { countOf } from './stated-weights.ts';

const NAMED_AMOUNT =
  /(\d+(?: \d\/\d)?|\d\/\d) (sdm|sdt|g|ml|siung|butir|lembar|batang|buah) (?:sisa |dari )?$/u;

/** A step uses no more of an ingredient than the list has. */
const takesWhatIsListed: RecipeCheck = {
  id: 'takaran tercatat',
  find: (checked) => {
    const { lines, book } = checked;
    const steps = stepsOf(checked);
    return [...new Set(lines.map(({ line }) => line.name.toLowerCase()))].flatMap((name) => {
      const same = lines.filter(({ line }) => line.name.toLowerCase() === name);
      const [first] = same;
      const bought = same.reduce((sum, line) => sum + amountOf(line, book), 0);
      if (first === undefined || name === 'air') return [];
      // The text right before each mention of the name.
      return steps.split(name).flatMap((before, index, all) => {
        const [, number = '', unit = ''] = NAMED_AMOUNT.exec(before) ?? [];
        const goesOn = /^[a-z]|^ (?:halus|bubuk)/u.test(all[index + 1] ?? 'z');
        if (number === '' || goesOn) return [];
        const one = measureUnit(first.line.food ?? '', unit, book)?.value ?? 0;
        return complainIf(
          countOf(number) * one > bought * 1.02,
          `Langkahnya memakai ${number} ${unit} ${name}, lebih banyak daripada yang ada di daftar bahan.`,
        );
      });
    });
  },
};

/** A recipe that fries lists the fat. */
const listsFryingOil: RecipeCheck = {
  id: 'minyak tercatat',
  find: (checked) => {
    const fries = sentencesOf(checked).some((sentence) =>
      /^(?:lalu )?goreng\b|\b(?:lalu|dan|kemudian) goreng\b|\bdigoreng\b/u.test(sentence),
    );
    const hasFat = hasFood(checked, /^(?:minyak|margarin|mentega|lemak|santan)/u);
    return complainIf(
      fries && !hasFat && !/tanpa minyak|sangrai|sudah digoreng/u.test(stepsOf(checked)),
      'Langkahnya menggoreng, tetapi minyaknya tidak ada di daftar bahan.',
    );
  },
};

const FRIES_IN_IT = /\bgoreng [^.]*(?:dengan|dalam) (?:\d+ \S+ )?minyak (?:goreng|kelapa)/u;
const OIL_IS_KEPT =
  /minyak (?:bekas|sisa|itu|tadi)|minyaknya|sisa minyak|biarkan minyak|telur|aduk/u;
const LEFT_IN_PAN_MILLILITRES = 90;

/** Oil for frying is marked as such: it stays in the pan and is not eaten. */
const marksFryingOil: RecipeCheck = {
  id: 'minyak menggoreng',
  find: (checked) => {
    const { lines, book } = checked;
    const isUnmarked = lines.some(
      (line) =>
        /^minyak (?:goreng|kelapa)$/u.test(line.line.food ?? '') &&
        !isForFrying(line) &&
        amountOf(line, book) >= LEFT_IN_PAN_MILLILITRES,
    );
    const fries = sentencesOf(checked).some((text) => FRIES_IN_IT.test(text));
    return complainIf(
      isUnmarked && fries && !lines.some(isForFrying) && !OIL_IS_KEPT.test(stepsOf(checked)),
      'Minyaknya tinggal di wajan: tulis "(untuk menggoreng)" supaya tidak dihitung dimakan semua.',
    );
  },
};

/** The cook must fry what is bought raw; what is bought fried has its own row in `prices.csv`. */
const saysWhoFries: RecipeCheck = {
  id: 'sudah digoreng',
  find: (checked) =>
    checked.lines
      .filter(({ line }) => /sudah digoreng/u.test(line.preparation ?? ''))
      .filter(() => !checked.lines.some(isForFrying))
      .map(
        ({ line }) =>
          `"${line.name}" dibeli mentah, padahal tertulis sudah digoreng. Pakai yang dijual matang (tempe goreng, kedelai goreng), tulis "siap makan", atau goreng di langkahnya.`,
      ),
};

const OTHER_FIRE = /teflon|wajan|oven|grill|panggangan/u;
/** Coconut husks and shells are not bought: a cook who smokes fish over them has them. */
const COCONUT_FIRE = /sabut|tempurung/u;

/** A sate lists skewers, and embers list charcoal or name another fire that will do. */
const listsSkewersAndCharcoal: RecipeCheck = {
  id: 'tusuk dan arang',
  find: (checked) => {
    const steps = stepsOf(checked);
    const isSate = checked.recipe.kind === 'sate';
    const isElsewhere =
      OTHER_FIRE.test(steps) || (isSate ? /goreng|kukus|rebus/u : COCONUT_FIRE).test(steps);
    return [
      ...complainIf(
        isSate && !hasFood(checked, /tusuk|serai|lidi|bambu|tebu/u),
        'Sate perlu tusuk sate di daftar bahan.',
      ),
      ...complainIf(
        (isSate || /\bbara\b/u.test(steps)) && !hasFood(checked, /arang/u) && !isElsewhere,
        'Bara perlu arang di daftar bahan, atau sebutkan api lain ("bara atau teflon").',
      ),
    ];
  },
};

/** What the steps use is among the ingredients. */
export const LISTING_CHECKS = [
  takesWhatIsListed,
  listsFryingOil,
  marksFryingOil,
  saysWhoFries,
  listsSkewersAndCharcoal,
];
