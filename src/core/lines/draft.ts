import type { FoundFood } from './find-name.ts';
import type { StatedSize } from './ingredient-line.ts';
import type { Amount } from './read-amount.ts';
import type { Joint } from './split-parts.ts';

/** A part of a line with its amount removed. */
export type LinePart = {
  readonly amount?: Amount | undefined;
  readonly unit?: string | undefined;
  /** The unit as written, since it may turn out to be part of the name (`1 buah naga`). */
  readonly unitWord?: string;
  readonly toTaste: boolean;
  /** True for an amount after `@`, which applies to each food before it. */
  readonly isEach?: true;
  /** The rest: name and preparation. */
  readonly words: readonly string[];
  /** As read here; the draft keeps its own, since its part may be replaced. */
  readonly stated?: StatedSize | undefined;
};

/** Whether a part gives an amount, `secukupnya` included. */
export const hasSize = ({ amount, toTaste }: LinePart): boolean => amount !== undefined || toTaste;

/** A count of the unit that things are packed in. */
export type Packs = { readonly amount: Amount; readonly unit: string };

/** One ingredient of a line while its parts are still being collected. */
export type Draft = {
  part: LinePart;
  found: FoundFood | undefined;
  stated: StatedSize | undefined;
  /** A number of packs that a note adds to a weight: `65 ml (2 bungkus)`. */
  packs?: Packs | undefined;
  /** How it is joined to the ingredient before it on the line. */
  joint?: Joint;
  readonly preparations: string[];
};
