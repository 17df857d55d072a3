import { expect, test } from 'vitest';
import { writeMenuText } from './menu-text.ts';

test('customers get names, descriptions and prices', () => {
  expect(
    writeMenuText([
      { foodName: 'Soto', description: 'Hangat.', price: 15_000, unit: 'porsi' },
      { foodName: 'Klepon', description: '', price: 1_500, unit: 'butir' },
      { foodName: 'Es Teh', description: '', unit: 'gelas' },
    ]),
  ).toBe(
    '*Menu*\n\n*Soto* — Rp\u00a015.000\nHangat.\n\n*Klepon* — Rp\u00a01.500 per butir\n\n*Es Teh*',
  );
});
