import type { Clock } from '#core/outside-world.ts';
import { createTimer } from '#core/waiting.ts';

/** Heartbeat interval, so that neither proxy nor page takes silence for a dead connection. */
export const HEARTBEAT_INTERVAL_MS = 10_000;

/** Most bytes queued for a slow reader. */
export const MAX_QUEUED_BYTES = 32 * 1024;

/** A reader that reads nothing for this long is cut off. */
export const MAX_READER_STALL_MS = 30_000;

const HEARTBEAT = new TextEncoder().encode(': ping\n\n');

export type EventStream = ReturnType<typeof createEventStream>;

type EventStreamParts = {
  readonly clock: Clock;
  /** Drops the connection and what is queued for its reader. */
  readonly cutOff: () => void;
  /** Called once when the reader leaves or is cut off, never after `end`. */
  readonly onLeave: () => void;
};

/** An open response of server-sent events. */
export function createEventStream({ clock, cutOff, onLeave }: EventStreamParts) {
  let isOver = false;
  let makeRoom: (() => void) | undefined;
  const heartbeat = createTimer(clock);
  const stall = createTimer(clock);
  let controller: ReadableStreamDefaultController<Uint8Array>;

  const finish = () => {
    isOver = true;
    heartbeat.stop();
    makeRoom?.();
  };

  const leave = () => {
    if (isOver) return;
    finish();
    onLeave();
  };

  const hasRoom = () => (controller.desiredSize ?? 0) > 0;

  const beatLater = () => {
    heartbeat.set(() => {
      if (hasRoom()) controller.enqueue(HEARTBEAT);
      beatLater();
    }, HEARTBEAT_INTERVAL_MS);
  };

  const roomMade = () =>
    new Promise<void>((resolve) => {
      makeRoom = () => {
        makeRoom = undefined;
        stall.stop();
        resolve();
      };
      stall.set(() => {
        leave();
        cutOff();
      }, MAX_READER_STALL_MS);
    });

  const body = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own;
        beatLater();
      },
      pull: () => makeRoom?.(),
      cancel: leave,
    },
    { highWaterMark: MAX_QUEUED_BYTES, size: (chunk) => chunk.byteLength },
  );

  return {
    body,
    /**
     * Sends an event. Resolves when the next one may be written; returns `undefined` if that is now.
     * Does nothing once the stream has ended.
     */
    write(event: Uint8Array): Promise<void> | undefined {
      if (isOver) return undefined;
      controller.enqueue(event);
      beatLater();
      return hasRoom() ? undefined : roomMade();
    },
    /** Sends the last event and closes. */
    end(event: Uint8Array): void {
      if (isOver) return;
      finish();
      controller.enqueue(event);
      controller.close();
    },
  };
}
