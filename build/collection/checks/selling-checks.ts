import type { FoodFact } from '../../../src/core/costing/food-facts.ts';
import { stallShareOf, suggestPrice } from '../selling-price.ts';
import { amountOf, complainIf, type RecipeCheck } from './recipe-check.ts';

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

/** What is sold says how much of it there is, and how much a stall serves. */
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

const MEALS = new Set([
  'nasi',
  'mi',
  'bubur',
  'soto',
  'sup',
  'gulai',
  'sate',
  'lauk',
  'sayur',
  'sambal',
]);
const SNACKS = new Set(['jajanan', 'gorengan', 'kue']);
/** Meat and fish inside a snack; dried, powdered or egg-only ones keep differently. */
const MEAT =
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
    if (!MEALS.has(recipe.kind) && !hasMeat) return [];
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

/** Pieces of a yield and the weight of one: "8 bungkus @ 85 g", "2 ekor, ± 450 g". */
const PIECES_MADE =
  /(\d+) (?:porsi @ 1 )?(potong|bungkus|ekor|buah|butir|tusuk|cangkang|gelas|cup)[^@,.;\d]*(?:@ |, )?(?:± )?(\d+) (?:g|ml)(?![ea-z])/u;
/** The weight of what is sold as one: "satu potong 80–90 g", "1 ekor kecil 250 g". */
const PIECE_SOLD =
  /(?:\b(?:satu|1|setengah) |jual per )(potong|bungkus|ekor|buah|butir|tusuk|cangkang|gelas|cup)\b[^.;,(\d]*(\d+)(?:–(\d+))? (?:g|ml)(?![ea-z])/u;
const LEAST_OF_SOLD = 0.75;
const MOST_OF_SOLD = 1.3;

/** The suggested price is for the portion that the seller's note speaks of. */
const pricesWhatIsSold: RecipeCheck = {
  id: 'porsi jualan',
  find: ({ recipe, cost }) => {
    const made = PIECES_MADE.exec(recipe.yield);
    const sold = PIECE_SOLD.exec(recipe.sell.toLowerCase());
    if (made === null || sold === null || made[2] !== sold[1]) return [];
    const gramsSold = (Number(sold[2]) + Number(sold[3] ?? sold[2])) / 2;
    const share = stallShareOf({ ...recipe, cost });
    const gramsPriced = (Number(made[1]) / recipe.servings) * Number(made[3]) * share;
    const ratio = gramsSold / gramsPriced;
    return complainIf(
      ratio < LEAST_OF_SOLD || ratio > MOST_OF_SOLD,
      `Menurut "sell" dijual ${gramsSold} g, tetapi harga sarannya untuk ${Math.round(gramsPriced)} g (hasil × stall ${share}). Samakan keduanya, atau perbaiki "stall".`,
    );
  },
};

/** The meat of a stall's portion, with its bones: "porsi warung 40–50 g daging". */
const MEAT_SOLD =
  /(\d+)(?:–(\d+))? g (?:daging|babat|kikil|isi(?! \d)|iga|tulang|buntut|ikan|ayam|kambing)(?! mentah| berbumbu)/u;
/** A portion of sate by its raw meat: "10 tusuk kecil @ 10 g". */
const SKEWERS_SOLD = /(\d+) tusuk[^@.;]*@ (\d+) g/u;
/** What is left of meat and fish in the pot for which the table has no figure. */
const LEFT_COOKED = 0.75;
const COATING = /^(?:tepung|maizena|tapioka)/u;

/** The seller's note promises no more meat than the suggested price pays for. */
const pricesTheMeatItPromises: RecipeCheck = {
  id: 'daging jualan',
  find: ({ recipe, cost, lines, book }) => {
    const meat = lines.flatMap((line) => {
      const food = book.ingredients.get(line.line.ingredient ?? '');
      const raw = amountOf(line, book);
      return food?.stall === 'daging & ikan'
        ? [{ raw, cooked: raw * (food.cooked ?? LEFT_COOKED) }]
        : [];
    });
    if (meat.length === 0) return [];
    const perPortion = stallShareOf({ ...recipe, cost }) / recipe.servings;
    const raw = meat.reduce((sum, one) => sum + one.raw, 0) * perPortion;
    const coating = lines
      .filter(({ line }) => COATING.test(line.ingredient ?? ''))
      .reduce((sum, line) => sum + amountOf(line, book), 0);
    const cooked = meat.reduce((sum, one) => sum + one.cooked, coating) * perPortion;
    const sold = MEAT_SOLD.exec(recipe.sell);
    const gramsSold = (Number(sold?.[1]) + Number(sold?.[2] ?? sold?.[1])) / 2;
    const [, skewers, gramsOfOne] = SKEWERS_SOLD.exec(recipe.sell) ?? [];
    const gramsOnSkewers = Number(skewers) * Number(gramsOfOne);
    return [
      ...complainIf(
        gramsSold > cooked * MOST_OF_SOLD,
        `Menurut "sell" seporsi ${gramsSold} g daging, padahal harga sarannya hanya membayar ${Math.round(cooked)} g daging matang. Kurangi, atau perbaiki "stall".`,
      ),
      ...complainIf(
        recipe.kind === 'sate' && gramsOnSkewers > raw * MOST_OF_SOLD,
        `Menurut "sell" seporsi ${gramsOnSkewers} g daging di tusuknya, padahal harga sarannya hanya membayar ${Math.round(raw)} g daging mentah. Kurangi tusuknya, atau perbaiki "stall".`,
      ),
    ];
  },
};

/** The cooked rice of a stall's portion: "150 g nasi". */
const RICE_SOLD = /(\d+)(?:–(\d+))? g (?:nasi|timbel)/u;
const RAW_RICE = /^beras/u;
const COOKED_RICE = /^nasi/u;
/** Weight of cooked rice by its raw weight, for rice without a figure in the table. */
const RICE_SWELLS = 2.3;
/** How dry rice is cooked moves its weight by less than this. */
const MOST_OF_RICE = 1.15;

/** The seller's note promises no more rice than the suggested price pays for. */
const pricesTheRiceItPromises: RecipeCheck = {
  id: 'nasi jualan',
  find: ({ recipe, cost, lines, book }) => {
    const sold = RICE_SOLD.exec(recipe.sell);
    if (sold === null) return [];
    const cooked = lines.reduce((sum, line) => {
      const name = line.line.ingredient ?? '';
      if (COOKED_RICE.test(name)) return sum + amountOf(line, book);
      if (!RAW_RICE.test(name)) return sum;
      return sum + amountOf(line, book) * (book.ingredients.get(name)?.cooked ?? RICE_SWELLS);
    }, 0);
    const gramsSold = (Number(sold[1]) + Number(sold[2] ?? sold[1])) / 2;
    const gramsPriced = (cooked / recipe.servings) * stallShareOf({ ...recipe, cost });
    return complainIf(
      gramsSold > gramsPriced * MOST_OF_RICE,
      `Menurut "sell" seporsi ${gramsSold} g nasi, padahal harga sarannya hanya membayar ${Math.round(gramsPriced)} g nasi matang. Kurangi, atau tambah nasi di resepnya.`,
    );
  },
};

/** Eggs and rice cakes of a stall's portion: "1 telur", "setengah ketupat". */
const COUNTED_SOLD =
  /(?<![/–\d])(satu setengah|setengah|seperempat|satu|\d) (telur|ketupat|lontong)(?! (?:kecil|atau))/gu;
/** A stall halves an egg; less than this is no promise broken. */
const PIECE_OFF_BY = 0.3;
const COUNT_OF: Readonly<Record<string, number>> = {
  'satu setengah': 1.5,
  satu: 1,
  setengah: 0.5,
  seperempat: 0.25,
};

/** The seller's note promises no more eggs and rice cakes than the suggested price pays for. */
const pricesTheEggsItPromises: RecipeCheck = {
  id: 'butir jualan',
  find: ({ recipe, cost, lines }) => {
    if (!MEALS.has(recipe.kind)) return [];
    const perPortion = stallShareOf({ ...recipe, cost }) / recipe.servings;
    return [...recipe.sell.toLowerCase().matchAll(COUNTED_SOLD)].flatMap(
      ([whole, count = '', food = '']) => {
        const listed = lines
          .filter(({ line }) => line.ingredient?.startsWith(food) === true)
          .filter(({ line }) => line.unit === 'butir' || line.unit === 'buah')
          .reduce((sum, { line }) => sum + (line.quantity?.value ?? 0), 0);
        const priced = listed * perPortion;
        return complainIf(
          listed > 0 && (COUNT_OF[count] ?? Number(count)) > priced + PIECE_OFF_BY,
          `Menurut "sell" seporsi ${whole}, padahal harga sarannya hanya membayar ${priced.toFixed(1).replace('.', ',')} ${food}. Kurangi, atau perbaiki "stall".`,
        );
      },
    );
  },
};

/** A sentence that lists what is in a bowl: "40 g daging dan 80 g nangka dengan 150 ml kuah". */
const BOWL_SOLD = /^[^;(]*\d ml kuah/u;
const PART_OF_BOWL = /(\d+)(?:–(\d+))? (?:g|ml)(?![ea-z])(?! nasi| timbel)/gu;
/** What the recipe fills a bowl with: "6 mangkuk, ± 500 g", "… dan 150 ml kuah". */
const BOWLS_MADE = /^(\d+) (?:mangkuk|piring|porsi|gelas)(?: kecil)?(?:,| @) ± (.+)$/u;

const sumOf = (text: string): number =>
  [...text.matchAll(PART_OF_BOWL)].reduce(
    (sum, [, from, to]) => sum + (Number(from) + Number(to ?? from)) / 2,
    0,
  );

/** A stall's bowl holds no more than its share of a family's. */
const pricesTheBowlItPromises: RecipeCheck = {
  id: 'mangkuk jualan',
  find: ({ recipe, cost }) => {
    const [, bowls, filled = ''] = BOWLS_MADE.exec(recipe.yield) ?? [];
    const sold = recipe.sell.split(/\.\s/u).map((text) => BOWL_SOLD.exec(text)?.[0] ?? '');
    const gramsSold = sumOf(sold.find((text) => text !== '') ?? '');
    const gramsMade = (Number(bowls) / recipe.servings) * sumOf(filled);
    const gramsPriced = gramsMade * stallShareOf({ ...recipe, cost });
    return complainIf(
      bowls !== undefined && gramsSold > gramsPriced * MOST_OF_SOLD,
      `Menurut "sell" semangkuk ${gramsSold} g, padahal harga sarannya untuk ${Math.round(gramsPriced)} g (hasil × stall). Perbaiki isi, hasil atau "stall".`,
    );
  },
};

/** A portion's ingredients cost less than the stall asks. */
const isWorthSelling: RecipeCheck = {
  id: 'porsi dan harga',
  find: ({ recipe, cost }) => {
    const ofPortion = Math.round(cost / recipe.servings);
    const price = suggestPrice({ ...recipe, cost });
    return complainIf(
      ofPortion > price,
      `Bahan satu porsi Rp${ofPortion}, padahal harga sarannya Rp${price}. Tulis porsi yang dimakan satu orang di "servings", dan sesuaikan "stall".`,
    );
  },
};

/** What a label has to name, by the words that name it and the fact of the ingredients. */
const ALLERGENS: readonly (readonly [word: RegExp, facts: readonly FoodFact[], name: string])[] = [
  [/gandum|gluten/u, ['gluten'], 'gandum'],
  [/susu|keju/u, ['susu'], 'susu'],
  [/telur/u, ['telur'], 'telur'],
  [/kacang|kenari|mete/u, ['kacang'], 'kacang'],
  [/kedelai/u, ['kedelai'], 'kedelai'],
  [/\bikan\b/u, ['ikan'], 'ikan'],
  [
    /udang|rebon|kepiting|rajungan|kerang|cumi|sotong|terasi/u,
    ['seafood', 'udang'],
    'udang atau kerang',
  ],
];

/** A label that names what somebody cannot eat names all of it, and nothing else. */
const labelsAllergens: RecipeCheck = {
  id: 'label alergen',
  find: ({ recipe, lines, book }) => {
    const label = /\blabel\b:? ([^.;]*)/u.exec(recipe.sell.toLowerCase())?.[1] ?? '';
    if (!ALLERGENS.some(([word]) => word.test(label))) return [];
    const held = new Set(
      lines.flatMap(({ line }) => book.ingredients.get(line.ingredient ?? '')?.contains ?? []),
    );
    return ALLERGENS.flatMap(([word, facts, name]) => {
      const isIn = facts.some((fact) => held.has(fact));
      return [
        ...complainIf(isIn && !word.test(label), `Label di "sell" harus menyebut ${name} juga.`),
        ...complainIf(
          !isIn && word.test(label),
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
  pricesWhatIsSold,
  pricesTheMeatItPromises,
  pricesTheRiceItPromises,
  pricesTheEggsItPromises,
  pricesTheBowlItPromises,
];
