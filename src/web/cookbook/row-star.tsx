import { Star } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { text } from './text.ts';
import toggleStyles from '../stars/star-toggle.module.css';
import buttonStyles from '../ui/icon-button.module.css';
import styles from './row-star.module.css';

type RowStarProps = {
  readonly title: string;
  readonly slug: string;
  readonly isStarred: boolean;
  readonly disabled?: boolean;
  /** A stable function. */
  readonly onStar: (slug: string, isOn: boolean) => void;
};

/** The star of a recipe in a list, which does not load the recipe itself. */
export function RowStar({ title, slug, isStarred, disabled = false, onStar }: RowStarProps) {
  return (
    <button
      type="button"
      className={`${styles['star']} ${buttonStyles['button']} ${toggleStyles['star']}`}
      aria-label={text.star(title)}
      aria-pressed={isStarred}
      disabled={disabled}
      onClick={() => onStar(slug, !isStarred)}
    >
      <Icon of={Star} />
    </button>
  );
}
