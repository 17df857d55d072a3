import { RICE_YIELD } from '../../../src/core/kitchen/question/asked-amount.ts';
import { complainIf, type CheckedRecipe, type RecipeCheck } from './recipe-check.ts';
import { gramsOf, isCoating, isMeatOrFish, liquidOf } from './recipe-foods.ts';
import { bowlsIn, piecesIn, stallPortion, weightsIn, type StatedWeight } from './stated-weights.ts';

/** What a seller's note promises by weight, and how much of it the usual price pays for. */
type Promised = {
  readonly id: string;
  /** The promises in a lower-case note. */
  readonly promised: (note: string) => readonly Pick<StatedWeight, 'amount' | 'of'>[];
  /** How much the whole recipe serves, in grams or millilitres; absent if the rule does not apply. */
  readonly served: (checked: CheckedRecipe, of: string) => number | undefined;
  /** How many times the paid amount may be promised. */
  readonly slack?: number;
  readonly says: (promised: number, paid: number, of: string) => string;
};

/** A seller serves by eye, so a promise is only broken beyond this factor. */
const PROMISE_SLACK = 1.3;
/** Rice cooked drier or wetter differs in weight by less than this factor. */
const RICE_SLACK = 1.15;

/** A rule that a note promises no more than the usual price pays for. */
const pays = ({ id, promised, served, slack = PROMISE_SLACK, says }: Promised): RecipeCheck => ({
  id,
  find: (checked) =>
    promised(checked.recipe.sell.toLowerCase()).flatMap(({ amount, of }) => {
      const all = served(checked, of);
      if (all === undefined) return [];
      const paid = all * stallPortion(checked);
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

/** Grams of a food in the whole recipe; absent if there are none. */
const gramsIfAny = (...of: Parameters<typeof gramsOf>): number | undefined =>
  gramsOf(...of) || undefined;

/** What remains in the pot of meat and fish without a figure in the table. */
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
      isMeatOrFish(name, book) ? (book.foods.get(name)?.cooked ?? LEFT_COOKED) : 0,
    );
    return meat && meat + gramsOf(checked, isCoating);
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
      ? gramsIfAny(checked, (name) => isMeatOrFish(name, checked.book))
      : undefined,
  says: (promised, paid) =>
    `Menurut "sell" seporsi ${promised} g daging di tusuknya, padahal harga sarannya hanya membayar ${paid} g daging mentah. Kurangi tusuknya, atau perbaiki "stall".`,
});

/** The cooked rice of a stall's portion: "150 g nasi". */
const paysForTheRice = pays({
  id: 'nasi jualan',
  promised: firstOf(/^(?:nasi|timbel)/u),
  served: (checked) =>
    gramsOf(checked, (name) => {
      const cooked = checked.book.foods.get(name)?.cooked ?? RICE_YIELD;
      return name.startsWith('beras') ? cooked : name.startsWith('nasi');
    }),
  slack: RICE_SLACK,
  says: (promised, paid) =>
    `Menurut "sell" seporsi ${promised} g nasi, padahal harga sarannya hanya membayar ${paid} g nasi matang. Kurangi, atau tambah nasi di resepnya.`,
});

const FOOD = /^(?!buah|kelapa|beras|nasi)([a-z]+)(?![a-z]| mentah| utuh| kering| dan)/u;

/** Other food in a stall's portion, by weight: "70 g singkong", "90 g lontong". */
const paysForTheFood = pays({
  id: 'bahan jualan',
  promised: (note) =>
    weightsIn(note).flatMap(({ amount, unit, of }) => {
      const food = FOOD.exec(of)?.[1];
      return unit === 'g' && food !== undefined ? [{ amount, of: food }] : [];
    }),
  served: (checked, of) =>
    gramsIfAny(checked, (name) => {
      const food = checked.book.foods.get(name);
      const isOther = name.split(' ')[0] !== of || isMeatOrFish(name, checked.book);
      return isOther ? 0 : (food?.edible ?? 1) * Math.max(1, food?.cooked ?? 1);
    }),
  says: (promised, paid, of) =>
    `Menurut "sell" seporsi ${promised} g ${of}, padahal harga sarannya hanya membayar ${paid} g. Kurangi, atau perbaiki "stall".`,
});

/** A sentence listing what is in a bowl: "40 g daging dan 80 g nangka dengan 150 ml kuah". */
const BOWL_SOLD = /^[^;(]*\d ml kuah/u;

/** Grams and millilitres in a text; rice is beside the bowl. */
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

/** The usual price pays for what a seller's note promises by weight. */
export const PROMISE_CHECKS = [
  paysForTheMeat,
  paysForTheSkewers,
  paysForTheRice,
  paysForTheFood,
  paysForTheBowl,
  paysForTheBroth,
];
