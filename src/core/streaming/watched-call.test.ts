import { describe, expect, test } from 'vitest';
import { createManualClock } from '../fixtures/manual-clock.ts';
import { RecipeError } from '../recipes/recipe-error.ts';
import { scriptedResponse, type ReplyStep } from './fixtures/scripted-response.ts';
import { createTextReader } from './text-reader.ts';
import { createWatchedCall } from './watched-call.ts';

const LIMITS = { firstByteMs: 100, betweenBytesMs: 50 };
const never = () => new Promise<never>(() => {});

function setUp() {
  const clock = createManualClock();
  const asker = new AbortController();
  return { clock, asker, call: createWatchedCall(asker.signal, clock, LIMITS) };
}

describe('a call', () => {
  test('passes on what it waits for', async () => {
    const { call, clock } = setUp();
    expect(await call.wait(Promise.resolve('halo'))).toBe('halo');
    expect(clock.pendingTimers).toBe(0);
  });

  test('turns network failures into ours, and leaves ours unchanged', async () => {
    const { call } = setUp();
    const cause = new TypeError('Failed to fetch');
    await expect(call.wait(Promise.reject(cause))).rejects.toMatchObject({
      code: 'network',
      cause,
    });
    const ours = new RecipeError('malformed');
    await expect(call.wait(Promise.reject(ours))).rejects.toBe(ours);
  });

  test('counts the whole wait for the first byte as one', async () => {
    const { call, clock } = setUp();
    clock.pass(60);
    await call.wait(Promise.resolve());
    const waiting = expect(call.wait(never())).rejects.toMatchObject({ code: 'timeout' });
    clock.pass(40);
    await waiting;
    expect(call.signal.aborted).toBe(true);
  });

  test('counts each wait separately once something has arrived', async () => {
    const { call, clock } = setUp();
    call.heard();
    clock.pass(1_000);
    const slow = call.wait(
      new Promise((resolve) => {
        clock.setTimer(() => resolve('lambat'), 49);
      }),
    );
    clock.pass(49);
    expect(await slow).toBe('lambat');
    const waiting = expect(call.wait(never())).rejects.toMatchObject({ code: 'timeout' });
    clock.pass(50);
    await waiting;
  });

  test('ends with its caller, whose reason it throws', async () => {
    const { call, asker, clock } = setUp();
    const reason = new Error('pergi');
    const waiting = expect(call.wait(never())).rejects.toBe(reason);
    asker.abort(reason);
    await waiting;
    expect(call.signal.reason).toBe(reason);
    await expect(call.wait(Promise.resolve())).rejects.toBe(reason);
    expect(clock.pendingTimers).toBe(0);
  });

  test('makes no request once the caller has left', async () => {
    const reason = new Error('pergi');
    const call = createWatchedCall(AbortSignal.abort(reason), createManualClock(), LIMITS);
    let wasAsked = false;
    const fetch = () => {
      wasAsked = true;
      return never();
    };
    await expect(call.request(fetch, '/', {})).rejects.toBe(reason);
    expect(wasAsked).toBe(false);
  });

  test('that has ended is not ended again by its caller', () => {
    const { call, asker } = setUp();
    call.end();
    const { reason } = call.signal;
    asker.abort(new Error('terlambat'));
    expect(call.signal.reason).toBe(reason);
  });
});

describe('text of a body', () => {
  async function read(steps: readonly ReplyStep[], call = setUp().call) {
    const reply = { status: 200, contentType: 'text/plain', steps };
    const pieces: string[] = [];
    const response = scriptedResponse(reply, createManualClock(), call.signal);
    const readOn = createTextReader(response, call);
    for (let piece = await readOn(); piece !== undefined; piece = await readOn())
      pieces.push(piece);
    return pieces;
  }

  test('is complete even if its characters are split', async () => {
    const bytes = new TextEncoder().encode('½ sdt 🌶️ crème');
    const steps = Array.from(bytes, (byte) => ({ send: Uint8Array.of(byte) }));
    expect((await read(steps)).join('')).toBe('½ sdt 🌶️ crème');
  });

  test('loses its byte order mark, and ends with a replaced truncated character', async () => {
    expect((await read([{ send: '\ufeffhalo' }])).join('')).toBe('halo');
    expect((await read([{ send: 'a' }, { send: Uint8Array.of(0xf0, 0x9f) }])).join('')).toBe(
      'a\ufffd',
    );
  });

  test('may be missing', async () => {
    const readOn = createTextReader(new Response(null), setUp().call);
    expect(await readOn()).toBeUndefined();
  });

  test('that breaks is a network failure after what was read', async () => {
    await expect(read([{ send: 'a' }, { reset: true }])).rejects.toMatchObject({ code: 'network' });
  });
});
