import { X } from 'lucide';
import {
  FILTER_NAMES,
  NOTHING_CHOSEN,
  withoutChoice,
  type Chosen,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { Icon } from '../ui/icon.tsx';
import { chosenLabel } from './filter-text.ts';
import { text } from './list-text.ts';
import styles from './chosen-filters.module.css';

type ChosenProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

/** The chosen filters; one tap removes a choice. */
export function ChosenFilters({ chosen, onChange }: ChosenProps) {
  const all = FILTER_NAMES.flatMap((name) => chosen[name].map((choice) => ({ name, choice })));
  if (all.length === 0) return null;
  return (
    <ul className={styles['chosen']} aria-label={text.chosen}>
      {all.map(({ name, choice }) => (
        <li key={`${name} ${choice}`}>
          <button
            type="button"
            aria-label={text.giveUp(chosenLabel(name, choice))}
            onClick={() => onChange(withoutChoice(chosen, name, choice))}
          >
            {chosenLabel(name, choice)}
            <Icon of={X} />
          </button>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            className={styles['reset']}
            onClick={() => onChange(NOTHING_CHOSEN)}
          >
            {text.reset}
          </button>
        </li>
      )}
    </ul>
  );
}
