import * as list from 'virtual:collection-shards';
import type { Dish } from '../../recipes/dish.ts';
import { composeDish, readDishBody } from './packed-shard.ts';
import type { RecipeFacts } from './recipe-facts.ts';

/** Loaded with the first dish, not with the search: where each dish is, and how to read it. */

export const { notePatterns } = list;

/**
 * @param position of the recipe in the facts.
 * @throws RangeError if there is no such dish.
 */
export async function readDish(position: number, allFacts: readonly RecipeFacts[]): Promise<Dish> {
  const { shards, starts, phrases } = list;
  const number = starts.findLastIndex((start) => start <= position);
  const shard = (await shards[number]?.())?.shard;
  const body = shard && readDishBody(shard, position - (starts[number] ?? 0), phrases);
  const facts = allFacts[position];
  if (body === undefined || facts === undefined) {
    throw new RangeError(`The collection has no dish ${position}`);
  }
  return composeDish({ facts, body });
}
