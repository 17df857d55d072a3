import { expect, test } from 'vitest';
import { writeShoppingText } from './shopping-text.ts';

const ITEMS = [
  {
    name: 'ayam',
    called: 'ayam',
    stall: 'daging & ikan',
    dishes: ['Soto'],
    need: '600 g',
    isToTaste: false,
    buy: '¾ kg',
    rupiah: 28_500,
  },
  {
    name: 'garam',
    called: 'garam krosok',
    stall: 'sembako & bumbu kering',
    dishes: ['Soto'],
    need: 'secukupnya',
    isToTaste: true,
  },
  {
    name: 'daun x',
    called: 'daun x',
    stall: 'lain-lain',
    dishes: ['Soto'],
    need: '',
    isToTaste: false,
  },
] as const;

test('a shopping list reads well in WhatsApp, and mentions no price unless asked', () => {
  expect(writeShoppingText(['Soto (4 porsi)'], ITEMS, { withPrices: false })).toBe(
    '*Daftar belanja*\nUntuk: Soto (4 porsi)\n\n*Daging & ikan*\n- ayam: ¾ kg\n\n*Sembako & bumbu kering*\n- garam krosok: secukupnya\n\n*Lain-lain*\n- daun x',
  );
  const priced = writeShoppingText(['Soto'], ITEMS, { withPrices: true });
  expect(priced).toContain('- ayam: ¾ kg (Rp\u00a028.500)');
  expect(priced).toContain('Perkiraan: *Rp\u00a028.500*');
  expect(priced).not.toMatch(/ $/mu);
  const birds = { ...ITEMS[0], need: '6 ekor', buy: '6 kg' };
  expect(writeShoppingText([], [birds], { withPrices: false })).toContain(
    '- ayam: 6 ekor (± 6 kg)',
  );
});

test('of frying oil less is bought than fills the pan, and whoever shops reads how much must be at home', () => {
  const oil = {
    ...ITEMS[0],
    name: 'minyak goreng',
    called: 'minyak goreng',
    need: '1,62 liter',
    buy: '1¾ liter',
    pan: { used: '1,62 liter', full: '6 liter', home: '4¼ liter' },
  };
  expect(writeShoppingText([], [oil], { withPrices: false })).toContain(
    '- minyak goreng: 1¾ liter, cukup kalau di rumah masih ada 4¼ liter: wajannya perlu 6 liter, terpakai ± 1,62 liter',
  );
  const priced = writeShoppingText([], [oil], { withPrices: true });
  expect(priced).toMatch(
    /Perkiraan: \*.+\*\nMinyak untuk wajan tidak dihitung penuh, karena sisanya bisa dipakai lagi\.$/u,
  );
  expect(writeShoppingText([], ITEMS, { withPrices: true })).not.toContain('wajan');
});
