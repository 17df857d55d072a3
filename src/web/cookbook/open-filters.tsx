import { SlidersHorizontal } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import { FILTER_NAMES, type Chosen } from '#core/sources/collection/browse/recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { backDone } from '../ui/close-on-back.ts';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { text } from './list-text.ts';

type OpenFiltersProps = {
  readonly recipes: readonly ListedRecipe[];
  readonly chosen: Chosen;
  readonly onApply: (chosen: Chosen) => void;
};

/** Opens the filters on a phone, which has no room for a column. */
export function OpenFilters({ recipes, chosen, onApply }: OpenFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const applied = useRef<Chosen>(undefined);
  const count = FILTER_NAMES.reduce((sum, name) => sum + chosen[name].length, 0);
  useEffect(() => {
    const next = applied.current;
    if (isOpen || next === undefined) return;
    applied.current = undefined;
    // Closing the sheet goes one step back first, and would undo a new address.
    void backDone().then(() => onApply(next));
  }, [isOpen, onApply]);
  return (
    <>
      <Button
        icon={<Icon of={SlidersHorizontal} />}
        disabled={!isHydrated}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? text.filters : text.filtersChosen(count)}
      </Button>
      {isOpen && (
        <FilterSheet
          recipes={recipes}
          chosen={chosen}
          onClose={() => setIsOpen(false)}
          onApply={(next) => {
            applied.current = next;
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
