import type { Step } from '../recipes/dish.ts';

/** An ingredient as far as a step may mention it. */
type MentionedIngredient = {
  /** "Bumbu halus"; empty for an ingredient without a group. */
  readonly group: string;
  /** May carry its treatment: "bawang merah, iris tipis". */
  readonly name: string;
};

/** Shorter words ("es", "mi") are matched only as part of a longer name or as a whole one. */
const MIN_PREFIX_LETTERS = 3;

/**
 * The ingredients that go into a step, in the order of the list. If the source does not say, those that the
 * step mentions: by name ("ayam" for "ayam kampung, potong 8", but not for "hati ayam"), or all of a group
 * by the group's name. If two lines have the same name (salt for the dough, salt for the broth), both are
 * included.
 *
 * At each word the longest name wins, so that "tepung beras" does not bring "tepung terigu" along.
 *
 * @param steps for each ingredient in turn the number of its step, where the source says so.
 */
export function findStepIngredients<Line extends MentionedIngredient>(
  { number, step }: Step,
  ingredients: readonly Line[],
  steps: readonly number[] | undefined,
): readonly Line[] {
  if (steps?.length === ingredients.length) {
    return ingredients.filter((_, position) => steps[position] === number);
  }
  const words = toWords(step);
  const names = ingredients.map((line) => ({ line, words: toWords(baseOf(line.name)) }));
  const mentioned = new Set(ingredients.filter(({ group }) => holdsPhrase(words, toWords(group))));
  for (let at = 0; at < words.length; at += 1) {
    const matches = names.map((name) => ({
      ...name,
      length: countMatching(name.words, words, at),
    }));
    const longest = Math.max(0, ...matches.map(({ length }) => length));
    for (const { line, words: own, length } of matches) {
      const isSure = length === own.length || (own[0]?.length ?? 0) >= MIN_PREFIX_LETTERS;
      if (length > 0 && length === longest && isSure) mentioned.add(line);
    }
    if (longest > 1) at += longest - 1;
  }
  return ingredients.filter((line) => mentioned.has(line));
}

/** Without treatment and remarks: "ayam kampung (1 kg), potong 8" is "ayam kampung". */
function baseOf(name: string): string {
  return name.replace(/[,(].*$/su, '');
}

function toWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function countMatching(name: readonly string[], words: readonly string[], at: number): number {
  let length = 0;
  while (length < name.length && name[length] === words[at + length]) length += 1;
  return length;
}

function holdsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  return (
    phrase.length > 0 && words.some((_, at) => countMatching(phrase, words, at) === phrase.length)
  );
}
