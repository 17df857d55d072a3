import { readQuestion } from '../../kitchen/question/read-question.ts';
import { asTyped } from '../../lines/chat-words.ts';
import { DIGIT_WORDS } from '../../lines/spell-numbers.ts';
import { anyOf } from '../../lines/word-set.ts';
import { writeCount } from './change-amounts.ts';

/** "Nomor satu" is the best. */
const PLACES = Object.keys(DIGIT_WORDS).slice(1);
/** Said after the choice of one dish, and no part of its name: "yang kedua aja deh". */
const ONLY = String.raw`(?:${asTyped(['saja'])}|doang|dong|deh)(?!\p{L})`;
const WHICH = `(?:${asTyped(['yang'])})`;
/** A dish by its place in the answer: "yang no 2", "nomor dua", "resep kedua". */
const NUMBERED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${WHICH} )?(?:no|nmr|nomor|nomer)\.? ?|(?:${WHICH}|resep|menu) ke[ -]?(?=\p{L}{3}|\d))(?<place>\d+|${anyOf(PLACES)})(?!\p{L})(?: ${ONLY})*`,
  'iu',
);
const FIRST = new RegExp(
  String.raw`(?<!\p{L})(${WHICH}|resep|menu) pertama(?! kali)(?!\p{L})`,
  'iu',
);

/**
 * The sentence with the name of the dish in place of its number. If it says nothing else, it asks for that dish alone.
 *
 * @param sizes how much of each dish is cooked: "20 porsi"; kept, unless the sentence names a number.
 */
export function nameNumbered(
  typed: string,
  names: readonly string[],
  sizes: readonly (string | undefined)[] = [],
): string | undefined {
  const numbered = typed.replace(FIRST, '$1 ke-1');
  const { place = '' } = NUMBERED.exec(numbered)?.groups ?? {};
  const at = (DIGIT_WORDS[place.toLowerCase()] ?? Number(place)) - 1;
  const name = names[at];
  if (name === undefined) return undefined;
  const named = numbered.replace(NUMBERED, name);
  const size = sizes[at];
  if (size !== undefined && readQuestion(named).count === undefined) return writeCount(named, size);
  // The name alone would find dishes like it, too.
  return named.replace(/^resep /iu, '') === name ? `1 resep ${name}` : named;
}
