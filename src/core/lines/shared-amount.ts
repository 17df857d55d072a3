import { hasSize, type Draft, type LinePart } from './draft.ts';
import { isWeightOrVolume, SPOONS_AND_GLASSES } from './kitchen-units.ts';
import { isSeasoning, type KnownFoods } from './known-foods.ts';
import { scaleAmount } from './read-amount.ts';

/**
 * "Garam dan merica, ½ sdt" is half a teaspoon of each; "wortel dan kol, 200 g" is the weight of
 * both.
 */
export function shareSize(drafts: readonly Draft[], size: LinePart, isForEach: boolean): void {
  const share = !isForEach && isWeighed(size) ? 1 / drafts.length : 1;
  for (const draft of drafts) {
    const { words } = draft.part;
    draft.part = { ...size, words, amount: size.amount && scaleAmount(size.amount, share) };
  }
}

/**
 * Gives foods listed on a line the amount written once for all of them: "garam, gula secukupnya",
 * "daun salam, serai masing-masing 1 lembar", "2 sdm kecap manis dan saus tiram".
 */
export function shareAmounts(drafts: readonly Draft[], foods: KnownFoods): void {
  const last = drafts.at(-1);
  if (last === undefined || drafts.length < 2) return;
  const isToTaste = drafts[0]?.part.toTaste === true || last.part.toTaste;
  const isShared =
    last.part.isEach === true ||
    last.part.words.some((word) => /^(?:masing-masing|masing)$/u.test(word));
  for (const draft of drafts) {
    if (hasSize(draft.part)) continue;
    const { words } = draft.part;
    if (isShared && last.part.amount !== undefined) draft.part = { ...last.part, words };
    else if (isToTaste) draft.part = { ...draft.part, toTaste: true };
  }
  shareFirstAmounts(drafts, foods);
}

/** Gives an amount to the foods after it that have none: "1 ruas jahe, lengkuas, kunyit". */
function shareFirstAmounts(drafts: readonly Draft[], foods: KnownFoods): void {
  for (const [at, first] of drafts.entries()) {
    if (first.part.amount === undefined) continue;
    const next = drafts.findIndex((draft, index) => index > at && hasSize(draft.part));
    const others = drafts.slice(at + 1, next === -1 ? undefined : next);
    const isOneList = others.at(-1)?.joint === 'and';
    const canShare = others.every((draft) =>
      canShareAmount(isOneList ? { ...draft, joint: 'and' } : draft, first, foods),
    );
    if (others.length > 0 && canShare) shareSize([first, ...others], first.part, false);
  }
}

/**
 * Whether the amount of a food also applies to one listed after it. Seasoning never shares the weight
 * of the meat before it, and "2 sdm gula, garam" does not say how much salt: after a comma an amount
 * applies only to foods counted the same way.
 */
export function canShareAmount(
  { part, found, joint }: Draft,
  first: Draft,
  foods: KnownFoods,
): boolean {
  const { unit = '' } = first.part;
  if (found === undefined || first.found === undefined || hasSize(part)) return false;
  if (joint === 'and' && isWeighed(first.part)) return !isSeasoning(found.food, foods);
  if (foods.measures.get(found.food)?.has(unit) !== true) return false;
  if (joint === 'and') return true;
  const named = first.found.food.split(' ');
  const isKindOfIt = found.food.split(' ').some((word) => named.includes(word));
  return !SPOONS_AND_BOWLS.has(unit) && !isWeighed(first.part) && !isKindOfIt;
}

/** An amount in one of these units never carries over a comma. */
const SPOONS_AND_BOWLS: ReadonlySet<string> = new Set([...SPOONS_AND_GLASSES, 'mangkuk']);

const isWeighed = ({ unit = '' }: LinePart): boolean => isWeightOrVolume(unit);
