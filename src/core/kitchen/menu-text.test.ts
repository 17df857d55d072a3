import { expect, test } from 'vitest';
import { daysInNote } from './menu-days.ts';
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

test('a menu of days says where each begins', () => {
  const dishes = ['Soto', 'Urap', 'Rawon'].map((foodName, at) => ({
    foodName,
    description: '',
    unit: 'porsi',
    day: daysInNote('Menu 2 hari: urut dari atas, 2 masakan sehari.')(at),
  }));
  expect(writeMenuText(dishes)).toBe('*Menu*\n\n*Hari 1*\n*Soto*\n\n*Urap*\n\n*Hari 2*\n*Rawon*');
});
