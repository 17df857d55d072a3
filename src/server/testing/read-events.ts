import { createParser } from 'eventsource-parser';
import { decodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';

/** The events of a response as a page would read them, without comments. */
export async function* readEvents(response: Response): AsyncGenerator<DishEvent, void, void> {
  const events: DishEvent[] = [];
  const parser = createParser({
    onEvent({ event, data }) {
      const decoded = decodeDishEvent(event, data);
      if (decoded !== undefined) events.push(decoded);
    },
  });
  if (response.body === null) return;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
  }
}

/** Every event of a response in short: names of dishes, then how it ended. */
export async function eventNames(response: Response): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const event of readEvents(response)) names.push(nameOf(event));
  return names;
}

export function nameOf(event: DishEvent): string {
  switch (event.type) {
    case 'dish':
      return event.dish.foodName;
    case 'end':
      return event.end.complete ? 'end' : `end: ${event.end.reason ?? ''}`;
    case 'error':
      return `error: ${event.code}`;
  }
}
