import { findContents } from '../../kitchen/question/question-contents.ts';
import { splitShown } from '../shown-dishes.ts';
import { END, FOOD, INTO, IS_WHOLE, START, SWAP } from './follow-up-words.ts';

/** A question that has been answered, as far as it is about a box. */
export type AnsweredBox = {
  readonly question: string;
  /** What is in its box, if it asks for one: its dishes, several pieces with their count, and what is bought. */
  readonly boxed?: readonly string[] | undefined;
  /** True if the owner has chosen others than were proposed: they are then what the question means. */
  readonly isBoxChosen?: boolean;
};

const NOT_NEEDED = 'tidak (?:usah|perlu)';
const ONE = '(?:satu|1)';
/** Adds a dish to a box: "tambah orek tempe", "tambah sayur satu lagi". */
const ADDS = new RegExp(
  `${START}(?:di)?tambah(?:in|kan|i)? (?!lagi|${ONE} lagi|ped[ae]s|manis|asin|banyak|murah|enak)(?:${ONE} )?(?<added>${FOOD})(?: ${ONE})?(?: lagi)?${END}`,
  'u',
);
/** Puts a dish in the place of another: "ganti ayam jadi lele", or after it: "ayamnya diganti lele". */
const SWAPS = [
  `${SWAP} (?<removed>${FOOD})(?:nya)? ${INTO} (?<added>${FOOD})`,
  `(?<removed>${FOOD})(?:nya)? ${SWAP}(?: ${INTO})? (?<added>${FOOD})`,
].map((swap) => new RegExp(START + swap + END, 'u'));
/** The same without a word between them: "ganti urap capcay". */
const SWAPS_BESIDE = new RegExp(`${START}${SWAP} (?<both>${FOOD})${END}`, 'u');
/**
 * Takes a dish out of a box: "hapus urap", "urapnya gak usah". After "tanpa" only what nobody is allergic to, since
 * "tanpa kacang" refuses the food.
 */
const REMOVES = [
  `(?:hapus|buang|kurangi|${NOT_NEEDED}) (?<removed>${FOOD})`,
  `(?<removed>${FOOD})(?:nya)? (?:hapus|dihapus|dibuang|${NOT_NEEDED})`,
  `tanpa (?<removed>sambal|sayur|nasi|urap|acar|perkedel|capcay|sop|soto|gorengan)`,
].map((removal) => new RegExp(START + removal + END, 'u'));
/** Describes what is listed for a box; without it other dishes would come. */
const DESCRIBES =
  /(?<![\p{L}-])(?:vegetarian|vegan|halal|diet|khas|asal|ala|masakan|murah|pedas|pedes|sederhana)(?![\p{L}-])/iu;

/**
 * What is in a box after a sentence below it.
 *
 * @param plain the sentence in lower case.
 * @param boxed the dishes in the box.
 * @returns `undefined` if the sentence changes nothing in the box, or would empty it.
 */
export function changeContents(
  plain: string,
  boxed: readonly string[],
): readonly string[] | undefined {
  if (IS_WHOLE.test(plain)) return undefined;
  const added = ADDS.exec(plain)?.groups?.['added'];
  if (added !== undefined) return addTo(boxed, added);
  const removed = firstMatch(REMOVES, plain)?.['removed'];
  if (removed !== undefined) {
    const left = boxed.filter((name) => !isCalled(name, removed));
    return left.length > 0 && left.length < boxed.length ? left : undefined;
  }
  const { removed: out, added: instead } =
    firstMatch(SWAPS, plain) ?? swapBeside(plain, boxed) ?? {};
  if (out === undefined || instead === undefined) return undefined;
  const place = boxed.findIndex((name) => isCalled(name, out));
  return place === -1 ? undefined : boxed.with(place, instead);
}

/** With one more: of what is listed already "2 sayur", then "3 sayur". */
function addTo(boxed: readonly string[], added: string): readonly string[] {
  const counts = boxed.map((name) => {
    const [, count = 1, listed = ''] = /^(?:(\d+) )?(.+)$/u.exec(name.toLowerCase()) ?? [];
    return listed === added ? Number(count) : 0;
  });
  const place = counts.findIndex((count) => count > 0);
  return place === -1
    ? [...boxed, added]
    : boxed.with(place, `${(counts[place] ?? 0) + 1} ${added}`);
}

/** Divides "ganti ayam goreng lele" after the longest name of what is in the box. */
function swapBeside(plain: string, boxed: readonly string[]) {
  const words = SWAPS_BESIDE.exec(plain)?.groups?.['both']?.split(' ') ?? [];
  return words
    .slice(1)
    .map((_, at) => ({
      removed: words
        .slice(0, at + 1)
        .join(' ')
        .replace(/nya$/u, ''),
      added: words.slice(at + 1).join(' '),
    }))
    .findLast(({ removed }) => boxed.some((name) => isCalled(name, removed)));
}

/** The groups of the first pattern that matches. */
const firstMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);

/** Whether a word of the dish's name begins with `word`. */
export const isCalled = (name: string, word: string): boolean =>
  ` ${name.toLowerCase()}`.includes(` ${word}`);

/** A question for a box with these contents; all else that it says stays, above all what it refuses. */
export function listContents(asked: string, contents: readonly string[]): string {
  const listed = `, isi ${contents.join(', ')}`;
  const { start, end } = findContents(asked) ?? { start: asked.length, end: asked.length };
  return DESCRIBES.test(asked.slice(start, end))
    ? `${asked}${listed}`
    : asked.slice(0, start) + listed + asked.slice(end);
}

/**
 * What the question lists for its box, in its own words: "ayam" may become another chicken when a wish is added.
 * `undefined` if it lists less than two dishes.
 */
export function listedIn({ question }: AnsweredBox) {
  const { names = [] } = findContents(splitShown(question).asked) ?? {};
  return names.length < 2 ? undefined : names;
}
