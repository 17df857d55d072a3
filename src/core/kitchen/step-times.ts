import { readAmount } from '../lines/read-amount.ts';
import { UP_TO, WRITTEN_NUMBER } from './written-numbers.ts';

/** A duration written in a step, as something that a timer can be set to. */
export type StepTime = {
  /** As written, for the button: `10–12 menit`. */
  readonly text: string;
  /** What it is for, in a few of the step's own words: "Rebus iga"; may be empty. */
  readonly name: string;
  /** Its position in the step, in characters. */
  readonly start: number;
  readonly end: number;
  /** Whole seconds; of a range the shorter time, since food can always cook on. */
  readonly seconds: number;
};

const SECONDS_OF: Readonly<Record<string, number>> = { detik: 1, menit: 60, jam: 3_600 };

/** Shortest time worth a timer: seconds of a test ("a crumb rises within 2 detik") are counted aloud. */
const MIN_TIMER_SECONDS = 10;
/** Longest one; whatever takes longer is left overnight. */
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
 * `1 jam 30 menit`. Vague ones (`semalam`, `sebentar`), those over twelve hours and those of a few seconds are left out. Apart
 * from the times of dishes (`dish-extras.ts`) and questions: a timer needs the place and the shorter time.
 */
export function findStepTimes(step: string): readonly StepTime[] {
  const times: StepTime[] = [];
  for (const match of step.matchAll(TIME)) {
    const { least = '', unit = '', half } = match.groups ?? {};
    const count = readNumber(least.trim()) + (half === undefined ? 0 : 0.5);
    const seconds = Math.round(count * (SECONDS_OF[unit.toLowerCase()] ?? 0));
    const previous = times.at(-1);
    const time = {
      text: match[0],
      name: nameBefore(step.slice(previous?.end ?? 0, match.index)),
      start: match.index,
      end: match.index + match[0].length,
      seconds,
    };
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
  return times.filter(
    ({ seconds }) => seconds >= MIN_TIMER_SECONDS && seconds <= MAX_TIMER_SECONDS,
  );
}

/** So that a timer's name, its time and its dish fit on two lines of a small phone. */
const NAME_CHARS = 17;
/** Not within "1,5". */
const SENTENCE_END = /[.;:](?:\s|$)/u;
const PART_END = /,\s|\(/u;
const REMARK = /\([^)]*\)/gu;
/** Words that say nothing at the beginning of a name. */
const LINKS =
  'dan|lalu|kemudian|sambil|sampai|hingga|di|ke|dari|dalam|atas|dengan|pada|untuk|yang|selama|sekitar|kira-kira|lagi|sementara|itu|setelah|sesudah|tiap';
const LINK = new RegExp(`^(?:${LINKS})$`, 'iu');
/** They need another word after them. */
const IS_OPEN = new RegExp(String.raw`^(?:${LINKS}|api|\d\S*)$`, 'iu');
/** What a cook does, and waits for: "rebus", "diamkan". */
const ACTION =
  /^(?:\p{L}{3,}kan|masak|rebus|tumis|goreng|kukus|bakar|panggang|aduk|uleni|kocok|rendam|tutup|sangrai|seduh|ungkep|tanak|blender|tunggu|lumuri)(?:\s|$)/iu;

/** The last thing to do in the last sentence, else how it begins: its parts may only list ingredients. */
function nameBefore(words: string): string {
  for (const sentence of words.replaceAll(REMARK, '').split(SENTENCE_END).toReversed()) {
    const parts = sentence.split(PART_END).map(firstWords).filter(Boolean);
    const name = parts.findLast((part) => ACTION.test(part)) ?? parts[0];
    if (name !== undefined) return name;
  }
  return '';
}

function firstWords(part: string): string {
  const all = part.trim().split(/\s+/u);
  const [first = '', ...rest] = all.slice(all.findIndex((word) => !LINK.test(word)));
  if (LINK.test(first)) return '';
  const words = [first];
  for (const word of rest) {
    if ([...words, word].join(' ').length > NAME_CHARS) break;
    words.push(word);
  }
  while (words.length > 1 && IS_OPEN.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** "0 menit" is not an amount, so it is not a time to wait for. */
function readNumber(text: string): number {
  // "Sejam"
  if (text.toLowerCase() === 'se') return 1;
  const amount = readAmount(text);
  return typeof amount === 'object' ? amount.min : 0;
}
