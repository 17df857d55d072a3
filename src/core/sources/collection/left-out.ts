import { HARAM, type Exclusion } from './search/words/exclusion-words.ts';

/** Most foods named as left out. */
const MAX_LEFT_OUT = 6;

/** "udang, ebi, rebon, terasi, dan petis": people with allergies see what was considered. */
export function listLeftOut(without: readonly Exclusion[]): string | undefined {
  const isFood = (one: Exclusion) => one !== HARAM && one.cooking.length === 0 && !one.isGuess;
  const words = [...new Set(without.filter(isFood).flatMap((one) => one.words))];
  // "Kecap" covers "kecap manis".
  const covers = (one: string, other: string) => one !== other && ` ${other} `.includes(` ${one} `);
  const plain = words.filter((word) => !words.some((other) => covers(other, word)));
  const shown = plain.slice(0, MAX_LEFT_OUT);
  if (plain.length > shown.length) shown.push('lainnya');
  const last = shown.at(-1);
  if (last === undefined) return undefined;
  const others = shown.slice(0, -1).join(', ');
  return others === '' ? last : `${others}${shown.length > 2 ? ',' : ''} dan ${last}`;
}
