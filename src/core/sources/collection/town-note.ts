import { joinNames } from './left-out.ts';
import type { AskedTown } from './search/collection-search.ts';

/**
 * Says which of the dishes are known to be from the town that is asked for, if not all are: what else comes
 * is from its province.
 */
export function writeTownNote({ name, province, titles }: AskedTown): string {
  const town = name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  return titles.length === 0
    ? `Yang tercatat khas ${town} belum ada di koleksi kami; ini dari ${province}.`
    : `Yang tercatat khas ${town} di koleksi kami: ${joinNames(titles)}. Lainnya dari ${province}.`;
}
