import { expect, test } from 'vitest';
import { withAmountApart } from './amount-within.ts';

const shown = (name: string, servingSize = '') => {
  const line = withAmountApart({ name, servingSize });
  return [line.name, line.servingSize];
};

test.each([
  ['Kentang 2kg potong dadu', 'Kentang potong dadu', '2kg'],
  ['Minyak 1 ltr buat goreng', 'Minyak buat goreng', '1 ltr'],
  ['Telur 3 butir kocok lepas', 'Telur kocok lepas', '3 butir'],
  ['siapkan 250 gr tepung terigu', 'siapkan tepung terigu', '250 gr'],
  ['ikan nila 2 ekor ukuran sedang, bersihkan', 'ikan nila ukuran sedang, bersihkan', '2 ekor'],
  ['tempe (potong dadu) 1 papan', 'tempe (potong dadu)', '1 papan'],
  ['tepung terigu, 250 gr', 'tepung terigu', '250 gr'],
  ['tepung terigu : 250 gr', 'tepung terigu', '250 gr'],
  ['tepung terigu - 250 gr', 'tepung terigu', '250 gr'],
  ['250 gr, tepung terigu', 'tepung terigu', '250 gr'],
])('the amount within "%s" stands apart', (line, name, amount) => {
  expect(shown(line)).toEqual([name, amount]);
});

test.each([
  'Santan dari 1 butir kelapa',
  '1 bungkus santan kara 65 ml',
  'garam dan gula masing-masing 1 sdt',
  'kunyit, jahe, lengkuas 1 ruas',
  'setengah sampai 1 sdt merica',
  'tempe 1 papan kecil, iris tipis',
  'bawang merah (5 siung)',
  'Ayam, potong 8',
  'lengkuas 2 cm memarkan',
  'Cabai 10-an biji',
  'ketumbar 1 sdt + jinten',
  'ayam Rp 20.000',
  'Tanpa 1 butir telur',
  'bawang 3 siung lebih',
  'Ayam kurang lebih 2 ekor',
  'Ayam sekitar 2 ekor',
  'Ayam kira-kira 2 ekor',
  'Ayam ± 2 ekor',
  'Tepung 1 kg bagi dua',
  'Tepung 1 kg, dibagi dua',
  'Minyak 1 ltr-an',
  'beras 2 cup rice cooker',
  'Kecap 1 sdm tidak penuh',
  'daun salam 2 lembar saja',
  '2 butir',
  'Daun bawang',
])('an uncertain line stays whole: %s', (line) => {
  expect(shown(line)).toEqual([line, '']);
});

test('a line with its amount apart stays as it is', () => {
  expect(shown('Ayam 2 ekor', 'secukupnya')).toEqual(['Ayam 2 ekor', 'secukupnya']);
});
