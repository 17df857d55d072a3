import type { Dish } from '../../recipes/dish.ts';
import { formatRupiah } from '../../recipes/rupiah.ts';
import type { SearchResult } from './search/collection-search.ts';
import type { AskedFact } from './search/question/search-query.ts';
import { HARAM, type Exclusion } from './search/words/exclusion-words.ts';
import { namesViolate } from './search/ranking/violates-exclusion.ts';
import { foldText } from './search/words/fold-text.ts';
import type { Substitution } from './substitution.ts';

const fold = (name: string): string => foldText(name).join(' ');
/** After every name that begins with the searched text. */
const OTHER_RANK = 1_000;

/** Most substitutes that are named for a food. */
const MAX_SUBSTITUTES = 4;

/** Most foods that are named as left out. */
const MAX_LEFT_OUT = 6;

/**
 * The lines shown before the dishes if the question asks for more than a recipe: substitutes for a
 * food, how a dish keeps, what it costs and sells for. Separated by line breaks.
 *
 * @param dish the first of the answer.
 */
export function writeNote(
  { asked, without }: SearchResult,
  dish: Dish,
  substitutions: readonly Substitution[],
): string | undefined {
  if (asked?.about === 'substitute') return writeSubstitutes(asked, without, substitutions);
  if (asked?.about === 'price') return writePriceNote(dish);
  if (asked === undefined) return undefined;
  return dish.simpan === undefined
    ? `Berapa lama ${dish.foodName} tahan belum tercatat di koleksi kami.`
    : `${dish.foodName}: ${dish.simpan}`;
}

/** "udang, ebi, rebon, terasi, dan petis": whoever is allergic sees what was thought of. */
export function listLeftOut({ without }: SearchResult): string | undefined {
  const isFood = (one: Exclusion) => one !== HARAM && one.cooking.length === 0;
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

function writeSubstitutes(
  { phrase, foods }: Extract<AskedFact, { about: 'substitute' }>,
  without: SearchResult['without'],
  substitutions: readonly Substitution[],
): string {
  // "Santan" is thick, thin or from a packet; the plain one comes first, and "mi telur" is not egg.
  const rank = (food: string) =>
    fold(food) === phrase ? 0 : fold(food).startsWith(`${phrase} `) ? food.length : OTHER_RANK;
  const ranked = substitutions
    .filter(({ food }) => foods.includes(food) || rank(food) === 0)
    .toSorted((one, other) => rank(one.food) - rank(other.food));
  const best = rank(ranked[0]?.food ?? '');
  const known = ranked.filter(
    ({ food, substitute, contains }) =>
      (best === OTHER_RANK || rank(food) < OTHER_RANK) &&
      !namesViolate([fold(substitute)], without) &&
      !without.some((one) => one.contains.some((mark) => contains.includes(mark))),
  );
  if (known.length === 0) return `Pengganti ${phrase} belum tercatat di koleksi kami.`;
  const lines = known
    .slice(0, MAX_SUBSTITUTES)
    .map(({ substitute, ratio, change }) => `• ${substitute} (${ratio}): ${change}`);
  return [`Pengganti ${phrase}:`, ...lines].join('\n');
}

function writePriceNote({ foodName, estimatedCostatRupiah, porsi, price }: Dish): string {
  const cost = formatRupiah(Math.round(estimatedCostatRupiah / (porsi ?? 1)));
  return `${foodName}: menurut hitungan kami bahannya sekitar ${cost} per porsi, dan bisa dijual sekitar ${formatRupiah(price)}. Harga di pasar Anda bisa berbeda; sesuaikan di “Hitung jual”.`;
}
