import type { LinePart } from './draft.ts';
import { isWeightOrVolume, PACK_UNITS, takeUnit, TIME_WORDS } from './kitchen-units.ts';
import type { NameFinder } from './name-finder.ts';
import { takeAmount } from './read-amount.ts';
import { CUT_WORDS, findStatedSize, sizeOf } from './stated-size.ts';
import { takeMeasure, toWords, type Taken } from './take-measure.ts';
import { anyOf, wordSet } from './word-set.ts';

const ABOUT_WORDS = anyOf([
  'kurang lebih',
  'lebih kurang',
  'krg lbh',
  'kira kira',
  ...wordSet(`
    kurleb krleb kl sekitar sekitaran sktr skitar kira-kira kira2 kira hampir antara
    minimal minim min maksimal maks max sebanyak seberat sejumlah jumlah
    about approx approximately around
  `),
]);
const ABOUT = new RegExp(String.raw`^(?:[±@=-]|(?:${ABOUT_WORDS})(?!\p{L}))\s*`, 'u');
/** A number after these is the size of one piece, or a brand: `bakso isi 10`, `uk 26`, `cap 3 ayam`. */
export const PIECE_SIZE_WORDS: ReadonlySet<string> = new Set([
  'isi',
  'uk',
  'ukuran',
  'per',
  'diameter',
  'cap',
]);

/** Takes amount, unit and stated size out of a part; they may stand anywhere in it. */
export function readPart(text: string, names: NameFinder): LinePart {
  const leading = takeLeading(text.replace(ABOUT, ''), names);
  const { part: taken, rest } = leading ?? takeTrailing(text, names);
  const part = text.startsWith('@') ? { ...taken, isEach: true as const } : taken;
  const words = toWords(rest);
  const size = part.amount && findStatedSize(words);
  const left =
    size === undefined ? words : [...words.slice(0, size.start), ...words.slice(size.end)];
  return {
    ...part,
    words: left.filter((word) => word !== ''),
    stated: size === undefined ? part.stated : sizeOf(size, part.unit, words),
  };
}

function takeLeading(text: string, names: NameFinder): Taken | undefined {
  const taken = takeAmount(text);
  if (taken === undefined) return takeOneOf(text);
  const { amount, rest } = taken;
  if (amount === 'to-taste') return { part: { toTaste: true }, rest };
  return takeMeasure(amount, rest, names);
}

/** Takes "one" and its unit, written as one word or two: `seruas`, `se genggam`, `sak ruas`. */
function takeOneOf(text: string): Taken | undefined {
  const words = text.split(' ');
  const [first = '', ...others] = words;
  const isApart = first === 'se' || first === 'sak';
  if (!isApart && (!first.startsWith('se') || first.length < 4)) return undefined;
  const opened = isApart ? others : [first.slice(2), ...others];
  const unit = takeUnit(opened, 0);
  if (unit === undefined) return undefined;
  return {
    part: { amount: { min: 1, max: 1, value: 1 }, unit: unit.unit, toTaste: false },
    rest: opened.slice(unit.length).join(' '),
  };
}

/** An amount after these belongs to what the food is made from: "santan dari 1 butir kelapa". */
const SOURCE_WORDS = new Set(['dari', 'dr']);

/** Words that mean an amount only if there is no other. */
const LOOSE_WORDS = new Set(['sedikit', 'dikit', 'cukup', 'selera']);

function takeTrailing(text: string, names: NameFinder): Taken {
  const words = toWords(text);
  let unsure: Taken | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const before = words.slice(0, at);
    const tail = words.slice(at).join(' ').replace(ABOUT, '');
    if (PIECE_SIZE_WORDS.has(words[at - 1] ?? '')) continue;
    const taken = takePacksOf(takeLeading(tail, names), names);
    // After a word for cutting, a length or a bare number says how it is cut ("iris 2 cm", "potong 8").
    if (CUT_WORDS.has(words[at - 1] ?? '') && !isMeasured(taken?.part.unit)) continue;
    if (isInName(words, at, names)) continue;
    if (taken === undefined || TIME_WORDS.has(taken.rest.split(' ')[0])) continue;
    const kept = ABOUT.test(`${before.at(-1) ?? ''} `) ? before.slice(0, -1) : before;
    const isEach = words[at] === '@' || before.at(-1) === '@';
    const part = isEach ? { ...taken.part, isEach } : taken.part;
    const found = { part, rest: [...kept, taken.rest].join(' ').trim() };
    const isLoose = taken.part.toTaste && LOOSE_WORDS.has(words[at] ?? '');
    if (!isLoose && !SOURCE_WORDS.has(words[at - 1] ?? '')) return found;
    // A vague amount counts only if no better one follows: "semangit sedikit, kira-kira 1/2 papan".
    unsure ??= found;
  }
  return unsure ?? { part: { toTaste: false }, rest: text };
}

const isMeasured = (unit: string | undefined): boolean =>
  unit !== undefined && unit !== 'cm' && unit !== 'mm' && unit !== 'potong';

/** Whether a number in words is part of a name: "bubuk lima rempah". */
function isInName(words: readonly string[], at: number, names: NameFinder): boolean {
  if (/^\d/u.test(words[at] ?? '')) return false;
  const found = names.find(words);
  return found !== undefined && found.start < at && at < found.end;
}

/** Reads a weight or volume before a number of packs as that of one pack: "santan kara 65 ml 2 bungkus". */
function takePacksOf(taken: Taken | undefined, names: NameFinder): Taken | undefined {
  if (taken === undefined || !/^\d/u.test(taken.rest)) return taken;
  const { amount, unit = '' } = taken.part;
  if (amount === undefined || !isWeightOrVolume(unit)) return taken;
  const packs = takeLeading(taken.rest, names);
  if (packs === undefined || !PACK_UNITS.has(packs.part.unit ?? '')) return taken;
  return { ...packs, part: { ...packs.part, stated: { amount, unit, per: 'each' } } };
}
