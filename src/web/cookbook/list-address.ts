import {
  FILTER_NAMES,
  FILTERS,
  NOTHING_CHOSEN,
  type Chosen,
  type FilterName,
} from '#core/sources/collection/browse/recipe-filters.ts';
import type { SortOrder } from '#core/sources/collection/browse/sort-recipes.ts';
import { paths } from '../paths.ts';

/** Everything that decides which recipes are listed and how; all in the address. */
export type ListState = {
  readonly query: string;
  readonly chosen: Chosen;
  readonly order: SortOrder;
};

export const EMPTY_STATE: ListState = { query: '', chosen: NOTHING_CHOSEN, order: 'usual' };

/** Longest search text, in characters. */
export const MAX_QUERY_LENGTH = 120;

const QUERY = 'cari';
const ORDER = 'urut';
const PARAMETERS: Readonly<Record<FilterName, string>> = {
  kind: 'jenis',
  province: 'provinsi',
  occasion: 'acara',
  cost: 'biaya',
  time: 'waktu',
  heat: 'pedas',
  freeFrom: 'tanpa',
};
const ORDER_WORDS: Readonly<Record<Exclude<SortOrder, 'usual'>, string>> = {
  cost: 'biaya',
  time: 'waktu',
  name: 'nama',
};

/** Reads the part of an address after the `?`. Unknown parts are ignored. */
export function readListState(search: string): ListState {
  const parameters = new URLSearchParams(search);
  const readChoices = (name: FilterName) => {
    const asked = new Set(parameters.getAll(PARAMETERS[name]).flatMap((one) => one.split(',')));
    return FILTERS[name].choices.filter((choice) => asked.has(choice));
  };
  const word = parameters.get(ORDER);
  const orders = Object.entries(ORDER_WORDS) as [SortOrder, string][];
  return {
    query: (parameters.get(QUERY) ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim(),
    chosen: Object.fromEntries(
      FILTER_NAMES.map((name) => [name, readChoices(name)] as const),
    ) as unknown as Chosen,
    order: orders.find(([, own]) => own === word)?.[0] ?? 'usual',
  };
}

/** The address of a list; the same list has one address. */
export function listAddress({ query, chosen, order }: ListState): string {
  const parts = [
    ...(query === '' ? [] : [`${QUERY}=${encodeURIComponent(query).replaceAll('%20', '+')}`]),
    ...FILTER_NAMES.flatMap((name) =>
      chosen[name].length === 0 ? [] : `${PARAMETERS[name]}=${chosen[name].join(',')}`,
    ),
    ...(order === 'usual' ? [] : [`${ORDER}=${ORDER_WORDS[order]}`]),
  ];
  return parts.length === 0 ? paths.collection : `${paths.collection}?${parts.join('&')}`;
}
