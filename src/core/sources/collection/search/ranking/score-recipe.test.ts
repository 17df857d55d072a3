import { describe, expect, test } from 'vitest';
import type { RecipeFacts } from '../../recipe-facts.ts';
import {
  food,
  NOTHING_ASKED,
  query,
  renowned,
  shelve,
  word,
  type TinyRecipe,
} from '../fixtures/tiny-shelf.ts';
import type { Query } from '../question/search-query.ts';
import { rateRecipes } from './rate-recipes.ts';
import type { Wish } from './recipe-wishes.ts';
import { scoreRecipe } from './score-recipe.ts';

/** The score of a dish for a question without words. */
function score(
  facts: Partial<RecipeFacts>,
  asked: Partial<Query> = {},
  { wishes = [], renown = 0 }: { wishes?: readonly Wish[]; renown?: number } = {},
) {
  const shelf = shelve({ title: 'Masakan', ...facts });
  const recipe = renowned(shelf.recipes[0]!, renown);
  return scoreRecipe(recipe, query(asked), undefined, wishes, shelf);
}
const worth = (...args: Parameters<typeof score>) => score(...args).worth;

const limits = (some: Partial<Query['limits']>) => ({
  limits: { ...NOTHING_ASKED.limits, ...some },
});

describe('of any dish', () => {
  test('is higher the better it is known', () => {
    expect(worth({}, {}, { renown: 1 })).toBeGreaterThan(worth({}, {}, { renown: 0.5 }));
  });

  test('is higher if it is cooked all over the country', () => {
    expect(worth({ province: 'Nusantara' })).toBeGreaterThan(worth({ province: 'Bali' }));
  });

  test('is no higher for that if the question tells where somebody is', () => {
    const inBali = { regions: { ...NOTHING_ASKED.regions, homes: ['Bali'] as const } };
    expect(worth({ province: 'Nusantara' }, inBali)).toBe(worth({ province: 'Bali' }, inBali));
  });
});

describe('of wishes', () => {
  const isMet = () => true;
  const isMissed = () => false;

  test('is lower by the weight of each that it misses', () => {
    const wishes = [
      { weight: 7, isBinding: false, isMet: isMissed },
      { weight: 5, isBinding: false, isMet: isMissed },
      { weight: 3, isBinding: true, isMet },
    ];
    expect(score({}, {}, { wishes }).missedWeight).toBe(12);
    expect(worth({}, {}, { wishes })).toBe(worth({}) - 12);
  });

  test('is of no answer if a binding one is missed', () => {
    const wishes = [{ weight: 1, isBinding: true, isMet: isMissed }];
    expect(score({}, {}, { wishes }).meetsBinding).toBe(false);
  });

  test('is of an answer if only others are missed', () => {
    const wishes = [{ weight: 99, isBinding: false, isMet: isMissed }];
    expect(score({}, {}, { wishes }).meetsBinding).toBe(true);
  });
});

describe('of an occasion', () => {
  const forChristmas = { occasions: [{ occasions: ['natal'] }] } as const;

  test('is highest if it is the first of the recipe, then if it is another one', () => {
    const first = worth({ occasions: ['natal', 'hajatan'] }, forChristmas);
    const other = worth({ occasions: ['hajatan', 'natal'] }, forChristmas);
    const none = worth({ occasions: ['hajatan'] }, forChristmas);
    expect(first).toBeGreaterThan(other);
    expect(other).toBeGreaterThan(none);
  });

  test('does not count selling beside it', () => {
    const sold = { occasions: [{ occasions: ['jualan'] }, { occasions: ['natal'] }] } as const;
    expect(worth({ occasions: ['jualan'] }, sold)).toBe(worth({ occasions: ['arisan'] }, sold));
  });
});

describe('of limits', () => {
  test('is higher the cheaper a cheap dish is, down to nothing', () => {
    const cheap = limits({ isCheap: true });
    expect(worth({ costPerServing: 2000 }, cheap)).toBeGreaterThan(
      worth({ costPerServing: 4000 }, cheap),
    );
  });

  test('does not fall further from twice the cheap cost on', () => {
    const cheap = limits({ isCheap: true });
    expect(worth({ costPerServing: 20_000 }, cheap)).toBe(worth({ costPerServing: 90_000 }, cheap));
  });

  test('does not look at the cost if nothing cheap is asked for', () => {
    expect(worth({ costPerServing: 2000 })).toBe(worth({ costPerServing: 4000 }));
  });

  test('is higher the quicker a quick dish is', () => {
    const quick = limits({ isQuick: true });
    expect(worth({ minutes: 10 }, quick)).toBeGreaterThan(worth({ minutes: 20 }, quick));
  });

  test('is the same for all that stays within the minutes', () => {
    const short = limits({ maxMinutes: 30 });
    expect(worth({ minutes: 30 }, short)).toBe(worth({ minutes: 5 }, short));
  });

  test('falls with the minutes beyond, up to sixteen times as many', () => {
    const short = limits({ maxMinutes: 10 });
    const at = (minutes: number) => worth({ minutes }, short);
    expect(at(15)).toBeLessThan(at(10));
    expect(at(30)).toBeLessThan(at(15));
    expect(at(200)).toBe(at(160));
  });

  test('falls with each ingredient too many', () => {
    const two = limits({ maxIngredients: 2 });
    const at = (...ingredients: readonly string[]) => worth({ ingredients }, two);
    expect(at('tempe', 'tahu', 'garam')).toBe(at('tempe', 'tahu'));
    expect(at('tempe', 'tahu', 'ayam')).toBeLessThan(at('tempe', 'tahu'));
  });
});

/** The worth of dishes for a question with these foods or other words, by title. */
function worthOf(
  phrases: readonly string[],
  recipes: readonly TinyRecipe[],
  asked: Partial<Query> = {},
) {
  const shelf = shelve(...recipes);
  const terms = phrases.map((phrase) => food(phrase, shelf));
  const question = query({ terms, ...asked });
  const fits = rateRecipes(question, shelf);
  return shelf.recipes.map(
    (recipe) => scoreRecipe(recipe, question, fits.get(recipe.position), [], shelf).worth,
  );
}

describe('of the words of a question', () => {
  test('is higher the more of them the dish has', () => {
    const [both, one] = worthOf(
      ['pepes', 'pindang'],
      [{ title: 'Pepes Pindang' }, { title: 'Pepes Nila' }],
    );
    expect(both).toBeGreaterThan(one!);
  });

  test('is higher the fewer others are in its title', () => {
    const [plain, longer] = worthOf(['pepes'], [{ title: 'Pepes' }, { title: 'Pepes Jambal' }]);
    expect(plain).toBeGreaterThan(longer!);
  });

  test('is not higher for a title that is shorter than the question', () => {
    const shelf = shelve({ title: 'Pepes' });
    const at = (...words: readonly string[]) =>
      scoreRecipe(
        shelf.recipes[0]!,
        query({ terms: words.map(word) }),
        { share: 1, hasNeeded: true },
        [],
        shelf,
      ).worth;
    expect(at('pepes', 'pindang')).toBe(at('pepes'));
  });
});

describe('for several foods at hand', () => {
  const ingredients = ['tempe', 'tahu', 'ayam', 'kecap manis'];
  const dishes = (...titles: readonly string[]) => titles.map((title) => ({ title, ingredients }));

  test('a dish that is called after another food comes later', () => {
    const [chicken, plain] = worthOf(['tempe', 'tahu'], dishes('Pepes Ayam', 'Pepes Desa'));
    expect(chicken).toBeLessThan(plain!);
  });

  test('but not for its seasoning', () => {
    const [seasoned, plain] = worthOf(['tempe', 'tahu'], dishes('Pepes Kecap', 'Pepes Desa'));
    expect(seasoned).toBe(plain);
  });

  test('unless the question names that food, too', () => {
    const foods = ['tempe', 'tahu', 'ayam'];
    const [chicken, plain] = worthOf(foods, dishes('Pepes Ayam', 'Pepes Desa'));
    expect(chicken).toBeGreaterThan(plain!);
  });

  test('a dish comes later for each thing that has to be bought', () => {
    const [less, more] = worthOf(
      ['tempe', 'tahu'],
      [
        { title: 'Bacem', ingredients: ['tempe', 'tahu', 'garam'] },
        { title: 'Semur', ingredients: ['tempe', 'tahu', 'pala'] },
      ],
    );
    expect(less).toBeGreaterThan(more!);
  });

  test('what has to be bought does not count for one food alone', () => {
    const [less, more] = worthOf(
      ['tempe'],
      [
        { title: 'Bacem', ingredients: ['tempe'] },
        { title: 'Semur', ingredients: ['tempe', 'pala'] },
      ],
    );
    expect(less).toBe(more);
  });

  test('nor if a dish is named', () => {
    const named = [{ phrase: 'bacem', recipes: [0] }];
    const [less, more] = worthOf(
      ['tempe', 'tahu'],
      [
        { title: 'Bacem', ingredients: ['tempe', 'tahu'] },
        { title: 'Semur', ingredients: ['tempe', 'tahu', 'pala'] },
      ],
      { named },
    );
    expect(less).toBe(more);
  });
});
