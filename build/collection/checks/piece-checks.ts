import { readYield } from '../../../src/core/kitchen/portion-unit.ts';
import { wordSet } from '../../../src/core/lines/word-set.ts';
import { complainIf, gramsOf, isFish, stepsOf, type RecipeCheck } from './recipe-check.ts';

const BIRD = /^(?:ayam|ayam kampung|ayam pejantan|bebek|itik|entok)$/u;
const COATING = /^(?:tepung|maizena|telur)/u;
const PIECES_OF_BIRD =
  /^(\d+) (?:(?:potong|ekor)(?: \S+)?,?|porsi @ 1 potong) (?:@ )?± (\d+) g(?![ea-z])/u;
/**
 * A bird loses a quarter of its weight in the pot or over the fire; a thick sauce adds some back.
 */
const BIRD_LEFT = 0.82;

/** A bird is lighter cooked than raw. */
const losesWeightInCooking: RecipeCheck = {
  id: 'berat ayam',
  find: (checked) => {
    const [whole, pieces, gramsOfOne] = PIECES_OF_BIRD.exec(checked.recipe.yield) ?? [];
    const raw = gramsOf(checked, (name) => (BIRD.test(name) ? 1 : 0));
    if (whole === undefined || raw === 0) return [];
    const grams = Number(pieces) * Number(gramsOfOne);
    const most = raw * BIRD_LEFT + gramsOf(checked, (name) => (COATING.test(name) ? 1 : 0));
    return complainIf(
      grams > most,
      `Menurut "yield" ayam atau bebeknya ${grams} g setelah matang, padahal mentahnya ${Math.round(raw)} g. Dagingnya menyusut seperempat: tulis sekitar ${Math.round((raw * 0.75) / Number(pieces) / 5) * 5} g.`,
    );
  },
};

const FISH_COATING = /^(?:tepung|maizena|tapioka|telur)/u;
/** Pieces weighed alone; a weight "dengan sambal" or "berbumbu" is more than the fish. */
const PIECES_OF_FISH =
  /^(\d+) (?:(?:potong|ekor)(?: ikan)?,?|porsi @ 1 (?:potong|ekor)(?: ikan)?) (?:@ (?:± )?|± )(\d+) g(?! berbumbu| dengan)(?![ea-z])/u;
/** Shares of a fish weighed without their broth: "4 porsi @ ± 200 g ikan dan 300 ml kuah". */
const PORTIONS_OF_FISH = /^(\d+) (?:porsi|mangkuk|piring) @ (?:± )?(\d+) g (?:ikan|kepala)\b/u;
/** A fish loses its guts and a fifth of its weight; slices of a cleaned one lose less. */
const FISH_LEFT = 0.85;

/** A fish is lighter cooked than raw. */
const fishLosesWeight: RecipeCheck = {
  id: 'berat ikan',
  find: (checked) => {
    const { yield: text } = checked.recipe;
    const found = PIECES_OF_FISH.exec(text) ?? PORTIONS_OF_FISH.exec(text);
    const [whole, pieces, gramsOfOne] = found ?? [];
    const raw = gramsOf(checked, (name) => (isFish(name) ? 1 : 0));
    if (whole === undefined || raw === 0) return [];
    const grams = Number(pieces) * Number(gramsOfOne);
    const most = raw * FISH_LEFT + gramsOf(checked, (name) => (FISH_COATING.test(name) ? 1 : 0));
    return complainIf(
      grams > most,
      `Menurut "yield" ikannya ${grams} g setelah matang, padahal mentahnya ${Math.round(raw)} g. Isi perutnya dibuang dan dagingnya menyusut: tulis sekitar ${Math.round((raw * 0.8) / Number(pieces) / 5) * 5} g, atau "dengan bumbunya".`,
    );
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
const COUNT_WORDS: Readonly<Record<string, number>> = { dua: 2, tiga: 3, empat: 4, lima: 5 };
/** Dice are no exact cubes, so a count is only wrong by more than this factor. */
const DICE_OFF_BY = 2;

/** The meat gives as many dice as the skewers take: one of 2 cm weighs 8 g. */
const fillsItsSkewers: RecipeCheck = {
  id: 'isi tusuk',
  find: (checked) => {
    const { lines, book, recipe } = checked;
    const notes = lines.map(({ line }) => line.preparation?.toLowerCase() ?? '').join('\n');
    const [, whole, half] = DICED.exec(`${notes}\n${stepsOf(checked)}`) ?? [];
    const [, least, most] = ON_A_SKEWER.exec(stepsOf(checked)) ?? [];
    const skewers = lines.find(({ line }) => line.ingredient === 'tusuk sate');
    if (recipe.kind !== 'sate' || whole === undefined || least === undefined) return [];
    const side = Number(whole) + (half === undefined ? 0 : 0.5);
    const low = COUNT_WORDS[least] ?? Number(least);
    const dice = ((low + Number(most ?? low)) / 2) * (skewers?.line.quantity?.value ?? 0);
    const meat = gramsOf(checked, (name) => {
      const food = book.ingredients.get(name);
      const isMeat = food?.stall === 'daging & ikan' && !name.startsWith('tulang');
      return isMeat ? (food.edible ?? 1) : 0;
    });
    const grams = dice * side ** 3;
    return complainIf(
      grams > meat * DICE_OFF_BY || (grams > 0 && grams * DICE_OFF_BY < meat),
      `${dice} potong @ ${side} cm beratnya ± ${Math.round(grams)} g, padahal dagingnya ${Math.round(meat)} g. Perbaiki besar potongannya atau isi tusuknya.`,
    );
  },
};

export const PIECE_CHECKS = [
  losesWeightInCooking,
  fishLosesWeight,
  sharesPiecesEvenly,
  fillsItsSkewers,
];
