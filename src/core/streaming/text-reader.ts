import type { FetchedBytes, FetchedResponse } from '../outside-world.ts';
import { createUtf8Pieces } from './utf8-pieces.ts';
import type { WatchedCall } from './watched-call.ts';

/**
 * Gives the next piece of a body, as it arrives; `undefined` after the last.
 *
 * @throws what {@link WatchedCall.wait} throws.
 */
export type ReadText = () => Promise<string | undefined>;

/**
 * Reads the body of an answer as text. Characters that were cut between two pieces come whole; text
 * is UTF-8 whatever the content type says. The end of the call ends the body.
 *
 * Bytes go from hand to hand and never lie in an async function that waits: what such a function had
 * last, it holds until the next piece comes, and a server may wait for a thousand of them.
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
