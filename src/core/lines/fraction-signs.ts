const FRACTIONS = [
  ['½', '1/2'],
  ['⅓', '1/3'],
  ['⅔', '2/3'],
  ['¼', '1/4'],
  ['¾', '3/4'],
  ['⅕', '1/5'],
  ['⅙', '1/6'],
  ['⅛', '1/8'],
  ['⅜', '3/8'],
] as const;
const SPELT: ReadonlyMap<string, string> = new Map(FRACTIONS);

/** ½, ⅓ and so on, as the characters of a pattern. */
export const FRACTION_SIGNS = [...SPELT.keys()].join('');
const FRACTION_SIGN = new RegExp(` ?[${FRACTION_SIGNS}]`, 'gu');

/** Writes `1½` as `1 1/2`. */
export function spellFractions(text: string): string {
  return text
    .replaceAll(FRACTION_SIGN, (sign) => ` ${SPELT.get(sign.trim()) ?? ''}`)
    .replaceAll('⁄', '/')
    .trim();
}

/** Writes `1 1/2` as `1½`; a fraction that has no sign stays. */
export function printFractions(text: string): string {
  const signOf = (digits: string) => FRACTIONS.find(([, spelt]) => spelt === digits)?.[0];
  return text
    .replaceAll(/\b\d\/\d\b/gu, (digits) => signOf(digits) ?? digits)
    .replaceAll(new RegExp(`(?<=\\d) (?=[${FRACTION_SIGNS}])`, 'gu'), '');
}
