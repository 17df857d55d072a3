import { describe, expect, test } from 'vitest';
import { createManualClock, settle } from '#core/fixtures/manual-clock.ts';
import {
  createEventStream,
  HEARTBEAT_INTERVAL_MS,
  MAX_QUEUED_BYTES,
  MAX_READER_STALL_MS,
} from './event-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function opened() {
  const clock = createManualClock();
  const happened: string[] = [];
  const stream = createEventStream({
    clock,
    cutOff: () => void happened.push('cut off'),
    onLeave: () => void happened.push('left'),
  });
  return { clock, happened, stream, reader: stream.body.getReader() };
}

const textOf = (result: ReadableStreamReadResult<Uint8Array>) =>
  result.done ? undefined : new TextDecoder().decode(result.value);

describe('createEventStream', () => {
  test('an event can be read the moment it is written', async () => {
    const { stream, reader } = opened();
    expect(stream.write(bytes('one'))).toBeUndefined();
    expect(textOf(await reader.read())).toBe('one');
    stream.end(bytes('last'));
    expect(textOf(await reader.read())).toBe('last');
    expect((await reader.read()).done).toBe(true);
  });

  test('silence is filled with heartbeats, counted from the last event', async () => {
    const { clock, stream, reader } = opened();
    await clock.advance(HEARTBEAT_INTERVAL_MS - 1);
    void stream.write(bytes('one'));
    await clock.advance(HEARTBEAT_INTERVAL_MS - 1);
    void stream.write(bytes('two'));
    await clock.advance(2 * HEARTBEAT_INTERVAL_MS);
    const read = [await reader.read(), await reader.read(), await reader.read()].map(textOf);
    expect(read).toEqual(['one', 'two', ': ping\n\n']);
    expect(textOf(await reader.read())).toBe(': ping\n\n');
  });

  test('after the end nothing is written and no timer remains', async () => {
    const { clock, stream, happened } = opened();
    stream.end(bytes('last'));
    expect(stream.write(bytes('late'))).toBeUndefined();
    stream.end(bytes('later'));
    expect(clock.pendingTimers).toBe(0);
    await stream.body.cancel().catch(() => undefined);
    expect(happened).toEqual([]);
  });

  test('a reader who leaves is reported once', async () => {
    const { clock, stream, happened, reader } = opened();
    await reader.cancel();
    await stream.write(bytes('late'));
    expect(happened).toEqual(['left']);
    expect(clock.pendingTimers).toBe(0);
  });

  test('a slow reader makes the writer wait until it reads on', async () => {
    const { clock, stream, happened, reader } = opened();
    let isFree = false;
    const writing = async () => {
      await stream.write(new Uint8Array(MAX_QUEUED_BYTES));
      isFree = true;
    };
    void writing();
    await clock.advance(MAX_READER_STALL_MS - 1);
    expect(isFree).toBe(false);
    await reader.read();
    await settle();
    expect(isFree).toBe(true);
    await clock.advance(MAX_READER_STALL_MS);
    expect(happened).toEqual([]);
  });

  test('a reader who reads nothing is cut off, which releases the writer', async () => {
    const { clock, stream, happened } = opened();
    const waiting = stream.write(new Uint8Array(MAX_QUEUED_BYTES));
    await clock.advance(MAX_READER_STALL_MS);
    await waiting;
    expect(happened).toEqual(['left', 'cut off']);
  });

  test('heartbeats do not pile up for a reader who reads nothing', async () => {
    const { clock, stream, reader } = opened();
    void stream.write(new Uint8Array(MAX_QUEUED_BYTES));
    await clock.advance(2 * HEARTBEAT_INTERVAL_MS);
    await reader.read();
    stream.end(bytes('last'));
    expect(textOf(await reader.read())).toBe('last');
  });
});
