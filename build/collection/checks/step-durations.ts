import type { CheckedRecipe } from './recipe-check.ts';
import { sentencesOf } from './recipe-texts.ts';
import { countOf } from './stated-weights.ts';

const MINUTES_OF_A_NIGHT = 480;
const MINUTES_OF_UNIT: Readonly<Record<string, number>> = {
  menit: 1,
  jam: 60,
  hari: 24 * 60,
  malam: MINUTES_OF_A_NIGHT,
};

const NUMBER = String.raw`(?:\d+\s+\d/\d|\d+/\d|\d+(?:,\d+)?[½¼¾]?|[½¼¾]|setengah|satu|dua|tiga|empat|lima)`;
/** A time; for a range its shorter end; "semalam" is one night. */
const DURATION = new RegExp(
  String.raw`(${NUMBER})(?:\s*[-–]\s*${NUMBER})?\s*(menit|jam|hari|malam)\b|\bsemalam(?:an)?\b`,
  'gu',
);

/** Times that are not part of the work: how long it keeps, and how often it is stirred. */
const NO_WORK =
  /paling lama|maksimal|tahan\b|habiskan|awet|layak|\b(?:tiap|setiap|per|sebelum|pada menit|beku)\b|hari itu|menit (?:pertama|terakhir)/u;
/** What not every cook does, or not every time. */
export const PERHAPS = /\b(?:atau|boleh|bila|kalau|jika)\b/u;
/** What runs alongside something else takes no extra time. */
const BESIDE =
  /sementara|sambil menunggu|selama menunggu|bersamaan|sembari menunggu|waktu yang sama/u;

/** Minutes that a sentence names; the shortest of alternatives. */
export function minutesIn(sentence: string): number {
  const times = [...sentence.matchAll(DURATION)].map(([, number, unit]) =>
    number === undefined
      ? MINUTES_OF_A_NIGHT
      : countOf(number) * (MINUTES_OF_UNIT[unit ?? ''] ?? 1),
  );
  if (times.length > 1 && /\batau\b/u.test(sentence)) return Math.min(...times);
  return times.reduce((sum, time) => sum + time, 0);
}

/** Total minutes in those sentences of the steps that pass the test. */
export function minutesOfSteps(
  checked: CheckedRecipe,
  isCounted: (sentence: string) => boolean,
): number {
  return sentencesOf(checked)
    .filter((sentence) => !NO_WORK.test(sentence) && !BESIDE.test(sentence))
    .filter(isCounted)
    .reduce((sum, sentence) => sum + minutesIn(sentence), 0);
}

/**
 * Minutes of all steps. Preparations noted at ingredients ("rendam semalam") run in parallel, so
 * only the longest counts.
 */
export function minutesOfRecipe(checked: CheckedRecipe): number {
  const preparations = checked.recipe.ingredients.map(({ note }) => minutesIn(note.toLowerCase()));
  return minutesOfSteps(checked, () => true) + Math.max(0, ...preparations);
}
