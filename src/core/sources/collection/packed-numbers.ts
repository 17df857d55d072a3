/**
 * Whole numbers as text, small ones in a single character: a third shorter after gzip than JSON.
 * Each number is written in base 44, its last digit in a separate set of characters, so that no
 * separator is needed.
 */
const CHARACTERS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at))
  // These would need escaping in a JavaScript template string.
  .filter((character) => !'$\\`'.includes(character));
const BASE = 44;

/** @param numbers whole and not negative. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(writeNumber).join('');
}

function writeNumber(number: number): string {
  let text = CHARACTERS[number % BASE] ?? '';
  for (let left = Math.floor(number / BASE); left > 0; left = Math.floor(left / BASE)) {
    text = (CHARACTERS[BASE + (left % BASE)] ?? '') + text;
  }
  return text;
}

/** Reads the text of {@link packNumbers}. */
export function unpackNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const character of text) {
    const digit = DIGITS.get(character) ?? 0;
    number = number * BASE + (digit % BASE);
    if (digit >= BASE) continue;
    numbers.push(number);
    number = 0;
  }
  return numbers;
}

const DIGITS = new Map(CHARACTERS.map((character, digit) => [character, digit]));

/** Lists of rising numbers, each as the steps from one to the next, separated by spaces. */
export function packRising(lists: readonly (readonly number[])[]): string {
  return lists
    .map((list) => packNumbers(list.map((number, at) => number - (list[at - 1] ?? -1) - 1)))
    .join(' ');
}

/** Reads the text of {@link packRising}. */
export function unpackRising(text: string): readonly (readonly number[])[] {
  return text.split(' ').map((list) => {
    let last = -1;
    return unpackNumbers(list).map((step) => (last += step + 1));
  });
}
