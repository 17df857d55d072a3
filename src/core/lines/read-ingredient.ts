import type { Ingredient } from '../recipes/dish.ts';
import { splitGroup } from '../recipes/split-group.ts';
import { pairSizes, takeBracketedList } from './bracketed-list.ts';
import { hasSize, type Draft } from './draft.ts';
import type { IngredientLine } from './ingredient-line.ts';
import type { KnownFoods } from './known-foods.ts';
import { beginsWithAmount, readDrafts } from './line-drafts.ts';
import { readNote, takeNotes } from './line-notes.ts';
import { skipHeading } from './read-heading.ts';
import { finishDrafts, readTidyLine } from './read-ingredient-line.ts';
import { shareSize } from './shared-amount.ts';
import { tidyLine } from './tidy-line.ts';

/** A group before a dash: "bumbu halus - kunyit". Only the reader takes it off; the screen shows the whole name. */
const UP_TO_DASH = /^\p{L}[^:]{1,28}? [-–—] +(?=\S)/u;
const EACH_OF_THEM = /\bmasing(?:-masing|2)?\b/u;

/** A price after the amount, as `kitchen/written/written-price.ts` writes it: "200 g (Rp 8.000)". */
const PRICE_PAID = / ?\((?:total )?Rp ([\d.]+)\)/u;

/**
 * Reads an ingredient of a dish. The name may contain its group, its preparation and even its
 * amount ("Bumbu halus: kunyit, bakar"); the serving size may be a range, add a weight, apply to
 * several foods ("masing-masing 2 lembar"), say what is paid, or be empty.
 *
 * @returns one line for each food meant; none for a heading. Never throws.
 */
export function readIngredient(ingredient: Ingredient, foods: KnownFoods): IngredientLine[] {
  const { name, servingSize } = ingredient;
  const price = PRICE_PAID.exec(servingSize) ?? PRICE_PAID.exec(name);
  if (price === null) return readUnpriced(ingredient, foods);
  const unpriced = {
    name: name.replace(PRICE_PAID, ''),
    servingSize: servingSize.replace(PRICE_PAID, ''),
  };
  const lines = readUnpriced(unpriced, foods);
  const paid = Number(price[1]?.replaceAll('.', '')) / lines.length;
  return lines.map((line) => ({ ...line, paid }));
}

function readUnpriced({ name, servingSize }: Ingredient, foods: KnownFoods): IngredientLine[] {
  const size = tidyLine(servingSize);
  const { group, name: own } = splitGroup(name);
  const food = group === '' ? name.replace(UP_TO_DASH, '') : own;
  const lines = readNamed(tidyLine(food), size, foods);
  if (namesFood(lines)) return group === '' ? lines : lines.map((line) => ({ ...line, group }));
  // If a food stands before the colon, its preparation follows: "tempe: potong dadu".
  const whole = readNamed(tidyLine(name.replace(':', ',')), size, foods);
  if (namesFood(whole)) return whole;
  // The foods of a group may stand where its size is expected: "bumbu halus", "5 bawang merah, 3 bawang putih".
  const listed = readTidyLine(size, foods);
  return namesFood(listed) ? listed : lines;
}

function namesFood(lines: readonly IngredientLine[]): boolean {
  return lines.some(({ food }) => food !== undefined);
}

function readNamed(name: string, size: string, foods: KnownFoods): IngredientLine[] {
  if (size === '') return readTidyLine(name, foods);
  const paired = pairSizes(name, size, foods);
  if (paired.length > 0) return paired.flatMap(([each, its]) => readNamed(each, its, foods));
  const list = takeBracketedList(name, foods);
  if (list !== undefined)
    return readNamed(list.replaceAll(/\s*[,;]\s*(?!\d)/gu, ' dan '), size, foods);
  const { body, notes } = takeNotes(name);
  if (body === '') return [];
  // The note behind a group names its food: "bumbu halus (bawang merah)".
  if (notes.length > 0 && skipHeading(body) === '') {
    return readNamed(notes.join(', '), size, foods);
  }
  const [given, ...more] = readSizes(size, foods);
  const isForEach = EACH_OF_THEM.test(size);
  const drafts = readDrafts(body, foods, isForEach ? undefined : given.part);
  const last = drafts.at(-1);
  if (last === undefined) return [];
  if (!hasSize(given.part) || beginsWithAmount(body)) {
    readNote(size, last, foods);
  } else {
    shareSize(drafts, given.part, isForEach);
    last.stated ??= given.stated;
    last.packs ??= given.packs;
    last.preparations.push(...given.preparations);
  }
  for (const note of notes) readNote(note, last, foods);
  // A further amount without a name is of the same food ("1 bungkus + 2 sdm"); with one it is another food.
  const again = more.map((draft) =>
    draft.found === undefined
      ? { ...last, part: { ...draft.part, words: last.part.words }, stated: draft.stated }
      : draft,
  );
  return finishDrafts([...drafts, ...again], foods);
}

/**
 * Reads a size as a line without a name (`1 bungkus (200 gram)`, `2 siung, cincang`); amounts that cannot be
 * added to the first follow as lines of their own.
 */
function readSizes(size: string, foods: KnownFoods): readonly [Draft, ...Draft[]] {
  const { body, notes } = takeNotes(size);
  const [draft, ...others] = readDrafts(body, foods);
  if (draft === undefined) {
    const part = { toTaste: false, words: [] };
    return [{ part, found: undefined, stated: undefined, preparations: notes }];
  }
  for (const note of notes) readNote(note, draft, foods);
  const left = draft.part.words.filter((word) => !EACH_OF_THEM.test(word)).join(' ');
  const preparations = [left, ...draft.preparations].filter((text) => text !== '');
  const more = others.filter(({ part }) => part.amount !== undefined);
  return [{ ...draft, preparations }, ...more];
}
