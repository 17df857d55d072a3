import type { KnownFoods } from './known-foods.ts';
import { PREPARATION_WORDS } from './preparation-words.ts';
import { wordSet } from './word-set.ts';

/** Foods named after the animal and bought by the cut: canonical name → the animal. */
const BOUGHT_BY_CUT: Readonly<Record<string, string>> = {
  'daging sapi': 'sapi',
  'daging kambing': 'kambing',
  'daging babi': 'babi',
  ayam: 'ayam',
  'dada ayam': 'dada ayam',
  'paha ayam': 'paha ayam',
  'ayam kampung': 'ayam kampung',
  bebek: 'bebek',
  udang: 'udang',
  ikan: 'ikan',
};
/** How a cut is sold, although it sounds like a cooking step. */
const SOLD_AS: ReadonlySet<string> = new Set(['fillet', 'filet', 'giling', 'slice']);
/** Cuts whose listed name does not name the animal. */
const CUTS: ReadonlySet<string> = wordSet(
  'has sandung samcan sengkel sengkal gandik tetelan iga buntut rawonan kikil tulang',
);
const BEFORE_A_CUT: ReadonlySet<string> = new Set([
  'bagian',
  'bagiannya',
  'bag',
  'jenis',
  'potongan',
]);

/** The food that was found, or a more specific one named in a remark after it. */
export function refineBy(
  remarks: readonly (readonly string[])[],
  food: string | undefined,
  foods: KnownFoods,
): string | undefined {
  if (food === undefined) return undefined;
  for (const remark of remarks) {
    const refined = refineFood(food, remark, foods);
    if (refined !== undefined) return refined;
  }
  return food;
}

/**
 * The more specific food that a remark names: the cut in "daging sapi (tetelan)" and "ayam, bagian
 * paha", the kind in "tepung terigu (cakra kembar)" and "gula merah (gula aren)".
 *
 * @returns the canonical name, or `undefined` if the remark names none.
 */
function refineFood(
  food: string,
  remark: readonly string[],
  foods: KnownFoods,
): string | undefined {
  const said = remark.filter((word) => !BEFORE_A_CUT.has(word));
  const [first = ''] = said;
  const isTreatment = PREPARATION_WORDS.has(first) && !SOLD_AS.has(first);
  if (first === '' || isTreatment || said.some((word) => /\d/u.test(word))) return undefined;
  const find = (words: readonly string[]) =>
    foods.names.isWholeName(words) ? foods.names.find(words)?.food : undefined;
  const named = find(said);
  if (named !== undefined && isKindOf(named, food, first)) return named;
  const animal = BOUGHT_BY_CUT[food]?.split(' ');
  if (animal === undefined) return undefined;
  const whole =
    find([...said, ...animal]) ?? find([...animal, ...said]) ?? find([first, ...animal]);
  return whole ?? (CUTS.has(first) ? (named ?? find([first])) : undefined);
}

/**
 * Kinds of one food begin with the same word: `gula aren`, `gula merah`. A brand ("tepung ketan,
 * rose brand") does not, and can only make a food more specific: `tepung terigu protein tinggi`.
 */
function isKindOf(other: string, food: string, said: string): boolean {
  const [word] = food.split(' ');
  if (other === food || other.split(' ')[0] !== word) return false;
  return said === word || other.startsWith(`${food} `);
}
