export type Salvage = {
  /** Raw text of each complete element; it may need repair. */
  readonly elements: readonly string[];
  /** Start of the incomplete last element, if there is one. */
  readonly openFrom?: number;
};

/**
 * Splits text with unbalanced quotes, where strings cannot be told apart from what is between them.
 *
 * It only looks for starts of elements (`{` and one of the element keys) and counts brackets
 * regardless of strings, in one pass. An element followed by another has all its text, however broken;
 * the last one counts as complete only if its brackets match and the text continues like a list, so
 * that a truncated answer never yields half an element.
 *
 * @param isElement true if the text is known to start with an element, whatever its first key.
 */
export function salvageElements(
  text: string,
  elementKeys: readonly string[],
  isElement: boolean,
): Salvage {
  const begins = new RegExp(`\\{\\s*["']?(?:${elementKeys.join('|')})["']?\\s*(?::|$)`, 'gu');
  const starts = Array.from(text.matchAll(begins), (match) => match.index);
  if (isElement && starts[0] !== 0) starts.unshift(0);
  const elements: string[] = [];
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const end = bracketEnd(text, start, next ?? text.length);
    if (end !== undefined && (next !== undefined || goesOnAsList(text, end))) {
      elements.push(text.slice(start, end));
    } else if (next === undefined) {
      return { elements, openFrom: start };
    } else {
      elements.push(withoutCommaAtEnd(text.slice(start, next)));
    }
  }
  return { elements };
}

/** Not a regular expression: one that ends in `$` is retried at every space. */
function withoutCommaAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function bracketEnd(text: string, start: number, limit: number): number | undefined {
  let depth = 0;
  for (let at = start; at < limit; at++) {
    const char = text[at];
    if (char === '{') depth++;
    if (char === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function goesOnAsList(text: string, end: number): boolean {
  return /^\s*[,\]}{`]/u.test(text.slice(end, end + MAX_GAP_CHARS));
}

/** Most white space between an element and the comma after it. */
const MAX_GAP_CHARS = 200;
