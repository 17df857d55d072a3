import type { FoodFact } from '../../../src/core/costing/food-facts.ts';
import type { DishKind } from '../../../src/core/recipes/dish-extras.ts';
import { usualPrice } from '../usual-price.ts';
import { complainIf, MEALS, type RecipeCheck } from './recipe-check.ts';

const A_TIME = /\d|semalam|hari itu|langsung/u;

/** Frozen food says how long it keeps frozen, and how it is cooked from there. */
const saysHowToFreeze: RecipeCheck = {
  id: 'cara membekukan',
  find: ({ recipe }) => {
    const text = `${recipe.storage} ${recipe.sell}`.toLowerCase();
    const keeps =
      /(?:freezer|beku)[^.]*\d+[^.]*(?:minggu|bulan|hari)|\d+ (?:minggu|bulan)[^.]*(?:freezer|beku)/u;
    const cooks = /goreng|kukus|panaskan|hangatkan|rebus|panggang|cairkan/u;
    return complainIf(
      recipe.occasions.includes('frozen food') && !(keeps.test(text) && cooks.test(text)),
      'Untuk "frozen food" tulis di "storage" tahan berapa lama di freezer dan cara memasaknya dari beku.',
    );
  },
};

const SOLD = new Set(['jualan', 'frozen food', 'snack box', 'nasi kotak']);
const KEPT = new Set(['kue kering', 'kue', 'sambal']);

/** What is sold or stored says how long it keeps. */
const saysHowLongItKeeps: RecipeCheck = {
  id: 'cara menyimpan',
  find: ({ recipe }) => {
    const needs = KEPT.has(recipe.kind) || recipe.occasions.some((occasion) => SOLD.has(occasion));
    return complainIf(
      needs && !A_TIME.test(recipe.storage.toLowerCase()),
      'Tulis "storage": tahan berapa lama di suhu ruang, kulkas, atau freezer, dan cara menghangatkannya.',
    );
  },
};

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

/** Kinds that are eaten as a meal or with one. */
export const MEALS_AND_SAMBAL: ReadonlySet<DishKind> = new Set<DishKind>([...MEALS, 'sambal']);
/** Kinds that are made and sold by the piece. */
export const SNACKS = new Set(['jajanan', 'gorengan', 'kue']);
/** Meat and fish inside a snack; dried, powdered or egg-only ones keep differently. */
export const MEAT =
  /^(?!telur|kaldu|kecap|ikan teri|ikan kayu).*\b(?:ayam|bebek|daging|sapi|kambing|babi|ikan|tongkol|cakalang|tenggiri|tuna|udang)\b/u;
/** Beyond this, cooked rice, meat and coconut milk are only safe hot, cold or dry. */
const MAX_WARM_HOURS = 6;
const HOURS = /(\d+)(?:[–-](\d+))? ?jam/gu;
const DAYS_WARM = /suhu ruang (?:\S+ )?\d+ hari|\d+ hari (?:di|pada) suhu ruang/u;
const KEEPS_COLD = /kulkas|freezer|beku|\bes\b|dingin|direndam|mentah/u;
const KEEPS_LONGER =
  /°c|panas|\bhangat|penghangat|dandang|penanak|kukus|kering|toples|gantung|dalam daun|bambu|\basin\b|terendam/u;

const HALF_DONE = /(?:setengah|separuh) matang/u;
const ON_ICE = /kulkas|freezer|beku|\bes\b|dingin/u;
const SPOILS =
  /^(?!telur|kaldu|kecap|ikan kayu).*\b(?:ayam|bebek|daging|sapi|kambing|babi|ikan|udang|samcan)\b/u;

/** Meat and fish do not wait half cooked: what is warm and raw inside is where germs grow. */
const waitsCooked: RecipeCheck = {
  id: 'setengah matang',
  find: ({ recipe, lines }) => {
    const spoils = lines.some(({ line }) => SPOILS.test(line.ingredient ?? ''));
    return `${recipe.storage} ${recipe.sell}`
      .toLowerCase()
      .split(/(?<=\.)\s+/u)
      .flatMap((sentence) =>
        complainIf(
          spoils && HALF_DONE.test(sentence) && !ON_ICE.test(sentence),
          `"${sentence}" tidak aman: daging, ayam dan ikan yang setengah matang hanya boleh menunggu di es. Masak sampai matang lalu hangatkan.`,
        ),
      );
  },
};

const REHEATED = /(?:panaskan|didihkan|kukus)[^.;]* tiap/u;

/** Cooked food is not left warm for a day. */
const isSafeWarm: RecipeCheck = {
  id: 'suhu ruang',
  find: ({ recipe, lines }) => {
    const hasMeat = SNACKS.has(recipe.kind) && lines.some(({ line }) => MEAT.test(line.name));
    if (!MEALS_AND_SAMBAL.has(recipe.kind) && !hasMeat) return [];
    const sentences = `${recipe.storage} ${recipe.sell}`.toLowerCase().split(/(?<=[.;])\s+/u);
    return sentences.flatMap((sentence) => {
      const clauses = sentence.split(/(?<=,)\s+/u);
      return clauses.flatMap((clause, at) => {
        const hours = [...clause.matchAll(HOURS)].map(([, from, to]) => Number(to ?? from));
        const isLong = Math.max(0, ...hours) > MAX_WARM_HOURS || DAYS_WARM.test(clause);
        const before = clauses.slice(0, at + 1).join(' ');
        return complainIf(
          isLong &&
            !KEEPS_COLD.test(clause) &&
            !KEEPS_LONGER.test(before) &&
            !REHEATED.test(sentence),
          `"${clause}" terlalu lama: nasi, lauk, kuah dan isi daging atau ikan paling lama ${MAX_WARM_HOURS} jam di suhu ruang. Kurangi, atau tulis mengapa bisa lebih lama (dijaga panas, kering, digantung).`,
        );
      });
    });
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

/** What a label has to name: the words that name it, its name, and the ingredients that bring it in. */
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

/** A label that names what somebody cannot eat names all of it, and nothing else. */
const labelsAllergens: RecipeCheck = {
  id: 'label alergen',
  find: ({ recipe, lines, book }) => {
    const label = /\blabel\b:? ([^.;]*)/u.exec(recipe.sell.toLowerCase())?.[1] ?? '';
    if (!ALLERGENS.some(([word]) => word.test(label))) return [];
    const foods = lines.map(({ line }) => line.ingredient ?? '');
    return ALLERGENS.flatMap(([word, name, isIn]) => {
      const isHeld = foods.some((food) =>
        isIn(new Set(book.ingredients.get(food)?.contains ?? []), food),
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

export const SELLING_CHECKS = [
  isWorthSelling,
  labelsAllergens,
  saysHowToFreeze,
  saysHowLongItKeeps,
  helpsSellers,
  isSafeWarm,
  waitsCooked,
];
