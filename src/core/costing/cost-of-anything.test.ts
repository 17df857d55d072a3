import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { seededRandom } from '../fixtures/seeded-random.ts';
import { readAmount } from '../lines/read-amount.ts';
import { parseRupiah } from '../recipes/rupiah.ts';
import { isPriced } from './dish-cost.ts';
import { costDish } from './fixtures/cost-dish.ts';
import { foodKey, lineKey, NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { unpackPrices } from './packed-prices.ts';
import { parseOwnPrice } from './parse-own-price.ts';

const book = unpackPrices(readPackedPrices('collection'));
const costOf = (ingredient: readonly { name: string; servingSize: string }[], own?: OwnPrices) =>
  costDish({ foodName: 'Gorengan', ingredient }, book, own);

function expectHonest({ rupiah, lines }: ReturnType<typeof costOf>, text: string) {
  const costs = lines.flatMap(({ cost }) => (isPriced(cost) ? [cost.rupiah] : []));
  for (const sum of [rupiah, ...costs]) {
    expect(Number.isFinite(sum), text).toBe(true);
    expect(sum, text).toBeGreaterThanOrEqual(0);
  }
}

/** Ordinary and odd fragments to build lines from. */
const PIECES =
  `1|0|00|2-3|1/2|1/0|0/5|½|1,,,,|${'9'.repeat(30)}|-5|1.500|2 x 65|sdm|kg|siung|ekor|ribu|lusin|lembar|cm|karung|%|per|@|gram|bawang merah|ayam|minyak goreng|udang kupas|air|garam|kejutan|tepung terigu|secukupnya|masing-masing|dan|atau|,|(|)|:|/|+|untuk menggoreng|~`.split(
    '|',
  );

/** The same random lines in every run. */
function* randomTexts(amount: number) {
  const random = seededRandom(11);
  const next = (below: number) => Math.floor(random() * below);
  for (let at = 0; at < amount; at += 1) {
    yield Array.from({ length: 1 + next(7) }, () => PIECES[next(PIECES.length)] ?? '').join(' ');
  }
}

describe('for any dish', () => {
  const texts = [...randomTexts(1_000)];

  test('its cost is a finite sum, never negative', () => {
    for (const [at, text] of texts.entries()) {
      const other = texts[texts.length - 1 - at] ?? '';
      expectHonest(costOf([{ name: text, servingSize: '' }]), text);
      expectHonest(costOf([{ name: text, servingSize: other }]), `${text} | ${other}`);
    }
  });

  test('the same holds with own prices, and raising one raises the cost', () => {
    for (const text of texts.slice(0, 200)) {
      const ingredient = [{ name: text, servingSize: '2 sdm' }];
      for (const { line } of costOf(ingredient).lines) {
        const at = (rupiah: number) => {
          const price = { rupiah, per: { quantity: 3, unit: 'kg' } };
          const own = { ...NO_OWN_PRICES, foods: new Map([[foodKey(line), price]]) };
          return costOf(ingredient, own);
        };
        expectHonest(at(10_000), text);
        expect(at(20_000).rupiah, text).toBeGreaterThanOrEqual(at(10_000).rupiah);
        const sum = { ...NO_OWN_PRICES, lines: new Map([[lineKey(line), 777]]) };
        expect(costOf(ingredient, sum).rupiah, text).toBeGreaterThanOrEqual(777);
      }
    }
  });

  test('the lines add up to the sum of the dish', () => {
    for (const text of texts.slice(0, 500)) {
      const cost = costOf([
        { name: text, servingSize: '' },
        { name: 'Ayam', servingSize: '1 kg' },
      ]);
      const added = cost.lines.reduce(
        (total, line) => total + (isPriced(line.cost) ? line.cost.rupiah : 0),
        0,
      );
      expect(added, text).toBeCloseTo(cost.rupiah, 6);
    }
  });
});

describe('long, hostile text', () => {
  test.each([
    ['spaces', ' '.repeat(250_000)],
    ['a number and spaces', `1${' '.repeat(250_000)}`],
    ['rupiah and spaces', `rp${' '.repeat(250_000)}`],
    ['digits', '1'.repeat(100_000)],
    ['commas', `1${','.repeat(100_000)}`],
    ['numbers parted by commas', '1,'.repeat(100_000)],
    ['fractions', '1/'.repeat(100_000)],
    ['fraction signs', '½'.repeat(100_000)],
    ['brackets', '('.repeat(100_000)],
    ['colons', ': '.repeat(100_000)],
    ['letters', 'secukupny'.repeat(20_000)],
    ['ranges', '1 - '.repeat(50_000)],
  ])('%s', (_, text) => {
    expectHonest(costOf([{ name: text, servingSize: text }]), 'both fields');
    expectHonest(costOf([{ name: `Ayam ${text}`, servingSize: `1 ${text}` }]), 'a field begun');
    readAmount(text);
    parseRupiah(text);
    expect(parseOwnPrice(text, { quantity: 1, unit: 'kg' })).toHaveProperty('problem');
  });
});
