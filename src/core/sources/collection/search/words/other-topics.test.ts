import { expect, test } from 'vitest';
import { comparesThings, namesOtherTopic } from './other-topics.ts';

test.each([
  'makanan kucing',
  'ayam goreng buat kucing',
  'anjingku boleh makan rendang ga',
  'tokek sama koi makan apa',
  'lirik lagu nasi goreng',
  'rekomendasi wajan yang bagus',
  'kucing kok ga mau makan',
  'anjingku muntah',
])('is about something else than a dish: "%s"', (question) => {
  expect(namesOtherTopic(question)).toBe(true);
});

test.each([
  'nasi kucing',
  'lidah kucing',
  'nasi kucing kok keras',
  'sate kelinci',
  'bumbu untuk burung puyuh goreng',
  'bumbu buat kelinci bakar',
])('is about a dish: "%s"', (question) => {
  expect(namesOtherTopic(question)).toBe(false);
});

test.each([
  'apa bedanya soto sama sop',
  'bedanya soto sama coto apa',
  'perbedaan lontong dan ketupat',
])('compares: "%s"', (question) => {
  expect(comparesThings(question)).toBe(true);
});

test('does not compare what only differs: "menu beda tiap hari"', () => {
  expect(comparesThings('menu beda tiap hari')).toBe(false);
});
