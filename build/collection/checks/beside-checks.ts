import { complainIf, MEALS_AND_SAMBAL, SNACKS, type RecipeCheck } from './recipe-check.ts';
import { amountOf } from './recipe-foods.ts';
import { sentencesIn, stepsOf } from './recipe-texts.ts';
import { countOf, stallPortion } from './stated-weights.ts';

/** Food that a seller's note serves beside the dish: "80 g dengan nasi dan sambal". */
const LAID_BESIDE =
  /(?:dengan|dan|atau|plus|bersama|lengkap|di atas|,) (?:[a-z]+ )?(nasi(?! kotak| campur| bungkus| uduk)|lontong|ketupat|lapa-lapa|gogos|buras|bulayak|roti cane|papeda|malbi|ikan asin|sambal|plecing|pelecing|dabu-dabu|colo-colo)/gu;
const EATEN_WITH_IT = /^(?:nasi|lontong|ketupat|lapa-lapa|gogos|buras|bulayak|roti|papeda)/u;
const PAID_APART = /sendiri|terpisah|dipisah/u;

/** The seller's note promises nothing beside the dish that is missing from the ingredients. */
const promisesWhatIsBought: RecipeCheck = {
  id: 'lauk dijanjikan',
  find: (checked) => {
    const foods = checked.lines.map(({ line }) => line.name.toLowerCase()).join('\n');
    const steps = `${foods}\n${stepsOf(checked)}`;
    return sentencesIn(checked.recipe.sell)
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

const STAPLE = /^(?:nasi|lontong|ketupat|buras)/u;
const NAMES_ITS_STAPLE = /nasi(?! kotak)|lontong|ketupat|tipat|kupat|bulayak|buras/u;
/** Rice is the dish itself, or goes into what is sold by the piece. */
const NAMED_BY_THEIR_KIND = new Set(['nasi', 'minuman', 'kue kering', ...SNACKS]);

/** The seller's note names the rice in the usual price, or it would be sold twice. */
const namesTheRiceThatIsPaid: RecipeCheck = {
  id: 'nasi dibayar',
  find: (checked) => {
    const { recipe, lines, book } = checked;
    const staple = lines.find(({ line }) => STAPLE.test(line.food ?? ''));
    const isNamed = NAMES_ITS_STAPLE.test(recipe.sell.toLowerCase());
    if (staple === undefined || recipe.sell === '' || isNamed) return [];
    const grams = Math.round(amountOf(staple, book) * stallPortion(checked));
    return complainIf(
      !NAMED_BY_THEIR_KIND.has(recipe.kind),
      `Harga sarannya sudah membayar ${grams} g ${staple.line.name}; sebutkan itu di "sell".`,
    );
  },
};

/** Eggs and rice cakes in a stall's portion: "1 telur", "setengah ketupat". */
const COUNTED_SOLD =
  /(?<![/–\d])(satu setengah|setengah|seperempat|satu|\d) (telur|ketupat|lontong)(?! (?:kecil|atau))/gu;
/** A stall halves an egg, so a smaller difference breaks no promise. */
const PIECE_OFF_BY = 0.3;

/** The seller's note promises no more eggs and rice cakes than the usual price pays for. */
const pricesTheEggsItPromises: RecipeCheck = {
  id: 'butir jualan',
  find: (checked) => {
    const { recipe, lines } = checked;
    if (!MEALS_AND_SAMBAL.has(recipe.kind)) return [];
    return [...recipe.sell.toLowerCase().matchAll(COUNTED_SOLD)].flatMap(
      ([whole, count = '', food = '']) => {
        const listed = lines
          .filter(({ line }) => line.food?.startsWith(food) === true)
          .filter(({ line }) => line.unit === 'butir' || line.unit === 'buah')
          .reduce((sum, { line }) => sum + (line.quantity?.value ?? 0), 0);
        const priced = listed * stallPortion(checked);
        return complainIf(
          listed > 0 && countOf(count) > priced + PIECE_OFF_BY,
          `Menurut "sell" seporsi ${whole}, padahal harga sarannya hanya membayar ${priced.toFixed(1).replace('.', ',')} ${food}. Kurangi, atau perbaiki "stall".`,
        );
      },
    );
  },
};

/** What a seller serves beside the dish is in the recipe, and in its price. */
export const BESIDE_CHECKS = [
  promisesWhatIsBought,
  namesTheRiceThatIsPaid,
  pricesTheEggsItPromises,
];
