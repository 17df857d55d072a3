import { describe, expect, test } from 'vitest';
import type { RecipeFacts } from '../../recipe-facts.ts';
import { NOTHING_ASKED, query, indexTinyRecipe, word } from '../fixtures/tiny-index.ts';
import type { Query } from '../question/search-query.ts';
import { HANDY, SIMPLE, SOUR, SWEET } from '../words/trait-predicates.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import {
  countBought,
  fitsOccasion,
  isMeal,
  listWishes,
  tellingOccasions,
} from './recipe-wishes.ts';

const limits = (some: Partial<Query['limits']>) => ({
  limits: { ...NOTHING_ASKED.limits, ...some },
});
const regions = (some: Partial<Query['regions']>) => ({
  regions: { ...NOTHING_ASKED.regions, ...some },
});
const NAMED = { named: [{ phrase: 'rendang', recipes: [0] }] };
const savoury = TRAIT_WORDS.get('yang gurih')!;

/** Wishes of the question that a recipe with these facts misses. */
const missed = (asked: Partial<Query>, facts: Partial<RecipeFacts>) => {
  const recipe = indexTinyRecipe(facts);
  return listWishes(query(asked)).filter(({ isMet }) => !isMet(recipe));
};
/** Whether it is no answer to the question. */
const isOut = (asked: Partial<Query>, facts: Partial<RecipeFacts>) =>
  missed(asked, facts).some(({ isBinding }) => isBinding);
const loss = (asked: Partial<Query>, facts: Partial<RecipeFacts>) =>
  missed(asked, facts).reduce((sum, { weight }) => sum + weight, 0);

describe('a place', () => {
  const fromBali = regions({ provinces: ['Bali'] });

  test('binds', () => {
    expect(isOut(fromBali, { province: 'Jambi' })).toBe(true);
    expect(isOut(fromBali, { province: 'Bali' })).toBe(false);
  });

  test('does not bind the dish that is named', () => {
    expect(isOut({ ...fromBali, ...NAMED }, { province: 'Jambi' })).toBe(false);
  });

  test('where somebody lives is only preferred', () => {
    const inBali = regions({ homes: ['Bali'] });
    expect(isOut(inBali, { province: 'Jambi' })).toBe(false);
    expect(loss(inBali, { province: 'Jambi' })).toBeGreaterThan(loss(inBali, { province: 'Bali' }));
  });

  test('prefers dishes that are called after it', () => {
    const fromSolo = regions({ places: ['solo'] });
    expect(loss(fromSolo, { title: 'Selat' })).toBeGreaterThan(
      loss(fromSolo, { title: 'Selat Solo' }),
    );
  });

  test('prefers dishes whose text tells of it', () => {
    const fromSolo = regions({ places: ['solo'], recipesByPlace: new Map([['solo', [0]]]) });
    expect(loss(fromSolo, { title: 'Selat' })).toBe(0);
  });
});

describe('a kind', () => {
  test('binds', () => {
    expect(isOut({ kinds: ['kue', 'jajanan'] }, { kind: 'lauk' })).toBe(true);
    expect(isOut({ kinds: ['kue', 'jajanan'] }, { kind: 'jajanan' })).toBe(false);
  });

  test('that is named first is preferred', () => {
    const asked = { kinds: ['kue', 'jajanan'] } as const;
    expect(loss(asked, { kind: 'jajanan' })).toBeGreaterThan(loss(asked, { kind: 'kue' }));
  });

  test('that is only likely is preferred', () => {
    const asked = { likely: { kinds: ['sayur'], traits: [] } } as const;
    expect(loss(asked, { kind: 'lauk' })).toBeGreaterThan(loss(asked, { kind: 'sayur' }));
    expect(isOut(asked, { kind: 'lauk' })).toBe(false);
  });

  test('is none: a sambal is not something to eat', () => {
    expect(isOut({}, { kind: 'sambal' })).toBe(true);
  });

  test('is none, but a word is there: a sambal may have it', () => {
    expect(isOut({ terms: [word('terasi')] }, { kind: 'sambal' })).toBe(false);
  });
});

describe('a meal', () => {
  test('is rather no drink', () => {
    const asked = { meal: 'likely', terms: [word('kacang')] } as const;
    expect(loss(asked, { kind: 'minuman' })).toBeGreaterThan(loss(asked, { kind: 'lauk' }));
  });

  test('is rather not a snack, the more so if the question says meal', () => {
    const snack = { kind: 'gorengan' } as const;
    expect(loss({ meal: 'likely' }, snack)).toBeGreaterThan(0);
    expect(loss({ meal: 'said' }, snack)).toBeGreaterThan(loss({ meal: 'likely' }, snack));
  });

  test('is rather not sweet', () => {
    const sweet = { kind: 'bubur', contains: ['gula'] } as const;
    expect(loss({ meal: 'said' }, sweet)).toBeGreaterThan(0);
  });

  test('of a region may be sweet', () => {
    const sweet = { title: 'Bubur Garut', kind: 'bubur', contains: ['gula'] } as const;
    expect(loss({ meal: 'said', ...regions({ places: ['garut'] }) }, sweet)).toBe(0);
  });

  test('may be a small dish, but no cake, drink or sambal', () => {
    expect(isMeal(indexTinyRecipe({ kind: 'jajanan' }))).toBe(true);
    for (const kind of ['minuman', 'kue', 'kue kering', 'sambal'] as const)
      expect(isMeal(indexTinyRecipe({ kind }))).toBe(false);
  });
});

describe('who eats', () => {
  test('ill people rather get light dishes', () => {
    expect(loss({ isForHealth: true }, { occasions: [] })).toBeGreaterThan(0);
    expect(loss({ isForHealth: true }, { occasions: ['diet'] })).toBe(0);
  });

  test('who asks for pork gets nothing else', () => {
    expect(isOut({ haram: 'wanted' }, { contains: [] })).toBe(true);
    expect(isOut({ haram: 'wanted' }, { contains: ['babi'] })).toBe(false);
  });

  test('who only allows it gets other dishes too', () => {
    expect(isOut({ haram: 'allowed' }, { contains: [] })).toBe(false);
  });
});

describe('money', () => {
  const at15 = limits({ maxCostPerServing: 15_000 });

  test('for a serving binds', () => {
    expect(isOut(at15, { costPerServing: 16_000 })).toBe(true);
  });

  test('for a serving may be a little more', () => {
    expect(isOut(at15, { costPerServing: 15_100 })).toBe(false);
  });

  test('for a boxed meal may buy rice at any price', () => {
    const box = { ...at15, occasions: [{ occasions: ['nasi kotak'] }] } as const;
    expect(isOut(box, { kind: 'nasi', costPerServing: 20_000 })).toBe(false);
    expect(isOut(box, { kind: 'lauk', costPerServing: 20_000 })).toBe(true);
  });

  test('for a serving binds rice that goes into no box', () => {
    expect(isOut(at15, { kind: 'nasi', costPerServing: 20_000 })).toBe(true);
  });

  test('that a selling price leaves for a serving is only preferred', () => {
    const asked = limits({ targetCostPerServing: 5000 });
    expect(isOut(asked, { costPerServing: 9000 })).toBe(false);
    expect(loss(asked, { costPerServing: 9000 })).toBeGreaterThan(0);
    expect(loss(asked, { costPerServing: 5100 })).toBe(0);
  });

  test('for a small pot binds, for all its servings', () => {
    const asked = limits({ maxTotalCost: 20_000 });
    expect(isOut(asked, { costPerServing: 6000, servings: 4 })).toBe(true);
    expect(isOut(asked, { costPerServing: 5000, servings: 4 })).toBe(false);
  });

  test('for a larger pot is preferred, since less can be cooked', () => {
    const asked = limits({ maxTotalCost: 25_000 });
    expect(isOut(asked, { costPerServing: 9000, servings: 4 })).toBe(false);
    expect(loss(asked, { costPerServing: 9000, servings: 4 })).toBeGreaterThan(0);
  });

  test('that is short binds to ten thousand a serving', () => {
    expect(isOut(limits({ isCheap: true }), { costPerServing: 10_001 })).toBe(true);
    expect(isOut(limits({ isCheap: true }), { costPerServing: 10_000 })).toBe(false);
  });

  test('that is short prefers half of that', () => {
    expect(loss(limits({ isCheap: true }), { costPerServing: 5001 })).toBeGreaterThan(0);
    expect(loss(limits({ isCheap: true }), { costPerServing: 5000 })).toBe(0);
  });

  test('that is short does not bind the dish that is named', () => {
    expect(isOut({ ...limits({ isCheap: true }), ...NAMED }, { costPerServing: 30_000 })).toBe(
      false,
    );
  });
});

describe('time', () => {
  test('in minutes binds, the named dish too', () => {
    expect(isOut({ ...limits({ maxMinutes: 10 }), ...NAMED }, { minutes: 11 })).toBe(true);
    expect(isOut(limits({ maxMinutes: 10 }), { minutes: 10 })).toBe(false);
  });

  test('that is short binds to half an hour', () => {
    expect(isOut(limits({ isQuick: true }), { minutes: 31 })).toBe(true);
    expect(isOut(limits({ isQuick: true }), { minutes: 30 })).toBe(false);
  });

  test('that is short does not bind the dish that is named', () => {
    expect(isOut({ ...limits({ isQuick: true }), ...NAMED }, { minutes: 31 })).toBe(false);
  });

  test('that is short counts again beyond an hour', () => {
    const asked = limits({ isQuick: true });
    expect(loss(asked, { minutes: 61 })).toBeGreaterThan(loss(asked, { minutes: 60 }));
  });

  test('asks for food, not for a drink', () => {
    expect(loss(limits({ isQuick: true }), { kind: 'minuman', minutes: 5 })).toBeGreaterThan(0);
    expect(loss(limits({ maxMinutes: 10 }), { kind: 'minuman', minutes: 5 })).toBeGreaterThan(0);
  });

  test('asks for a drink if the question does', () => {
    const asked = { kinds: ['minuman'], ...limits({ isQuick: true }) } as const;
    expect(loss(asked, { kind: 'minuman', minutes: 5 })).toBe(0);
  });
});

describe('the number of ingredients', () => {
  test('binds', () => {
    const asked = limits({ maxIngredients: 1 });
    expect(isOut(asked, { ingredients: ['tempe', 'tahu'] })).toBe(true);
    expect(isOut(asked, { ingredients: ['tempe', 'garam'] })).toBe(false);
  });

  test('counts only what has to be bought', () => {
    const ingredients = ['tempe', 'garam', 'lada', 'lada bubuk', 'minyak goreng', 'es batu'];
    expect(countBought(indexTinyRecipe({ ingredients }).facts)).toBe(1);
  });

  test('counts oils and spices that not every kitchen has', () => {
    const ingredients = ['minyak wijen', 'garam masala', 'lada hitam'];
    expect(countBought(indexTinyRecipe({ ingredients }).facts)).toBe(3);
  });
});

describe('heat', () => {
  test('binds both ways', () => {
    expect([0, 1, 2, 3].map((heat) => isOut({ heat: 'mild' }, { heat }))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([0, 1, 2, 3].map((heat) => isOut({ heat: 'hot' }, { heat }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('does not bind the dish that is named', () => {
    expect(isOut({ heat: 'hot', ...NAMED }, { heat: 0 })).toBe(false);
  });

  test('prefers the hottest, the more so if it is to be very hot', () => {
    const { hot, fiery } = {
      hot: loss({ heat: 'hot' }, { heat: 2 }),
      fiery: loss({ heat: 'fiery' }, { heat: 2 }),
    };
    expect(hot).toBeGreaterThan(0);
    expect(fiery).toBeGreaterThan(hot);
  });

  test('is wanted by who has chillies', () => {
    const asked = { terms: [word('cabai')] };
    expect(loss(asked, { heat: 1 })).toBeGreaterThan(0);
    expect(loss(asked, { heat: 3 })).toBe(0);
    expect(loss(asked, { kind: 'sambal' })).toBe(0);
  });
});

describe('a trait', () => {
  const elaborate = { minutes: 200, ingredients: 'abcdefghijkl'.split('') };

  test('binds', () => {
    expect(isOut({ traits: [SOUR] }, { title: 'Semur' })).toBe(true);
    expect(isOut({ traits: [SOUR] }, { title: 'Sayur Asam' })).toBe(false);
  });

  test('does not bind the dish that is named', () => {
    expect(isOut({ traits: [SOUR], ...NAMED }, { title: 'Semur' })).toBe(false);
  });

  test('beside another one binds too', () => {
    expect(isOut({ traits: [SOUR, HANDY] }, { title: 'Sayur Asam' })).toBe(true);
  });

  test('or its opposite is enough', () => {
    expect(isOut({ traits: [SWEET, savoury] }, { title: 'Tahu', kind: 'gorengan' })).toBe(false);
  });

  test('or another one is enough if the question says “atau”', () => {
    const either = { traits: [SOUR, HANDY], hasAlternatives: true };
    expect(isOut(either, { title: 'Sayur Asam' })).toBe(false);
  });

  test('is better met by a clear case', () => {
    const asked = { traits: [SWEET] };
    const sign = { title: 'Nasi', marks: ['manis'] } as const;
    expect(loss(asked, sign)).toBeGreaterThan(loss(asked, { title: 'Nasi Manis' }));
    expect(isOut(asked, sign)).toBe(false);
  });

  test('of simple dishes binds alone', () => {
    expect(isOut({ traits: [SIMPLE] }, elaborate)).toBe(true);
  });

  test('of simple dishes is only preferred beside an occasion', () => {
    const asked = { traits: [SIMPLE], occasions: [{ occasions: ['natal'] }] } as const;
    expect(isOut(asked, elaborate)).toBe(false);
  });

  test('that is only likely is preferred', () => {
    const asked = { likely: { kinds: [], traits: [SOUR] } };
    expect(isOut(asked, { title: 'Semur' })).toBe(false);
    expect(loss(asked, { title: 'Semur' })).toBeGreaterThan(0);
  });
});

describe('an occasion', () => {
  const forChildren = { occasions: [{ occasions: ['anak'], isMild: true }] } as const;
  const wish = (...occasions: RecipeFacts['occasions']) => ({ occasions });

  test('is preferred and does not bind', () => {
    const asked = { occasions: [wish('natal')] };
    expect(isOut(asked, { occasions: [] })).toBe(false);
    expect(loss(asked, { occasions: [] })).toBeGreaterThan(loss(asked, { occasions: ['natal'] }));
  });

  test('of children prefers dishes without chillies', () => {
    const forAChild = { occasions: ['anak'], contains: ['pedas'] } as const;
    expect(loss(forChildren, forAChild)).toBeGreaterThan(0);
    expect(loss(forChildren, { occasions: ['anak'], heat: 1 })).toBeGreaterThan(0);
    expect(loss(forChildren, { occasions: ['anak'] })).toBe(0);
  });

  test('that is a meal asks for food, not for a drink', () => {
    const asked = { occasions: [wish('sarapan')] };
    const drink = { kind: 'minuman', occasions: ['sarapan'] } as const;
    expect(loss(asked, drink)).toBeGreaterThan(0);
  });

  test('and each thing that suits a situation are preferred', () => {
    const asked = { situations: [[() => false, () => false], [() => true]] };
    expect(missed(asked, {})).toHaveLength(2);
    expect(isOut(asked, {})).toBe(false);
  });

  test('tells dishes apart, but selling beside it does not', () => {
    const [sale, party] = [wish('jualan'), wish('hajatan')];
    expect(tellingOccasions([sale, party])).toEqual([party]);
  });

  test('is selling if there is no other', () => {
    expect(tellingOccasions([wish('jualan')])).toEqual([wish('jualan')]);
  });

  test('is a diet alone, whatever is beside it', () => {
    expect(tellingOccasions([wish('nasi kotak'), wish('diet')])).toEqual([wish('diet')]);
  });

  test('is fitted by a recipe that has one of the requested', () => {
    const recipe = indexTinyRecipe({ occasions: ['natal', 'lebaran'] });
    expect(fitsOccasion(recipe, [wish('hajatan'), wish('lebaran')])).toBe(true);
    expect(fitsOccasion(recipe, [wish('hajatan')])).toBe(false);
  });

  test('is not fitted by what is merely sold', () => {
    const recipe = indexTinyRecipe({ occasions: ['jualan'] });
    expect(fitsOccasion(recipe, [wish('jualan'), wish('takjil')])).toBe(false);
  });

  test('that nobody names is fitted by all', () => {
    expect(fitsOccasion(indexTinyRecipe({ occasions: [] }), [])).toBe(true);
  });
});
