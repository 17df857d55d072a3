import { weighUnit } from '../../../src/core/costing/convert-to-grams.ts';
import type { CostedLine } from '../../../src/core/costing/cost-dish.ts';
import {
  amountOf,
  complainIf,
  isDeepFried,
  isForFrying,
  isLiquid,
  isPouredOff,
  stepsOf,
  type CheckedRecipe,
  type RecipeCheck,
} from './recipe-check.ts';

/** Grams of all lines whose ingredient counts, each times its share that counts. */
function gramsOf(
  { lines, book }: CheckedRecipe,
  shareOf: (ingredient: string, line: CostedLine['line']) => number,
): number {
  return lines.reduce((sum, line) => {
    const name = line.line.ingredient ?? line.line.name;
    const share = isForFrying(line) || isPouredOff(line) ? 0 : shareOf(name, line.line);
    return sum + (share === 0 ? 0 : share * amountOf(line, book));
  }, 0);
}

const SAVOURY = new Set(['nasi', 'mi', 'bubur', 'soto', 'sup', 'gulai', 'sate', 'lauk', 'sayur']);
/** The Ministry of Health advises at most 5 g of salt a day. */
const MAX_SALT_GRAMS = 5.5;
const SALT_GOES = /bilas|peras|buang air|tiriskan/u;

/** Salted food is not saltier than a day allows. */
const isNotTooSalty: RecipeCheck = {
  id: 'garam',
  find: (checked) => {
    const { recipe } = checked;
    const grams = gramsOf(checked, (name) => (name === 'garam' ? 1 : 0)) / recipe.servings;
    const isTooMuch = SAVOURY.has(recipe.kind) && grams > MAX_SALT_GRAMS;
    return complainIf(
      isTooMuch && !SALT_GOES.test(stepsOf(checked)),
      `Garamnya ${grams.toFixed(1)} g seporsi, padahal sehari cukup 5 g. Kurangi, atau tulis di langkahnya bahwa garam dibilas atau dibuang.`,
    );
  },
};

/** Share of sugar by weight in what sweetens a drink. */
const SUGAR_SHARE: readonly (readonly [RegExp, number])[] = [
  [/^(?:gula (?:merah|aren|lontar)|madu)/u, 0.85],
  [/^gula/u, 1],
  [/^susu kental manis/u, 0.55],
  [/^siro?[pu]p/u, 0.65],
];
const sugarShareOf = (name: string) =>
  SUGAR_SHARE.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
const MAX_SUGAR_GRAMS = 50;

/** A glass is sweet, not a syrup. */
const isNotTooSweet: RecipeCheck = {
  id: 'gula minuman',
  find: (checked) => {
    const { recipe } = checked;
    const grams = gramsOf(checked, sugarShareOf) / recipe.servings;
    return complainIf(
      recipe.kind === 'minuman' && grams > MAX_SUGAR_GRAMS,
      `Gulanya ${Math.round(grams)} g segelas, dengan sirup dan susu kentalnya; paling banyak ${MAX_SUGAR_GRAMS} g. Kurangi, atau perbaiki "servings".`,
    );
  },
};

/** What is made, in pieces, plates or bowls, and the weight of one. */
const PIECES_AND_GRAMS =
  /(\d+) (?:\S+ @|(?:piring|mangkuk|pincuk|porsi)(?: kecil)?,) (?:± )?(\d+) (?:g|ml)(?![ea-z])/u;
/** In the list, but not on the plate. */
const NOT_EATEN =
  /^(?:arang|tusuk sate|kertas roti|tali dapur|selongsong|bambu|daun (?:pisang|jati|bambu|kelapa muda|salam|pandan|kunyit))/u;
/**
 * Grain and pulses absorb at least this much water that no recipe lists, from soaking and steam.
 */
const SOAKED_SHARE = 1.7;
const SOAKS = /^(?:beras|ketan|kacang|bihun|soun|mi |mie |makaroni|sagu mutiara|jagung|gaplek)/u;

/** What a gram that is bought weighs in the dish at most; fish and meat may keep their bones. */
function eatenShareOf(name: string, line: CostedLine['line'], book: CheckedRecipe['book']): number {
  if (NOT_EATEN.test(name)) return 0;
  if (SOAKS.test(name)) return SOAKED_SHARE;
  const food = book.ingredients.get(name);
  const isBoned = food?.stall === 'daging & ikan' || /berat bersih/u.test(line.preparation ?? '');
  // By the piece with its water, by the gram without its shell.
  if (name === 'kelapa muda') return line.unit === 'g' ? 1 : 2;
  return isBoned ? 1 : (food?.edible ?? 1);
}

/** What is left of a fish without head and bones: "didapat 400 g". */
const FLESH_LEFT = /\b(?:didapat|tersisa|ambil)(?: kira-kira)? (?:± )?(\d+) g\b/u;

/** Grams of head, skin and bones, where the recipe says how much flesh is scraped off. */
function bonesOf(checked: CheckedRecipe): number {
  const { lines, book } = checked;
  const notes = lines.map(({ line }) => line.preparation?.toLowerCase() ?? '').join('\n');
  const flesh = Number(FLESH_LEFT.exec(`${notes}\n${stepsOf(checked)}`)?.[1]);
  const whole = Math.max(
    0,
    ...lines
      .filter(({ line }) => FISH.test(line.ingredient ?? ''))
      .map((line) => amountOf(line, book)),
  );
  return Number.isNaN(flesh) ? 0 : Math.max(0, whole - flesh);
}

/** In an oven or in hot oil at least this much of the weight turns to steam. */
const DRIED_LEFT = 0.95;
const BAKED = /panggang[^.]*(?:°c|menit)/u;

/** The pieces of a yield weigh no more than what they are made of. */
const weighsWhatItIsMadeOf: RecipeCheck = {
  id: 'berat hasil',
  find: (checked) => {
    const found = PIECES_AND_GRAMS.exec(checked.recipe.yield);
    if (found === null) return [];
    const grams = Number(found[1]) * Number(found[2]);
    const eaten = gramsOf(checked, (name, line) => eatenShareOf(name, line, checked.book));
    const isDried = isDeepFried(checked) || BAKED.test(stepsOf(checked));
    const made = (eaten - bonesOf(checked)) * (isDried ? DRIED_LEFT : 1);
    return complainIf(
      grams > made,
      `Menurut "yield" hasilnya ${grams} g, padahal semua bahannya baru ${Math.round(made)} g tanpa kulit, daun pembungkus dan arangnya. Perbaiki jumlah atau beratnya; yang digoreng dan dipanggang menyusut 10 % lebih.`,
    );
  },
};

const PIECES_OF_A_WEIGHT = /(\d+) \S+ @ (?:± )?(\d+) g(?![ea-z])/u;
const IN_ALL = /(?:^|, )± (\d+(?:,\d+)?) (kg|g)(?![ea-z])/u;
const MOST_APART = 0.12;

/** The weight in all is that of the pieces together. */
const addsUp: RecipeCheck = {
  id: 'berat seluruhnya',
  find: ({ recipe: { yield: text } }) => {
    const [whole = '', pieces, gramsOfOne] = PIECES_OF_A_WEIGHT.exec(text) ?? [];
    if (pieces === undefined) return [];
    const [, amount, unit] = IN_ALL.exec(text.replace(whole, '')) ?? [];
    const isShared = /kuah|saus|cuko|kremes|sambal|ekor|dengan/u.test(text);
    if (amount === undefined || isShared) return [];
    const told = Number(amount.replace(',', '.')) * (unit === 'kg' ? 1000 : 1);
    const made = Number(pieces) * Number(gramsOfOne);
    return complainIf(
      Math.abs(told / made - 1) > MOST_APART,
      `Menurut "yield" ${whole.trim()} itu ${made} g, padahal seluruhnya ${told} g. Samakan keduanya.`,
    );
  },
};

/** Glutinous rice is soaked and steamed, in water that no recipe lists. */
const RICE = /^beras(?! ketan)/u;

/** Grams of the listed liquid that end up in the rice, whose cooked weight already has them. */
function drunkByRice({ lines, book }: CheckedRecipe): number {
  const thirst = lines
    .filter(({ line }) => RICE.test(line.ingredient ?? ''))
    .reduce((sum, line) => {
      const cooked = book.ingredients.get(line.line.ingredient ?? '')?.cooked ?? 1;
      return sum + amountOf(line, book) * Math.max(0, cooked - 1);
    }, 0);
  const poured = lines.filter(isLiquid).reduce((sum, line) => sum + amountOf(line, book), 0);
  return Math.min(poured, thirst);
}

const BOWLS_AND_GRAMS =
  /^(\d+) (?:mangkuk|piring|porsi|gelas|cangkir)(?: kecil| besar)?(?:,| @) ± (\d+) (?:g|ml)(?![ea-z])/u;
/** With their shells and bones on the plate, the whole of what was bought is served. */
const WITH_SHELLS = /cangkang|tulang|duri|kepala/u;

/** Bowls hold no more than what is eaten of the ingredients: without peels, stones and guts. */
const fillsItsBowls: RecipeCheck = {
  id: 'isi mangkuk',
  find: (checked) => {
    const { recipe, book } = checked;
    const found = BOWLS_AND_GRAMS.exec(recipe.yield);
    if (found === null || WITH_SHELLS.test(recipe.yield)) return [];
    const grams = Number(found[1]) * Number(found[2]);
    const made = gramsOf(checked, (name) => {
      const food = book.ingredients.get(name);
      if (SOAKS.test(name)) return Math.max(SOAKED_SHARE, food?.cooked ?? 0);
      // Water of coconuts is not in the table, but in the glass.
      return name === 'kelapa muda' ? 4 : (food?.edible ?? 1);
    });
    const filled = made - drunkByRice(checked);
    return complainIf(
      grams > filled,
      `Menurut "yield" semuanya ${grams} g, padahal yang dimakan dari bahannya baru ${Math.round(filled)} g, belum uapnya. Perbaiki jumlah atau isinya.`,
    );
  },
};

const BROTHS = new Set(['soto', 'sup', 'bubur', 'minuman']);
/** Laid beside the bowl, or thrown away: neither is in it. */
const NOT_IN_BOWL =
  /^(?:nasi|lontong|ketupat|buras|tulang|kaki|sambal|jeruk|emping|kerupuk|es batu|serai|lengkuas|daun (?:salam|jeruk|pandan))/u;
/** What is left of the pot after an hour or two on a small fire. */
const LEFT_IN_POT = 0.75;
/** Two hours boil away more, and few cooks measure their water. */
const LEAST_OF_POT = 0.75;

/** Bowls hold what is in the pot: the broth, and what lies in it. */
const emptiesItsPot: RecipeCheck = {
  id: 'panci penuh',
  find: (checked) => {
    const { recipe, lines, book } = checked;
    const found = BOWLS_AND_GRAMS.exec(recipe.yield);
    if (!BROTHS.has(recipe.kind) || found === null || /kuah/u.test(recipe.yield)) return [];
    const hasItsMeatOnTop = recipe.yield.includes('dengan');
    const inPot = lines.filter((line) => {
      const name = line.line.ingredient ?? '';
      const isMeat = book.ingredients.get(name)?.stall === 'daging & ikan';
      return !NOT_IN_BOWL.test(name) && !isForFrying(line) && !(isMeat && hasItsMeatOnTop);
    });
    const made = inPot.reduce((sum, line) => {
      if (isPouredOff(line)) return sum;
      const edible = book.ingredients.get(line.line.ingredient ?? '')?.edible ?? 1;
      return sum + amountOf(line, book) * (isLiquid(line) ? 1 : edible) * LEFT_IN_POT;
    }, 0);
    const weights = [...recipe.yield.matchAll(/(\d+) (?:g|ml)(?![a-z])/gu)];
    const told = Number(found[1]) * weights.reduce((sum, [, weight]) => sum + Number(weight), 0);
    return complainIf(
      told < made * LEAST_OF_POT,
      `Menurut "yield" semuanya ${told} g, padahal isi pancinya kira-kira ${Math.round(made / 100) * 100} g. Perbaiki isi mangkuknya, kurangi airnya, atau tulis "(untuk merebus)" pada air yang dibuang.`,
    );
  },
};

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

const FISH =
  /^(?:ikan (?!asin|kayu|salai|pindang|manyung asap|cakalang asap|roa asap)|kepala ikan)/u;
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
    const raw = gramsOf(checked, (name) => (FISH.test(name) ? 1 : 0));
    if (whole === undefined || raw === 0) return [];
    const grams = Number(pieces) * Number(gramsOfOne);
    const most = raw * FISH_LEFT + gramsOf(checked, (name) => (FISH_COATING.test(name) ? 1 : 0));
    return complainIf(
      grams > most,
      `Menurut "yield" ikannya ${grams} g setelah matang, padahal mentahnya ${Math.round(raw)} g. Isi perutnya dibuang dan dagingnya menyusut: tulis sekitar ${Math.round((raw * 0.8) / Number(pieces) / 5) * 5} g, atau "dengan bumbunya".`,
    );
  },
};

const WHOLE_PIECES = /^(\d+) (?:potong|ekor|tusuk|butir|bungkus|cangkang)\b/u;

/** Whole pieces are shared out without a knife. */
const sharesPiecesEvenly: RecipeCheck = {
  id: 'potong terbagi',
  find: ({ recipe: { kind, servings, yield: text } }) => {
    const pieces = Number(WHOLE_PIECES.exec(text)?.[1] ?? servings);
    const isEven = pieces % servings === 0 || servings % pieces === 0;
    return complainIf(
      kind !== 'kue kering' && !isEven,
      `Menurut "yield" jadinya ${pieces} buah, yang tidak habis dibagi ${servings} porsi. Samakan "servings" dengan jumlahnya, atau potong lain.`,
    );
  },
};

const NAMED_AMOUNT =
  /(\d+(?: \d\/\d)?|\d\/\d) (sdm|sdt|g|ml|siung|butir|lembar|batang|buah) (?:sisa |dari )?$/u;

const numberOf = (text: string): number =>
  text.split(' ').reduce((sum, part) => {
    const [over = '', under = '1'] = part.split('/');
    return sum + Number(over) / Number(under);
  }, 0);

/** A step takes no more of an ingredient than the list has bought. */
const takesWhatIsListed: RecipeCheck = {
  id: 'takaran tercatat',
  find: (checked) => {
    const { lines, book } = checked;
    const steps = stepsOf(checked);
    return [...new Set(lines.map(({ line }) => line.name.toLowerCase()))].flatMap((name) => {
      const same = lines.filter(({ line }) => line.name.toLowerCase() === name);
      const [first] = same;
      const bought = same.reduce((sum, line) => sum + amountOf(line, book), 0);
      if (first === undefined || name === 'air') return [];
      // The text right before each mention of the name.
      return steps.split(name).flatMap((before, index, all) => {
        const [, number = '', unit = ''] = NAMED_AMOUNT.exec(before) ?? [];
        const goesOn = /^[a-z]|^ (?:halus|bubuk)/u.test(all[index + 1] ?? 'z');
        if (number === '' || goesOn) return [];
        const one = weighUnit(first.line.ingredient ?? '', unit, book)?.value ?? 0;
        return complainIf(
          numberOf(number) * one > bought * 1.02,
          `Langkahnya memakai ${number} ${unit} ${name}, lebih banyak daripada yang ada di daftar bahan.`,
        );
      });
    });
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

export const AMOUNT_CHECKS = [
  fillsItsSkewers,
  sharesPiecesEvenly,
  takesWhatIsListed,
  isNotTooSalty,
  isNotTooSweet,
  weighsWhatItIsMadeOf,
  addsUp,
  losesWeightInCooking,
  fishLosesWeight,
  fillsItsBowls,
  emptiesItsPot,
];
