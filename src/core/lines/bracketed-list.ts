import type { KnownFoods } from './known-foods.ts';
import { readDrafts } from './line-drafts.ts';
import { findBeforeClause } from './named-part.ts';
import { skipHeading } from './read-heading.ts';
import { readPart } from './read-part.ts';
import { isEither, splitParts } from './split-parts.ts';

const BRACKETED = /^([^([{\d]+)[([{]([^()[\]{}]+)(?:[)\]}]\s*|$)([^()[\]{}]*)$/u;

/**
 * "Bumbu dapur (salam, serai, lengkuas) secukupnya", "kecap (manis, asin)": reads the foods in the
 * brackets, if they are what the line means.
 *
 * @param tidy as `tidyLine` leaves it.
 * @returns the list as it would be written without brackets, or `undefined` if they hold a remark.
 */
export function takeBracketedList(tidy: string, foods: KnownFoods): string | undefined {
  const [, before = '', list = '', after = ''] = BRACKETED.exec(tidy) ?? [];
  const title = before.trim();
  const pieces = splitParts(list);
  if (pieces.length < 2 || pieces.some(({ joint }) => isEither(joint))) return undefined;
  const completed = completeNames(title, list, foods);
  if (completed !== undefined) return `${completed} ${after}`.trim();
  const drafts = readDrafts(list, foods);
  const known = drafts.filter(({ found }) => found !== undefined);
  if (known.length < 2 || known.length * 2 < drafts.length) return undefined;
  const isTitle =
    foods.names.find(title.split(' ')) === undefined || skipHeading(title, foods) === '';
  const isMeasured = drafts.every(({ part }) => part.amount !== undefined);
  return isTitle || isMeasured ? `${list} ${after}`.trim() : undefined;
}

/** The names in full, if each piece makes a listed one with the word before the brackets: `kecap (manis, asin)`. */
function completeNames(title: string, list: string, foods: KnownFoods): string | undefined {
  const names: string[] = [];
  for (const { text } of splitParts(list)) {
    const { words } = readPart(text, foods.names);
    const said = words.join(' ');
    if (said === '' || !foods.names.isWholeName([...title.split(' '), ...words])) return undefined;
    names.push(text.replace(said, `${title} ${said}`));
  }
  return names.join(', ');
}

/**
 * "Salam, serai" with "2 lembar, 1 batang": foods and sizes in the same order, as many of each. A
 * piece that names no food says how the food before it is prepared.
 */
export function pairSizes(
  name: string,
  size: string,
  foods: KnownFoods,
): (readonly [name: string, size: string])[] {
  const sizes = splitParts(size);
  if (sizes.length < 2) return [];
  const pieces = splitParts(takeBracketedList(name, foods) ?? name);
  if ([...pieces, ...sizes].some(({ joint }) => isEither(joint))) return [];
  const names: string[] = [];
  for (const { text } of pieces) {
    if (findBeforeClause(text.split(' '), foods)?.start === 0) names.push(text);
    else names.push(`${names.pop() ?? ''}, ${text}`);
  }
  const isEachSized = sizes.every(({ text }) => {
    const { amount, toTaste } = readPart(text, foods.names);
    return amount !== undefined || toTaste;
  });
  if (names.length !== sizes.length || !isEachSized) return [];
  return names.map((each, at) => [each, sizes[at]?.text ?? '']);
}
