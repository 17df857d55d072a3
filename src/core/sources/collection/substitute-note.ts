import type { SearchResult } from './search/collection-search.ts';
import type { MissingFood } from './search/question/search-query.ts';
import { namesViolate } from './search/ranking/violates-exclusion.ts';
import { isTalk } from './search/words/talk-words.ts';
import { foldName, tokenize } from './search/words/tokenize.ts';
import type { Substitution } from './substitution.ts';

/** Most substitutes named for a food. */
const MAX_SUBSTITUTES = 4;

/** The best substitutes for a food, or that none is known. */
export function writeSubstitutes(
  question: string,
  { phrase, foods }: MissingFood,
  exclusions: SearchResult['exclusions'],
  substitutions: readonly Substitution[],
): string {
  // "Santan" is thick, thin or from a packet; the plain one comes first, and "mi telur" is not egg.
  const meant = substitutions.filter(
    ({ food }) => foods.includes(food) || foldName(food) === phrase,
  );
  const named = meant
    .filter(({ food }) => `${foldName(food)} `.startsWith(`${phrase} `))
    .toSorted((a, b) => a.food.length - b.food.length);
  const known = (named.length > 0 ? named : meant).filter(
    ({ substitute, contains }) =>
      foldName(substitute) !== phrase &&
      !namesViolate([foldName(substitute)], exclusions) &&
      !exclusions.some((exclusion) => exclusion.contains.some((mark) => contains.includes(mark))),
  );
  // A food of the same kind is no substitute: "pengganti telur" does not ask for another egg.
  const others = known.filter(
    ({ contains }) => !contains.some((mark) => phrase.split(' ').includes(mark)),
  );
  if (known.length === 0) return `Pengganti ${phrase} belum tercatat di koleksi kami.`;
  // What replaces it in that dish comes first: "ganti telur di bolu" before what only holds a
  // breading.
  const said = new Set(
    tokenize(question).filter((word) => !phrase.split(' ').includes(word) && !isTalk(word)),
  );
  const fits = ({ ratio, change }: Substitution) =>
    tokenize(`${ratio} ${change}`).filter((word) => said.has(word)).length;
  const lines = (others.length > 0 ? others : known)
    .toSorted((a, b) => fits(b) - fits(a))
    .slice(0, MAX_SUBSTITUTES)
    .map(({ substitute, ratio, change }) => `• ${substitute} (${ratio}): ${change}`);
  return [`Pengganti ${phrase}:`, ...lines].join('\n');
}
