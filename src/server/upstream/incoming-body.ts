import type { FetchedBody, FetchedBytes } from '#core/outside-world.ts';

/** Most unread bytes of an answer; beyond it the upstream is paused. */
const MAX_QUEUED_BYTES = 64 * 1024;

/** A response body between the connection that delivers it and its reader. */
export type IncomingBody = {
  readonly body: FetchedBody;
  push(bytes: Uint8Array): void;
  /** Whether there is room for more; `onRoom` is called when there is again. */
  hasRoom(): boolean;
  close(): void;
  /** Drops the queue: the reader gets the failure at once. */
  fail(reason: unknown): void;
};

export type IncomingBodyParts = {
  readonly onRoom: () => void;
  /** Called when the reader cancels a body that is not complete. */
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

  /** Answers a microtask later, so that the chunks of one packet are read together. */
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
