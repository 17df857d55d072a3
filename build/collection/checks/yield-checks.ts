import type { CostedLine } from '../../../src/core/costing/dish-cost.ts';
import { complainIf, type CheckedRecipe, type RecipeCheck } from './recipe-check.ts';
import { gramsOf, isDeepFried, isFish, isMeatOrFish, liquidOf } from './recipe-foods.ts';
import { notesOf, stepsOf } from './recipe-texts.ts';
import { bowlsIn, gramsInAll, piecesIn, weighedPieces, weightsIn } from './stated-weights.ts';

/** Other nouns before a comma do not count what is weighed: "2 toples, ± 500 g". */
const PLATE = /^(?:piring|mangkuk|pincuk|porsi)$/u;
/** Listed, but not on the plate. */
const NOT_EATEN =
  /^(?:arang|tusuk sate|kertas roti|tali dapur|selongsong|bambu|daun (?:pisang|jati|bambu|kelapa muda|salam|pandan|kunyit))/u;
/** Grain and pulses absorb at least this much water that no recipe lists, from soaking and steam. */
const SOAKED_SHARE = 1.7;
const SOAKS = /^(?:beras|ketan|kacang|bihun|soun|mi |mie |makaroni|sagu mutiara|jagung|gaplek)/u;

/** The most that a gram bought weighs in the dish; fish and meat may keep their bones. */
function eatenShareOf(name: string, line: CostedLine['line'], book: CheckedRecipe['book']): number {
  if (NOT_EATEN.test(name)) return 0;
  if (SOAKS.test(name)) return SOAKED_SHARE;
  const food = book.foods.get(name);
  const isBoned = isMeatOrFish(name, book) || /berat bersih/u.test(line.preparation ?? '');
  // By the piece with its water, by the gram without its shell.
  if (name === 'kelapa muda') return line.unit === 'g' ? 1 : 2;
  return isBoned ? 1 : (food?.edible ?? 1);
}

/** What remains of a fish without head and bones: "didapat 400 g". */
const FLESH_LEFT = /\b(?:didapat|tersisa|ambil)(?: kira-kira)? (?:± )?(\d+) g\b/u;

/** Grams of head, skin and bones, if the recipe says how much flesh is scraped off. */
function bonesOf(checked: CheckedRecipe): number {
  const notes = notesOf(checked).join('\n');
  const flesh = Number(FLESH_LEFT.exec(`${notes}\n${stepsOf(checked)}`)?.[1]);
  const whole = gramsOf(checked, isFish);
  return Number.isNaN(flesh) ? 0 : Math.max(0, whole - flesh);
}

/** In an oven or in hot oil at most this share of the weight remains. */
const DRIED_LEFT = 0.95;
const BAKED = /panggang[^.]*(?:°c|menit)/u;

/** The pieces of a yield weigh no more than their ingredients. */
const weighsWhatItIsMadeOf: RecipeCheck = {
  id: 'berat hasil',
  find: (checked) => {
    const found = piecesIn(checked.recipe.yield).find(
      ({ mark, noun }) => mark === '@' || (mark === ',' && PLATE.test(noun)),
    );
    if (found === undefined) return [];
    const grams = found.count * found.amount;
    const eaten = gramsOf(checked, (name, line) => eatenShareOf(name, line, checked.book));
    const isDried = isDeepFried(checked) || BAKED.test(stepsOf(checked));
    const made = (eaten - bonesOf(checked)) * (isDried ? DRIED_LEFT : 1);
    return complainIf(
      grams > made,
      `Menurut "yield" hasilnya ${grams} g, padahal semua bahannya baru ${Math.round(made)} g tanpa kulit, daun pembungkus dan arangnya. Perbaiki jumlah atau beratnya; yang digoreng dan dipanggang menyusut 10 % lebih.`,
    );
  },
};

const MOST_APART = 0.12;

/** The total weight is that of all pieces. */
const addsUp: RecipeCheck = {
  id: 'berat seluruhnya',
  find: ({ recipe: { yield: text } }) => {
    const pieces = weighedPieces(text);
    const told = gramsInAll(text);
    const isShared = /kuah|saus|cuko|kremes|sambal|ekor|dengan/u.test(text);
    if (pieces === undefined || told === undefined || isShared) return [];
    const { count, noun, amount } = pieces;
    const made = count * amount;
    return complainIf(
      Math.abs(told / made - 1) > MOST_APART,
      `Menurut "yield" ${count} ${noun} @ ${amount} g itu ${made} g, padahal seluruhnya ${told} g. Samakan keduanya.`,
    );
  },
};

/** Glutinous rice is soaked and steamed, in water that no recipe lists. */
const RICE = /^beras(?! ketan)/u;

/** Grams of the listed liquid absorbed by the rice, whose cooked weight already includes them. */
function drunkByRice(checked: CheckedRecipe): number {
  const thirst = gramsOf(checked, (name) => {
    const cooked = checked.book.foods.get(name)?.cooked ?? 1;
    return RICE.test(name) ? Math.max(0, cooked - 1) : 0;
  });
  return Math.min(liquidOf(checked), thirst);
}

/** With shells and bones on the plate, everything bought is served. */
const WITH_SHELLS = /cangkang|tulang|duri|kepala/u;

/** Bowls hold no more than the edible ingredients: without peels, stones and guts. */
const fillsItsBowls: RecipeCheck = {
  id: 'isi mangkuk',
  find: (checked) => {
    const { recipe, book } = checked;
    const bowls = bowlsIn(recipe.yield);
    if (bowls === undefined || WITH_SHELLS.test(recipe.yield)) return [];
    const grams = bowls.count * bowls.amount;
    const made = gramsOf(checked, (name) => {
      const food = book.foods.get(name);
      if (SOAKS.test(name)) return Math.max(SOAKED_SHARE, food?.cooked ?? 0);
      // Coconut water is not in the table, but in the glass.
      return name === 'kelapa muda' ? 4 : (food?.edible ?? 1);
    });
    const filled = made - drunkByRice(checked);
    return complainIf(
      grams > filled,
      `Menurut "yield" semuanya ${grams} g, padahal yang dimakan dari bahannya baru ${Math.round(filled)} g, belum uapnya. Perbaiki jumlah atau isinya.`,
    );
  },
};

const POT_KINDS = new Set(['soto', 'sup', 'bubur', 'minuman']);
/** Beside the bowl, or thrown away: not in it. */
const NOT_IN_BOWL =
  /^(?:nasi|lontong|ketupat|buras|tulang|kaki|sambal|jeruk|emping|kerupuk|es batu|serai|lengkuas|daun (?:salam|jeruk|pandan))/u;
/** What remains in the pot after an hour or two on a small fire. */
const LEFT_IN_POT = 0.75;
/** Two hours boil away more, and few cooks measure their water. */
const LEAST_OF_POT = 0.75;

/** Bowls hold the contents of the pot: the broth and what is in it. */
const emptiesItsPot: RecipeCheck = {
  id: 'panci penuh',
  find: (checked) => {
    const { recipe, book } = checked;
    const bowls = bowlsIn(recipe.yield);
    if (!POT_KINDS.has(recipe.kind) || bowls === undefined || /kuah/u.test(recipe.yield)) return [];
    const hasItsMeatOnTop = recipe.yield.includes('dengan');
    const inPot = gramsOf(checked, (name) => {
      const isOnTop = hasItsMeatOnTop && isMeatOrFish(name, book);
      return NOT_IN_BOWL.test(name) || isOnTop ? 0 : (book.foods.get(name)?.edible ?? 1);
    });
    const made = inPot * LEFT_IN_POT;
    const told = bowls.count * weightsIn(recipe.yield).reduce((sum, { amount }) => sum + amount, 0);
    return complainIf(
      told < made * LEAST_OF_POT,
      `Menurut "yield" semuanya ${told} g, padahal isi pancinya kira-kira ${Math.round(made / 100) * 100} g. Perbaiki isi mangkuknya, kurangi airnya, atau tulis "(untuk merebus)" pada air yang dibuang.`,
    );
  },
};

/** A yield weighs what its pieces do, and neither more nor much less than its ingredients. */
export const YIELD_CHECKS = [weighsWhatItIsMadeOf, addsUp, fillsItsBowls, emptiesItsPot];
