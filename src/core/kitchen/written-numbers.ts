import { FRACTION_SIGNS } from '../lines/fraction-signs.ts';

// Sources of patterns for numbers as people and models write them. `lines/` has its own, for tidied lines.

const SIGN = `[${FRACTION_SIGNS}]`;
const FRACTION = String.raw`\d+\s?[/⁄]\s?\d+`;

/** `1/2`, `½`, `1.500`, `1½`, `1 1/2`. */
export const WRITTEN_NUMBER = String.raw`(?:${FRACTION}|${SIGN}|\d+(?:[.,]\d+)*(?:\s+${FRACTION}|\s?${SIGN})?)`;

/** Between the ends of a range: `10-12`, `3 sampai 4`. */
export const UP_TO = String.raw`\s?(?:[-–—]|s/d|sampai|hingga)\s?`;

/** Before a number that is not exact: `± 800 g`, `kurang lebih 20 biji`. */
export const ABOUT = '(?:±|~|sekitar|kira-kira|kurang lebih|kurleb)';
