import { RecipeError } from '../../recipes/recipe-error.ts';
import {
  createEventReader,
  MAX_EVENT_CHARS,
  type ServerSentEvent,
} from '../../streaming/event-reader.ts';
import { createJsonElements, type JsonElements } from '../../streaming/json-elements.ts';
import { CHUNK_KEYS, parseGeminiChunks, type GeminiChunk } from './gemini-chunk.ts';

/** The form that an answer's body turns out to have. */
type BodyForm = 'nothing' | 'events' | 'json' | 'page';

type ChunkReader = {
  /**
   * Takes the next piece of the body; gives the chunks that closed in it.
   *
   * @throws RecipeError `unavailable` for a web page, sent by something in between.
   */
  feed(piece: string): readonly GeminiChunk[];
  /**
   * Closes the body; gives what closed only then. A body without a single byte has no chunk and is
   * not an error.
   *
   * @throws RecipeError `malformed` for bytes that hold no chunk.
   */
  end(): readonly GeminiChunk[];
};

/**
 * Reads the body of an answer chunk by chunk, each as soon as it is complete.
 *
 * The service does not keep to one form: server-sent events; without `alt=sse` one JSON list; a
 * single object for a call that does not stream; and a bare JSON error where events were promised,
 * even in the middle of them. The first character decides the form, since content types are
 * unreliable.
 */
export function createChunkReader(): ChunkReader {
  /** Only for an answer that is not all events: its state is as large as the answer's own. */
  let objects: JsonElements | undefined;
  const readObjects = (piece: string) => {
    objects ??= createJsonElements({ elementKeys: CHUNK_KEYS, maxElementChars: MAX_EVENT_CHARS });
    return objects.feed(piece).flatMap(parseGeminiChunks);
  };
  const strayChunks: GeminiChunk[] = [];
  const events = createEventReader((line) => strayChunks.push(...readObjects(`${line}\n`)));
  let form: BodyForm = 'nothing';
  let sawChunk = false;

  const read = (piece: string): readonly GeminiChunk[] => {
    if (form === 'nothing') form = formOf(piece);
    if (form === 'page') throw new RecipeError('unavailable');
    return form === 'json' ? readObjects(piece) : readEvents(events.feed(piece));
  };

  const readEvents = (closed: readonly ServerSentEvent[]) => [
    ...closed.flatMap(({ data }) => parseGeminiChunks(data)),
    ...strayChunks.splice(0),
  ];

  const seen = (chunks: readonly GeminiChunk[]) => {
    sawChunk ||= chunks.length > 0;
    return chunks;
  };

  return {
    feed: (piece) => seen(read(piece)),
    end() {
      const rest = seen(form === 'events' ? readEvents(events.end()) : []);
      if (form !== 'nothing' && !sawChunk) throw new RecipeError('malformed');
      return rest;
    },
  };
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
