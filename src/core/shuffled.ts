import type { Random } from './outside-world.ts';

/** The items in random order (Fisher and Yates); the list given stays as it is. */
export function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}
