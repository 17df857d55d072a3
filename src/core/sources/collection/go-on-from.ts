import { splitShown } from '../shown-dishes.ts';
import type { CollectionData } from './bundled-collection.ts';
import type { RecipeFacts } from './recipe-facts.ts';
import type { SearchResult } from './search/collection-search.ts';

/** A question that names the dishes of the answer it goes on from. */
type GoingOn = {
  /** What it asks for. */
  readonly question: string;
  /** The result for that, without dishes that are not to come again, or with cheaper ones than those shown. */
  readonly choose: (found: SearchResult) => Promise<SearchResult>;
};

export function goOnFrom(
  whole: string,
  facts: readonly RecipeFacts[],
  { loadDish }: CollectionData,
): GoingOn {
  const { asked, shown, dearer } = splitShown(whole);
  const positionsOf = (names: readonly string[]) =>
    names.map((name) => facts.findIndex(({ title }) => title === name));
  const seen = positionsOf(shown);
  // "Bekal (selain udang, kacang)" refuses foods, and names no dishes that were shown.
  if (seen.includes(-1)) return { question: whole, choose: async (found) => found };
  const above = positionsOf(dearer).filter((at) => at !== -1);
  return {
    question: asked,
    choose: async (found) => {
      const positions = found.positions.filter((at) => !seen.includes(at));
      const isMenu = found.query.courses.length > 0;
      if (above.length === 0 || isMenu) return { ...found, positions };
      const { chosen, areCheaper } = chooseCheaper({ ...found, positions }, above, facts);
      const dishes = await Promise.all(
        chosen.map(async (at) => ({ at, dish: await loadDish(at) })),
      );
      const sorted = dishes.toSorted((one, other) => costOf(one.dish) - costOf(other.dish));
      return {
        ...found,
        positions: sorted.map(({ at }) => at),
        isNearest: found.isNearest || !areCheaper,
      };
    },
  };
}

/** Ingredients of a portion in rupiah, as its card has it; facts have it rounded. */
const costOf = ({
  estimatedCostatRupiah,
  porsi = 1,
}: Awaited<ReturnType<CollectionData['loadDish']>>) => estimatedCostatRupiah / porsi;

/**
 * Dishes of which each is cheaper than every dish that was shown and does not come again. Cheaper than the cheapest
 * of those, if there are enough; else the cheapest stay, and the others cost less than the rest.
 */
function chooseCheaper(
  { positions, count }: Pick<SearchResult, 'positions' | 'count'>,
  above: readonly number[],
  facts: readonly RecipeFacts[],
): { readonly chosen: readonly number[]; readonly areCheaper: boolean } {
  const costAt = (at: number) => facts[at]?.costPerServing ?? 0;
  const kept = above.filter((at) => positions.includes(at));
  const fitting = [...new Set([...kept, ...positions])];
  const choices = above
    .map(costAt)
    .toSorted((a, b) => a - b)
    .map((most) => fitting.filter((at) => costAt(at) < most));
  const chosen = choices.find(({ length }) => length >= count) ?? choices.at(-1) ?? [];
  const areCheaper = chosen.length > 0;
  return { chosen: (areCheaper ? chosen : fitting).slice(0, count), areCheaper };
}
