import { capitalise } from '../recipes/join-names.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import { groupByStall, sumItems, type OilInPan, type ShoppingItem } from './shopping-list.ts';

/** Beside frying oil, if less of it is bought than fills the pan. */
export const describePan = ({ used, full, home }: OilInPan): string =>
  `cukup kalau di rumah masih ada ${home}: wajannya perlu ${full}, terpakai ± ${used}`;

/** Beside a sum with such oil. */
export const NO_FULL_PAN =
  'Minyak untuk wajan tidak dihitung penuh, karena sisanya bisa dipakai lagi.';

/**
 * The list as a message: bold as in WhatsApp, one item per line. Without prices if the person who
 * goes shopping need not see them.
 *
 * @param dishes names, with their portions, of what it is for.
 */
export function writeShoppingText(
  dishes: readonly string[],
  items: readonly ShoppingItem[],
  { withPrices }: { readonly withPrices: boolean },
): string {
  const total = sumItems(items.map((item) => ({ ...item, ...item.rest })));
  const oil = items.some(({ pan }) => pan !== undefined) ? `\n${NO_FULL_PAN}` : '';
  return [
    `*Daftar belanja*\nUntuk: ${dishes.join(', ')}`,
    ...groupByStall(items).map((group) =>
      [
        `*${capitalise(group.stall)}*`,
        ...group.items.map((item) => writeItem(item, withPrices)),
      ].join('\n'),
    ),
    ...(withPrices && total > 0 ? [`Perkiraan: *${formatRupiah(total)}*${oil}`] : []),
  ].join('\n\n');
}

function writeItem(
  { called, need, pan, rest, ...item }: ShoppingItem,
  withPrices: boolean,
): string {
  const { buy, rupiah } = rest ?? item;
  // Six chickens of a kilo are not four large ones.
  const isCounted = rest === undefined && buy !== undefined && /\bekor\b/u.test(need);
  const amount = isCounted ? `${need} (± ${buy})` : (buy ?? need);
  const price = withPrices && rupiah !== undefined ? ` (${formatRupiah(Math.round(rupiah))})` : '';
  const oil = pan === undefined ? '' : `, ${describePan(pan)}`;
  // A hyphen starts a list in WhatsApp; a bullet takes nine characters in an address.
  return `- ${called}${amount === '' ? '' : `: ${amount}`}${oil}${price}`;
}
