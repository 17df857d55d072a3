import { startTransition, useCallback, useEffect, useState } from 'react';
import type { DishCost } from '#core/costing/dish-cost.ts';
import type { Substitution } from '#core/sources/collection/substitution.ts';

type SubstitutesOf = (position: number, name: string) => readonly Substitution[];

const NONE: readonly Substitution[] = [];

/**
 * What can stand in for each ingredient of a dish, by its position; empty until the table has
 * loaded. The cost of the dish knows which food is meant; until then it is the name as written,
 * which recipes of the collection take from the tables.
 */
export function useSubstitutes(dishCost: DishCost | undefined): SubstitutesOf {
  const [table, setTable] = useState(NONE);
  useEffect(() => {
    let isShown = true;
    import('../substitutions.chunk.ts').then(
      ({ substitutions }) => {
        // Every ingredient is rendered again, which must not hold up a tap.
        if (isShown) startTransition(() => setTable(substitutions));
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
      const foods = priced?.map(({ line }) => line.food ?? '') ?? [plainName(name)];
      return [...new Set(foods)].flatMap((food) => table.filter((row) => row.food === food));
    },
    [dishCost, table],
  );
}

/** The name without its preparation: "Kemiri, sangrai" is kemiri. */
const plainName = (name: string): string => (name.split(',')[0] ?? '').trim().toLowerCase();
