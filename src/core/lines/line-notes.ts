import type { Draft, LinePart, Packs } from './draft.ts';
import { PACK_UNITS } from './kitchen-units.ts';
import type { KnownFoods } from './known-foods.ts';
import { fillDraft, readDrafts } from './line-drafts.ts';
import { readPart } from './read-part.ts';
import { findStatedSize, sizeOf } from './stated-size.ts';

/** An amount in brackets that ends an entry of a list belongs to that entry: "bamer (5), baput (3 siung)". */
const COUNT_IN_BRACKETS = /(?<=\p{L}) ?\((\d[\d.,/-]*(?: \p{L}{1,8})?)\)(?=\s*(?:[,;&+]|$))/gu;

/** Takes the notes in parentheses out of a line; an unclosed one runs to the end. */
export function takeNotes(text: string): { readonly body: string; readonly notes: string[] } {
  const notes: string[] = [];
  const counts = [...text.matchAll(COUNT_IN_BRACKETS)].length;
  const opened = counts < 2 ? text : text.replaceAll(COUNT_IN_BRACKETS, ' $1');
  const body = opened
    .replaceAll(/[([{]([^()[\]{}]*)(?:[)\]}]|$)/gu, (_, note: string) => {
      if (note.trim() !== '') notes.push(note.trim());
      return ' ';
    })
    .replaceAll(/[()[\]{}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+,/gu, ',')
    .trim();
  return { body, notes };
}

/**
 * Reads a note such as `sekitar 300 gr`, `bisa diganti gula pasir`, `secukupnya`. Amounts go into
 * the draft; words are kept as preparation.
 */
export function readNote(written: string, draft: Draft, foods: KnownFoods): void {
  const note = addUp(written, foods);
  const part = readPart(note, foods.names);
  draft.packs ??= packsOf(part);
  if (draft.part.words.length === 0) {
    fillDraft(draft, part, foods);
    return;
  }
  const { amount, toTaste, words } = draft.part;
  const size = findStatedSize(note.split(' '));
  if (amount !== undefined || toTaste) {
    if (size !== undefined) draft.stated ??= sizeOf(size, draft.part.unit, note.split(' '));
    else if (toTaste && part.amount !== undefined && part.unit !== undefined) {
      draft.stated ??= { amount: part.amount, unit: part.unit, per: 'whole' };
    }
  } else if (part.toTaste) {
    draft.part = { ...draft.part, toTaste: true };
  } else if (part.amount !== undefined && part.unit !== undefined) {
    draft.part = { ...part, words };
  }
  draft.preparations.push(note);
}

function packsOf({ amount, unit = '' }: LinePart): Packs | undefined {
  return amount !== undefined && PACK_UNITS.has(unit) ? { amount, unit } : undefined;
}

/** Writes a sum of amounts as one: `100 gr + 50 gr` as `150 g`. */
function addUp(note: string, foods: KnownFoods): string {
  if (!/\d.*\+.*\d/u.test(note)) return note;
  const [sum, ...others] = readDrafts(note, foods);
  const { amount, unit = '', words = [] } = sum?.part ?? {};
  const isSum = amount !== undefined && words.length === 0 && others.length === 0;
  return isSum ? `${amount.value} ${unit}` : note;
}
