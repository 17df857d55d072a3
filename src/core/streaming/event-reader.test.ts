import { describe, expect, test } from 'vitest';
import { createEventReader, MAX_EVENT_CHARS, type ServerSentEvent } from './event-reader.ts';
import { randomCuts } from './fixtures/random-cuts.ts';

function readEveryWay(text: string): readonly ServerSentEvent[] {
  const read = (pieces: readonly string[]) => {
    const reader = createEventReader();
    return [...pieces.flatMap((piece) => reader.feed(piece)), ...reader.end()];
  };
  const whole = read([text]);
  for (const seed of [1, 2, 3, 4, 5]) expect(read(randomCuts(text, seed, 6))).toEqual(whole);
  expect(read(text.split(''))).toEqual(whole);
  return whole;
}

describe('events', () => {
  test.each([
    ['line feeds', 'event: dish\ndata: satu\n\ndata: dua\n\n'],
    ['carriage returns and line feeds', 'event: dish\r\ndata: satu\r\n\r\ndata: dua\r\n\r\n'],
    ['carriage returns', 'event: dish\rdata: satu\r\rdata: dua\r\r'],
    ['no space after the colon', 'event:dish\ndata:satu\n\ndata:dua\n\n'],
    [
      'comments and other fields',
      ': halo\n\nid: 1\nretry: 10\nevent: dish\ndata: satu\n\n:\ndata: dua\n\n',
    ],
    ['no last blank line', 'event: dish\ndata: satu\n\ndata: dua'],
  ])('are read with %s', (_, text) => {
    expect(readEveryWay(text)).toEqual([
      { name: 'dish', data: 'satu' },
      { name: undefined, data: 'dua' },
    ]);
  });

  test('join their data lines', () => {
    expect(readEveryWay('data: {\ndata: "a": 1\ndata: }\n\n')).toEqual([
      { name: undefined, data: '{\n"a": 1\n}' },
    ]);
  });
});

test('lines that belong to no event are handed over', () => {
  const lines: string[] = [];
  const reader = createEventReader((line) => lines.push(line));
  const events = reader.feed('data: satu\n\n{\n  "error": {"code": 503}\n}\n\ndata: dua\n\n');
  expect(lines).toEqual(['{', '  "error": {"code": 503}', '}']);
  expect(events.map(({ data }) => data)).toEqual(['satu', 'dua']);
});

describe('an event without end', () => {
  const flood = 'x'.repeat(MAX_EVENT_CHARS + 1);

  test('is refused, not held', () => {
    const reader = createEventReader();
    expect(() => reader.feed(`data: ${flood}`)).toThrow('malformed');
    expect(() => reader.feed('\n\n')).toThrow('malformed');
    expect(reader.end()).toEqual([]);
  });

  test('leaves the events before it alone', () => {
    const reader = createEventReader();
    expect(reader.feed(`data: satu\n\ndata: ${flood}`)).toEqual([
      { name: undefined, data: 'satu' },
    ]);
    expect(() => reader.feed('\n\n')).toThrow('malformed');
  });
});
