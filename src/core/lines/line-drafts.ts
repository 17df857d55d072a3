import { addAmounts } from './add-amounts.ts';
import { hasSize, type Draft, type LinePart } from './draft.ts';
import type { StatedSize } from './ingredient-line.ts';
import { isSeasoning, type KnownFoods } from './known-foods.ts';
import { splitAtAmounts } from './missing-commas.ts';
import { findInPart } from './named-part.ts';
import { openList } from './open-list.ts';
import { CLAUSE_WORDS, PREPARATION_WORDS } from './preparation-words.ts';
import { takeAmount } from './read-amount.ts';
import { readPart } from './read-part.ts';
import { canShareAmount, shareAmounts } from './shared-amount.ts';
import { isEither, splitParts, type Joint } from './split-parts.ts';
import { findStatedSize, sizeOf } from './stated-size.ts';
import { wordSet } from './word-set.ts';

/**
 * Reads the ingredients of a line without its notes in parentheses.
 *
 * @param size the amount of the first ingredient, if it is given beside the line and not in it.
 */
export function readDrafts(body: string, foods: KnownFoods, size?: LinePart): Draft[] {
  const whole = readWholeName(body, foods);
  if (whole !== undefined) return [whole];
  const drafts: Draft[] = [];
  const pieces = splitParts(body).flatMap((piece) => splitAtAmounts(piece, foods));
  for (const { joint, text } of pieces) {
    const part = readPart(text, foods.names);
    const current = drafts.at(-1);
    if (current === undefined) {
      // The size beside the name counts, not one inside it: "santan dari 1 butir kelapa".
      const isBare = size !== undefined && !beginsWithAmount(text);
      drafts.push(createDraft(isBare ? { ...size, words: part.words } : part, foods));
    } else if (joint === 'and' && takeMore(drafts, current, part, foods)) continue;
    else if (current.part.words.length === 0) fillDraft(current, part, foods);
    else if (joint === 'list' && size?.amount !== undefined && part.words.length > 0) {
      current.preparations.push(text);
    } else joinPart(drafts, current, { joint, part, text }, foods);
  }
  const opened = drafts.flatMap((draft) => openList(draft, foods));
  shareAmounts(opened, foods);
  return opened;
}

/** Whether a text begins with an amount other than `secukupnya`. */
export function beginsWithAmount(text: string): boolean {
  const taken = takeAmount(text);
  return taken !== undefined && taken.amount !== 'to-taste';
}

/** A listed name may contain an "and" and is still one food: `hati dan ampela ayam`. */
function readWholeName(body: string, foods: KnownFoods): Draft | undefined {
  const part = readPart(body, foods.names);
  if (!/[,&+/]|\b(?:dan|atau)\b/u.test(part.words.join(' '))) return undefined;
  return foods.names.isWholeName(part.words) ? createDraft(part, foods) : undefined;
}

function createDraft(part: LinePart, foods: KnownFoods): Draft {
  return { ...findInPart(part, foods), stated: part.stated, preparations: [] };
}

/** Gives a draft that is only an amount the name of the next part: "5 buah / 100 gr cabe rawit". */
export function fillDraft(draft: Draft, part: LinePart, foods: KnownFoods): void {
  const size = sizeInPart(part, draft.part);
  Object.assign(draft, findInPart({ ...draft.part, words: part.words }, foods));
  draft.stated ??= size ?? part.stated;
}

type JoinedPart = { readonly joint: Joint; readonly part: LinePart; readonly text: string };

function joinPart(
  drafts: Draft[],
  current: Draft,
  { joint, part, text }: JoinedPart,
  foods: KnownFoods,
): void {
  if (part.words.length === 0) {
    addAmount(current, part);
    return;
  }
  // The amount after two alternatives is that of the first, too: "tusuk sate/lidi secukupnya".
  if (isEither(joint) && !hasSize(current.part) && hasSize(part)) addAmount(current, part);
  const next = createDraft(joint === 'list' ? part : completeName(part, current, foods), foods);
  const isFood = next.found?.start === 0 && startsFood(next, foods);
  if (joint === 'slash' && isFood && areAllMeant(current, next)) {
    drafts.push({ ...next, joint: 'and' });
    return;
  }
  // An alternative replaces the food before it, so nothing more is bought: "margarin/mentega".
  if (isEither(joint) && next.found?.start === 0) return;
  if (!isEither(joint) && isFood && standsAlone(next, current, joint, foods)) {
    drafts.push({ ...next, joint });
  } else {
    if (belongsBefore(next, current, foods)) {
      const { words } = current.part;
      current.part = { ...part, words };
    }
    current.preparations.push(text);
  }
}

/** The taste each seasoning adds: only seasonings that add the same taste are alternatives. */
const TASTE: Readonly<Record<string, 'salt' | 'sweet' | 'hot' | 'savoury'>> = {
  garam: 'salt',
  'gula pasir': 'sweet',
  lada: 'hot',
  'lada bubuk': 'hot',
  'penyedap rasa': 'savoury',
  'kaldu bubuk': 'savoury',
  'kaldu ayam bubuk': 'savoury',
  'kaldu sapi bubuk': 'savoury',
  'kaldu jamur': 'savoury',
};

/**
 * Whether a slash lists foods: seasonings of different tastes without amounts ("garam/gula/micin"). Otherwise
 * it joins alternatives ("1 sdt garam/kaldu jamur").
 */
function areAllMeant(current: Draft, next: Draft): boolean {
  if (current.part.amount !== undefined || next.part.amount !== undefined) return false;
  const [before, after] = [current, next].map(({ found }) => TASTE[found?.food ?? '']);
  return before !== undefined && after !== undefined && before !== after;
}

/**
 * Whether an amount at the end of a line is that of its first food: "ikan nila, bersihkan, lumuri jeruk nipis
 * = 3 ekor".
 */
function belongsBefore(next: Draft, current: Draft, foods: KnownFoods): boolean {
  const { amount, unit } = next.part;
  if (current.part.amount !== undefined || current.part.toTaste) return false;
  if (amount === undefined || unit === undefined) return false;
  // A length after a word for cutting is the size of a piece: "kacang panjang, potong 3 cm".
  if (unit === 'cm' && PREPARATION_WORDS.has(next.part.words[0] ?? '')) return false;
  const isMeasuredBy = (draft: Draft) =>
    foods.measures.get(draft.found?.food ?? '')?.has(unit) === true;
  return next.found === undefined || (isMeasuredBy(current) && !isMeasuredBy(next));
}

const PURPOSE_WORDS = new Set(['untuk', 'utk', 'tuk', 'buat', 'bwt']);

/**
 * Takes one more amount of the same food, named once or with its purpose: "100 g + 50 g gula", "100 g gula +
 * 50 g untuk taburan". Amounts are added up if they can be, and get a line each if not ("1 bungkus + 2 sdm").
 *
 * @returns whether it was such an amount.
 */
function takeMore(drafts: Draft[], current: Draft, part: LinePart, foods: KnownFoods): boolean {
  const { amount, unit, words: said } = part;
  const { amount: first, unit: firstUnit, words: named } = current.part;
  if (amount === undefined || first === undefined) return false;
  const isNamed = said.length > 0 && named.length > 0;
  if (isNamed && !PURPOSE_WORDS.has(said[0] ?? '')) return false;
  const words = named.length === 0 ? said : named;
  const sum = addAmounts({ amount: first, unit: firstUnit }, { amount, unit });
  const added = { ...current.part, amount: sum ?? first, words };
  Object.assign(current, findInPart(added, foods));
  if (sum === undefined) drafts.push(createDraft({ ...part, words }, foods));
  return true;
}

/** An amount without a name belongs to the name before it: "lele 2 ekor / 500 gr". */
function addAmount(draft: Draft, part: LinePart): void {
  const { words } = draft.part;
  if (draft.part.amount !== undefined) draft.stated ??= sizeInPart(part, draft.part);
  else if (part.amount !== undefined || part.toTaste) draft.part = { ...part, words };
}

/**
 * A food with an amount is another ingredient. Without one, it is another ingredient after an "and"
 * that does not continue the preparation ("buang kepala dan usus"), in a comma list without
 * amounts, and if it is counted like the food before it ("1 buah tomat, timun").
 */
function standsAlone(next: Draft, current: Draft, joint: Joint, foods: KnownFoods): boolean {
  if (next.part.amount !== undefined || next.part.toTaste) return true;
  if (joint === 'and') return current.preparations.length === 0 && !isCoated(current);
  if (current.part.amount === undefined || canShareAmount(next, current, foods)) return true;
  return current.found !== undefined && isSeasoning(next.found?.food, foods);
}

const COATED_WITH = wordSet(
  'lumuri dilumuri bumbui dibumbui baluri dibaluri balur balut taburi ditaburi marinasi kucuri rendam',
);

/** Whether the food is coated: what follows then goes onto it ("ayam, lumuri jeruk nipis dan garam"). */
function isCoated({ part, found }: Draft): boolean {
  return part.words.slice(found?.end ?? 0).some((word) => COATED_WITH.has(word));
}

/** Whether the words after the name in a part leave it that food. */
function startsFood({ part, found }: Draft, foods: KnownFoods): boolean {
  const after = part.words.slice(found?.end ?? 0);
  const [next] = after;
  if (next === undefined || /\d/u.test(next)) return true;
  if (PREPARATION_WORDS.has(next) || CLAUSE_WORDS.has(next)) return true;
  return foods.names.find(after)?.start === 0;
}

/**
 * A shortened second name, completed with the first word of the name before it, at either end: `bawang merah
 * & putih`, `2 telur + 1 kuning`.
 */
function completeName(part: LinePart, current: Draft, foods: KnownFoods): LinePart {
  const head = current.part.words[current.found?.start ?? 0];
  if (head === undefined || part.words.length > 2) return part;
  if (foods.names.isWholeName(part.words)) return part;
  const orders = [
    [head, ...part.words],
    [...part.words, head],
  ];
  const words = orders.find((order) => foods.names.isWholeName(order));
  return words === undefined ? part : { ...part, words };
}

/** The weight or volume that a part without a name gives, if any. */
function sizeInPart(part: LinePart, main: LinePart): StatedSize | undefined {
  if (part.amount === undefined || part.unit === undefined) return undefined;
  const size = findStatedSize(['1', part.unit]);
  return size === undefined
    ? undefined
    : sizeOf({ ...size, amount: part.amount }, main.unit, part.isEach ? ['@'] : part.words);
}
