import type { DishKind } from '#core/recipes/dish-extras.ts';
import pictures from './dish-pictures.svg';
import styles from './dish-picture.module.css';

type DishPictureProps = {
  /** Absent if unknown, as in an own recipe. */
  readonly kind: DishKind | undefined;
  /** Tells dishes eaten with rice apart: fish, poultry, or wrapped in leaves. */
  readonly foodName?: string;
  readonly size?: 'small' | 'medium';
};

/**
 * A small picture of a kind of dish, drawn by us; it adds nothing to the words beside it. All
 * pictures are one file, which loads after the text and moves nothing.
 */
export function DishPicture({ kind, foodName = '', size = 'medium' }: DishPictureProps) {
  return (
    <span className={styles['picture']} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 48 48">
        <use href={`${pictures}#${pictureName(kind, foodName)}`} />
      </svg>
    </span>
  );
}

/** Dishes eaten with rice that have their own picture. */
const SIDES: readonly (readonly [picture: string, words: RegExp])[] = [
  ['pepes', /\b(?:pepes|pais|palai|botok|brengkes|tum)\b/iu],
  [
    'ikan',
    /\b(?:ikan|bandeng|lele|tongkol|cakalang|gurame|nila|patin|mujair|kembung|tenggiri|kakap|bawal)\b/iu,
  ],
  ['ayam', /\b(?:ayam|bebek|itik|itiak|manuk)\b/iu],
];

/** Name of a symbol in `dish-pictures.svg`. */
function pictureName(kind: DishKind | undefined, foodName: string): string {
  if (kind === undefined) return 'piring';
  const side = kind === 'lauk' ? SIDES.find(([, words]) => words.test(foodName)) : undefined;
  return side?.[0] ?? kind.replace(' ', '-');
}
