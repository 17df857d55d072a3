/** An ingredient as far as a step may mention it. */
export type MentionedIngredient = {
  /** "Bumbu halus"; empty for an ingredient without a group. */
  readonly group: string;
  /** May carry its treatment: "bawang merah, iris tipis". */
  readonly name: string;
};

/** Shorter words ("es", "mi") are matched only as part of a longer name or as a whole one. */
const MIN_PREFIX_LETTERS = 3;

/**
 * The ingredients that a step mentions, in the order of the list: by name ("ayam" for "ayam
 * kampung, potong 8", but not for "hati ayam"), or all of a group by the group's name.
 *
 * At each word the longest name wins, so that "tepung beras" does not bring "tepung terigu" along. Of two
 * lines of one name (salt for the dough, salt for the broth) the step means the one that stands nearer to
 * the others it mentions, since a list follows its steps; both where that does not tell, or where it says
 * the name twice.
 */
export function findStepIngredients<Line extends MentionedIngredient>(
  step: string,
  ingredients: readonly Line[],
): readonly Line[] {
  const words = toWords(step);
  const names = ingredients.map((line) => ({ line, words: toWords(baseOf(line.name)) }));
  const groups = ingredients.map((line) => ({ line, words: toWords(line.group) }));
  const byName = new Map<Line, number>();
  for (let at = 0; at < words.length; at += 1) {
    const matches = names.map((name) => ({
      ...name,
      length: countMatching(name.words, words, at),
    }));
    const longest = Math.max(0, ...matches.map(({ length }) => length));
    for (const { line, words: own, length } of matches) {
      const isSure = length === own.length || (own[0]?.length ?? 0) >= MIN_PREFIX_LETTERS;
      if (length > 0 && length === longest && isSure) {
        byName.set(line, (byName.get(line) ?? 0) + 1);
      }
    }
    if (longest > 1) at += longest - 1;
  }
  const byGroup = new Set(
    groups.flatMap(({ line, words: group }) =>
      group.length > 0 && holdsPhrase(words, group) ? [line] : [],
    ),
  );
  const mentioned = names.flatMap(({ line, words: own }, position) =>
    byName.has(line) || byGroup.has(line)
      ? [{ line, name: own.join(' '), times: byName.get(line) ?? 1, position }]
      : [],
  );
  const distanceOf = ({ name, position }: Mention<Line>) =>
    Math.min(
      ...mentioned.flatMap((other) =>
        other.name === name ? [] : [Math.abs(other.position - position)],
      ),
    );
  return mentioned
    .filter((mention) => {
      const rivals = mentioned.filter(({ name }) => name === mention.name);
      // Whoever names a group and then one of its foods may well mean another line.
      if (rivals.length === 1 || rivals.some(({ line }) => byGroup.has(line))) return true;
      const distances = rivals.map(distanceOf).toSorted((a, b) => a - b);
      return distanceOf(mention) <= (distances[mention.times - 1] ?? Number.POSITIVE_INFINITY);
    })
    .map(({ line }) => line);
}

type Mention<Line> = {
  readonly line: Line;
  /** Without treatment, in small letters. */
  readonly name: string;
  /** How often the step says the name. */
  readonly times: number;
  /** In the list of ingredients, from 0. */
  readonly position: number;
};

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
  return words.some((_, at) => countMatching(phrase, words, at) === phrase.length);
}
