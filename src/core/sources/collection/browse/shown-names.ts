/**
 * Names of ingredients as a reader sees them, case-folded, if they differ from the canonical ones.
 */
export type ShownNames = readonly string[];

/** Runs when the product is built; {@link unpackShownNames} reads it. */
export const packShownNames = (names: ShownNames): string => names.join('|');

/** Reads the text of {@link packShownNames}. */
export const unpackShownNames = (packed: string): ShownNames => packed.split('|');
