import type { Random } from '../../outside-world.ts';
import { foldText } from './search/words/fold-text.ts';

/** Words of titles that are offered to nobody who has not asked for them: pork. */
const UNOFFERED_WORDS = new Set('babi saksang sangsang tinorangsak samcan'.split(' '));

/**
 * Picks titles at random for an empty screen, each once, as unlike one another as they come: a second
 * "Soto …" is taken only when every other beginning has had its turn.
 *
 * @param count most titles wanted; fewer come where the collection is smaller.
 */
export function pickTitles(
  titles: readonly string[],
  count: number,
  random: Random,
): readonly string[] {
  const offered = [...new Set(titles)].filter(
    (title) => !foldText(title).some((word) => UNOFFERED_WORDS.has(word)),
  );
  shuffle(offered, random);
  const turns = new Map<string, number>();
  const inTurn = offered.map((title) => {
    const beginning = foldText(title)[0] ?? '';
    const turn = turns.get(beginning) ?? 0;
    turns.set(beginning, turn + 1);
    return { title, turn };
  });
  return inTurn
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, Math.max(0, count))
    .map(({ title }) => title);
}

function shuffle(titles: string[], random: Random): void {
  for (let last = titles.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [titles[last], titles[other]] = [titles[other] ?? '', titles[last] ?? ''];
  }
}
