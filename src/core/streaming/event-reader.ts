import { createParser } from 'eventsource-parser';
import { RecipeError } from '../recipes/recipe-error.ts';

export type ServerSentEvent = { readonly name: string | undefined; readonly data: string };

type EventReader = {
  /**
   * Takes the next piece of an event stream and returns the events completed by it.
   *
   * @throws RecipeError `malformed` when one event grows beyond {@link MAX_EVENT_CHARS}.
   */
  feed(piece: string): readonly ServerSentEvent[];
  /** Closes the stream; a last event without its blank line still counts. */
  end(): readonly ServerSentEvent[];
};

/** 1 Mi characters: a whole answer in a single event, several times over. */
export const MAX_EVENT_CHARS = 1024 * 1024;

/** @param onStrayLine called with each line outside events: some services send errors that way. */
export function createEventReader(onStrayLine: (line: string) => void = () => {}): EventReader {
  let events: ServerSentEvent[] = [];
  let isTooLong = false;
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onEvent: ({ event, data }) => events.push({ name: event, data }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') isTooLong = true;
      else if (error.line !== undefined) onStrayLine(error.line);
    },
  });

  const feed = (piece: string) => {
    if (isTooLong) throw new RecipeError('malformed');
    parser.feed(piece);
    const closed = events;
    events = [];
    // The events before it are complete; the next piece will throw.
    if (isTooLong && closed.length === 0) throw new RecipeError('malformed');
    return closed;
  };

  return { feed, end: () => (isTooLong ? [] : feed('\n\n')) };
}
