export type Salvage = {
  /** Raw text of each element whose end was found; it may need repair. */
  readonly elements: readonly string[];
  /** Where in the text the element begins whose end was not found; absent where there is none. */
  readonly openFrom?: number;
};

/**
 * Parts text whose quote marks do not match, where strings cannot be told from what is between them.
 *
 * It looks only for where elements begin (`{` and one of the telling keys) and counts brackets
 * without regard to strings, in one pass. An element that is followed by another has all its text,
 * however broken; the last one counts as whole only when its brackets match and the text goes on as
 * a list does, so that an answer which was cut never shows half an element.
 *
 * @param isElement true where the text is known to begin with an element, whatever its first key.
 */
export function salvageElements(
  text: string,
  tellingKeys: readonly string[],
  isElement: boolean,
): Salvage {
  const begins = new RegExp(`\\{\\s*["']?(?:${tellingKeys.join('|')})["']?\\s*(?::|$)`, 'gu');
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

/** Not by an expression: one that ends in `$` is tried anew at every space of the text. */
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

/** White space looked through between an element and the comma after it. */
const MAX_GAP_CHARS = 200;
