import { isHaram, type RecipeFacts } from '../recipe-facts.ts';
import { createCollectionSearch, type LateReaders } from '../search/collection-search.ts';
import { namesViolate } from '../search/ranking/violates-exclusion.ts';
import type { SearchWords } from '../search/recipe-index.ts';
import { HARAM } from '../search/words/exclusion-words.ts';
import { tokenize } from '../search/words/tokenize.ts';
import { plainWords } from './plain-words.ts';
import type { ShownNames } from './shown-names.ts';

/** What a search found. */
type FoundRecipes = {
  /** Positions in the facts, best first. */
  readonly positions: readonly number[];
  /** True if nothing matches exactly and these are the nearest. */
  readonly isNearest: boolean;
  /** Titles to offer if nothing was found. */
  readonly near: readonly string[];
};

/** Finds recipes while the visitor types. */
export type RecipeFinder = (typed: string) => FoundRecipes;

type FinderParts = {
  readonly facts: readonly RecipeFacts[];
  readonly words: SearchWords;
  /** Each recipe's shown names, which an answer checks again. */
  readonly shownNames: readonly ShownNames[];
  /** Absent if it did not load: the search then knows fewer words. */
  readonly late?: LateReaders | undefined;
};

/**
 * Creates the search of the list: the search that answers questions, preceded by names that contain
 * the typed text. Half a word is not a question yet: "ren" is the start of Rendang, not a
 * misspelling of something else.
 */
export function createRecipeFinder({ facts, words, shownNames, late }: FinderParts): RecipeFinder {
  const search = createCollectionSearch(facts, words);
  const plainNames = facts.map((recipe) => writeNames(recipe, plainWords));
  const foldedNames = facts.map((recipe) => writeNames(recipe, tokenize));

  /** By the words as typed, and by the one spelling that the search uses. */
  const readNames = (typed: string) => {
    const plain = plainWords(typed);
    const folded = tokenize(typed);
    const named = facts
      .map((_, position) => ({
        position,
        rank: Math.min(
          rankName(plainNames[position], plain),
          rankName(foldedNames[position], folded),
        ),
      }))
      .filter(({ rank }) => rank < NO_NAME)
      .toSorted((a, b) => a.rank - b.rank);
    return {
      positions: named.map(({ position }) => position),
      isWhole: named[0]?.rank === WHOLE_WORD,
    };
  };

  return (typed) => {
    const named = readNames(typed);
    if (named.positions.length > 0 && !named.isWhole) return found(named.positions);
    const result = search.answer(typed, late);
    if (result.positions.length === 0) return found(named.positions, { near: result.nearTitles });
    const { exclusions } = result;
    const answered = result.positions.filter(
      (at) => !namesViolate(shownNames[at] ?? NO_NAMES, exclusions),
    );
    // A name does not say what is in the dish.
    const leavesOut = exclusions.some((exclusion) => exclusion !== HARAM);
    const isHalal = (at: number) => !(facts[at] && isHaram(facts[at]));
    const byName = leavesOut
      ? []
      : named.positions.filter((at) => !exclusions.includes(HARAM) || isHalal(at));
    if (result.isNearest && byName.length > 0) return found(byName);
    return found([...new Set([...answered, ...byName])], { isNearest: result.isNearest });
  };
}

const found = (
  positions: readonly number[],
  { isNearest = false, near = [] }: Partial<FoundRecipes> = {},
): FoundRecipes => ({ positions, isNearest, near });

const NO_NAMES: ShownNames = [];

const writeNames = (
  { title, aliases }: RecipeFacts,
  read: (text: string) => readonly string[],
): string => ` ${[title, ...aliases].map((name) => read(name).join(' ')).join(' , ')} `;

/** How well names match the typed text; the last word may be incomplete. */
const WHOLE_WORD = 0;
const FIRST_WORD_BEGUN = 1;
const WORD_BEGUN = 2;
const NO_NAME = 3;

function rankName(names = '', words: readonly string[]): number {
  const last = words.at(-1);
  if (last === undefined || !names.includes(` ${last}`)) return NO_NAME;
  if (!words.slice(0, -1).every((word) => names.includes(` ${word} `))) return NO_NAME;
  if (names.includes(` ${last} `)) return WHOLE_WORD;
  return names.startsWith(` ${last}`) ? FIRST_WORD_BEGUN : WORD_BEGUN;
}
