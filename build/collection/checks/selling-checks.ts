import type { FoodFact } from '../../../src/core/costing/food-facts.ts';
import { usualPrice } from '../usual-price.ts';
import { complainIf, type RecipeCheck } from './recipe-check.ts';

/** A recipe that is sold names its yield and the size of a stall's portion. */
const helpsSellers: RecipeCheck = {
  id: 'catatan jualan',
  find: ({ recipe }) => {
    if (!recipe.occasions.includes('jualan')) return [];
    return [
      ...complainIf(
        !/\d/u.test(recipe.yield),
        'Untuk "jualan" tulis "yield" dalam buah atau gram, misalnya "20 buah @ 30 g".',
      ),
      ...complainIf(
        !/\d/u.test(recipe.sell),
        'Untuk "jualan" tulis "sell": porsi warung dalam gram atau buah, tahan di etalase, kemasan.',
      ),
    ];
  },
};

/** A portion's ingredients cost less than the stall asks. */
const isWorthSelling: RecipeCheck = {
  id: 'porsi dan harga',
  find: ({ recipe, cost }) => {
    const ofPortion = Math.round(cost / recipe.servings);
    const price = usualPrice({ ...recipe, cost });
    return complainIf(
      ofPortion > price,
      `Bahan satu porsi Rp${ofPortion}, padahal harga sarannya Rp${price}. Tulis porsi yang dimakan satu orang di "servings", dan sesuaikan "stall".`,
    );
  },
};

const CRABS = /^(?:kepiting|rajungan)/u;
const SHELLFISH = /^(?:cumi|gurita|kerang|kijing|saus tiram|siput|sotong|tutut)/u;
const SESAME = /wijen/u;

/** What a label has to name: the words for it, its name, and the ingredients that bring it in. */
const ALLERGENS: readonly (readonly [
  word: RegExp,
  name: string,
  isIn: (facts: ReadonlySet<FoodFact>, food: string) => boolean,
])[] = [
  [/gandum|gluten/u, 'gandum', (facts) => facts.has('gluten')],
  [/susu|keju/u, 'susu', (facts) => facts.has('susu')],
  [/telur/u, 'telur', (facts) => facts.has('telur')],
  [/kacang|kenari|mete/u, 'kacang', (facts) => facts.has('kacang')],
  [/kedelai/u, 'kedelai', (facts) => facts.has('kedelai')],
  [/\bikan\b/u, 'ikan', (facts) => facts.has('ikan')],
  [
    /udang|rebon|kepiting|rajungan|terasi/u,
    'udang atau kepiting',
    (facts, food) => facts.has('udang') || CRABS.test(food),
  ],
  [/kerang|cumi|sotong|tiram/u, 'kerang atau cumi', (_, food) => SHELLFISH.test(food)],
  [/wijen/u, 'wijen', (_, food) => SESAME.test(food)],
];

/** A label that names something people cannot eat names all of it, and nothing else. */
const labelsAllergens: RecipeCheck = {
  id: 'label alergen',
  find: ({ recipe, lines, book }) => {
    const label = /\blabel\b:? ([^.;]*)/u.exec(recipe.sell.toLowerCase())?.[1] ?? '';
    if (!ALLERGENS.some(([word]) => word.test(label))) return [];
    const foods = lines.map(({ line }) => line.food ?? '');
    return ALLERGENS.flatMap(([word, name, isIn]) => {
      const isHeld = foods.some((food) =>
        isIn(new Set(book.foods.get(food)?.contains ?? []), food),
      );
      return [
        ...complainIf(isHeld && !word.test(label), `Label di "sell" harus menyebut ${name} juga.`),
        ...complainIf(
          !isHeld && word.test(label),
          `Label di "sell" menyebut ${name}, yang tidak ada di bahannya.`,
        ),
      ];
    });
  },
};

/** A recipe that is sold says how, earns something, and has a whole label. */
export const SELLING_CHECKS = [isWorthSelling, labelsAllergens, helpsSellers];
