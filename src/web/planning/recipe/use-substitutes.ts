import { startTransition, useCallback, useEffect, useState } from 'react';
import type { DishCost } from '#core/costing/cost-lines.ts';
import { loadOnce } from '#core/load-once.ts';
import type { Substitution } from '#core/sources/collection/substitution.ts';

/** By the food that they replace. */
type Table = ReadonlyMap<string, readonly Substitution[]>;

const loadSubstitutions = loadOnce(async (): Promise<Table> => {
  const { substitutions } = await import('../substitutions.chunk.ts');
  const table = new Map<string, Substitution[]>();
  for (const substitution of substitutions) {
    const others = table.get(substitution.food);
    if (others === undefined) table.set(substitution.food, [substitution]);
    else others.push(substitution);
  }
  return table;
});

type SubstitutesOf = (position: number, name: string) => readonly Substitution[];

const NONE: Table = new Map();

/**
 * What can stand in for each ingredient of a dish, by its position; empty until the table has
 * loaded. The cost of the dish knows which food is meant; until then it is the name as written,
 * which recipes of the collection take from the tables.
 */
export function useSubstitutes(dishCost: DishCost | undefined): SubstitutesOf {
  const [table, setTable] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    loadSubstitutions().then(
      (loaded) => {
        // Every ingredient is rendered again, which must not hold up a tap.
        if (isShown) startTransition(() => setTable(loaded));
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useCallback(
    (position, name) => {
      const priced = dishCost?.lines.filter((line) => line.position === position);
      const foods = priced?.map(({ line }) => line.ingredient ?? '') ?? [plainName(name)];
      return [...new Set(foods)].flatMap((food) => table.get(food) ?? []);
    },
    [dishCost, table],
  );
}

/** "Kemiri, sangrai" is kemiri. */
const plainName = (name: string): string => (name.split(',')[0] ?? '').trim().toLowerCase();
