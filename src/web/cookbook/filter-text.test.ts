import { expect, test } from 'vitest';
import { FILTERS, type FilterName } from '#core/sources/collection/browse/recipe-filters.ts';
import { choiceLabel } from './filter-text.ts';

test.each([
  [
    'cost',
    [
      'di bawah Rp\u00a03.000',
      'Rp\u00a03.000–7.500',
      'Rp\u00a07.500–15.000',
      'di atas Rp\u00a015.000',
    ],
  ],
  ['time', ['sampai 30 menit', '30–60 menit', '1–2 jam', 'lebih dari 2 jam']],
  ['heat', ['tidak pedas', 'sedikit pedas', 'pedas', 'pedas sekali']],
] satisfies [FilterName, string[]][])(
  'the choices of "%s" are named by their bounds',
  (name, labels) => {
    expect(FILTERS[name].choices.map((choice) => choiceLabel(name, choice))).toEqual(labels);
  },
);
