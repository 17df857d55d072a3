import type { FetchedBody, FetchedBytes } from '#core/outside-world.ts';

/** Most bytes of an answer that wait here to be read; then the service is made to wait. */
const MAX_QUEUED_BYTES = 64 * 1024;

/** The body of one answer between the connection that brings it and whoever reads it. */
export type IncomingBody = {
  readonly body: FetchedBody;
  push(bytes: Uint8Array): void;
  /** Whether more may come; it may again when `onRoom` is called. */
  hasRoom(): boolean;
  close(): void;
  /** What is queued falls away: the reader hears of the failure at once. */
  fail(reason: unknown): void;
};

export type IncomingBodyParts = {
  readonly onRoom: () => void;
  /** Called when the reader wants no more of a body that is still coming. */
  readonly onCancel: () => void;
};

export function createIncomingBody({ onRoom, onCancel }: IncomingBodyParts): IncomingBody {
  let queue: Uint8Array[] = [];
  let queuedBytes = 0;
  let ending: { readonly isFailure: boolean; readonly reason?: unknown } | undefined;
  let answerReader: (() => void) | undefined;

  const hasRoom = () => queuedBytes < MAX_QUEUED_BYTES;

  const takeAll = (): Uint8Array => {
    const [first = new Uint8Array(), ...more] = queue;
    const wasFull = !hasRoom();
    queue = [];
    queuedBytes = 0;
    if (wasFull) onRoom();
    return more.length === 0 ? first : Buffer.concat([first, ...more]);
  };

  /** Answers a microtask later: what came in one packet is read at once, in however many chunks. */
  const changed = () => {
    if (answerReader !== undefined) queueMicrotask(answerReader);
    answerReader = undefined;
  };

  const read = () =>
    new Promise<FetchedBytes>((resolve, reject) => {
      answerReader = () => {
        if (ending?.isFailure) reject(ending.reason);
        else resolve(queue.length === 0 ? { done: true } : { done: false, value: takeAll() });
      };
      if (queue.length > 0 || ending !== undefined) changed();
    });

  return {
    body: {
      getReader: () => ({ read }),
      async cancel() {
        if (ending !== undefined) return;
        onCancel();
        ending = { isFailure: false };
        queue = [];
        changed();
      },
    },
    push(bytes) {
      queue.push(bytes);
      queuedBytes += bytes.byteLength;
      changed();
    },
    hasRoom,
    close() {
      ending ??= { isFailure: false };
      changed();
    },
    fail(reason) {
      ending ??= { isFailure: true, reason };
      queue = [];
      changed();
    },
  };
}
