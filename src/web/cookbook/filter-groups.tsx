import { memo, useMemo, useState } from 'react';
import type { ListedRecipe } from '#core/sources/collection/browse/listed-recipe.ts';
import {
  countChoices,
  FILTERS,
  withChoice,
  withoutChoice,
  type Chosen,
  type FilterName,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { choiceLabel, filterTitles, ISLANDS } from './filter-text.ts';
import styles from './filter-groups.module.css';

type FilterGroupsProps = {
  readonly recipes: readonly ListedRecipe[];
  readonly chosen: Chosen;
  readonly disabled: boolean;
  readonly onChange: (chosen: Chosen) => void;
};

/** Kinds have their pictures at the top of the page. */
const SHORT = ['cost', 'time', 'heat'] as const;
const LONG = ['freeFrom', 'occasion', 'province'] as const;

/** All filters, with how many recipes each choice would show. */
export const FilterGroups = memo(function FilterGroups(props: FilterGroupsProps) {
  return (
    <div className={styles['groups']}>
      {SHORT.map((name) => (
        <fieldset key={name} className={styles['group']}>
          <legend>{filterTitles[name]}</legend>
          <Choices {...props} name={name} choices={FILTERS[name].choices} />
        </fieldset>
      ))}
      {LONG.map((name) => (
        <FoldedGroup key={name} {...props} name={name} />
      ))}
    </div>
  );
});

type FoldedGroupProps = FilterGroupsProps & { readonly name: (typeof LONG)[number] };

/** A group of many choices, rendered when opened. */
function FoldedGroup(props: FoldedGroupProps) {
  const { name, chosen } = props;
  const isChosen = chosen[name].length > 0;
  const [isOpen, setIsOpen] = useState(isChosen);
  return (
    <details
      className={`${styles['group']} unfolds`}
      open={isChosen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{filterTitles[name]}</summary>
      {isOpen &&
        (name === 'province' ? (
          ISLANDS.map(([island, provinces]) => (
            <fieldset key={island}>
              <legend>{island}</legend>
              <Choices {...props} choices={provinces} />
            </fieldset>
          ))
        ) : (
          <fieldset>
            <legend className="visually-hidden">{filterTitles[name]}</legend>
            <Choices {...props} choices={FILTERS[name].choices} />
          </fieldset>
        ))}
    </details>
  );
}

type ChoicesProps = FilterGroupsProps & {
  readonly name: FilterName;
  readonly choices: readonly string[];
};

function Choices({ recipes, chosen, disabled, onChange, name, choices }: ChoicesProps) {
  const counts = useMemo(() => countChoices(recipes, chosen, name), [recipes, chosen, name]);
  return (
    <div className={styles['choices']}>
      {choices.map((choice) => {
        const isChosen = chosen[name].includes(choice);
        const count = counts.get(choice) ?? 0;
        return (
          <label key={choice} className={styles['choice']}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={disabled || (count === 0 && !isChosen)}
              onChange={() =>
                onChange((isChosen ? withoutChoice : withChoice)(chosen, name, choice))
              }
            />
            <span>
              {choiceLabel(name, choice)} <span className={styles['count']}>{count}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
