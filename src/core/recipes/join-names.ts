/** "udang, ebi, dan terasi" */
export function joinNames(names: readonly string[]): string {
  const others = names.slice(0, -1).join(', ');
  const last = names.at(-1) ?? '';
  return others === '' ? last : `${others}${names.length > 2 ? ',' : ''} dan ${last}`;
}

/** "Ayam bakar", at the beginning of a line or sentence. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
