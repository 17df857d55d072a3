import { stallShareOf } from '../usual-price.ts';
import { complainIf, SNACKS, type RecipeCheck } from './recipe-check.ts';
import {
  gramsInAll,
  middle,
  piecesIn,
  stallPortion,
  weighedPieces,
  weightsIn,
} from './stated-weights.ts';

const PIECE = 'potong|bungkus|ekor|buah|butir|tusuk|cangkang|gelas|cup';
const IS_PIECE = new RegExp(`^(?:${PIECE})$`, 'u');
/**
 * Text before the weight of a single item sold: "satu potong ", "1 ekor kecil ", and "Bungkus " at the start
 * of a note. "Gelas 200 ml" is the size of a glass.
 */
const ONE_SOLD = new RegExp(
  String.raw`(?:^(?!gelas)(?=\S+ $)|\b(?:satu|1|setengah) |jual per )(${PIECE})\b[^.;,(\d]*$`,
  'u',
);
/** A price is right for a piece lighter or heavier by less than these factors. */
const LEAST_OF_PRICED = 0.75;
const MOST_OF_PRICED = 1.3;

/** The usual price is for the portion in the seller's note. */
const pricesWhatIsSold: RecipeCheck = {
  id: 'porsi jualan',
  find: (checked) => {
    const { recipe, cost } = checked;
    const made = piecesIn(recipe.yield).find(({ noun }) => IS_PIECE.test(noun));
    const note = recipe.sell.toLowerCase();
    const sold = weightsIn(note).find(({ before }) => ONE_SOLD.test(before));
    const noun = ONE_SOLD.exec(sold?.before ?? '')?.[1];
    if (made === undefined || sold?.unit !== made.unit || noun !== made.noun) return [];
    const priced = made.count * made.amount * stallPortion(checked);
    const ratio = sold.amount / priced;
    return complainIf(
      ratio < LEAST_OF_PRICED || ratio > MOST_OF_PRICED,
      `Menurut "sell" dijual ${sold.amount} g, tetapi harga sarannya untuk ${Math.round(priced)} g (hasil × stall ${stallShareOf({ ...recipe, cost })}). Samakan keduanya, atau perbaiki "stall".`,
    );
  },
};

/** Sold in a jar or a bag: "Toples 500 ml berisi 300 g". */
const JAR_SOLD = /^(?:toples|kemasan|kemas|pouch|kantong)\b(?:(?!atau)[^.;])*$/u;
/** The note says how the jar is priced, or names the portion that the price is for. */
const NAMES_A_PORTION = /porsi|eceran|nasi kotak|potongan|jajanan|satu (?:buah|potong|keping)/u;
/** A package with more portions than this says how many it is priced as. */
const PORTIONS_UNSAID = 1.5;

/** A jar holds several portions, but the usual price is for one. */
const pricesTheJar: RecipeCheck = {
  id: 'kemasan jualan',
  find: (checked) => {
    const { recipe } = checked;
    const note = recipe.sell.toLowerCase();
    const sold = weightsIn(note).find(({ unit, before }) => unit === 'g' && JAR_SOLD.test(before));
    const pieces = weighedPieces(recipe.yield);
    const made = gramsInAll(recipe.yield) ?? (pieces?.count ?? 0) * (pieces?.amount ?? 0);
    const isByThePiece = pieces?.count === recipe.servings;
    if (sold === undefined || made === 0 || isByThePiece || NAMES_A_PORTION.test(note)) return [];
    const priced = made * stallPortion(checked);
    return complainIf(
      sold.amount > priced * PORTIONS_UNSAID,
      `Menurut "sell" kemasannya ${sold.amount} g, padahal harga sarannya untuk ${Math.round(priced)} g. Tulis dihargai berapa porsi, misalnya "dihargai ${Math.round(sold.amount / priced)} porsi".`,
    );
  },
};

const SNACK_PIECE = 'buah|butir|potong|batang|bungkus|tusuk|bola';
/** A count of pieces, if brackets follow with what all of them weigh. */
const SOME = String.raw`(\d+)(?:–(\d+))? (?=\S+(?: kecil)?(?: @ \d+ g)? \()`;
/** Text before the weight of some pieces: "5 butir (100 g)", "satu buah kecil 45–50 g". */
const SNACK_SOLD = new RegExp(
  String.raw`(?:${SOME}|\b(?:satu|per|1) )(${SNACK_PIECE})\b([^.;,()@\d]*)(?:@ \d+ g )?\(?(?:± )?$`,
  'u',
);
/** Below this share a buyer sees that a piece is smaller. */
const SMALLER_BELOW = 0.88;

/**
 * If a stall's pieces are smaller than the recipe's, its note says so, since their price is lower too.
 */
const saysThatPiecesAreSmaller: RecipeCheck = {
  id: 'besar jualan',
  find: ({ recipe }) => {
    const made = weighedPieces(recipe.yield);
    const sell = recipe.sell.toLowerCase();
    if (!SNACKS.has(recipe.kind) || made === undefined || sell.includes('untuk dijual')) return [];
    return weightsIn(sell).flatMap(({ text, amount, unit, before }) => {
      const [whole = '', few = '1', many, noun, note = ''] = SNACK_SOLD.exec(before) ?? [];
      const grams = amount / middle(few, many);
      return complainIf(
        unit === 'g' &&
          noun === made.noun &&
          grams < made.amount * SMALLER_BELOW &&
          !note.includes('kecil'),
        `Menurut "sell" ${whole.replace('(', '')}${text}, jadi ${Math.round(grams)} g sebuah, padahal resepnya membuat ${made.amount} g. Tulis "kecil" di situ, atau samakan besarnya.`,
      );
    });
  },
};

/** The usual price is for the size that is sold. */
export const SOLD_SIZE_CHECKS = [pricesWhatIsSold, pricesTheJar, saysThatPiecesAreSmaller];
