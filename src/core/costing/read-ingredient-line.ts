import type { FoundIngredient } from './ingredient-names.ts';
import { CLAUSE_WORDS, PREPARATION_WORDS } from './preparation-words.ts';
import { readAmount, type Amount } from './read-amount.ts';
import { takeHeading } from './read-heading.ts';
import { readUnit } from './kitchen-units.ts';
import {
  findStatedSize,
  readPart,
  sizeOf,
  splitParts,
  type Joint,
  type LinePart,
  type StatedSize,
} from './line-parts.ts';
import type { PriceBook } from './price-book.ts';
import { tidyLine } from './tidy-line.ts';

/** `Bumbu halus:`: says what the lines after it are for, and is nothing to buy. */
export type HeadingLine = { readonly kind: 'heading'; readonly text: string };

/** One thing to buy. */
export type IngredientLine = {
  readonly kind: 'ingredient';
  /** The name as written, in lower case, without amount and preparation. */
  readonly name: string;
  /** Canonical name from prices.csv; absent where no ingredient of the tables is meant. */
  readonly ingredient?: string;
  /** Absent where the line gives no number. */
  readonly quantity?: Amount;
  /** Unit as printed (`lbr` → `lembar`); absent for a bare count such as "3 tomat". */
  readonly unit?: string;
  /** True for `secukupnya` and its kin. A line without any amount is not to taste. */
  readonly toTaste: boolean;
  readonly preparation?: string;
  /** Other ingredients the line offers instead, canonical where known. */
  readonly alternatives?: readonly string[];
  /** A weight or volume that the line adds: `1 papan tempe @ 300 g`. */
  readonly stated?: StatedSize;
};

export type RecipeLine = HeadingLine | IngredientLine;

/** Most ingredients read from one line. */
const MAX_INGREDIENTS_PER_LINE = 30;

/**
 * Reads a whole ingredient line as home cooks write it: `5 siung bawang merah, iris tipis`,
 * `Bawang merah 5 siung`, `Secukupnya garam&kaldu jamur`, `2 ekor ikan lele/ 500 gr`.
 *
 * @returns the heading and ingredients of the line in order: two for "garam dan gula secukupnya",
 * none for an empty line. Never throws.
 */
export function readIngredientLine(line: string, book: PriceBook): RecipeLine[] {
  const tidy = tidyLine(line);
  if (!/[\p{L}\p{N}]/u.test(tidy)) return [];
  const isFood = (text: string) => book.names.isWholeName(text.split(' '));
  const heading = takeHeading(tidy, isFood);
  if (heading === undefined) return readIngredients(tidy, book);
  const title: HeadingLine = { kind: 'heading', text: heading.text };
  return heading.rest === '' ? [title] : [title, ...readIngredients(heading.rest, book)];
}

/**
 * Reads an ingredient whose fields are already apart, as in a Cooklang file. The name must stand in
 * the tables exactly as it is (no typing error is forgiven); otherwise `ingredient` is absent and
 * pricing says so.
 *
 * @param quantityText an amount such as `1/2` or `2-3`, `secukupnya`, or empty.
 */
export function readIngredientAmount(
  name: string,
  quantityText: string,
  unit: string,
  note: string,
  book: PriceBook,
): IngredientLine {
  const amount = readAmount(quantityText);
  const ingredient = book.names.findExact(name);
  const printedUnit = unit === '' ? undefined : (readUnit(unit) ?? unit);
  return finishLine({
    kind: 'ingredient',
    name,
    toTaste: amount === 'to-taste',
    ...(ingredient === undefined ? {} : { ingredient }),
    ...(amount === undefined || amount === 'to-taste' ? {} : { quantity: amount }),
    ...(printedUnit === undefined ? {} : { unit: printedUnit }),
    ...(note === '' ? {} : { preparation: note }),
  });
}

/** A line while its parts are still being put together. */
type Draft = {
  readonly part: LinePart;
  readonly found: FoundIngredient | undefined;
  readonly alternatives: string[];
  readonly preparations: string[];
  stated: StatedSize | undefined;
};

function readIngredients(text: string, book: PriceBook): IngredientLine[] {
  const { body, notes } = takeNotes(text);
  const drafts = readWholeName(body, book) ?? readParts(body, book);
  shareAmounts(drafts);
  for (const note of notes) readNote(note, drafts, book);
  return drafts.slice(0, MAX_INGREDIENTS_PER_LINE).flatMap(finishDraft);
}

/** `hati dan ampela ayam` is one listed name although it has an "and" in it. */
function readWholeName(body: string, book: PriceBook): Draft[] | undefined {
  const part = readPart(body, book.names);
  if (!/[,&+/]|\b(?:dan|atau)\b/u.test(part.words.join(' '))) return undefined;
  return book.names.isWholeName(part.words) ? [createDraft(part, book)] : undefined;
}

function readParts(body: string, book: PriceBook): Draft[] {
  const drafts: Draft[] = [];
  for (const { joint, text } of splitParts(body)) {
    const part = readPart(text, book.names);
    const current = drafts.at(-1);
    if (current === undefined) drafts.push(createDraft(part, book));
    else if (current.part.words.length === 0)
      drafts[drafts.length - 1] = fillDraft(current, part, book);
    else joinPart(drafts, current, joint, part, text, book);
  }
  return drafts;
}

function createDraft(part: LinePart, book: PriceBook): Draft {
  const found = findInPart(part, book);
  return { ...found, alternatives: [], preparations: [], stated: part.stated };
}

/** "5 buah / 100 gr cabe rawit": the first part brought an amount, this one brings the name. */
function fillDraft(draft: Draft, part: LinePart, book: PriceBook): Draft {
  const filled = createDraft({ ...draft.part, words: part.words }, book);
  return { ...filled, stated: statedBy(part, draft.part) ?? draft.stated ?? part.stated };
}

function joinPart(
  drafts: Draft[],
  current: Draft,
  joint: Joint,
  part: LinePart,
  text: string,
  book: PriceBook,
): void {
  if (part.words.length === 0) {
    if (part.toTaste && current.part.amount === undefined) {
      drafts.splice(-1, 1, { ...current, part: { ...current.part, toTaste: true } });
      return;
    }
    if (part.amount !== undefined && current.part.amount === undefined) {
      drafts.splice(-1, 1, { ...current, part: { ...part, words: current.part.words } });
      return;
    }
    current.stated ??= statedBy(part, current.part);
    return;
  }
  const next = completeName(part, current, book);
  const isFood = next.found !== undefined && next.found.start === 0 && isOnlyFood(next);
  if (joint === 'or') {
    if (isFood || next.found?.start === 0) current.alternatives.push(next.found?.ingredient ?? '');
    else current.preparations.push(text);
    return;
  }
  if (isFood && (joint === 'and' || standsAlone(part, current, next, book))) drafts.push(next);
  else current.preparations.push(text);
}

/** In a comma list a food is one more ingredient if it has an amount, or if amounts are not given. */
function standsAlone(part: LinePart, current: Draft, next: Draft, book: PriceBook): boolean {
  if (part.amount !== undefined || part.toTaste) return true;
  if (current.part.amount === undefined) return true;
  const isSeasoning = book.measures.get(next.found?.ingredient ?? '')?.has('secukupnya') === true;
  return isSeasoning && current.found !== undefined;
}

function isOnlyFood({ part, found }: Draft): boolean {
  const after = part.words.slice(found?.end ?? 0);
  return (
    after.every(
      (word) => PREPARATION_WORDS.has(word) || CLAUSE_WORDS.has(word) || /\d/u.test(word),
    ) ||
    CLAUSE_WORDS.has(after[0] ?? '') ||
    PREPARATION_WORDS.has(after[0] ?? '')
  );
}

/** `bawang merah & putih`, `kaldu ayam/jamur`: the second takes its first word from the first. */
function completeName(part: LinePart, current: Draft, book: PriceBook): Draft {
  const own = createDraft(part, book);
  const head = current.part.words[current.found?.start ?? 0];
  if (own.found?.start === 0 || head === undefined) return own;
  const words = [head, ...part.words];
  if (part.words.length > 2 || !book.names.isWholeName(words)) return own;
  return createDraft({ ...part, words }, book);
}

function statedBy(part: LinePart, main: LinePart): StatedSize | undefined {
  if (part.amount === undefined || part.unit === undefined) return undefined;
  const words = ['', ...part.words];
  const size = { amount: part.amount, unit: part.unit, start: 0, end: 0 };
  const isWeight =
    findStatedSize([String(part.amount.value).replace('.', ','), part.unit]) !== undefined;
  return isWeight
    ? sizeOf(size, main.unit === undefined ? undefined : main.unit, words)
    : undefined;
}

/** Shares "secukupnya" and "masing-masing 1 sdt" among ingredients listed together. */
function shareAmounts(drafts: Draft[]): void {
  if (drafts.length < 2) return;
  const isToTaste = drafts[0]?.part.toTaste === true || drafts.at(-1)?.part.toTaste === true;
  const last = drafts.at(-1)?.part;
  const isShared =
    last?.words.some((word) => /^(?:@|masing-masing|masing2|masing|msg2)$/u.test(word)) === true;
  for (const [index, draft] of drafts.entries()) {
    if (draft.part.amount !== undefined || draft.part.toTaste) continue;
    if (isShared && last?.amount !== undefined) {
      const { words } = draft.part;
      drafts[index] = { ...draft, part: { ...last, words } };
    } else if (isToTaste) {
      drafts[index] = { ...draft, part: { ...draft.part, toTaste: true } };
    }
  }
}

/** Finds the food of a part; a unit that belongs to the name (`1 buah naga`) is given back to it. */
function findInPart(
  part: LinePart,
  book: PriceBook,
): { part: LinePart; found: FoundIngredient | undefined } {
  const found = findName(part.words, book);
  if (found !== undefined || part.unitWord === undefined) return { part, found };
  const words = [part.unitWord, ...part.words];
  const withUnit = findName(words, book);
  if (withUnit === undefined || withUnit.start !== 0) return { part, found };
  const isBareName = part.words.length === 0 && part.amount !== undefined;
  const { unit, ...rest } = part;
  return {
    part: { ...rest, ...(isBareName || unit === undefined ? {} : { unit }), words },
    found: withUnit,
  };
}

function findName(words: readonly string[], book: PriceBook): FoundIngredient | undefined {
  const clause = words.findIndex((word, index) => index > 0 && CLAUSE_WORDS.has(word));
  const region = clause === -1 ? words : words.slice(0, clause);
  const inRegion = book.names.find(region);
  if (clause === -1) return inRegion;
  // "ayam tanpa tulang", "daun bawang iris": a listed name may reach over the clause word.
  const inAll = book.names.find(words);
  if (inAll === undefined || inAll.start > (inRegion?.start ?? 0)) return inRegion;
  return inRegion === undefined || inAll.end > inRegion.end ? inAll : inRegion;
}

function readNote(note: string, drafts: Draft[], book: PriceBook): void {
  const draft = drafts.at(-1);
  if (draft === undefined) return;
  const part = readPart(note, book.names);
  const size = findStatedSize(note.split(' '));
  if (draft.part.amount === undefined && part.toTaste) {
    drafts.splice(-1, 1, { ...draft, part: { ...draft.part, toTaste: true } });
  } else if (draft.part.amount === undefined && part.amount !== undefined && part.unit !== undefined) {
    if (draft.part.toTaste) draft.stated ??= { amount: part.amount, unit: part.unit, per: 'whole' };
    else drafts.splice(-1, 1, { ...draft, part: { ...part, words: draft.part.words } });
  } else if (size !== undefined) {
    draft.stated ??= sizeOf(size, draft.part.unit, note.split(' '));
  }
  if (draft.part.words.length === 0) {
    drafts.splice(-1, 1, fillDraft(draft, part, book));
    return;
  }
  const instead =
    /(?:diganti|ganti|atau|pengganti|ato|pakai|pake|subs?|boleh)\s+(?:dengan\s+|dgn\s+|dg\s+)?(.+)$/u.exec(
      note,
    );
  const other = instead === null ? undefined : findName((instead[1] ?? '').split(' '), book);
  if (other !== undefined && other.ingredient !== draft.found?.ingredient) {
    draft.alternatives.push(other.ingredient);
  }
  draft.preparations.push(note);
}

function takeNotes(text: string): { body: string; notes: string[] } {
  const notes: string[] = [];
  const body = text
    .replaceAll(/[([{]([^()[\]{}]*)(?:[)\]}]|$)/gu, (_, note: string) => {
      if (note.trim() !== '') notes.push(note.trim());
      return ' ';
    })
    .replaceAll(/[()[\]{}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+,/gu, ',')
    .trim();
  return body === '' ? { body: notes.join(' '), notes: [] } : { body, notes };
}

function finishDraft({ part, found, alternatives, preparations, stated }: Draft): IngredientLine[] {
  const { words } = part;
  const nameEnd = endOfName(words, found);
  const name = words.slice(0, nameEnd).join(' ');
  if (name === '' && part.amount === undefined) return [];
  const ingredient = found?.ingredient;
  const preparation = [words.slice(nameEnd).join(' '), ...preparations]
    .filter((text) => text !== '')
    .join(', ');
  const others = alternatives.filter((other) => other !== '' && other !== ingredient);
  const line = finishLine({
    kind: 'ingredient',
    name,
    toTaste: part.toTaste,
    ...(ingredient === undefined ? {} : { ingredient }),
    ...(part.amount === undefined ? {} : { quantity: part.amount }),
    ...(part.unit === undefined ? {} : { unit: part.unit }),
    ...(preparation === '' ? {} : { preparation }),
    ...(others.length === 0 ? {} : { alternatives: others }),
    ...(stated === undefined ? {} : { stated }),
  });
  return [line];
}

function endOfName(words: readonly string[], found: FoundIngredient | undefined): number {
  const from = Math.max(found?.end ?? 0, 1);
  const stop = words.findIndex(
    (word, index) =>
      index >= from &&
      (PREPARATION_WORDS.has(word) || CLAUSE_WORDS.has(word) || /[\d@]/u.test(word)),
  );
  return stop === -1 ? words.length : stop;
}

/** Stock is bought as powder by the spoon and is cooked as liquid by the litre. */
const LIQUID_OF_POWDER: Readonly<Record<string, string>> = {
  'kaldu bubuk': 'kaldu ayam cair',
  'kaldu ayam bubuk': 'kaldu ayam cair',
  'kaldu sapi bubuk': 'kaldu sapi cair',
  'kaldu udang bubuk': 'kaldu ikan cair',
};
const POURED = new Set(['ml', 'l', 'gelas', 'cangkir', 'mangkuk', 'panci']);

function finishLine(line: IngredientLine): IngredientLine {
  const liquid = LIQUID_OF_POWDER[line.ingredient ?? ''];
  const isPoured = line.unit !== undefined && POURED.has(line.unit) && !/bubuk/u.test(line.name);
  return liquid !== undefined && isPoured ? { ...line, ingredient: liquid } : line;
}
