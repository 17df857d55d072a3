import {
  amountOf,
  complainIf,
  gramsOf,
  isCoating,
  isMeatOrFish,
  liquidOf,
  MEALS_AND_SAMBAL,
  type CheckedRecipe,
  type RecipeCheck,
} from './recipe-check.ts';
import { sentencesIn, stepsOf } from './recipe-texts.ts';
import {
  bowlsIn,
  countOf,
  piecesIn,
  stallPortion,
  weightsIn,
  type StatedWeight,
} from './stated-weights.ts';

/** What a seller's note promises by weight, and how much of it the usual price pays for. */
type Promised = {
  readonly id: string;
  /** The promises in a note, which is in lower case. */
  readonly promised: (note: string) => readonly Pick<StatedWeight, 'amount' | 'of'>[];
  /** What the whole recipe serves of it, in grams or millilitres; absent if the rule is not for it. */
  readonly served: (checked: CheckedRecipe, of: string) => number | undefined;
  /** How many times what is paid for may be promised. */
  readonly slack?: number;
  readonly says: (promised: number, paid: number, of: string) => string;
};

/** A seller serves by eye: only a promise of more than this much above what is paid for is broken. */
const PROMISE_SLACK = 1.3;
/** Rice cooked drier or wetter differs in weight by less than this factor. */
const RICE_SLACK = 1.15;

/** A rule that a note promises no more than the usual price pays for. */
const pays = ({ id, promised, served, slack = PROMISE_SLACK, says }: Promised): RecipeCheck => ({
  id,
  find: (checked) =>
    promised(checked.recipe.sell.toLowerCase()).flatMap(({ amount, of }) => {
      const paid = (served(checked, of) ?? Number.NaN) * stallPortion(checked);
      return complainIf(amount > paid * slack, says(amount, Math.round(paid), of));
    }),
});

/** The first weight of a food in a note. */
const firstOf =
  (food: RegExp, unit = 'g') =>
  (note: string) =>
    weightsIn(note)
      .filter((weight) => weight.unit === unit && food.test(weight.of))
      .slice(0, 1);

/** Grams of a food in the whole recipe; absent if there is none. */
const gramsIfAny = (...of: Parameters<typeof gramsOf>): number | undefined =>
  gramsOf(...of) || undefined;

/** What is left of meat and fish in the pot for which the table has no figure. */
const LEFT_COOKED = 0.75;

/** The meat of a stall's portion, with its bones: "porsi warung 40–50 g daging". */
const paysForTheMeat = pays({
  id: 'daging jualan',
  promised: firstOf(
    /^(?:daging|babat|kikil|isi(?! \d)|iga|tulang|buntut|ikan|ayam|kambing)(?! mentah| berbumbu)/u,
  ),
  served: (checked) => {
    const { book } = checked;
    const meat = gramsIfAny(checked, (name) =>
      isMeatOrFish(name, book) ? (book.ingredients.get(name)?.cooked ?? LEFT_COOKED) : 0,
    );
    return meat && meat + gramsOf(checked, (name) => Number(isCoating(name)));
  },
  says: (promised, paid) =>
    `Menurut "sell" seporsi ${promised} g daging, padahal harga sarannya hanya membayar ${paid} g daging matang. Kurangi, atau perbaiki "stall".`,
});

/** A portion of sate by its raw meat: "10 tusuk kecil @ 10 g". */
const paysForTheSkewers = pays({
  id: 'tusuk jualan',
  promised: (note) =>
    piecesIn(note)
      .filter(({ noun, mark }) => noun === 'tusuk' && mark === '@')
      .slice(0, 1)
      .map(({ count, amount, of }) => ({ amount: count * amount, of })),
  served: (checked) =>
    checked.recipe.kind === 'sate'
      ? gramsIfAny(checked, (name) => Number(isMeatOrFish(name, checked.book)))
      : undefined,
  says: (promised, paid) =>
    `Menurut "sell" seporsi ${promised} g daging di tusuknya, padahal harga sarannya hanya membayar ${paid} g daging mentah. Kurangi tusuknya, atau perbaiki "stall".`,
});

/** Weight of cooked rice by its raw weight, for rice without a figure in the table. */
const RICE_SWELLS = 2.3;

/** The cooked rice of a stall's portion: "150 g nasi". */
const paysForTheRice = pays({
  id: 'nasi jualan',
  promised: firstOf(/^(?:nasi|timbel)/u),
  served: (checked) =>
    gramsOf(checked, (name) => {
      const cooked = checked.book.ingredients.get(name)?.cooked ?? RICE_SWELLS;
      return name.startsWith('beras') ? cooked : Number(name.startsWith('nasi'));
    }),
  slack: RICE_SLACK,
  says: (promised, paid) =>
    `Menurut "sell" seporsi ${promised} g nasi, padahal harga sarannya hanya membayar ${paid} g nasi matang. Kurangi, atau tambah nasi di resepnya.`,
});

const FOOD = /^(?!buah|kelapa|beras|nasi)([a-z]+)(?![a-z]| mentah| utuh| kering| dan)/u;

/** What else is in a stall's portion, by its weight: "70 g singkong", "90 g lontong". */
const paysForTheFood = pays({
  id: 'bahan jualan',
  promised: (note) =>
    weightsIn(note).flatMap(({ amount, unit, of }) => {
      const food = FOOD.exec(of)?.[1];
      return unit === 'g' && food !== undefined ? [{ amount, of: food }] : [];
    }),
  served: (checked, of) =>
    gramsIfAny(checked, (name) => {
      const food = checked.book.ingredients.get(name);
      const isOther = name.split(' ')[0] !== of || isMeatOrFish(name, checked.book);
      return isOther ? 0 : (food?.edible ?? 1) * Math.max(1, food?.cooked ?? 1);
    }),
  says: (promised, paid, of) =>
    `Menurut "sell" seporsi ${promised} g ${of}, padahal harga sarannya hanya membayar ${paid} g. Kurangi, atau perbaiki "stall".`,
});

/** A sentence that lists what is in a bowl: "40 g daging dan 80 g nangka dengan 150 ml kuah". */
const BOWL_SOLD = /^[^;(]*\d ml kuah/u;

/** Grams and millilitres in a text; rice lies beside the bowl. */
const filledWith = (text: string): number =>
  weightsIn(text).reduce(
    (sum, { amount, of }) => sum + (/^(?:nasi|timbel)/u.test(of) ? 0 : amount),
    0,
  );

/** A stall's bowl, as a share of a family's. */
const paysForTheBowl = pays({
  id: 'mangkuk jualan',
  promised: (note) => {
    const sold = note.split(/\.\s/u).flatMap((sentence) => BOWL_SOLD.exec(sentence) ?? []);
    return sold.slice(0, 1).map((of) => ({ amount: filledWith(of), of }));
  },
  served: ({ recipe }) => {
    const bowls = bowlsIn(recipe.yield);
    return bowls && bowls.count * filledWith(recipe.yield);
  },
  says: (promised, paid) =>
    `Menurut "sell" semangkuk ${promised} g, padahal harga sarannya untuk ${paid} g (hasil × stall). Perbaiki isi, hasil atau "stall".`,
});

const BROTH_KINDS = new Set(['soto', 'sup', 'gulai']);

/** A stall's broth, as a share of the water, even if none boiled away. */
const paysForTheBroth = pays({
  id: 'kuah jualan',
  promised: firstOf(/^kuah/u, 'ml'),
  served: (checked) => (BROTH_KINDS.has(checked.recipe.kind) ? liquidOf(checked) : undefined),
  slack: 1,
  says: (promised, paid) =>
    `Menurut "sell" semangkuk ${promised} ml kuah, padahal harga sarannya membayar ${paid} ml air, yang masih menyusut waktu direbus. Kurangi kuahnya, atau perbaiki "stall".`,
});

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
  find: (checked) => {
    const { recipe, lines, book } = checked;
    const staple = lines.find(({ line }) => STAPLE.test(line.ingredient ?? ''));
    const isNamed = NAMES_ITS_STAPLE.test(recipe.sell.toLowerCase());
    if (staple === undefined || recipe.sell === '' || isNamed) return [];
    const grams = Math.round(amountOf(staple, book) * stallPortion(checked));
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
/** The seller's note promises no more eggs and rice cakes than the usual price pays for. */
const pricesTheEggsItPromises: RecipeCheck = {
  id: 'butir jualan',
  find: (checked) => {
    const { recipe, lines } = checked;
    if (!MEALS_AND_SAMBAL.has(recipe.kind)) return [];
    return [...recipe.sell.toLowerCase().matchAll(COUNTED_SOLD)].flatMap(
      ([whole, count = '', food = '']) => {
        const listed = lines
          .filter(({ line }) => line.ingredient?.startsWith(food) === true)
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

export const PROMISE_CHECKS = [
  paysForTheMeat,
  paysForTheSkewers,
  paysForTheRice,
  paysForTheFood,
  promisesWhatIsBought,
  namesTheRiceThatIsPaid,
  pricesTheEggsItPromises,
  paysForTheBowl,
  paysForTheBroth,
];
