import { joinNames } from '../../recipes/join-names.ts';
import { HARAM, HEAVY, RAW, type Exclusion } from './search/words/exclusion-words.ts';

/** Most foods named as left out. */
const MAX_LEFT_OUT = 6;

/** "udang, ebi, rebon, terasi, dan petis": people with allergies see what was considered. */
export function listLeftOut(exclusions: readonly Exclusion[]): string | undefined {
  const isFood = (exclusion: Exclusion) =>
    exclusion !== HARAM &&
    exclusion !== HEAVY &&
    exclusion.marks.length === 0 &&
    !exclusion.isGuess;
  // Nobody knows all dishes that are raw.
  const lists = exclusions
    .filter(isFood)
    .map((exclusion) => (exclusion === RAW ? ['yang mentah'] : exclusion.words));
  // What was named comes first, then what belongs to it: "kacang, telur, rempeyek".
  const words = [...new Set([...lists.flatMap(([named = []]) => named), ...lists.flat()])];
  // "Kecap" covers "kecap manis".
  const covers = (one: string, other: string) => one !== other && ` ${other} `.includes(` ${one} `);
  const plain = words.filter((word) => !words.some((other) => covers(other, word)));
  const shown = plain.slice(0, MAX_LEFT_OUT);
  if (plain.length > shown.length) shown.push('lainnya');
  return shown.length === 0 ? undefined : joinNames(shown);
}
