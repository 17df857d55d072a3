import { expect, test } from 'vitest';
import { namesOtherTopic } from './other-topics.ts';

test.each([
  'makanan kucing',
  'ayam goreng buat kucing',
  'anjingku boleh makan rendang ga',
  'tokek sama koi makan apa',
  'lirik lagu nasi goreng',
  'apa bedanya soto sama sop',
  'rekomendasi wajan yang bagus',
])('is about something else than a dish: "%s"', (question) => {
  expect(namesOtherTopic(question)).toBe(true);
});

test.each([
  'nasi kucing',
  'lidah kucing',
  'sate kelinci',
  'bumbu untuk burung puyuh goreng',
  'bumbu buat kelinci bakar',
])('is about a dish: "%s"', (question) => {
  expect(namesOtherTopic(question)).toBe(false);
});
