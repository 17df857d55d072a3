import type { FetchedResponse } from '../../outside-world.ts';
import { decodeDishEvent, type DishEvent } from '../../protocol/dish-events.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { createEventReader, type ServerSentEvent } from '../../streaming/event-reader.ts';
import { createTextReader } from '../../streaming/text-reader.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';

/**
 * The events of an answer as they arrive; unknown ones are skipped.
 *
 * @throws RecipeError `unavailable` if it is not an event stream: a static host answers any path
 * with a page. And what {@link WatchedCall.wait} throws.
 */
export async function* dishEvents(
  response: FetchedResponse,
  call: WatchedCall,
): AsyncGenerator<DishEvent, void, void> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!contentType.startsWith('text/event-stream')) {
    throw new RecipeError('unavailable', { isUnreached: true });
  }
  const read = createTextReader(response, call);
  const reader = createEventReader();
  for (let piece = await read(); piece !== undefined; piece = await read()) {
    yield* known(reader.feed(piece));
  }
  // An event without its blank line may be truncated, so it is dropped.
}

function known(events: readonly ServerSentEvent[]): readonly DishEvent[] {
  return events.flatMap(({ name, data }) => decodeDishEvent(name, data) ?? []);
}
