import { MULTIPLIER } from './rupiah.ts';

const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;
const WORD = String.raw`\.?\s?(?:${MULTIPLIER})(?!\p{L})`;
/** Source of a pattern for a number that is certainly money: "Rp 45.000", "15rb". */
export const MARKED_MONEY = String.raw`(?<!\p{L})rp\.?\s*${NUMBER}(?:${WORD})?|${NUMBER}${WORD}`;
