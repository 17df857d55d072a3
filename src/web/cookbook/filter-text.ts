import { HEATS } from '#core/recipes/dish-extras.ts';
import { formatRupiah, groupThousands } from '#core/recipes/rupiah.ts';
import type { LeftOut } from '#core/sources/collection/browse/listed-recipe.ts';
import {
  COST_BANDS,
  TIME_BANDS,
  type Band,
  type FilterName,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { ALL_PROVINCES, NATIONWIDE, type Province } from '#core/sources/collection/recipe-facts.ts';
import { recipeSlug } from '#core/sources/collection/recipe-slug.ts';

/** Names of the filters of the list. */
export const filterTitles: Readonly<Record<FilterName, string>> = {
  kind: 'Jenis',
  province: 'Provinsi',
  occasion: 'Acara',
  cost: 'Biaya bahan per porsi',
  time: 'Waktu sampai jadi',
  heat: 'Pedasnya',
  freeFrom: 'Tanpa',
};

function costLabel([from, below]: Band): string {
  if (from === 0) return `di bawah ${formatRupiah(below)}`;
  if (below === Infinity) return `di atas ${formatRupiah(from)}`;
  return `${formatRupiah(from)}–${groupThousands(String(below))}`;
}

/** Of whole minutes: the band begins a minute after the last one that the band before it includes. */
function timeLabel([from, below]: Band): string {
  const [after, last] = [from - 1, below - 1];
  const [unit, minutes] = after >= 60 ? ['jam', 60] : ['menit', 1];
  if (from === 0) return `sampai ${last} ${unit}`;
  if (below === Infinity) return `lebih dari ${after / minutes} ${unit}`;
  return `${after / minutes}–${last / minutes} ${unit}`;
}

const COSTS = COST_BANDS.map(costLabel);
const TIMES = TIME_BANDS.map(timeLabel);
const PROVINCE_NAMES = new Map(ALL_PROVINCES.map((name) => [recipeSlug(name), name] as const));
const LEFT_OUT_NAMES: Readonly<Partial<Record<LeftOut, string>>> = {
  haram: 'babi dan alkohol',
  kukusan: 'dikukus',
  goreng: 'digoreng',
  msg: 'MSG',
};

/** One choice of a filter. */
export function choiceLabel(name: FilterName, choice: string): string {
  switch (name) {
    case 'kind':
    case 'occasion':
      return choice.replaceAll('-', ' ');
    case 'province':
      return PROVINCE_NAMES.get(choice) ?? choice;
    case 'cost':
      return COSTS[Number(choice) - 1] ?? choice;
    case 'time':
      return TIMES[Number(choice) - 1] ?? choice;
    case 'heat':
      return HEATS[Number(choice)] ?? choice;
    case 'freeFrom':
      return LEFT_OUT_NAMES[choice as LeftOut] ?? choice;
  }
}

/** The name of a choice outside its group, where nothing else explains it. */
export const chosenLabel = (name: FilterName, choice: string): string =>
  name === 'freeFrom' ? `tanpa ${choiceLabel(name, choice)}` : choiceLabel(name, choice);

/** Islands from west to east, with their first and last province in {@link ALL_PROVINCES}. */
const FIRST_AND_LAST: readonly (readonly [island: string, first: Province, last: Province])[] = [
  ['Sumatera', 'Aceh', 'Lampung'],
  ['Jawa', 'Banten', 'Jawa Timur'],
  ['Bali dan Nusa Tenggara', 'Bali', 'Nusa Tenggara Timur'],
  ['Kalimantan', 'Kalimantan Barat', 'Kalimantan Utara'],
  ['Sulawesi', 'Sulawesi Utara', 'Sulawesi Tenggara'],
  ['Maluku', 'Maluku', 'Maluku Utara'],
  ['Papua', 'Papua', 'Papua Barat Daya'],
  ['Seluruh Indonesia', NATIONWIDE, NATIONWIDE],
];

/** Islands from west to east, with their provinces. */
export const ISLANDS = FIRST_AND_LAST.map(([island, first, last]) => {
  const [start, end] = [ALL_PROVINCES.indexOf(first), ALL_PROVINCES.indexOf(last) + 1];
  return [island, ALL_PROVINCES.slice(start, end).map(recipeSlug)] as const;
});
