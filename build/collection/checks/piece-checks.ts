import { readYield } from '../../../src/core/kitchen/portion-unit.ts';
import { wordSet } from '../../../src/core/lines/word-set.ts';
import {
  complainIf,
  gramsOf,
  isCoating,
  isFish,
  isMeatOrFish,
  type CheckedRecipe,
  type RecipeCheck,
} from './recipe-check.ts';
import { notesOf, stepsOf } from './recipe-texts.ts';
import { middle, piecesIn, type Pieces } from './stated-weights.ts';

const isBird = (food: string) =>
  /^(?:ayam|ayam kampung|ayam pejantan|bebek|itik|entok)$/u.test(food);
/** A bird loses a quarter of its weight in the pot or over the fire; a thick sauce adds some back. */
const BIRD_LEFT = 0.82;
/** A fish loses its guts and a fifth of its weight; slices of a cleaned one lose less. */
const FISH_LEFT = 0.85;

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

/**
 * The fault if cooked meat weighs more than cooking leaves of it. `ofOne(share)` is the weight of one piece
 * if that share is left.
 */
function tooHeavy(
  checked: CheckedRecipe,
  isWeighed: (pieces: Pieces) => boolean,
  isMeat: (food: string) => boolean,
  left: number,
  says: (cooked: number, raw: number, ofOne: (share: number) => number) => string,
): readonly string[] {
  const pieces = piecesIn(checked.recipe.yield).find(isWeighed);
  const raw = gramsOf(checked, (name) => Number(isMeat(name)));
  if (pieces === undefined || raw === 0) return [];
  const cooked = pieces.count * pieces.amount;
  const most = raw * left + gramsOf(checked, (name) => Number(isCoating(name)));
  const ofOne = (share: number) => Math.round((raw * share) / pieces.count / 5) * 5;
  return complainIf(cooked > most, says(cooked, Math.round(raw), ofOne));
}

/** A bird is lighter cooked than raw. */
const birdLosesWeight: RecipeCheck = {
  id: 'berat ayam',
  find: (checked) =>
    tooHeavy(
      checked,
      isWholePiece,
      isBird,
      BIRD_LEFT,
      (cooked, raw, ofOne) =>
        `Menurut "yield" ayam atau bebeknya ${cooked} g setelah matang, padahal mentahnya ${raw} g. Dagingnya menyusut seperempat: tulis sekitar ${ofOne(0.75)} g.`,
    ),
};

/** A fish is lighter cooked than raw. */
const fishLosesWeight: RecipeCheck = {
  id: 'berat ikan',
  find: (checked) =>
    tooHeavy(
      checked,
      isPieceOfFish,
      isFish,
      FISH_LEFT,
      (cooked, raw, ofOne) =>
        `Menurut "yield" ikannya ${cooked} g setelah matang, padahal mentahnya ${raw} g. Isi perutnya dibuang dan dagingnya menyusut: tulis sekitar ${ofOne(0.8)} g, atau "dengan bumbunya".`,
    ),
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
    const skewers = lines.find(({ line }) => line.ingredient === 'tusuk sate');
    if (recipe.kind !== 'sate' || whole === undefined || least === undefined) return [];
    const side = Number(whole) + (half === undefined ? 0 : 0.5);
    const dice = middle(least, most) * (skewers?.line.quantity?.value ?? 0);
    const meat = gramsOf(checked, (name) => {
      const isMeat = isMeatOrFish(name, book) && !name.startsWith('tulang');
      return isMeat ? (book.ingredients.get(name)?.edible ?? 1) : 0;
    });
    const grams = dice * side ** 3;
    return complainIf(
      grams > meat * DICE_OFF_BY || (grams > 0 && grams * DICE_OFF_BY < meat),
      `${dice} potong @ ${side} cm beratnya ± ${Math.round(grams)} g, padahal dagingnya ${Math.round(meat)} g. Perbaiki besar potongannya atau isi tusuknya.`,
    );
  },
};

export const PIECE_CHECKS = [birdLosesWeight, fishLosesWeight, sharesPiecesEvenly, fillsItsSkewers];
