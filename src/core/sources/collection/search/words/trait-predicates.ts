import { WHOLE_DAY_HOURS } from '../../recipe-facts.ts';
import {
  suiting,
  both,
  called,
  either,
  whose,
  holding,
  keeps,
  keepsCold,
  ofKind,
  marked,
  not,
  takingAtMost,
  type RecipeTest,
} from '../recipe-predicates.ts';

/** A requested property of a dish besides kind and occasion. */
export type Trait = {
  readonly has: RecipeTest;
  /** A stricter test for the clear cases, if there are any. */
  readonly hasClearly?: RecipeTest;
  /** True if "menu" and "makan" include snacks and drinks. */
  readonly hasSnacks?: boolean;
};

/** A property with a strong sign, like a name, and a weak one, like a mark computed from the recipe. */
export const signs = (strong: RecipeTest, weak: RecipeTest, unless?: RecipeTest): Trait => {
  const isDenied = unless ?? (() => false);
  return {
    has: both(either(strong, weak), not(isDenied)),
    hasClearly: both(strong, not(isDenied)),
  };
};

const hotName = called(
  'wedang panas hangat bandrek bajigur sekoteng ronde stmj saraba tubruk talua pletok guraka uwuh sanger tarik joss',
);
export const hotDrink = both(ofKind('minuman'), hotName);
/** Most ingredients of a simple dish. */
const FEW_INGREDIENTS = 9;
/** Longest time for a simple dish, in minutes. */
const SIMPLE_MINUTES = 60;

export const isSweet = both(
  ofKind('kue', 'kue kering', 'bubur', 'minuman', 'jajanan', 'gorengan'),
  whose(({ contains }) => contains.includes('gula')),
  // Never in sweet dishes.
  not(holding('(?:bawang putih|bawang merah|daun bawang|kecap manis)$|cabai|saus')),
);

export const SOUPY = signs(
  either(ofKind('soto', 'sup', 'gulai'), called('berkuah kuah')),
  marked('berkuah'),
  either(called('rendang kalio'), isSweet),
);
export const GRILLED: Trait = {
  has: either(
    ofKind('sate'),
    called('bakar panggang klathak'),
    both(ofKind('kue kering', 'kue'), marked('oven')),
  ),
};
/** Eaten from the hand, without plate or spoon. */
export const HANDY: Trait = { has: either(marked('genggam'), ofKind('sate')), hasSnacks: true };
export const boiled = called('rebus direbus bening klepon cenil cilok lupis rai');
export const STEAMED = signs(
  called('kukus dikukus pepes kukusan'),
  // Not what only has steamed potatoes, rice or coconut in it.
  both(
    marked('kukus'),
    not(
      either(
        boiled,
        called('lumpur wajik dodol laklak'),
        ofKind('bubur', 'sup'),
        marked('oven', 'goreng', 'panggang'),
      ),
    ),
  ),
);
export const STIR_FRIED = signs(
  called('tumis oseng ditumis capcay orek cah'),
  both(
    ofKind('sayur', 'lauk'),
    marked('tumis'),
    not(marked('berkuah', 'goreng')),
    takingAtMost(SIMPLE_MINUTES),
  ),
);
export const COLD: Trait = {
  has: both(
    either(ofKind('minuman'), called('es dingin jus')),
    not(either(marked('hangat'), hotName)),
  ),
  hasSnacks: true,
};
export const WARM: Trait = {
  ...signs(
    either(ofKind('soto', 'sup'), hotName, suiting('hujan')),
    marked('hangat'),
    called('es jus'),
  ),
  hasSnacks: true,
};
export const FRESH: Trait = {
  ...signs(
    either(ofKind('minuman'), called('segar es jus asinan rujak karedok acar')),
    marked('segar'),
    either(hotName, called('kopi')),
  ),
  hasSnacks: true,
};
export const SWEET: Trait = {
  ...signs(either(called('manis'), isSweet), marked('manis'), called('sambal')),
  hasSnacks: true,
};
/** Desserts: neither snacks between meals nor drinks to wake up with. */
export const DESSERT: Trait = {
  has: both(
    ofKind('kue', 'bubur', 'minuman'),
    isSweet,
    not(either(called('kopi teh jamu'), hotName)),
  ),
  hasSnacks: true,
};
export const SAVOURY = signs(
  either(
    ofKind('gorengan', 'lauk', 'gulai', 'soto', 'sup', 'nasi', 'mi', 'sate', 'sayur'),
    called('gurih asin'),
  ),
  marked('gurih'),
  marked('manis'),
);
export const SOUR: Trait = {
  has: both(called('asam asinan padeh padas rujak cuka acar'), not(hotName)),
};
export const CRISP: Trait = {
  ...signs(
    either(ofKind('gorengan', 'kue kering'), called('renyah garing krispi kremes')),
    marked('renyah'),
  ),
  hasSnacks: true,
};
const holdsProtein = holding('telur|ayam|ikan|tempe|tahu|daging|udang|dada|fillet');
/** Eaten with rice or filling by itself; vegetables are with something beside them, and plain rice is not. */
export const isMainDish = either(
  ofKind('lauk', 'gulai', 'soto', 'sup', 'sate', 'mi'),
  both(ofKind('nasi', 'sayur', 'bubur'), holdsProtein),
);
export const PROTEIN: Trait = {
  has: both(ofKind('lauk', 'sup', 'soto', 'sate'), holdsProtein),
};
/** Keeps outside the fridge for this many days. */
export const lasting = (days: number): Trait => ({ has: keeps(days), hasSnacks: true });
/** Keeps in the fridge for this many days, or may be frozen for them. */
export const lastingCold = (days: number, mayFreeze: boolean): Trait => ({
  ...(mayFreeze ? signs(keepsCold(days), marked('beku')) : { has: keepsCold(days) }),
  hasSnacks: true,
});
export const ALL_DAY: Trait = { has: whose(({ roomHours }) => roomHours >= WHOLE_DAY_HOURS) };
/** As good when it is warmed up on the next day. */
export const UNTIL_NEXT_DAY: Trait = {
  has: both(either(keepsCold(2), ALL_DAY.has), not(marked('renyah'))),
};
const hasFewIngredients = whose(({ ingredients }) => ingredients.length <= FEW_INGREDIENTS);
/** Little to buy or little to wait for. */
export const SIMPLE: Trait = {
  has: either(hasFewIngredients, takingAtMost(SIMPLE_MINUTES)),
  hasClearly: both(hasFewIngredients, takingAtMost(SIMPLE_MINUTES)),
};
export const LOW_SALT: Trait = { has: marked('sedikit garam') };

const OPPOSITES: readonly (readonly Trait[])[] = [
  [SWEET, SAVOURY],
  [COLD, WARM],
];

/** Whether no dish is both: a question that names both is content with either. */
export const areOpposite = (a: Trait, b: Trait): boolean =>
  a !== b && OPPOSITES.some((pair) => pair.includes(a) && pair.includes(b));
