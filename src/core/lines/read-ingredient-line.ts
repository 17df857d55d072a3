import { takeBracketedList } from './bracketed-list.ts';
import type { Draft } from './draft.ts';
import type { FoundFood } from './find-name.ts';
import { readState } from './food-state.ts';
import type { IngredientLine } from './ingredient-line.ts';
import { quantityOf } from './kitchen-units.ts';
import type { KnownFoods } from './known-foods.ts';
import { readDrafts } from './line-drafts.ts';
import { readNote, takeNotes } from './line-notes.ts';
import { asLiquid } from './liquid-stock.ts';
import { CLAUSE_WORDS, PREPARATION_WORDS } from './preparation-words.ts';
import { skipHeading } from './read-heading.ts';
import { refineBy } from './refine-food.ts';
import { tidyLine } from './tidy-line.ts';

/** Most ingredients read from one line. */
const MAX_INGREDIENTS_PER_LINE = 30;

/**
 * Reads a whole ingredient line as home cooks write it: `5 siung bawang merah, iris tipis`, `Bawang
 * merah 5 siung`, `Secukupnya garam&kaldu jamur`, `2 ekor ikan lele/ 500 gr`.
 *
 * @returns the ingredients of the line in order: two for "garam dan gula secukupnya", none for an
 * empty line, a heading alone or a remark in parentheses. Never throws.
 */
export const readIngredientLine = (line: string, foods: KnownFoods): IngredientLine[] =>
  readTidyLine(tidyLine(line), foods);

/** {@link readIngredientLine} of what `tidyLine` returned. */
export function readTidyLine(tidy: string, foods: KnownFoods): IngredientLine[] {
  if (!/[\p{L}\p{N}]/u.test(tidy)) return [];
  const list = takeBracketedList(tidy, foods);
  if (list !== undefined) return readIngredients(list, foods);
  const listed = skipHeading(tidy, foods) ?? tidy;
  // An amount without a food is no ingredient: "4 porsi", "Rp 25.000".
  return readIngredients(listed, foods).filter(({ name }) => name !== '');
}

function readIngredients(text: string, foods: KnownFoods): IngredientLine[] {
  const { body, notes } = takeNotes(text);
  if (body === '') return [];
  const drafts = readDrafts(body, foods);
  const last = drafts.at(-1);
  if (last !== undefined) for (const note of notes) readNote(note, last, foods);
  return finishDrafts(drafts, foods);
}

/** Turns drafts into lines; a draft with neither name nor amount is dropped. */
export function finishDrafts(drafts: readonly Draft[], foods: KnownFoods): IngredientLine[] {
  return drafts.slice(0, MAX_INGREDIENTS_PER_LINE).flatMap((draft) => finishDraft(draft, foods));
}

function finishDraft(draft: Draft, foods: KnownFoods): IngredientLine[] {
  const { found, preparations } = draft;
  const { part, stated } = openPacks(draft, foods);
  const nameEnd = endOfName(part.words, found);
  const name = part.words.slice(0, nameEnd).join(' ');
  if (name === '' && part.amount === undefined) return [];
  const preparation = [part.words.slice(nameEnd).join(' '), ...preparations]
    .filter((text) => text !== '')
    .join(', ');
  const after = part.words.slice(found?.end ?? 0);
  const remarks = [after, ...preparations.map((text) => text.split(' '))];
  const food = refineBy(remarks, found?.food, foods);
  const state = readState(part.words.slice(0, found?.start), after, preparation);
  const line: IngredientLine = {
    name,
    toTaste: part.toTaste,
    food,
    quantity: part.amount,
    unit: part.unit,
    preparation: preparation || undefined,
    state,
    stated,
  };
  return [asLiquid(line)];
}

/** How far a stated size may be from a pack in the tables and still be one pack. */
const PACK_SIZE_TOLERANCE = 0.35;

/**
 * "Santan kara 65 ml (2 bungkus)" is two packs, since one of them holds about that much; "mi telur
 * 400 g (2 bungkus)" is the weight of both.
 */
function openPacks(draft: Draft, foods: KnownFoods): Pick<Draft, 'part' | 'stated'> {
  const { part, packs, found } = draft;
  const { amount, unit = '' } = part;
  const pack = foods.measures.get(found?.food ?? '')?.get(packs?.unit ?? '');
  const size = quantityOf(unit)?.value;
  if (amount === undefined || packs === undefined || pack === undefined || size === undefined) {
    return draft;
  }
  const share = (amount.value * size) / pack.amount;
  if (Math.abs(share - 1) > PACK_SIZE_TOLERANCE) return draft;
  return { part: { ...part, ...packs }, stated: { amount, unit, per: 'each' } };
}

function endOfName(words: readonly string[], found: FoundFood | undefined): number {
  const from = Math.max(found?.end ?? 0, 1);
  const stop = words.findIndex(
    (word, index) =>
      index >= from &&
      (PREPARATION_WORDS.has(word) || CLAUSE_WORDS.has(word) || /[\d@]/u.test(word)),
  );
  return stop === -1 ? words.length : stop;
}
