import type { DishKind } from '../../../../recipes/dish-extras.ts';
import { suiting } from '../recipe-predicates.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import {
  consume,
  findPhrase,
  longestPhrase,
  phraseSet,
  type Lexicon,
} from '../words/phrase-lexicon.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import { NOTHING_BESIDE, type Reading, type ServedWith } from './reading.ts';
import type { Query } from './search-query.ts';
import { dishesOfClass } from './take-names.ts';

/** Followed by what it is eaten with: "lauk pendamping rawon" is not rawon. */
const BESIDE_WORDS: Lexicon<true> = phraseSet(
  'pendamping|pelengkap|didampingi|mendampingi|menemani|nemenin|pasangan|teman makan|teman|cocok dengan|enak dengan|enak dan|cocok dan|cocok untuk|cocok bareng|disandingkan dengan|dimakan dengan|dimakan bareng',
);

/** The same, and what means it only at the beginning: "sama nasi hangat enaknya apa". */
const FIRST_BESIDE_WORDS: Lexicon<true> = new Map([
  ...BESIDE_WORDS,
  ['dan', true],
  ['dengan', true],
  ['sama', true],
]);

/** What goes with rice, noodles or soup. */
const SIDE_KINDS: Query['kinds'] = ['lauk', 'sambal', 'gorengan', 'sayur', 'gulai'];
/** What goes with meat or fish, which is of one of these kinds. */
const FRESH_KINDS: Query['kinds'] = ['sambal', 'sayur', 'minuman'];
const MAIN_KINDS: ReadonlySet<DishKind | undefined> = new Set(['lauk', 'gulai', 'sate']);

/**
 * Removes a dish that something should go with: "lauk pendamping rawon" and "lauk buat tumpeng" do not ask for
 * rawon or tumpeng.
 *
 * @returns if the question names such a dish, kinds that suit it unless one is asked for, and a test for what is
 *   served when it is.
 */
export function takeBeside({ words, index }: Pick<Reading, 'words' | 'index'>): ServedWith {
  // "Bakar ikan" is "ikan bakar", and "bakar-bakaran" is meat or fish too.
  const recipesOf = (phrase: string) =>
    [phrase, phrase.split(' ').toReversed().join(' ')].flatMap(
      (name) => index.names.get(name) ?? dishesOfClass(name, index),
    );
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, at === 0 ? FIRST_BESIDE_WORDS : BESIDE_WORDS);
    const kinds = KIND_WORDS.get(words[at])?.kinds;
    if (found === undefined && kinds === undefined) continue;
    const isFor = found === undefined && words[at + 1] === 'untuk';
    const after = at + (found?.length ?? (isFor ? 2 : 1));
    const dish = longestPhrase(words, after, (phrase) => recipesOf(phrase).length > 0);
    const facts = recipesOf(dish?.phrase ?? '').flatMap((at) => index.recipes[at]?.facts ?? []);
    const occasions = facts.flatMap((fact) => fact.occasions).filter((name) => name !== 'jualan');
    const suits = dish === undefined ? [] : [[suiting(...occasions)]];
    if (found === undefined) {
      // "Sambal goreng" and "sayur lodeh" are names.
      const isOther = facts.every(({ kind }) =>
        isFor ? kinds?.includes(kind) === false : words[at] === 'lauk' && kind === 'nasi',
      );
      if (dish === undefined || !isOther) continue;
      consume(words, after, dish.length);
      return { kinds: [], suits };
    }
    const length = (dish ?? findPhrase(words, after, TRAIT_WORDS))?.length;
    if (length === undefined) continue;
    consume(words, at, found.length + length);
    const isMain = facts.every(({ kind }) => MAIN_KINDS.has(kind));
    return { kinds: isMain ? FRESH_KINDS : SIDE_KINDS, suits };
  }
  return NOTHING_BESIDE;
}
