/**
 * A sorted list of words as one text: each begins with the number of letters, in base 36, that it
 * shares with the word before. 4,000 words are 9 KB gzip.
 */
export function writeWordList(words: Iterable<string>): string {
  let previous = '';
  const lines = [...new Set(words)].toSorted().map((word) => {
    const shared = countShared(previous, word);
    previous = word;
    return shared.toString(BASE) + word.slice(shared);
  });
  return lines.join(' ');
}

/** Reads what {@link writeWordList} wrote. */
export function readWordList(text: string): readonly string[] {
  let previous = '';
  return text.split(' ').flatMap((line) => {
    if (line === '') return [];
    previous = previous.slice(0, Number.parseInt(line.charAt(0), BASE)) + line.slice(1);
    return [previous];
  });
}

const BASE = 36;

function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < BASE - 1 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
