import { readYield } from '../../../src/core/kitchen/portion-unit.ts';
import { wordSet } from '../../../src/core/lines/word-set.ts';
import { complainIf, type RecipeCheck } from './recipe-check.ts';
import { gramsOf, isCoating, isFish, isMeatOrFish } from './recipe-foods.ts';
import { notesOf, stepsOf } from './recipe-texts.ts';
import { middle, piecesIn, type Pieces } from './stated-weights.ts';

const isWholePiece = ({ isFirst, noun, unit }: Pieces) =>
  isFirst && unit === 'g' && /^(?:potong|ekor)$/u.test(noun);
/**
 * A weight "dengan sambal" or "berbumbu" is more than the fish; "200 g ikan dan 300 ml kuah" is the
 * fish alone.
 */
const isPieceOfFish = (pieces: Pieces) =>
  isWholePiece(pieces)
    ? !/^(?:berbumbu|dengan)/u.test(pieces.of)
    : pieces.isFirst && pieces.mark === '@' && /^(?:ikan|kepala)\b/u.test(pieces.of);

/** Meat that is lighter cooked than raw. */
type Shrinking = {
  readonly id: string;
  readonly isMeat: (food: string) => boolean;
  /** Whether the pieces of a yield are that meat. */
  readonly isWeighed: (pieces: Pieces) => boolean;
  /** The most of its weight that cooking leaves, and what it usually leaves. */
  readonly mostLeft: number;
  readonly usuallyLeft: number;
  /** All in grams; `usual` is the usual weight of one cooked piece. */
  readonly says: (cooked: number, raw: number, usual: number) => string;
};

/** A rule that cooked meat weighs no more than cooking leaves of it. */
const losesWeight = ({ id, says, ...meat }: Shrinking): RecipeCheck => ({
  id,
  find: (checked) => {
    const pieces = piecesIn(checked.recipe.yield).find(meat.isWeighed);
    const raw = gramsOf(checked, meat.isMeat);
    if (pieces === undefined || raw === 0) return [];
    const cooked = pieces.count * pieces.amount;
    const most = raw * meat.mostLeft + gramsOf(checked, isCoating);
    const usual = Math.round((raw * meat.usuallyLeft) / pieces.count / 5) * 5;
    return complainIf(cooked > most, says(cooked, Math.round(raw), usual));
  },
});

/** A bird loses a quarter of its weight in the pot or over the fire; a thick sauce adds some back. */
const birdLosesWeight = losesWeight({
  id: 'berat ayam',
  isMeat: (food) => /^(?:ayam|ayam kampung|ayam pejantan|bebek|itik|entok)$/u.test(food),
  isWeighed: isWholePiece,
  mostLeft: 0.82,
  usuallyLeft: 0.75,
  says: (cooked, raw, usual) =>
    `Menurut "yield" ayam atau bebeknya ${cooked} g setelah matang, padahal mentahnya ${raw} g. Dagingnya menyusut seperempat: tulis sekitar ${usual} g.`,
});

const fish: Pick<Shrinking, 'isMeat' | 'isWeighed' | 'says'> = {
  isMeat: isFish,
  isWeighed: isPieceOfFish,
  says: (cooked, raw, usual) =>
    `Menurut "yield" ikannya ${cooked} g setelah matang, padahal mentahnya ${raw} g. Isi perutnya dibuang dan dagingnya menyusut: tulis sekitar ${usual} g, atau "dengan bumbunya".`,
};

/** Slices lose a fifth of their weight. */
const fishLosesWeight = losesWeight({
  id: 'berat ikan',
  ...fish,
  mostLeft: 0.85,
  usuallyLeft: 0.8,
});

/** "4 ekor", "utuh", but not cut into slices. */
const IS_WHOLE = /^(?!.*potong \d).*\b(?:ekor|utuh)\b/u;

const wholeFish = losesWeight({
  id: 'berat ikan utuh',
  ...fish,
  mostLeft: 0.78,
  usuallyLeft: 0.73,
});

/** A whole fish is weighed with the guts and gills that the cook throws away. */
const wholeFishLosesMore: RecipeCheck = {
  ...wholeFish,
  find: (checked, all) => {
    const isWhole = checked.lines.some(
      ({ line }) => isFish(line.food ?? '') && IS_WHOLE.test(line.preparation ?? ''),
    );
    return isWhole ? wholeFish.find(checked, all) : [];
  },
};

const WHOLE_PIECES = wordSet('potong ekor tusuk butir bungkus cangkang');

/** Whole pieces are shared out without a knife. */
const sharesPiecesEvenly: RecipeCheck = {
  id: 'potong terbagi',
  find: ({ recipe: { kind, servings, yield: text } }) => {
    const made = readYield(text);
    const pieces = made !== undefined && WHOLE_PIECES.has(made.noun) ? made.count : servings;
    const isEven = pieces % servings === 0 || servings % pieces === 0;
    return complainIf(
      kind !== 'kue kering' && !isEven,
      `Menurut "yield" jadinya ${pieces} buah, yang tidak habis dibagi ${servings} porsi. Samakan "servings" dengan jumlahnya, atau potong lain.`,
    );
  },
};

const DICED = /(?:dadu|potong) (\d)( 1\/2)? cm/u;
const ON_A_SKEWER = /(\d|dua|tiga|empat|lima)(?:–(\d))? potong[^.]*tusuk/u;
/** Dice are not exact cubes, so a count is only wrong beyond this factor. */
const DICE_OFF_BY = 2;

/** The meat gives as many dice as the skewers take; one of 2 cm weighs 8 g. */
const fillsItsSkewers: RecipeCheck = {
  id: 'isi tusuk',
  find: (checked) => {
    const { lines, book, recipe } = checked;
    const notes = notesOf(checked).join('\n');
    const [, whole, half] = DICED.exec(`${notes}\n${stepsOf(checked)}`) ?? [];
    const [, least, most] = ON_A_SKEWER.exec(stepsOf(checked)) ?? [];
    const skewers = lines.find(({ line }) => line.food === 'tusuk sate');
    if (recipe.kind !== 'sate' || whole === undefined || least === undefined) return [];
    const side = Number(whole) + (half === undefined ? 0 : 0.5);
    const dice = middle(least, most) * (skewers?.line.quantity?.value ?? 0);
    const meat = gramsOf(checked, (name) => {
      const isMeat = isMeatOrFish(name, book) && !name.startsWith('tulang');
      return isMeat ? (book.foods.get(name)?.edible ?? 1) : 0;
    });
    const grams = dice * side ** 3;
    return complainIf(
      grams > meat * DICE_OFF_BY || (grams > 0 && grams * DICE_OFF_BY < meat),
      `${dice} potong @ ${side} cm beratnya ± ${Math.round(grams)} g, padahal dagingnya ${Math.round(meat)} g. Perbaiki besar potongannya atau isi tusuknya.`,
    );
  },
};

/** Pieces weigh what cooking leaves of their meat, and are shared out whole. */
export const PIECE_CHECKS = [
  birdLosesWeight,
  fishLosesWeight,
  wholeFishLosesMore,
  sharesPiecesEvenly,
  fillsItsSkewers,
];
