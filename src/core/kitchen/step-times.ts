import { readAmount } from '../lines/read-amount.ts';
import { UP_TO, WRITTEN_NUMBER } from './written-numbers.ts';

/** A duration written in a step, as something that a timer can be set to. */
export type StepTime = {
  /** As written, for the button: `10–12 menit`. */
  readonly text: string;
  /** Its position in the step, in characters. */
  readonly start: number;
  readonly end: number;
  /** Whole seconds; of a range the shorter time, since food can always cook on. */
  readonly seconds: number;
};

const SECONDS_OF: Readonly<Record<string, number>> = { detik: 1, menit: 60, jam: 3_600 };

/** Longest time worth a timer; whatever takes longer is left overnight. */
const MAX_TIMER_SECONDS = 12 * 3_600;

const COUNT = String.raw`(?:${WRITTEN_NUMBER}|setengah|se(?=jam))`;
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?<least>${COUNT})(?:${UP_TO}${COUNT})?\s?(?<unit>detik|menit|jam)(?<half>\s(?:se)?tengah)?(?!\p{L})`,
  'giu',
);

/** "1 jam 30 menit", "1 jam lebih 15 menit": two times that make one. */
const JOINED = /^\s(?:dan\s|lebih\s)?$/u;

/**
 * Finds the times of a step, in order: `15 menit`, `1½ jam`, `10-12 menit`, `setengah jam`,
 * `1 jam 30 menit`. Vague ones (`semalam`, `sebentar`) and those over twelve hours are left out. Apart
 * from the times of dishes (`dish-extras.ts`) and questions: a timer needs the place and the shorter time.
 */
export function findStepTimes(step: string): readonly StepTime[] {
  const times: StepTime[] = [];
  for (const match of step.matchAll(TIME)) {
    const { least = '', unit = '', half } = match.groups ?? {};
    const count = readNumber(least.trim()) + (half === undefined ? 0 : 0.5);
    const seconds = Math.round(count * (SECONDS_OF[unit.toLowerCase()] ?? 0));
    const time = {
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      seconds,
    };
    const previous = times.at(-1);
    const joins = previous !== undefined && JOINED.test(step.slice(previous.end, time.start));
    if (joins && /jam$/iu.test(previous.text) && /menit$/iu.test(time.text)) {
      times[times.length - 1] = {
        ...previous,
        text: step.slice(previous.start, time.end),
        end: time.end,
        seconds: previous.seconds + seconds,
      };
    } else {
      times.push(time);
    }
  }
  return times.filter(({ seconds }) => seconds > 0 && seconds <= MAX_TIMER_SECONDS);
}

/** "0 menit" is not an amount, so it is not a time to wait for. */
function readNumber(text: string): number {
  // "Sejam"
  if (text.toLowerCase() === 'se') return 1;
  const amount = readAmount(text);
  return typeof amount === 'object' ? amount.min : 0;
}
