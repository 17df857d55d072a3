import { memoize } from '../../../src/core/memoize.ts';
import { complainIf, type CheckedRecipe, type RecipeCheck } from './recipe-check.ts';
import { amountOf, isForFrying } from './recipe-foods.ts';

/** Recipes with this share of common ingredients count as the same. */
const ALIKE_SHARE = 0.7;
const MIN_INGREDIENTS = 6;

type Makeup = { readonly foods: ReadonlySet<string>; readonly main: string };

/** All ingredients, and the heaviest apart from water and coconut milk. */
const makeupOf = memoize(({ lines, book }: CheckedRecipe): Makeup => {
  const foods = lines.map((line) => ({
    food: line.line.food ?? line.line.name,
    amount: isForFrying(line) ? 0 : amountOf(line, book),
  }));
  const [main] = foods
    .filter(({ food }) => !/^(?:air|santan|es batu|kaldu)/u.test(food))
    .toSorted((a, b) => b.amount - a.amount);
  return { foods: new Set(foods.map(({ food }) => food)), main: main?.food ?? '' };
});

/** Pairs with the same ingredients that are still two dishes, and what sets them apart. */
const DISTINCT_PAIRS: readonly (readonly [one: string, other: string, by: string])[] = [
  ['abon-sapi.cook', 'gepuk.cook', 'disuwir sampai kering, dan dimemarkan utuh'],
  ['ali-agrem.cook', 'kue-cucur.cook', 'cincin padat yang dibentuk, dan adonan cair bersarang'],
  ['ayam-bakar-padang.cook', 'rendang-ayam.cook', 'dibakar setelah digulai, dan kering di wajan'],
  ['ayam-goreng-kuning.cook', 'ayam-goreng-lengkuas.cook', 'polos, dan bertabur lengkuas goreng'],
  ['ayam-rica-rica.cook', 'ayam-woku.cook', 'kering pedas kasar, dan berkuah kuning'],
  ['bakmi-nyemek.cook', 'mie-goreng-jawa.cook', 'berkuah sedikit, dan kering'],
  ['batagor.cook', 'siomay-bandung.cook', 'digoreng, dan dikukus'],
  ['brengkes-tempoyak.cook', 'gulai-tempoyak-patin.cook', 'dipepes, dan berkuah'],
  ['brownies-kukus.cook', 'kue-balok.cook', 'dikukus, dan dipanggang setengah matang'],
  ['buras.cook', 'lapa-lapa.cook', 'bungkus daun pisang, dan janur'],
  ['burayot.cook', 'deppa-tori.cook', 'bulat menggantung, dan pipih bertabur wijen'],
  ['gatot.cook', 'tiwul.cook', 'irisan kenyal, dan tepung berbutir'],
  ['geguduh.cook', 'pisang-goreng.cook', 'pisang dihaluskan, dan utuh'],
  ['ikan-kuah-asam.cook', 'parende.cook', 'bening jahe dan pandan, dan kuning kunyit'],
  ['ikan-kuah-kuning.cook', 'tongkol-suwir.cook', 'berkuah, dan suwir kering'],
  ['kalio-daging.cook', 'rendang-daging.cook', 'basah, dan kering'],
  ['ketoprak.cook', 'kupat-tahu.cook', 'bihun dan tauge, dan ketupat berkuah kecap'],
  ['kue-dongkal.cook', 'kue-putu.cook', 'kerucut berlapis gula, dan tabung berisi gula'],
  ['kue-dongkal.cook', 'lappet.cook', 'tepung ayak di kukusan, dan adonan berbungkus daun'],
  ['kue-dongkal.cook', 'putu-cangkir.cook', 'kerucut di kukusan, dan cangkir berisi kelapa'],
  ['lappet.cook', 'putu-cangkir.cook', 'dibungkus daun, dan dicetak di cangkir'],
  ['manisan-pala.cook', 'sirup-pala.cook', 'irisan buah, dan sari yang diminum'],
  ['mie-goreng-jawa.cook', 'mie-rebus.cook', 'digoreng, dan berkuah'],
  ['nasi-bekepor.cook', 'nasi-liwet-sunda.cook', 'dua daerah dengan pelengkap sendiri'],
  ['nasi-gemuk.cook', 'nasi-lemak.cook', 'dua daerah dengan pelengkap sendiri'],
  ['pempek-adaan.cook', 'pempek-kapal-selam.cook', 'bulat bersantan, dan berisi telur'],
  ['pempek-kapal-selam.cook', 'pempek-lenjer.cook', 'berisi telur, dan panjang polos'],
  ['rujak-buah.cook', 'rujak-natsepa.cook', 'bumbu dicocol, dan kacang kasar dengan pala muda'],
  ['sambal-terasi.cook', 'sambal-tomat.cook', 'ditumis sampai kering, dan tomat ulek segar'],
  ['sate-buntel.cook', 'sate-kambing.cook', 'daging cincang, dan potongan'],
];

const isToldApart = (one: string, other: string) =>
  DISTINCT_PAIRS.some((pair) => pair.includes(one) && pair.includes(other));

/** No recipe nearly repeats another: the same main food and almost the same seasoning. */
const isItsOwn: RecipeCheck = {
  id: 'hampir sama',
  find: (checked, all) => {
    const { foods: own, main } = makeupOf(checked);
    if (own.size < MIN_INGREDIENTS) return [];
    return all.flatMap((other) => {
      const { foods: others, main: otherMain } = makeupOf(other);
      if (other === checked || otherMain !== main) return [];
      if (isToldApart(checked.file, other.file)) return [];
      const shared = [...own].filter((food) => others.has(food)).length;
      const share = shared / (own.size + others.size - shared);
      return complainIf(
        share > ALIKE_SHARE,
        `${Math.round(share * 100)} % bahannya sama dengan ${other.file}. Gabungkan, atau tunjukkan bedanya.`,
      );
    });
  },
};

/** No two recipes are the same dish. */
export const LIKENESS_CHECKS = [isItsOwn];
