import type { ShownWords } from '../search/violates-exclusion.ts';

/**
 * Of a recipe what its facts do not say already: names of ingredients that differ from the canonical
 * ones, parted by `|`, and beginnings of words of its steps that somebody may leave out ("tanpa oven").
 */
export type PackedShownWords = readonly [names: string, steps: string];

export const packShownWords = ({ names, steps }: ShownWords): PackedShownWords => [
  names.join('|'),
  steps.join(' '),
];

export const unpackShownWords = ([names, steps]: PackedShownWords): ShownWords => ({
  names: names.split('|'),
  steps: steps.split(' '),
});
