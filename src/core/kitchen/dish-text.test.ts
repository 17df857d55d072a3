import { expect, test } from 'vitest';
import { writeHelperText, writeMenuText } from './dish-text.ts';

test('a helper gets amounts and steps, and no price', () => {
  const text = writeHelperText({
    foodName: 'Soto *Ayam*',
    size: '50 porsi',
    ingredient: [
      { name: 'Ayam', servingSize: '3 kg' },
      { name: '2 lembar daun salam', servingSize: '' },
      { name: 'Bumbu halus: kunyit', servingSize: '2 cm' },
      { name: 'Bumbu halus: kemiri', servingSize: '8 butir' },
    ],
    completeRecept: [
      { number: 1, step: 'Rebus ayam.' },
      { number: 2, step: 'Sajikan.' },
    ],
    advice: ['Cicipi garamnya.'],
  });
  expect(text).toBe(
    '*Soto Ayam* (50 porsi)\n\n*Bahan*\n- Ayam: 3 kg\n- 2 lembar daun salam\n_Bumbu halus_\n- kunyit: 2 cm\n- kemiri: 8 butir\n\n*Cara memasak*\n1. Rebus ayam.\n2. Sajikan.\n\n_Cicipi garamnya._',
  );
  expect(text).not.toMatch(/Rp|[ \t]$/mu);
});

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
