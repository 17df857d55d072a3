import type { FetchedBytes, FetchedResponse } from '../outside-world.ts';
import { createUtf8Pieces } from './utf8-pieces.ts';
import type { WatchedCall } from './watched-call.ts';

/**
 * Returns the next piece of a body as it arrives; `undefined` after the last.
 *
 * @throws what {@link WatchedCall.wait} throws.
 */
type ReadText = () => Promise<string | undefined>;

/**
 * Reads the body of an answer as text. Characters split between two pieces are joined; text
 * is UTF-8 whatever the content type says. The end of the call ends the body.
 *
 * Bytes are passed on synchronously and never held by a waiting async function: it would keep its last
 * piece in memory until the next one comes, and a server may have a thousand of them waiting.
 */
export function createTextReader(response: FetchedResponse, call: WatchedCall): ReadText {
  const reader = response.body?.getReader();
  if (reader === undefined) return async () => undefined;
  const utf8 = createUtf8Pieces();
  let isOver = false;

  const decode = ({ done, value }: FetchedBytes): string => {
    if (value !== undefined) call.heard();
    if (!done) return value === undefined ? '' : utf8.decode(value);
    isOver = true;
    return utf8.end();
  };

  return () => (isOver ? Promise.resolve(undefined) : call.wait(reader.read()).then(decode));
}
