import { decodeDishEvent, type DishEvent } from '../../protocol/dish-events.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { createEventReader, type ServerSentEvent } from '../../streaming/event-reader.ts';
import { textPieces } from '../../streaming/text-pieces.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';

/**
 * The events of an answer as they arrive; one that this build does not know is passed over.
 *
 * @throws RecipeError `unavailable` for what is no event stream: a static host answers any path with
 * a page. And what {@link WatchedCall.wait} throws.
 */
export async function* dishEvents(
  response: Response,
  call: WatchedCall,
): AsyncGenerator<DishEvent, void, void> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!contentType.startsWith('text/event-stream')) throw new RecipeError('unavailable');
  const reader = createEventReader();
  for await (const piece of textPieces(response, call)) yield* known(reader.feed(piece));
  // An event whose blank line never came may have been cut, so it is not read.
}

function known(events: readonly ServerSentEvent[]): readonly DishEvent[] {
  return events.flatMap(({ name, data }) => decodeDishEvent(name, data) ?? []);
}
