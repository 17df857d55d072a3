import { LINE } from '../packed-lines.ts';
import { unpackNumbers } from '../packed-numbers.ts';
import type { RecipeFacts } from '../recipe-facts.ts';
import { SEASONING_HEADS, STATE_WORDS } from './words/ingredient-words.ts';
import { tokenize, joinWords } from './words/tokenize.ts';

/** Search data besides the facts; the build computes it from the same recipes. */
export type SearchWords = {
  /** A line for each ingredient in use, in alphabetical order: its other names, separated by `|`. */
  readonly foodNames: string;
  /** Weights of the classifier of questions, as packed phrases. */
  readonly classifier: string;
  /** Positions of the dishes that most Indonesians know, the best known first. */
  readonly wellKnown: string;
  /** Indonesian words that would be mistaken for typos, as packed phrases. */
  readonly realWords: string;
};

/** A recipe prepared for comparing. */
export type IndexedRecipe = {
  /** Its number in the facts. */
  readonly position: number;
  readonly facts: RecipeFacts;
  /** Folded title. */
  readonly title: string;
  /** Folded title and other names, with spaces around each word and at both ends. */
  readonly names: string;
  /** From 1 for the best known dish to 0 for dishes that most people do not know. */
  readonly renown: number;
  /** Its ingredients as numbers in {@link RecipeIndex.ingredients}. */
  readonly ingredients: readonly number[];
};

/** Positions in the facts of recipes with a word in the title or in another name. */
export type WordUses = { readonly titles: number[]; readonly aliases: number[] };

/** All recipes, and the indexes that lead to them. */
export type RecipeIndex = {
  readonly recipes: readonly IndexedRecipe[];
  /** Folded names of all ingredients, each once. */
  readonly ingredients: readonly string[];
  /** Names of all ingredients as in the price table, in the same order. */
  readonly canonical: readonly string[];
  /** The logarithm of all recipes ÷ those that use it, in the same order: near 0 for garlic, 7 if only one uses it. */
  readonly rarity: readonly number[];
  /** Recipes by their folded names. */
  readonly names: ReadonlyMap<string, readonly number[]>;
  /** Each word of a name → where it occurs; an alias counts only for words that the title lacks. */
  readonly nameWords: ReadonlyMap<string, WordUses>;
  /** Ingredients by folded name, by each word that says what they are, and by other names. */
  readonly ingredientWords: ReadonlyMap<string, readonly number[]>;
};

/** How much less known the last of the well-known dishes is than the first. */
const RENOWN_SPREAD = 0.6;

/** Well-known titles without their last word, if no other title begins with it: "es teh" is Es Teh Manis. */
function uniqueBeginnings(recipes: readonly IndexedRecipe[]): ReadonlyMap<string, number> {
  const beginnings = recipes.flatMap(({ title, position, renown }) => {
    const words = title.split(' ');
    return words.length < 3 || renown === 0
      ? []
      : [[words.slice(0, -1).join(' '), position] as const];
  });
  return new Map(
    beginnings.filter(
      ([begin]) => recipes.filter(({ title }) => `${title} `.startsWith(`${begin} `)).length === 1,
    ),
  );
}

/** Indexes all recipes at once: 500 take about 10 ms, after which a question takes one or two. */
export function indexRecipes(
  facts: readonly RecipeFacts[],
  { foodNames = '', wellKnown = '' }: Partial<SearchWords> = {},
): RecipeIndex {
  const known = unpackNumbers(wellKnown);
  const renowns = new Map(
    known.map((position, at) => [position, 1 - (at / known.length) * RENOWN_SPREAD]),
  );
  const numbers = new Map<string, number>();
  const uses: number[] = [];
  const names = new Map<string, number[]>();
  const nameWords = new Map<string, WordUses>();
  const recipes = facts.map((ofRecipe, position): IndexedRecipe => {
    const folded = [ofRecipe.title, ...ofRecipe.aliases].map((name) => tokenize(name));
    for (const name of new Set(folded.map(joinWords))) addTo(names, name, position);
    const ofTitle = new Set(folded[0]);
    for (const word of new Set(folded.flat())) {
      const places = nameWords.get(word) ?? { titles: [], aliases: [] };
      (ofTitle.has(word) ? places.titles : places.aliases).push(position);
      nameWords.set(word, places);
    }
    return {
      position,
      facts: ofRecipe,
      title: joinWords(folded[0] ?? []),
      renown: renowns.get(position) ?? 0,
      names: ` ${folded.map((words) => words.join(' ')).join(' , ')} `,
      ingredients: ofRecipe.ingredients.map((ingredient) => {
        const number = numbers.get(ingredient) ?? numbers.size;
        numbers.set(ingredient, number);
        uses[number] = (uses[number] ?? 0) + 1;
        return number;
      }),
    };
  });
  for (const [name, position] of uniqueBeginnings(recipes)) {
    if (!names.has(name)) names.set(name, [position]);
  }
  const ingredients = [...numbers.keys()].map((name) => joinWords(tokenize(name)));
  const ingredientWords = indexIngredients(ingredients);
  addFoodNames(ingredientWords, numbers, foodNames);
  return {
    recipes,
    names,
    nameWords,
    ingredients,
    canonical: [...numbers.keys()],
    rarity: uses.map((count) => Math.log(facts.length / count)),
    ingredientWords,
  };
}

/**
 * Adds the other names of ingredients. They also mean every ingredient whose name begins with it: "rawit"
 * is each `cabai rawit …`.
 *
 * @param foodNames a line for each ingredient in alphabetical order.
 */
function addFoodNames(
  ingredientWords: Map<string, number[]>,
  numbers: ReadonlyMap<string, number>,
  foodNames: string,
): void {
  const sorted = [...numbers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [at, others] of foodNames.split(LINE).entries()) {
    const [name] = sorted[at] ?? [];
    if (name === undefined || others === '') continue;
    const kinds = sorted.filter(([food]) => food === name || food.startsWith(`${name} `));
    for (const phrase of others.split('|'))
      for (const [, number] of kinds) addTo(ingredientWords, phrase, number);
  }
}

function indexIngredients(ingredients: readonly string[]): Map<string, number[]> {
  const byWord = new Map<string, number[]>();
  for (const [number, ingredient] of ingredients.entries()) {
    const [head = '', ...others] = ingredient.split(' ');
    const telling = others.filter((word) => !STATE_WORDS.has(word));
    const words = SEASONING_HEADS.has(head) ? [head] : [head, ...telling];
    for (const word of new Set([...words, ingredient])) {
      addTo(byWord, word, number);
    }
  }
  return byWord;
}

function addTo(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Whether folded text with spaces at both ends contains a phrase, unless preceded by "tanpa". */
export function mentions(text: string, phrase: string): boolean {
  const padded = ` ${phrase} `;
  for (let at = text.indexOf(padded); at !== -1; at = text.indexOf(padded, at + 1)) {
    if (!text.endsWith(' tanpa', at) && !text.endsWith(' bebas', at)) return true;
  }
  return false;
}
