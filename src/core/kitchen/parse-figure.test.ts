import { expect, test } from 'vitest';
import {
  parseBatchCost,
  parsePercent,
  parsePortions,
  parseSum,
  parseTimes,
} from './parse-figure.ts';

test.each<[string, ReturnType<typeof parseSum>]>([
  ['42rb', { value: 42_000 }],
  ['42 ribu', { value: 42_000 }],
  ['42.000', { value: 42_000 }],
  ['42,000', { value: 42_000 }],
  ['42 000', { value: 42_000 }],
  ['Rp 42.000,-', { value: 42_000 }],
  ['rp42000', { value: 42_000 }],
  ['1,2 jt', { value: 1_200_000 }],
  ['1.250.000', { value: 1_250_000 }],
  ['2k', { value: 2_000 }],
  ['500', { value: 500 }],
  ['42.', { value: 42 }],
  ['42 rebu', { value: 42_000 }],
  ['15.000,00', { value: 15_000 }],
  ['½ juta', { value: 500_000 }],
  ['setengah juta', { value: 500_000 }],
  ['1½ jt', { value: 1_500_000 }],
  ['\u0664\u0662.\u0660\u0660\u0660', { value: 42_000 }],
  ['\uff14\uff12\uff10\uff10\uff10', { value: 42_000 }],
  ['42.000\n', { value: 42_000 }],
  ['0', { value: 0 }],
  ['', { problem: 'empty' }],
  ['  ', { problem: 'empty' }],
  ['-5000', { problem: 'negative' }],
  ['Rp -5.000', { problem: 'negative' }],
  ['gratis', { problem: 'not-a-number' }],
  ['12abc', { problem: 'not-a-number' }],
  ['1.2.3', { problem: 'not-a-number' }],
  ['15.5', { problem: 'not-a-number' }],
  ['0,5', { problem: 'not-a-number' }],
  ['42rb-45rb', { problem: 'not-a-number' }],
  ['42.000\n15.000', { problem: 'not-a-number' }],
  ['dua puluh ribu', { problem: 'not-a-number' }],
  ['5000 \u{1f600}', { problem: 'not-a-number' }],
  ['1e9', { problem: 'not-a-number' }],
  ['9999999999999999', { problem: 'too-large' }],
  ['5000 jt', { problem: 'too-large' }],
])('%j is %j', (text, expected) => {
  expect(parseSum(text)).toEqual(expected);
});

test.each<[string, ReturnType<typeof parsePercent>]>([
  ['20', { value: 0.2 }],
  ['20%', { value: 0.2 }],
  ['7,5 %', { value: 0.075 }],
  ['', { problem: 'empty' }],
  ['-5', { problem: 'not-in-range' }],
  ['4', { problem: 'not-in-range' }],
  ['80', { problem: 'not-in-range' }],
  ['dua puluh', { problem: 'not-in-range' }],
])('%j percent is %j', (text, expected) => {
  expect(parsePercent(text, 0.05, 0.5)).toEqual(expected);
});

test.each<[string, ReturnType<typeof parseBatchCost>]>([
  ['150rb', { value: 150_000 }],
  ['2 x 75rb', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2x75.000', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['3 × Rp 22.000', { value: 66_000, paid: { count: 3, each: 22_000 } }],
  ['75rb x 2', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['75rb x 2 orang', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2 orang 75rb', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2 org @75rb', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2 karyawan x 75 ribu', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2 orang, 75rb per orang', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['75rb/orang, 2 orang', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['75rb per orang x 2', { value: 150_000, paid: { count: 2, each: 75_000 } }],
  ['2 tabung 22rb', { value: 44_000, paid: { count: 2, each: 22_000 } }],
  ['', { problem: 'empty' }],
  ['75rb per orang', { problem: 'not-a-number' }],
  ['75rb 2 orang', { problem: 'not-a-number' }],
  ['75rb untuk 2 orang', { problem: 'not-a-number' }],
  ['2 orang 150rb total', { problem: 'not-a-number' }],
  ['2 orang = 150rb', { problem: 'not-a-number' }],
  ['2 orang -75rb', { problem: 'negative' }],
  ['2 orang', { problem: 'not-a-number' }],
  ['2 x 3 x 75rb', { problem: 'not-a-number' }],
  ['2 x 75rb x 3', { problem: 'not-a-number' }],
  ['0 x 75rb', { problem: 'not-a-number' }],
  ['1,5 x 75rb', { problem: 'not-a-number' }],
  ['2 hari 75rb', { problem: 'not-a-number' }],
  ['100 x 500 jt', { problem: 'too-large' }],
])('the wage or gas %j is %j', (text, expected) => {
  expect(parseBatchCost(text)).toEqual(expected);
});

test.each<[string, ReturnType<typeof parsePortions>]>([
  ['50', { value: 50 }],
  [' 25 porsi', { value: 25 }],
  ['1.000', { value: 1_000 }],
  ['10000', { value: 10_000 }],
  ['', { problem: 'empty' }],
  ['0', { problem: 'out-of-range' }],
  ['-4', { problem: 'out-of-range' }],
  ['10001', { problem: 'out-of-range' }],
  ['99999999999999999999', { problem: 'out-of-range' }],
  ['banyak', { problem: 'not-a-number' }],
  ['2,5', { problem: 'not-a-number' }],
  ['1e3', { problem: 'not-a-number' }],
])('%j portions are read as %j', (text, expected) => {
  expect(parsePortions(text)).toEqual(expected);
});

test.each<[string, ReturnType<typeof parseTimes>]>([
  ['2', { value: 2 }],
  ['1,5', { value: 1.5 }],
  ['0.25 x', { value: 0.25 }],
  [' ', { problem: 'empty' }],
  ['0', { problem: 'out-of-range' }],
  ['1001', { problem: 'out-of-range' }],
  ['1,2,3', { problem: 'not-a-number' }],
])('%j times the recipe is read as %j', (text, expected) => {
  expect(parseTimes(text)).toEqual(expected);
});
