import type { PriceBook } from '../../src/core/costing/price-book.ts';
import { memoize } from '../../src/core/memoize.ts';

/** A food that a text names. */
type NamedFood = {
  /** As the text has it: a name in prices.csv, or a synonym. */
  readonly name: string;
  /** The name in prices.csv. */
  readonly canonical: string;
  /** The text up to its first mention, with longer names blanked out. */
  readonly before: string;
};

/** The foods of prices.csv that a text in lower case names, longest names first. */
export function findFoods(text: string, book: PriceBook): readonly NamedFood[] {
  let rest = ` ${text.replaceAll(/[^a-z ]+/gu, ' , ')} `;
  const said = new Set(rest.split(' '));
  return namesOfFoods(book).flatMap(({ name, canonical, first }) => {
    if (!said.has(first)) return [];
    const at = rest.indexOf(` ${name} `);
    if (at === -1) return [];
    const before = rest.slice(0, at);
    // Blanked out, so that "santan" is not found again in "santan kental".
    rest = rest.replaceAll(` ${name} `, ' , ');
    return [{ name, canonical, before }];
  });
}

/** Every name of every food once, with its first word, longest first. */
const namesOfFoods = memoize(({ foods }: PriceBook) => {
  const canonical = new Map(
    [...foods.values()].flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((one) => [one, name] as const),
    ),
  );
  return Array.from(canonical, ([name, of]) => ({
    name,
    canonical: of,
    first: name.split(' ')[0] ?? '',
  })).toSorted((a, b) => b.name.length - a.name.length);
});
