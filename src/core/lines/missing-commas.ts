import type { FoundFood } from './find-name.ts';
import type { KnownFoods } from './known-foods.ts';
import { findInPart } from './named-part.ts';
import { CLAUSE_WORDS } from './preparation-words.ts';
import { readPart, PIECE_SIZE_WORDS } from './read-part.ts';
import type { LinePiece } from './split-parts.ts';

/** A longer stretch without a comma, in words, is prose. */
const MAX_LIST_WORDS = 40;

/** Divides a piece before each further amount that a food follows: "1 ruas jahe 2 cm kunyit". */
export function splitAtAmounts(piece: LinePiece, foods: KnownFoods): LinePiece[] {
  if (!/\d.*\s\d/u.test(piece.text)) return [piece];
  const words = piece.text.split(' ');
  if (words.length > MAX_LIST_WORDS) return [piece];
  if (!/^\d/u.test(piece.text)) return splitAfterAmounts(piece, words, foods);
  for (let at = 2; at < words.length - 1; at += 1) {
    if (!/^\d/u.test(words[at] ?? '')) continue;
    if (words.slice(0, at).some((word) => CLAUSE_WORDS.has(word))) break;
    const before = findInPart(readPart(words.slice(0, at).join(' '), foods.names), foods).found;
    const rest = words.slice(at).join(' ');
    const after = findInPart(readPart(rest, foods.names), foods).found;
    const isAnother = before?.start === 0 && after?.start === 0;
    if (isAnother && before.food !== after.food && !isAnimal(rest, after, foods)) {
      const first = { joint: piece.joint, text: words.slice(0, at).join(' ') };
      return [first, ...splitAtAmounts({ joint: 'and', text: rest }, foods)];
    }
  }
  return [piece];
}

/** The same with the amounts after the names: "bawang merah 6 siung bawang putih 3 siung". */
function splitAfterAmounts(
  piece: LinePiece,
  words: readonly string[],
  foods: KnownFoods,
): LinePiece[] {
  for (let at = 2; at < words.length - 1; at += 1) {
    const [before, rest] = [words.slice(0, at), words.slice(at).join(' ')];
    if (before.some((word) => CLAUSE_WORDS.has(word))) break;
    const hasAmount = before.some(
      (word, index) => /^\d/u.test(word) && !PIECE_SIZE_WORDS.has(before[index - 1] ?? ''),
    );
    if (!hasAmount || /^\d/u.test(rest)) continue;
    if (!/\s\d/u.test(rest)) break;
    const { found } = findInPart(readPart(before.join(' '), foods.names), foods);
    const next = findInPart(readPart(rest, foods.names), foods).found;
    const isAnother = found?.start === 0 && next?.start === 0;
    if (isAnother && found.food !== next.food) {
      const first = { joint: piece.joint, text: before.join(' ') };
      return [first, ...splitAtAmounts({ joint: 'and', text: rest }, foods)];
    }
  }
  return [piece];
}

/** Whether an animal is counted without a unit, which is how brands are named: "2 bungkus mi telur 3 ayam". */
function isAnimal(text: string, { food }: FoundFood, foods: KnownFoods): boolean {
  const isCountedBare = readPart(text, foods.names).unit === undefined;
  return isCountedBare && foods.measures.get(food)?.has('ekor') === true;
}
