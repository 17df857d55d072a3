import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { STATE_WORDS } from '../words/ingredient-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import type { Phrases } from '../words/phrase-lexicon.ts';
import { PAUSE } from '../words/tokenize.ts';
import { TASTE_WORDS } from '../words/trait-words.ts';
import type { Query, Term } from './search-query.ts';

/** Most words of a question that may be the name of a dish. */
const MAX_NAME_WORDS = 6;

/**
 * Whether a word makes another dish of the one that is named, and no dish shown is that one: "bakso mercon",
 * "sate jamur", "cireng isi", "pempek dos". A taste, a state or a town does not.
 */
export function lacksVariety(
  { named, terms, words, whole, topic, intent }: Query,
  shown: readonly IndexedRecipe[],
  towns: Phrases<unknown>,
): boolean {
  const text = ` ${whole.join(' ')} `;
  const isKind = ({ phrase }: Term) => KIND_WORDS.get(phrase)?.isWide === false;
  const head = (named[0] ?? terms.find(isKind))?.phrase;
  const isName = whole.length <= MAX_NAME_WORDS && !text.includes(PAUSE) && named.length < 2;
  if (head === undefined || intent !== undefined || !isName) return false;
  if (topic.isShort && named.length > 0 && words.unknownNameParts.length > 0) return true;
  const [, after = ''] = text.split(` ${head} `);
  const isVariety = ({ phrase, role, recipes, ingredients }: Term) =>
    role !== 'named' &&
    recipes === undefined &&
    ` ${after}`.includes(` ${phrase} `) &&
    !phrase.startsWith('bumbu') &&
    !TASTE_WORDS.has(phrase) &&
    !KIND_WORDS.has(phrase) &&
    (ingredients.length > 0 || !(STATE_WORDS.has(phrase) || towns.get(phrase)));
  const varieties =
    after === 'isi ' ? [{ phrase: 'isi', ingredients: [] }] : terms.filter(isVariety);
  const isOne = ({ names, ingredients, position }: IndexedRecipe) =>
    (mentions(names, head) || named[0]?.recipes.includes(position)) &&
    varieties.some(
      (one) =>
        mentions(names, one.phrase) || one.ingredients.some((food) => ingredients.includes(food)),
    );
  return varieties.length > 0 && !shown.some(isOne);
}
