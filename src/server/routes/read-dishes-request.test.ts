import { describe, expect, test } from 'vitest';
import { MAX_DISHES_REQUEST_BYTES } from '#core/protocol/dish-events.ts';
import { readDishesRequest } from './read-dishes-request.ts';

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://x/api/dishes', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });

const read = (body: BodyInit, headers?: Record<string, string>) =>
  readDishesRequest(request(body, headers));

describe('readDishesRequest', () => {
  test('reads a question, trimmed, and whether another version is wanted', async () => {
    expect(await read('{"question":"  soto \\n"}')).toEqual({ question: 'soto', fresh: false });
    expect(await read('{"question":"soto","fresh":true}')).toEqual({
      question: 'soto',
      fresh: true,
    });
  });

  test('accepts JSON with or without a charset, and no other content type', async () => {
    const body = '{"question":"soto"}';
    expect(await read(body, { 'content-type': 'application/json; charset=utf-8' })).toHaveProperty(
      'question',
    );
    expect(await read(body, { 'content-type': 'text/plain' })).toBe(415);
    expect(await read(body, { 'content-type': 'application/jsonp' })).toBe(415);
    expect(await read(body, { 'content-type': '' })).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'soto'],
    ['half of it', '{"question":"so'],
    ['null', 'null'],
    ['a list', '["soto"]'],
    ['a number for a question', '{"question":7}'],
    ['an empty question', '{"question":"  "}'],
    ['a question of zero-width spaces', '{"question":"\u200b\u200b"}'],
    ['a question of control characters', '{"question":"\\u0000 \\u0007"}'],
    ['a question of fillers and directions', '{"question":"\u3164\ufe0f \u202e"}'],
    ['half a character for a question', '{"question":"\\ud800"}'],
    ['too long a question', JSON.stringify({ question: 'a'.repeat(501) })],
    ['fresh as a word', '{"question":"soto","fresh":"yes"}'],
  ])('%s is refused', async (_, body) => {
    expect(await read(body)).toBe(400);
  });

  test.each(['?', '🍛', 'ស', '5'])('%s is a question', async (question) => {
    expect(await read(JSON.stringify({ question }))).toEqual({ question, fresh: false });
  });

  test('the longest question, in the longest spelling, fits', async () => {
    const escaped = '\\ud83c\\udf5b'.repeat(250);
    expect(await read(`{"question":"${escaped}"}`)).toEqual({
      question: '🍛'.repeat(250),
      fresh: false,
    });
  });

  test('other fields are dropped', async () => {
    expect(await read('{"question":"soto","model":"x","prompt":"y"}')).toEqual({
      question: 'soto',
      fresh: false,
    });
  });

  test('an oversized body is refused unread if it announces its length', async () => {
    const { body, pulled } = endlessBody();
    expect(await read(body, { 'content-length': '99999999' })).toBe(413);
    expect(pulled()).toBe(0);
  });

  test('an oversized body without a length is read up to the limit', async () => {
    const { body, pulled } = endlessBody();
    expect(await read(body)).toBe(413);
    expect(pulled()).toBeLessThan(MAX_DISHES_REQUEST_BYTES / 1024 + 3);
  });

  test('a body split inside a character is read correctly', async () => {
    const [...all] = new TextEncoder().encode('{"question":"saté"}');
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of all) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await read(pieces)).toEqual({ question: 'saté', fresh: false });
  });

  test('a body that breaks off is refused', async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(new Error('reset')),
    });
    expect(await read(broken)).toBe(400);
  });
});

/** A body that never ends, and how many pieces of 1 KiB have been asked of it. */
function endlessBody() {
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulls };
}
