import { editDistance } from '#core/costing/edit-distance.ts';

/** What words are known, and how well. */
export type Vocabulary = {
  /** Words that a wish can be made of → how common they are in names of dishes. */
  readonly wishes: ReadonlyMap<string, number>;
  /** Words that are right as they stand, though nobody's wish: talk, descriptions, other topics. */
  readonly knows: (word: string) => boolean;
};

const PREFIXES = [
  'meng',
  'meny',
  'mem',
  'men',
  'me',
  'ber',
  'be',
  'di',
  'ter',
  'peng',
  'pem',
  'pen',
  'pe',
  'se',
  'nge',
  'ng',
];
const SUFFIXES = [
  'annya',
  'kannya',
  'nya',
  'kan',
  'lah',
  'kah',
  'pun',
  'an',
  'in',
  'ku',
  'mu',
  'i',
];
/** Shortest stem that is left when an affix falls away, in letters. */
const MIN_STEM_LENGTH = 3;
/** Shortest half of two words written as one, in letters. */
const MIN_HALF_LENGTH = 3;
/** Words shorter than this are taken as they are, in letters. */
const MIN_MENDED_LENGTH = 3;
/** From this length on a word may hold two slips, in letters. */
const MIN_LENGTH_FOR_TWO_SLIPS = 6;

/**
 * Brings an unknown word of a question to one that is known: without prefix and suffix
 * (`pedasnya`), with its typing error mended (`rendnag`), or parted in two (`sotoayam`). A word for
 * which there is nothing near stays what it is.
 */
export function mendWord(word: string, vocabulary: Vocabulary): readonly string[] {
  const { wishes, knows } = vocabulary;
  if (wishes.has(word) || /\d/u.test(word)) return [word];
  const stem = findStem(word, (candidate) => wishes.has(candidate));
  if (stem !== undefined && !knows(word)) return [stem];
  if (knows(word) || word.length < MIN_MENDED_LENGTH) return [word];
  if (findStem(word, knows) !== undefined) return [];
  const slip = findNearest(word, 1, vocabulary);
  if (slip !== undefined) return [slip];
  const halves = findHalves(word, vocabulary);
  if (halves !== undefined) return halves;
  const nearest =
    word.length >= MIN_LENGTH_FOR_TWO_SLIPS ? findNearest(word, 2, vocabulary) : undefined;
  return [nearest ?? word];
}

function findStem(word: string, isKnown: (stem: string) => boolean): string | undefined {
  const ends = ['', ...SUFFIXES.filter((suffix) => word.endsWith(suffix))];
  const starts = ['', ...PREFIXES.filter((prefix) => word.startsWith(prefix))];
  for (const start of starts) {
    for (const end of ends) {
      const stem = word.slice(start.length, word.length - end.length);
      if (stem !== word && stem.length >= MIN_STEM_LENGTH && isKnown(stem)) return stem;
    }
  }
  return undefined;
}

function findHalves(word: string, { wishes }: Vocabulary): readonly string[] | undefined {
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => (wishes.get(half) ?? 0) > 0 || half === 'tanpa')) return halves;
  }
  return undefined;
}

function findNearest(word: string, limit: 1 | 2, { wishes }: Vocabulary): string | undefined {
  let nearest: string | undefined;
  let most = 0;
  for (const [candidate, uses] of wishes) {
    if (!isNear(word, candidate, limit)) continue;
    // Few people slip on the first letter.
    const likelihood = (uses + 1) * (candidate[0] === word[0] ? 100 : 1);
    if (likelihood > most) [nearest, most] = [candidate, likelihood];
  }
  return nearest;
}

/** In a short word every letter counts: three letters may lack one, four may swap or lose one. */
function isNear(word: string, candidate: string, limit: 1 | 2): boolean {
  if (limit === 2 && candidate[0] !== word[0]) return false;
  if (word.length === 3 && candidate.length !== 4) return false;
  if (candidate.length < 3) return false;
  if (editDistance(word, candidate, limit) > limit) return false;
  return (
    word.length !== 4 || candidate.length !== 4 || sortLetters(word) === sortLetters(candidate)
  );
}

const sortLetters = (word: string): string => [...word].toSorted().join('');
