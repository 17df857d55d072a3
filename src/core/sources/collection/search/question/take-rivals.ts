import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import type { RecipeIndex } from '../recipe-index.ts';
import { exclude, excludePhrases, type Exclusion } from '../words/exclusion-words.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { OCCASION_WORDS } from '../words/occasion-words.ts';
import {
  consume,
  findPhrase,
  longestPhrase,
  phraseSet,
  type Tokens,
} from '../words/phrase-lexicon.ts';
import { FILLER_WORDS } from '../words/talk-words.ts';
import { PAUSE } from '../words/tokenize.ts';
import type { Reading } from './reading.ts';

/** Sellers: what follows is what they sell, not necessarily a request. */
const SELLERS = wordSet(
  'tukang pedagang penjual warung kedai kios lapak gerobak tenda stan depot saingan',
);
/** Those of them who are persons. */
const PERSONS = wordSet('tukang pedagang penjual saingan');
/** Before a seller, these make what follows a request: "ala tukang nasi goreng", "mau buka warung soto". */
const WISHING = wordSet(
  'ala seperti khas mirip resep bikin masak buka usaha modal punya jualan jual mau tiru',
);
/** Words that ask for something other than what was named so far. */
const ASKS_OTHER = phraseSet(
  'jual apa|jualan apa|dagang apa|selain itu|selain ini|lain dari itu|lain dari|jenis lain|yang lain|jualan lain|menu lain|varian lain|apa lagi|lainnya|kembaran|ikut-ikutan|ikutan|nyamain|menyamai|menyaingi|nyaingin|belum umum|belum ada yang jual|jarang yang jual|jarang ada|jangan sama|tidak sama|tambah|tambahan|nambah|menambah',
);
/** Near a dish, these say that others sell it or that the asker is tired of it. */
const THERE = wordSet(
  'ada tukang jual jualan lapak warung sebelah tetangga saingan banyak bejibun ramai penuh langganan bosan terus mulu melulu di',
);
/** Beside a dish named without its kind ("madura"): there are too many of it. */
const TOO_MANY = wordSet('banyak bejibun ramai penuh bosan saingan');
/** Beside a kind of dish: everybody sells it. */
const EVERYWHERE = wordSet('semua semuanya banyak bejibun penuh');
const OWN = wordSet('saya kami kita');
/** How far from the dish they may be, in words. */
const REACH_OF_OTHERS = 4;

/**
 * Removes what others sell. "Sebelah tukang mie ayam, mau jual mi juga cuma jangan kembaran" excludes
 * the neighbour's dish; "selingkuh sama tukang bakso" requests no dish.
 */
export function takeRivals({ words, index }: Reading): readonly Exclusion[] {
  const rivals = takeSoldDishes(words, index);
  consumeSoldFoods(words, index);
  return rivals;
}

/** Removes dishes that are named before another dish is asked for, if others sell them. */
function takeSoldDishes(words: Tokens, index: RecipeIndex): readonly Exclusion[] {
  const last = words.findLastIndex((_, at) => findPhrase(words, at, ASKS_OTHER) !== undefined);
  const rivals: Exclusion[] = [];
  for (let at = 0; at < last; at += 1) {
    const kind = KIND_WORDS.get(words[at]);
    // A kind that all sell is left out ("tetangga jual gorengan semua"), unless it is named again.
    const isSaid = words.lastIndexOf(words[at]) > at;
    if (kind !== undefined && !isSaid && isNear(words, at, EVERYWHERE)) {
      rivals.push(exclude({ kinds: kind.kinds }));
      consume(words, at, 1);
      continue;
    }
    const rival = findRival(words, at, index);
    if (rival === undefined || !isNear(words, at, rival.isDish ? THERE : TOO_MANY)) continue;
    // If the dish is the asker's own ("warung bakso saya"), more of the kind is wanted, unless there is too much of it.
    const isOwn = OWN.has(words[at + rival.length]);
    if (isOwn && !words.some((word) => TOO_MANY.has(word))) continue;
    rivals.push(excludePhrases([rival.phrase]));
    consume(words, at, rival.length);
  }
  return rivals;
}

/** Removes what sellers are called after ("tukang bakso"), unless the asker sells or wishes it. */
function consumeSoldFoods(words: Tokens, index: RecipeIndex): void {
  for (const [at, word] of words.entries()) {
    if (word === undefined || !SELLERS.has(word)) continue;
    if (findPhrase(words, at, OCCASION_WORDS)?.phrase.includes(' ')) continue;
    if (words.slice(Math.max(0, at - 3), at).some((before) => WISHING.has(before))) continue;
    // A stall that begins the question is the own: "stan minuman pinggir jalan".
    if (at === 0 && !PERSONS.has(word)) continue;
    const length = soldAt(words, at + 1, index);
    if (!OWN.has(words[at + 1 + length])) consume(words, at + 1, length);
  }
}

/** The dish that begins at a word, or that the word names after a kind: "sate", and later "madura". */
function findRival(words: Tokens, at: number, { names }: RecipeIndex) {
  const dish = longestPhrase(
    words,
    at,
    (name) => names.has(name) && !KIND_WORDS.has(name) && !FILLER_WORDS.has(name),
  );
  if (dish !== undefined) return { ...dish, isDish: true };
  const word = words[at];
  const kind = words.find((general) => KIND_WORDS.has(general) && names.has(`${general} ${word}`));
  return kind === undefined ? undefined : { phrase: `${kind} ${word}`, length: 1, isDish: false };
}

/** Whether one of the words is near, in the same clause. */
function isNear(words: Tokens, at: number, near: WordSet): boolean {
  const holds = (run: Tokens) => {
    const end = run.indexOf(PAUSE);
    return run.slice(0, end === -1 ? REACH_OF_OTHERS : end).some((word) => near.has(word));
  };
  return (
    holds(words.slice(Math.max(0, at - REACH_OF_OTHERS), at).toReversed()) ||
    holds(words.slice(at + 1, at + 1 + REACH_OF_OTHERS))
  );
}

/** Length in words of what the seller before them sells. */
const soldAt = (words: Tokens, at: number, { names, ingredientWords }: RecipeIndex): number =>
  longestPhrase(
    words,
    at,
    (name) =>
      !FILLER_WORDS.has(name) &&
      (names.has(name) || KIND_WORDS.has(name) || ingredientWords.has(name)),
  )?.length ?? 0;
