import { describe, expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH } from '../sources/recipe-source.ts';
import {
  decodeDishEvent,
  encodeDishEvent,
  MAX_DISHES_REQUEST_BYTES,
  parseSuggestions,
  type DishEvent,
} from './dish-events.ts';

const dish = {
  foodName: 'Soto "Ayam"\n🌶️',
  description: '',
  completeRecept: [{ number: 1, step: 'Rebus.' }],
  ingredient: [],
  estimatedCostatRupiah: 1,
  price: 0,
  img: '',
};

describe('an event', () => {
  test.each<DishEvent>([
    { type: 'dish', dish },
    { type: 'end', end: { source: 'gemini', model: 'm', complete: false, reason: 'truncated' } },
    { type: 'end', end: { source: 'collection', complete: true, nearest: true } },
    { type: 'end', end: { source: 'collection', complete: true, note: 'Aduk\nterus.' } },
    { type: 'error', code: 'empty' },
    { type: 'error', code: 'empty', near: ['Soto Ayam', 'Rawon'] },
    { type: 'error', code: 'rate-limited', retryAfterSeconds: 7 },
  ])('is read as it was written: %j', (event) => {
    const written = encodeDishEvent(event);
    expect(written.data).not.toMatch(/[\r\n]/u);
    expect(decodeDishEvent(written.event, written.data)).toStrictEqual(event);
  });

  test.each([
    ['message', '{}'],
    [undefined, JSON.stringify(dish)],
    ['dish', '{"foodName":'],
    ['dish', '{"description":"tanpa nama"}'],
    ['end', '{}'],
    ['end', 'null'],
  ])('is ignored if it cannot be read: %s %s', (name, data) => {
    expect(decodeDishEvent(name, data)).toBeUndefined();
  });

  test.each([
    ['', 'unavailable'],
    ['<html>', 'unavailable'],
    ['{"code":"baru"}', 'unavailable'],
    ['{"code":"timeout","retryAfterSeconds":"7"}', 'timeout'],
    ['{"code":"timeout","retryAfterSeconds":-1}', 'timeout'],
    ['{"code":"timeout","detail":"x"}', 'timeout'],
  ])('is an error whatever its data: %s', (data, code) => {
    expect(decodeDishEvent('error', data)).toStrictEqual({ type: 'error', code });
  });
});

describe('suggestions', () => {
  test('are read, and unreadable ones left out', () => {
    expect(
      parseSuggestions({
        suggestions: [{ foodName: 'Soto' }, {}, 'Rawon', null],
        source: 'collection',
      }),
    ).toEqual({ titles: ['Soto', 'Rawon'], source: 'collection' });
  });

  test.each([
    [undefined],
    [[]],
    [{ suggestions: [] }],
    [{ suggestions: 'x', source: 'gemini' }],
    [{ source: 'gemini' }],
  ])('are not %j', (value) => {
    expect(parseSuggestions(value)).toBeUndefined();
  });
});

test('the longest question fits into the largest request, however it is escaped', () => {
  const escaped = String.raw`\ud83c`.repeat(MAX_QUESTION_LENGTH);
  expect(`{"question":"${escaped}","fresh":true}`.length).toBeLessThan(MAX_DISHES_REQUEST_BYTES);
});
