import type { FetchedResponse } from '../outside-world.ts';
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
 * A function and no generator: what a generator had last in hand it holds until the next piece
 * comes, and a server may wait for a thousand of them.
 */
export function createTextReader(response: FetchedResponse, call: WatchedCall): ReadText {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let isOver = reader === undefined;

  const readOn = async (): Promise<string> => {
    if (reader === undefined) return '';
    const { done, value } = await call.wait(reader.read());
    if (done) {
      isOver = true;
      return decoder.decode();
    }
    call.heard();
    return decoder.decode(value, { stream: true });
  };

  return async () => {
    while (!isOver) {
      const piece = await readOn();
      if (piece !== '') return piece;
    }
    return undefined;
  };
}
