import type { Random } from '#core/outside-world.ts';
import type { SuggestionsResponse } from '#core/protocol/dish-events.ts';

/** Titles on one screen. */
export const TITLES_PER_DRAW = 10;

/** With this many AI titles, ten random ones are hardly ever the same ten. */
const MIN_VARIED_TITLES = 30;

export type TitleSupply = {
  /** Written by the AI and not yet shown. */
  readonly unseen: readonly string[];
  /** Written by the AI and already shown. */
  readonly seen: readonly string[];
  readonly collection: readonly string[];
};

/**
 * Ten different titles: unseen ones first, then random ones. While the AI has written too few, at most
 * five seen ones are repeated and the collection supplies the rest, so that a refresh always changes
 * something. `source` names the writer of most of them.
 */
export function drawTitles(
  { unseen, seen, collection }: TitleSupply,
  random: Random,
): SuggestionsResponse {
  const isVaried = different([...unseen, ...seen]).length >= MIN_VARIED_TITLES;
  const again = shuffled(seen, random);
  const written = isVaried ? again : again.slice(0, TITLES_PER_DRAW / 2);
  const supplement = isVaried ? [] : shuffled(collection, random);
  const chosen = different([...unseen, ...written, ...supplement, ...again]).slice(
    0,
    TITLES_PER_DRAW,
  );
  const known = new Set([...unseen, ...seen]);
  const fromAi = chosen.filter((title) => known.has(title)).length;
  return {
    suggestions: chosen.map((foodName) => ({ foodName })),
    source: fromAi > 0 && fromAi * 2 >= chosen.length ? 'gemini' : 'collection',
  };
}

/** Each once: the AI and the collection may name the same dish, perhaps capitalised differently. */
function different(titles: readonly string[]): readonly string[] {
  const known = new Set<string>();
  return titles.filter((title) => {
    const name = title.trim().toLowerCase();
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
