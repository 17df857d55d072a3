import type { WatchedCall } from './watched-call.ts';

/**
 * The body of an answer as text, piece by piece as it arrives. Characters that were cut between two
 * pieces come whole; text is UTF-8 whatever the content type says. Leaving the loop ends the body.
 *
 * @throws what {@link WatchedCall.wait} throws.
 */
export async function* textPieces(
  response: Response,
  call: WatchedCall,
): AsyncGenerator<string, void, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  // A body that was already broken rejects its cancelling too; there is nothing left to end then.
  const leave = () => void reader.cancel().catch(() => {});
  call.signal.addEventListener('abort', leave, { once: true });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await call.wait(reader.read());
      if (done) break;
      call.heard();
      const piece = decoder.decode(value, { stream: true });
      if (piece !== '') yield piece;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    call.signal.removeEventListener('abort', leave);
    leave();
  }
}
