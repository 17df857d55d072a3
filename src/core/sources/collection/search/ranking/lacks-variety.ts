import { wordSet } from '../../../../lines/word-set.ts';
import type { Query, Term } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { STATE_WORDS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import type { Phrases } from '../words/phrase-lexicon.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS } from '../words/trait-words.ts';

/** Most words of a question that may be the name of a dish. */
const MAX_NAME_WORDS = 6;

/** Says how a dish is served, and makes no other of it: "gado-gado siram". */
const SERVING_WORDS = wordSet('siram komplit spesial istimewa original');

/**
 * Whether a word makes another dish of the one that is named, and no dish shown is that one: "bakso mercon",
 * "sate jamur", "cireng isi", "pempek dos".
 */
export function lacksVariety(
  query: Query,
  shown: readonly IndexedRecipe[],
  towns: Phrases<unknown>,
): boolean {
  const { named, wording, topic } = query;
  const head = headOf(query);
  if (head === undefined) return false;
  if (topic.isShort && named.length > 0 && wording.unknownNameParts.length > 0) return true;
  const varieties = listVarieties(query, head, towns);
  const isShown = (one: Variety) =>
    shown.some(
      (recipe) =>
        (mentions(recipe.names, head) || named[0]?.recipes.includes(recipe.position)) &&
        isOfVariety(recipe, one),
    );
  return varieties.length > 0 && !varieties.some(isShown);
}

type Variety = Pick<Term, 'phrase' | 'ingredients'>;

/** The dish or the kind that a question names, if it is hardly more than a name. */
function headOf({ named, terms, whole, intent }: Query): string | undefined {
  const isName = whole.length <= MAX_NAME_WORDS && !whole.includes(PAUSE) && named.length < 2;
  if (!isName || intent !== undefined) return undefined;
  return (named[0] ?? terms.find(({ phrase }) => KIND_WORDS.get(phrase)?.isWide === false))?.phrase;
}

/** What stands behind the name and may make another dish of it. */
function listVarieties(
  { terms, whole }: Query,
  head: string,
  towns: Phrases<unknown>,
): readonly Variety[] {
  const [, after = ''] = ` ${whole.join(' ')} `.split(` ${head} `);
  if (after === 'isi ') return [{ phrase: 'isi', ingredients: [] }];
  return terms.filter(
    ({ phrase, role, recipes, ingredients }) =>
      role !== 'named' &&
      recipes === undefined &&
      ` ${after}`.includes(` ${phrase} `) &&
      !KIND_WORDS.has(phrase) &&
      (ingredients.length > 0 || !saysLittle(phrase, towns)) &&
      !(TASTE_WORDS.has(phrase) || phrase.startsWith('bumbu')),
  );
}

/** Whether a word that is no food tells only of a state, a town or the serving. */
const saysLittle = (phrase: string, towns: Phrases<unknown>): boolean =>
  STATE_WORDS.has(phrase) || SERVING_WORDS.has(phrase) || towns.get(phrase) !== undefined;

/** Offal is of the animal, too: "coto makassar sapi". */
const isOfVariety = (
  { names, ingredients, facts }: IndexedRecipe,
  { phrase, ingredients: foods }: Variety,
): boolean =>
  mentions(names, phrase) ||
  foods.some((food) => ingredients.includes(food)) ||
  facts.contains.some((mark) => mark === phrase);
