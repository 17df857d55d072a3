import { editDistance } from './edit-distance.ts';
import { LINE_SPELLINGS } from './food-spellings.ts';
import { MIN_FUZZY_LENGTH, type NameIndex } from './name-index.ts';

/** Words this long may have two errors instead of one. */
const TWO_ERRORS_LENGTH = 7;

/**
 * The listed words that a mistyped one may mean, all equally near; if there are none, the word
 * itself.
 */
export function correctWord(
  word: string,
  { vocabulary, byLetter, joined }: Pick<NameIndex, 'vocabulary' | 'byLetter' | 'joined'>,
): readonly string[] {
  const opened = joined.get(word);
  if (opened !== undefined) return [opened];
  const stem = word.replace(/(?:nya|ny|x)$/u, '');
  if (vocabulary.has(stem)) return [stem];
  if (word.length < MIN_FUZZY_LENGTH) return [word];
  const limit = word.length >= TWO_ERRORS_LENGTH ? 2 : 1;
  let nearest: string[] = [];
  let bestDistance = limit + 1;
  const candidates = [
    ...(byLetter.get(word.charAt(0)) ?? []),
    // Words whose first two letters may have been swapped: "abwang".
    ...(byLetter.get(word.charAt(1)) ?? []).filter((other) => isSwappedAtFirst(word, other)),
  ];
  for (const candidate of candidates) {
    const most = vocabulary.has(candidate) ? limit : 1;
    const distance = editDistance(word, candidate, most);
    if (distance > most) continue;
    if (distance < bestDistance) {
      nearest = [];
      bestDistance = distance;
    }
    if (distance > bestDistance) continue;
    const meant = LINE_SPELLINGS.get(candidate)?.join(' ') ?? candidate;
    if (!nearest.includes(meant)) nearest.push(meant);
  }
  return nearest.length === 0 ? [word] : nearest;
}

const isSwappedAtFirst = (word: string, other: string): boolean =>
  word[0] !== word[1] && other[1] === word[0] && other.slice(2) === word.slice(2);
