/**
 * Names of ingredients as a reader sees them, case-folded, if they differ from the canonical ones.
 */
export type ShownNames = readonly string[];

export const packShownNames = (names: ShownNames): string => names.join('|');

export const unpackShownNames = (packed: string): ShownNames => packed.split('|');
