import { RecipeError } from '../../recipes/recipe-error.ts';
import {
  createEventReader,
  MAX_EVENT_CHARS,
  type ServerSentEvent,
} from '../../streaming/event-reader.ts';
import { createJsonElements, type JsonElements } from '../../streaming/json-elements.ts';
import { textPieces } from '../../streaming/text-pieces.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';
import { CHUNK_KEYS, parseGeminiChunks, type GeminiChunk } from './gemini-chunk.ts';

/** What the body of an answer turns out to be. */
type BodyForm = 'nothing' | 'events' | 'json' | 'page';

/**
 * Reads the body of an answer chunk by chunk, each as soon as it is whole.
 *
 * The service does not keep to one form: server-sent events; without `alt=sse` one JSON list; a
 * single object for a call that does not stream; and a bare JSON error where events were promised,
 * even in the middle of them. The form is told by the first character, since content types lie.
 *
 * A body without a single byte gives no chunk and is no error.
 *
 * @throws RecipeError `unavailable` for a web page, which something on the way has put there;
 * `malformed` for bytes that hold no chunk; and what {@link WatchedCall.wait} throws.
 */
export async function* geminiChunks(
  response: Response,
  call: WatchedCall,
): AsyncGenerator<GeminiChunk, void, void> {
  /** Only for an answer that is not all events: its state is as large as that of the answer itself. */
  let objects: JsonElements | undefined;
  const readObjects = (piece: string) => {
    objects ??= createJsonElements({ tellingKeys: CHUNK_KEYS, maxElementChars: MAX_EVENT_CHARS });
    return objects.feed(piece).flatMap(parseGeminiChunks);
  };
  const strayChunks: GeminiChunk[] = [];
  const events = createEventReader((line) => strayChunks.push(...readObjects(`${line}\n`)));
  let form = 'nothing' as BodyForm;

  const read = (piece: string): readonly GeminiChunk[] => {
    if (form === 'nothing') form = formOf(piece);
    if (form === 'page') throw new RecipeError('unavailable');
    if (form === 'json') return readObjects(piece);
    return readEvents(events.feed(piece));
  };

  const readEvents = (closed: readonly ServerSentEvent[]) => [
    ...closed.flatMap(({ data }) => parseGeminiChunks(data)),
    ...strayChunks.splice(0),
  ];

  let sawChunk = false;
  for await (const piece of textPieces(response, call)) {
    const chunks = read(piece);
    sawChunk ||= chunks.length > 0;
    yield* chunks;
  }
  const rest = form === 'events' ? readEvents(events.end()) : [];
  yield* rest;
  if (form !== 'nothing' && !sawChunk && rest.length === 0) throw new RecipeError('malformed');
}

function formOf(piece: string): BodyForm {
  switch (piece.trimStart()[0]) {
    case undefined:
      return 'nothing';
    case '{':
    case '[':
      return 'json';
    case '<':
      return 'page';
    default:
      return 'events';
  }
}
