import { useCallback, useEffect, useState } from 'react';
import type { DishCost } from '#core/costing/cost-dish.ts';
import { loadOnce } from '#core/load-once.ts';
import type { Substitution } from '#core/sources/collection/substitution.ts';

const loadSubstitutions = loadOnce(
  async () => (await import('./substitutions.chunk.ts')).substitutions,
);

type SubstitutesOf = (position: number, name: string) => readonly Substitution[];

const NONE: readonly Substitution[] = [];

/**
 * What can stand in for each ingredient of a dish, by its position; nothing until the table is
 * there, and nothing if it does not load. The count of the dish knows which food is meant; until
 * then it is the name as written, which recipes of the collection take from the tables.
 */
export function useSubstitutes(count: DishCost | undefined): SubstitutesOf {
  const [table, setTable] = useState<readonly Substitution[]>(NONE);
  useEffect(() => {
    let isShown = true;
    loadSubstitutions().then(
      (loaded) => {
        if (isShown) setTable(loaded);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useCallback(
    (position, name) => {
      const counted = count?.lines.filter((line) => line.position === position);
      const foods = counted?.map(({ line }) => line.ingredient) ?? [plainName(name)];
      return table.filter(({ food }) => foods.includes(food));
    },
    [count, table],
  );
}

/** "Kemiri, sangrai" is kemiri. */
const plainName = (name: string): string => (name.split(',')[0] ?? '').trim().toLowerCase();
