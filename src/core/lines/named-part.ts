import type { Draft, LinePart } from './draft.ts';
import type { FoundFood } from './find-name.ts';
import type { KnownFoods } from './known-foods.ts';
import { CLAUSE_WORDS } from './preparation-words.ts';

/**
 * Finds the food of a part; a unit that belongs to the name (`1 buah naga`) is given back to it.
 */
export function findInPart(part: LinePart, foods: KnownFoods): Pick<Draft, 'part' | 'found'> {
  const found = findBeforeClause(part.words, foods);
  if (found !== undefined || part.unitWord === undefined) return { part, found };
  const words = [part.unitWord, ...part.words];
  const withUnit = findBeforeClause(words, foods);
  if (withUnit === undefined || withUnit.start !== 0) return { part, found };
  const unit = part.words.length > 0 ? part.unit : undefined;
  return { part: { ...part, unit, words }, found: withUnit };
}

/** Finds a name before the first word that begins a clause ("untuk", "dari", "yang"). */
export function findBeforeClause(
  words: readonly string[],
  foods: KnownFoods,
): FoundFood | undefined {
  const clause = words.findIndex((word, index) => index > 0 && CLAUSE_WORDS.has(word));
  if (clause === -1) return foods.names.find(words);
  const before = foods.names.find(words.slice(0, clause));
  // A listed name may contain the clause word: "ayam tanpa tulang", "daging potong".
  const over = foods.names.find(words);
  if (over === undefined || over.start > (before?.start ?? 0)) return before;
  return before === undefined || over.end > before.end ? over : before;
}
