import { stallShareOf } from '../usual-price.ts';
import type { RecipeFile } from '../read-recipe.ts';
import { amountOf, complainIf, isLiquid, stepsOf, type RecipeCheck } from './recipe-check.ts';
import { MEALS_AND_SAMBAL, SNACKS } from './selling-checks.ts';

/** Pieces of a yield and the weight of one: "8 bungkus @ 85 g", "2 ekor, ± 450 g". */
const PIECES_MADE =
  /(\d+) (?:porsi @ 1 )?(potong|bungkus|ekor|buah|butir|tusuk|cangkang|gelas|cup)[^@,.;\d]*(?:@ |, )?(?:± )?(\d+) (?:g|ml)(?![ea-z])/u;
/** The weight of what is sold as one: "satu potong 80–90 g", "1 ekor kecil 250 g". */
const PIECE_SOLD =
  /(?:\b(?:satu|1|setengah) |jual per )(potong|bungkus|ekor|buah|butir|tusuk|cangkang|gelas|cup)\b[^.;,(\d]*(\d+)(?:–(\d+))? (?:g|ml)(?![ea-z])/u;
/** The weight that a note begins with: "Bungkus 100 g berlapis daun". */
const PACK_SOLD = /^(potong|bungkus|buah|butir|tusuk|cup) (\d+)(?:–(\d+))? g(?![ea-z])/u;
const LEAST_OF_SOLD = 0.75;
const MOST_OF_SOLD = 1.3;

/** The usual price is for the portion that the seller's note speaks of. */
const pricesWhatIsSold: RecipeCheck = {
  id: 'porsi jualan',
  find: ({ recipe, cost }) => {
    const made = PIECES_MADE.exec(recipe.yield);
    const note = recipe.sell.toLowerCase();
    const sold = PACK_SOLD.exec(note) ?? PIECE_SOLD.exec(note);
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

/** What a note sells in a jar or a bag: "Toples 500 ml berisi 300 g". */
const JAR_SOLD =
  /^(?:toples|kemasan|kemas|pouch|kantong)\b(?:(?!atau)[^.;])*?(\d+)(?:–(\d+))? g(?![ea-z])/u;
/** The note says how the jar is priced, or names the portion that the price is for. */
const NAMES_A_PORTION = /porsi|eceran|nasi kotak|potongan|jajanan|satu (?:buah|potong|keping)/u;
const WHOLE_GRAMS = /(?:^|, )± (\d+(?:,\d+)?) (kg|g)(?![ea-z])/u;
const PIECES_OF_YIELD = /(\d+) [^@,.;\d]*@ (?:± )?(\d+) g(?![ea-z])/u;
const MOST_OF_JAR = 1.5;

/** Grams that the recipe makes, as its yield says; 0 if it does not. */
function gramsMade({ yield: text }: RecipeFile): number {
  const [, amount, unit] = WHOLE_GRAMS.exec(text) ?? [];
  if (amount !== undefined) return Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
  const [, pieces, gramsOfOne] = PIECES_OF_YIELD.exec(text) ?? [];
  return Number(pieces ?? 0) * Number(gramsOfOne ?? 0);
}

/** A jar holds several portions, and the usual price is for one. */
const pricesTheJar: RecipeCheck = {
  id: 'kemasan jualan',
  find: ({ recipe, cost }) => {
    const note = recipe.sell.toLowerCase();
    const sold = JAR_SOLD.exec(note);
    const made = gramsMade(recipe);
    const isByThePiece = Number(PIECES_OF_YIELD.exec(recipe.yield)?.[1]) === recipe.servings;
    if (sold === null || made === 0 || isByThePiece || NAMES_A_PORTION.test(note)) return [];
    const gramsSold = (Number(sold[1]) + Number(sold[2] ?? sold[1])) / 2;
    const gramsPriced = (made / recipe.servings) * stallShareOf({ ...recipe, cost });
    return complainIf(
      gramsSold > gramsPriced * MOST_OF_JAR,
      `Menurut "sell" kemasannya ${gramsSold} g, padahal harga sarannya untuk ${Math.round(gramsPriced)} g. Tulis dihargai berapa porsi, misalnya "dihargai ${Math.round(gramsSold / gramsPriced)} porsi".`,
    );
  },
};

const PIECES_OF_SNACK =
  /\d+ (buah|butir|potong|batang|bungkus|tusuk|bola)\b[^@,.;\d]*@ (?:± )?(\d+) g(?![ea-z])/u;
/** "5 butir (100 g)", "satu buah 45–50 g". */
const SNACK_SOLD =
  /(?:(\d+)(?:–(\d+))? (?=\S+(?: kecil)?(?: @ \d+ g)? \()|\b(?:satu|per|1) )(buah|butir|potong|batang|bungkus|tusuk|bola)\b([^.;,()@\d]*)(?:@ \d+ g )?\(?(?:± )?(\d+)(?:–(\d+))? g(?![ea-z])/gu;
const AS_LARGE = 0.88;

/** If a stall's pieces are smaller than the recipe's, its note says so: their price is smaller, too. */
const saysThatPiecesAreSmaller: RecipeCheck = {
  id: 'besar jualan',
  find: ({ recipe }) => {
    const [, unit, gramsMade] = PIECES_OF_SNACK.exec(recipe.yield) ?? [];
    if (!SNACKS.has(recipe.kind) || unit === undefined) return [];
    const sell = recipe.sell.toLowerCase();
    return [...sell.matchAll(SNACK_SOLD)].flatMap(
      ([whole, few, many, sold, note = '', from, to]) => {
        const pieces = few === undefined ? 1 : (Number(few) + Number(many ?? few)) / 2;
        const grams = (Number(from) + Number(to ?? from)) / 2 / pieces;
        return complainIf(
          sold === unit &&
            grams < Number(gramsMade) * AS_LARGE &&
            !/kecil/u.test(note) &&
            !sell.includes('untuk dijual'),
          `Menurut "sell" ${whole.replace('(', '')}, jadi ${Math.round(grams)} g sebuah, padahal resepnya membuat ${gramsMade} g. Tulis "kecil" di situ, atau samakan besarnya.`,
        );
      },
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

/** The seller's note promises no more meat than the usual price pays for. */
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
/** Rice cooked drier or wetter differs in weight by less than this factor. */
const MOST_OF_RICE = 1.15;

/** The seller's note promises no more rice than the usual price pays for. */
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

/** What a seller's note serves beside the dish: "80 g dengan nasi dan sambal". */
const LAID_BESIDE =
  /(?:dengan|dan|atau|plus|bersama|lengkap|di atas|,) (?:[a-z]+ )?(nasi(?! kotak| campur| bungkus| uduk)|lontong|ketupat|lapa-lapa|gogos|buras|bulayak|roti cane|papeda|malbi|ikan asin|sambal|plecing|pelecing|dabu-dabu|colo-colo)/gu;
const EATEN_WITH_IT = /^(?:nasi|lontong|ketupat|lapa-lapa|gogos|buras|bulayak|roti|papeda)/u;
const PAID_APART = /sendiri|terpisah|dipisah/u;

/** The seller's note promises nothing beside the dish that is not in the list of ingredients. */
const promisesWhatIsBought: RecipeCheck = {
  id: 'lauk dijanjikan',
  find: (checked) => {
    const foods = checked.lines.map(({ line }) => line.name.toLowerCase()).join('\n');
    const steps = `${foods}\n${stepsOf(checked)}`;
    return checked.recipe.sell
      .toLowerCase()
      .split(/(?<=\.)\s+/u)
      .filter((sentence) => !PAID_APART.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(LAID_BESIDE)].map(([, food = '']) => food))
      .flatMap((food) => {
        const isRice = food === 'nasi' && foods.includes('beras');
        const isIn = isRice || (EATEN_WITH_IT.test(food) ? foods : steps).includes(food);
        return complainIf(
          !isIn,
          `"sell" menjanjikan ${food}, yang tidak ada di bahannya. Tulis bahwa itu dihitung sendiri, atau tambahkan ke resepnya.`,
        );
      });
  },
};

/** What else is in a stall's portion, by its weight: "70 g singkong", "90 g lontong". */
const FOOD_SOLD = /(\d+)(?:–(\d+))? g (?!buah|kelapa)([a-z]+)(?! mentah| utuh| kering| dan)/gu;
const WITH_RULES_OF_THEIR_OWN = /^(?:beras|nasi)/u;

/** The seller's note promises no more of a food than the usual price pays for. */
const pricesTheFoodItPromises: RecipeCheck = {
  id: 'bahan jualan',
  find: ({ recipe, cost, lines, book }) =>
    [...recipe.sell.toLowerCase().matchAll(FOOD_SOLD)].flatMap(([, from, to, food = '']) => {
      const bought = lines.reduce((sum, line) => {
        const name = line.line.ingredient ?? '';
        const facts = book.ingredients.get(name);
        const isOther = name.split(' ')[0] !== food || WITH_RULES_OF_THEIR_OWN.test(name);
        if (isOther || facts?.stall === 'daging & ikan') return sum;
        return sum + amountOf(line, book) * (facts?.edible ?? 1) * Math.max(1, facts?.cooked ?? 1);
      }, 0);
      const sold = (Number(from) + Number(to ?? from)) / 2;
      const paid = (bought / recipe.servings) * stallShareOf({ ...recipe, cost });
      return complainIf(
        bought > 0 && sold > paid * MOST_OF_SOLD,
        `Menurut "sell" seporsi ${sold} g ${food}, padahal harga sarannya hanya membayar ${Math.round(paid)} g. Kurangi, atau perbaiki "stall".`,
      );
    }),
};

const STAPLE = /^(?:nasi|lontong|ketupat|buras)/u;
const NAMES_ITS_STAPLE = /nasi(?! kotak)|lontong|ketupat|tipat|kupat|bulayak|buras/u;
/** Rice is the dish itself, or goes into what is sold by the piece. */
const NAMED_BY_THEIR_KIND = new Set([
  'nasi',
  'minuman',
  'kue',
  'kue kering',
  'gorengan',
  'jajanan',
]);

/**
 * The seller's note names the rice that the usual price pays for, or it would be sold twice.
 */
const namesTheRiceThatIsPaid: RecipeCheck = {
  id: 'nasi dibayar',
  find: ({ recipe, cost, lines, book }) => {
    const staple = lines.find(({ line }) => STAPLE.test(line.ingredient ?? ''));
    const isNamed = NAMES_ITS_STAPLE.test(recipe.sell.toLowerCase());
    if (staple === undefined || recipe.sell === '' || isNamed) return [];
    const share = stallShareOf({ ...recipe, cost });
    const grams = Math.round((amountOf(staple, book) / recipe.servings) * share);
    return complainIf(
      !NAMED_BY_THEIR_KIND.has(recipe.kind),
      `Harga sarannya sudah membayar ${grams} g ${staple.line.name}; sebutkan itu di "sell".`,
    );
  },
};

/** Eggs and rice cakes of a stall's portion: "1 telur", "setengah ketupat". */
const COUNTED_SOLD =
  /(?<![/–\d])(satu setengah|setengah|seperempat|satu|\d) (telur|ketupat|lontong)(?! (?:kecil|atau))/gu;
/** A stall halves an egg, so a smaller difference breaks no promise. */
const PIECE_OFF_BY = 0.3;
const COUNT_OF: Readonly<Record<string, number>> = {
  'satu setengah': 1.5,
  satu: 1,
  setengah: 0.5,
  seperempat: 0.25,
};

/** The seller's note promises no more eggs and rice cakes than the usual price pays for. */
const pricesTheEggsItPromises: RecipeCheck = {
  id: 'butir jualan',
  find: ({ recipe, cost, lines }) => {
    if (!MEALS_AND_SAMBAL.has(recipe.kind)) return [];
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

const BROTHS = new Set(['soto', 'sup', 'gulai']);
const BROTH_SOLD = /(\d+)(?:–(\d+))? ml kuah/u;

/** A stall's bowl holds no more broth than its share of the water, even if none boiled away. */
const hasTheBrothItPromises: RecipeCheck = {
  id: 'kuah jualan',
  find: ({ recipe, cost, lines, book }) => {
    const sold = BROTH_SOLD.exec(recipe.sell);
    if (!BROTHS.has(recipe.kind) || sold === null) return [];
    const promised = (Number(sold[1]) + Number(sold[2] ?? sold[1])) / 2;
    const poured = lines.filter(isLiquid).reduce((sum, line) => sum + amountOf(line, book), 0);
    const paid = (poured / recipe.servings) * stallShareOf({ ...recipe, cost });
    return complainIf(
      promised > paid,
      `Menurut "sell" semangkuk ${promised} ml kuah, padahal harga sarannya membayar ${Math.round(paid)} ml air, yang masih menyusut waktu direbus. Kurangi kuahnya, atau perbaiki "stall".`,
    );
  },
};

export const PORTION_CHECKS = [
  pricesWhatIsSold,
  pricesTheJar,
  saysThatPiecesAreSmaller,
  pricesTheMeatItPromises,
  pricesTheRiceItPromises,
  pricesTheFoodItPromises,
  promisesWhatIsBought,
  namesTheRiceThatIsPaid,
  pricesTheEggsItPromises,
  pricesTheBowlItPromises,
  hasTheBrothItPromises,
];
