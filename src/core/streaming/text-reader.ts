import type { FetchedBytes, FetchedResponse } from '../outside-world.ts';
import type { WatchedCall } from './watched-call.ts';

/**
 * Gives the next piece of a body, as it arrives and never empty; `undefined` at the end.
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
  const decoder = new TextDecoder();
  let isOver = false;

  const decode = ({ done, value }: FetchedBytes): string => {
    if (done) {
      isOver = true;
      return decoder.decode();
    }
    call.heard();
    return decoder.decode(value, { stream: true });
  };

  return async () => {
    while (!isOver) {
      const piece = await call.wait(reader.read()).then(decode);
      if (piece !== '') return piece;
    }
    return undefined;
  };
}
