import type { FoundIngredient } from './find-name.ts';
import type { IngredientNames } from './ingredient-names.ts';
import type { StatedSize } from './ingredient-line.ts';
import {
  countSizeWords,
  GRAMS_OF_UNIT,
  MILLILITRES_OF_UNIT,
  PACK_UNITS,
  readUnit,
  takeUnit,
} from './kitchen-units.ts';
import { CUT_WORDS, findStatedSize, sizeOf } from './stated-size.ts';
import { addAmounts } from './add-amounts.ts';
import { scaleAmount, takeAmount, type Amount } from './read-amount.ts';
import { editDistance } from './edit-distance.ts';

/** A part of a line with its amount removed. */
export type LinePart = {
  readonly amount?: Amount;
  readonly unit?: string;
  /** The unit as written, since it may turn out to be part of the name (`1 buah naga`). */
  readonly unitWord?: string;
  readonly toTaste: boolean;
  /** True for an amount after `@`, which applies to each food before it. */
  readonly isEach?: true;
  /** The rest: the name and how it is prepared. */
  readonly words: readonly string[];
  readonly stated?: StatedSize;
};

/** Whether a part says how much, be it only `secukupnya`. */
export const hasSize = ({ amount, toTaste }: LinePart): boolean => amount !== undefined || toTaste;

/** How a part is joined to the one before it; a slash is an "or", but not always. */
export type Joint = 'list' | 'and' | 'or' | 'slash';

/** Whether a part may stand for the one before it. */
export const isEither = (joint: Joint): boolean => joint === 'or' || joint === 'slash';

/** A part of a line before its amount is removed. */
export type LinePiece = { readonly joint: Joint; readonly text: string };

/** A count of the unit that things are packed in. */
export type Packs = { readonly amount: Amount; readonly unit: string };

/** One ingredient of a line while its parts are still being collected. */
export type Draft = {
  part: LinePart;
  found: FoundIngredient | undefined;
  stated: StatedSize | undefined;
  /** A number of packs that a note adds to a weight: `65 ml (2 bungkus)`. */
  packs?: Packs | undefined;
  /** How it is joined to the ingredient before it on the line. */
  joint?: Joint;
  readonly preparations: string[];
};

const ABOUT =
  /^(?:(?:±|@|=|-)|(?:kurang lebih|krg lbh|kurleb|krleb|sekitar|kira-kira|kira2|kira kira|kira|lebih kurang|kl|hampir|sktr|skitar|sekitaran|minimal|minim|maksimal|maks|min|max|antara|sebanyak|seberat|sejumlah|jumlah|about|approx|approximately|around)(?!\p{L}))\s*/u;
/** `2/3 siung` is two or three cloves; for a coconut or an onion it is a fraction. */
const NEVER_BROKEN = new Set(['siung', 'lembar', 'helai']);

/** A shorter name after a unit is a suffix of it (`butirnya`), in letters. */
const MIN_GLUED_NAME_LENGTH = 3;

/** A number after these is the size of one piece, or a brand: `bakso isi 10`, `uk 26`, `cap 3 ayam`. */
export const PIECE_SIZE_WORDS: ReadonlySet<string> = new Set([
  'isi',
  'uk',
  'ukuran',
  'per',
  'diameter',
  'cap',
]);

/** Splits a line at list commas, `&`, `dan`, `+`, `/` and `atau`; decimal commas and `1/2` stay. */
export function splitParts(text: string): LinePiece[] {
  const pieces = text.split(
    /(\s*[,;]\s*(?:dan|serta)\s+|(?<!\d)\s*[,;]\s*|\s*[,;]\s*(?!\d)|\s*[&+]\s*|\s+(?:dan|plus|n)\s+|(?<!\d)\s*\/\s*|\s*\/\s*(?!\d)|\s+(?:atau|ato|or)\s+)/u,
  );
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [];
    const mark = index === 0 ? ',' : (pieces[index - 1] ?? '').trim();
    const joint: Joint = /^[,;]$/u.test(mark)
      ? 'list'
      : mark === '/'
        ? 'slash'
        : /^(?:atau|ato|or)$/u.test(mark)
          ? 'or'
          : 'and';
    return [{ joint, text: piece.trim() }];
  });
}

/** Takes amount, unit and stated size out of one part, wherever in it they are. */
export function readPart(text: string, names: IngredientNames): LinePart {
  const leading = takeLeading(text.replace(ABOUT, ''), names);
  const { part: taken, rest } = leading ?? takeTrailing(text, names);
  const part = text.startsWith('@') ? { ...taken, isEach: true as const } : taken;
  const words = toWords(rest);
  const stated = part.amount === undefined ? undefined : findStatedSize(words);
  const left =
    stated === undefined ? words : [...words.slice(0, stated.start), ...words.slice(stated.end)];
  return {
    ...part,
    words: left.filter((word) => word !== ''),
    ...(stated === undefined ? {} : { stated: sizeOf(stated, part.unit, words) }),
  };
}

type Taken = { readonly part: Omit<LinePart, 'words'>; readonly rest: string };

function takeLeading(text: string, names: IngredientNames): Taken | undefined {
  const taken = takeAmount(text);
  if (taken === undefined) return takeOneOf(text);
  const { amount, rest } = taken;
  if (amount === 'to-taste') return { part: { toTaste: true }, rest };
  return takeUnitOf(amount, rest, names);
}

/** `seruas`, `selembar`, `se genggam`, `sak ruas`: one of a unit. */
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

function takeUnitOf(amount: Amount, text: string, names: IngredientNames): Taken {
  const words = toWords(text);
  const skipped = countSizeWords(words, 0);
  const money = takeMoney(amount, words);
  if (money !== undefined) return money;
  const glued = openGluedUnit(words[skipped] ?? '', names);
  if (glued !== undefined) words.splice(skipped, 1, ...glued);
  const unit = takeUnit(words, skipped) ?? takeMistypedUnit(words, skipped, names);
  if (unit === undefined) {
    return { part: { amount, toTaste: false }, rest: words.slice(skipped).join(' ') };
  }
  const after = words.slice(skipped + unit.length).join(' ');
  const more = takeSmaller(amount, unit.unit, after);
  return {
    part: {
      amount: more?.amount ?? (NEVER_BROKEN.has(unit.unit) ? openFraction(amount) : amount),
      unit: unit.unit,
      unitWord: words[skipped] ?? '',
      toTaste: false,
    },
    rest: (more?.rest ?? after).replace(/^[.\s]+/u, ''),
  };
}

/** `1 kg 2 ons`, `1 sdm 1 sdt`: the second, of a smaller unit, is added. */
function takeSmaller(
  amount: Amount,
  unit: string,
  text: string,
): { readonly amount: Amount; readonly rest: string } | undefined {
  const taken = /^\d/u.test(text) ? takeAmount(text) : undefined;
  if (taken === undefined || taken.amount === 'to-taste') return undefined;
  const words = toWords(taken.rest);
  const smaller = takeUnit(words, 0);
  if (smaller === undefined || smaller.unit === unit) return undefined;
  const sum = addAmounts({ amount, unit }, { amount: taken.amount, unit: smaller.unit });
  if (sum === undefined || sum.value >= 2 * amount.value) return undefined;
  return { amount: sum, rest: words.slice(smaller.length).join(' ') };
}

/** `sdmgaram`, `lembardaun`: a unit and a known word without a space between them. */
function openGluedUnit(word: string, names: IngredientNames): [string, string] | undefined {
  if (readUnit(word) !== undefined || names.knowsWord(word)) return undefined;
  for (let at = word.length - MIN_GLUED_NAME_LENGTH; at > 0; at -= 1) {
    const name = word.slice(at);
    if (readUnit(word.slice(0, at)) !== undefined && names.knowsWord(name)) {
      return [word.slice(0, at), name];
    }
  }
  return undefined;
}

const THOUSAND = new Set(['ribu', 'rb', 'rbu', 'rebu']);

/** `5 ribu tauge`, `2 rb cabai`: bought for that much money. */
function takeMoney(amount: Amount, words: readonly string[]): Taken | undefined {
  if (!THOUSAND.has(words[0] ?? '')) return undefined;
  return {
    part: { amount: scaleAmount(amount, 1_000), unit: 'rupiah', toTaste: false },
    rest: words.slice(1).join(' '),
  };
}

/** A number before these says how long or how often, not how much. */
const TIME_WORDS = new Set(['menit', 'mnt', 'jam', 'detik', 'hari', 'malam', 'kali', 'derajat']);
/** An amount after these belongs to what the food is made from: "santan dari 1 butir kelapa". */
const SOURCE_WORDS = new Set(['dari', 'dr']);

/** Words that mean an amount only if no other is given. */
const LOOSE_WORDS = new Set(['sedikit', 'dikit', 'cukup', 'selera']);

/** Shortest word in which a mistyped unit is recognised (`siunh`, `lembat`). */
const MIN_MISTYPED_LENGTH = 4;
const MISTYPABLE = [
  'siung',
  'butir',
  'batang',
  'lembar',
  'bungkus',
  'sachet',
  'genggam',
  'potong',
  'sendok',
  'papan',
  'gelas',
  'sdm',
  'ruas',
  'buah',
  'ekor',
  'ikat',
];

function takeMistypedUnit(
  words: readonly string[],
  start: number,
  names: IngredientNames,
): { unit: string; length: number } | undefined {
  const word = words[start] ?? '';
  if (word.length < MIN_MISTYPED_LENGTH || names.knowsWord(word) || words.length - start < 2) {
    return undefined;
  }
  const meant = MISTYPABLE.find((unit) => unit[0] === word[0] && editDistance(word, unit, 1) === 1);
  const unit = meant === undefined ? undefined : readUnit(meant);
  return unit === undefined ? undefined : { unit, length: 1 + countSizeWords(words, start + 1) };
}

function takeTrailing(text: string, names: IngredientNames): Taken {
  const words = toWords(text);
  let unsure: Taken | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const before = words.slice(0, at);
    const tail = words.slice(at).join(' ').replace(ABOUT, '');
    if (PIECE_SIZE_WORDS.has(words[at - 1] ?? '')) continue;
    const taken = takePacksOf(takeLeading(tail, names), names);
    // "Kelinci iris 250 gr" says how much, "iris 2 cm" and "potong 8" how it is cut.
    if (CUT_WORDS.has(words[at - 1] ?? '') && !isMeasured(taken?.part.unit)) continue;
    if (isInName(words, at, names)) continue;
    if (taken === undefined || TIME_WORDS.has(taken.rest.split(' ')[0] ?? '')) continue;
    const kept = ABOUT.test(`${before.at(-1) ?? ''} `) ? before.slice(0, -1) : before;
    const isEach = words[at] === '@' || before.at(-1) === '@';
    const part = isEach ? { ...taken.part, isEach } : taken.part;
    const found = { part, rest: [...kept, taken.rest].join(' ').trim() };
    const isLoose = taken.part.toTaste && LOOSE_WORDS.has(words[at] ?? '');
    if (!isLoose && !SOURCE_WORDS.has(words[at - 1] ?? '')) return found;
    // "semangit sedikit, kira-kira 1/2 papan": an amount further on is more precise.
    unsure ??= found;
  }
  return unsure ?? { part: { toTaste: false }, rest: text };
}

const isMeasured = (unit: string | undefined): boolean =>
  unit !== undefined && unit !== 'cm' && unit !== 'mm' && unit !== 'potong';

/** "Bubuk lima rempah": a number that belongs to the name. */
function isInName(words: readonly string[], at: number, names: IngredientNames): boolean {
  if (/^\d/u.test(words[at] ?? '')) return false;
  const found = names.find(words);
  return found !== undefined && found.start < at && at < found.end;
}

/** "Santan kara 65 ml 2 bungkus": the weight or volume is that of one pack. */
function takePacksOf(taken: Taken | undefined, names: IngredientNames): Taken | undefined {
  if (taken === undefined || !/^\d/u.test(taken.rest)) return taken;
  const { amount, unit = '' } = taken.part;
  if (amount === undefined || !(GRAMS_OF_UNIT.has(unit) || MILLILITRES_OF_UNIT.has(unit))) {
    return taken;
  }
  const packs = takeLeading(taken.rest, names);
  if (packs === undefined || !PACK_UNITS.has(packs.part.unit ?? '')) return taken;
  return { ...packs, part: { ...packs.part, stated: { amount, unit, per: 'each' } } };
}

function openFraction(amount: Amount): Amount {
  for (const top of [2, 3, 4, 5, 6]) {
    if (amount.min === amount.max && Math.abs(amount.value - top / (top + 1)) < 1e-9) {
      return { min: top, max: top + 1, value: top + 0.5 };
    }
  }
  return amount;
}

function toWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/^[.,:;'!?|]+|[.,:;'!?|]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}@±]/u.test(word));
}
