import { useMemo, useState } from 'react';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import {
  filterRecipes,
  NOTHING_CHOSEN,
  type Chosen,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { text } from './list-text.ts';
import styles from './filter-sheet.module.css';

type FilterSheetProps = {
  readonly recipes: readonly ListedRecipe[];
  readonly chosen: Chosen;
  readonly onApply: (chosen: Chosen) => void;
  readonly onClose: () => void;
};

/** The filters on a phone: tried out here, applied by the button that closes it. */
export function FilterSheet({ recipes, chosen, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(chosen);
  const { length: found } = useMemo(() => filterRecipes(recipes, draft), [recipes, draft]);
  return (
    <Sheet title={text.filters} closeTitle={text.closeFilters} place="side" onClose={onClose}>
      <div className={styles['body']}>
        <FilterGroups recipes={recipes} chosen={draft} disabled={false} onChange={setDraft} />
      </div>
      <footer className={styles['footer']}>
        <Button onClick={() => setDraft({ ...NOTHING_CHOSEN, kind: draft.kind })}>
          {text.reset}
        </Button>
        <Button variant="primary" disabled={found === 0} onClick={() => onApply(draft)}>
          {text.showResults(found)}
        </Button>
      </footer>
    </Sheet>
  );
}
