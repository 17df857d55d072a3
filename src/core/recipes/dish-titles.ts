import { MAX_TITLE_LENGTH } from './dish.ts';
import { fieldsOf, readText } from './unknown-values.ts';

/** Reads a title to offer on the empty chat screen, alone or as an object's `foodName`. */
export function parseTitle(value: unknown): string | undefined {
  const text = readText(typeof value === 'string' ? value : fieldsOf(value)['foodName']);
  const title = text.replaceAll(/\s+/gu, ' ');
  return title === '' || title.length > MAX_TITLE_LENGTH ? undefined : title;
}

/** Each once, as first written: two authors may name the same dish, in different case. */
export function differentTitles(titles: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return titles.filter((title) => {
    const name = title.toLowerCase();
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}
