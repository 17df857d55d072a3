import { expect, test } from 'vitest';
import { writeHelperText, writeMenuText } from './dish-text.ts';

test('a helper reads amounts and steps, and no price', () => {
  const text = writeHelperText({
    foodName: 'Soto *Ayam*',
    size: '50 porsi',
    ingredient: [
      { name: 'Ayam', servingSize: '3 kg' },
      { name: '2 lembar daun salam', servingSize: '' },
    ],
    completeRecept: [
      { number: 1, step: 'Rebus ayam.' },
      { number: 2, step: 'Sajikan.' },
    ],
    advice: ['Cicipi garamnya.'],
  });
  expect(text).toBe(
    '*Soto Ayam* (50 porsi)\n\n*Bahan*\n• Ayam — 3 kg\n• 2 lembar daun salam\n\n*Cara memasak*\n1. Rebus ayam.\n2. Sajikan.\n\n_Cicipi garamnya._',
  );
  expect(text).not.toMatch(/Rp|[ \t]$/mu);
});

test('customers read names, descriptions and prices', () => {
  expect(
    writeMenuText([
      { foodName: 'Soto', description: 'Hangat.', price: 15_000 },
      { foodName: 'Es Teh', description: '' },
    ]),
  ).toBe('*Menu*\n\n*Soto* — Rp\u00a015.000\nHangat.\n\n*Es Teh*');
});
