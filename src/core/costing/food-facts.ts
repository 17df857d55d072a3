/**
 * What a food contains that people ask for or avoid.
 *
 * The table spells out every fact; these implications hold in it and are checked when it is read:
 * `sapi`, `kambing` and `babi` are `daging` (red meat; buffalo and venison are `daging` alone),
 * `ayam` and `bebek` are `unggas` (quail is `unggas` alone), `udang` is `seafood`, `terasi` is
 * `udang`. Fish is `ikan` and not `seafood`; squid, crab and shellfish are `seafood` alone.
 * `kacang` covers peanuts, tree nuts and pulses, but not green beans and not soya, which is
 * `kedelai` alone; `santan` covers coconut milk, not grated coconut; `alkohol` covers drinks made
 * to be alcoholic, not fermented sweets.
 */
export const FOOD_FACTS = [
  'daging',
  'sapi',
  'kambing',
  'ayam',
  'bebek',
  'babi',
  'unggas',
  'ikan',
  'udang',
  'seafood',
  'telur',
  'susu',
  'santan',
  'kacang',
  'gluten',
  'kedelai',
  'terasi',
  'alkohol',
  'gula',
  'pedas',
] as const;

export type FoodFact = (typeof FOOD_FACTS)[number];

const IMPLIED: Partial<Record<FoodFact, FoodFact>> = {
  sapi: 'daging',
  kambing: 'daging',
  babi: 'daging',
  ayam: 'unggas',
  bebek: 'unggas',
  udang: 'seafood',
  terasi: 'udang',
};

/** Reads one fact of the `contains` column, or `undefined` for a word outside the vocabulary. */
export function readFoodFact(text: string): FoodFact | undefined {
  return FOOD_FACTS.find((fact) => fact === text);
}

/** A fact that a listed fact implies and that the list lacks, if any. */
export function findForgottenFact(facts: readonly FoodFact[]): FoodFact | undefined {
  return facts
    .map((fact) => IMPLIED[fact])
    .find((implied) => implied !== undefined && !facts.includes(implied));
}
