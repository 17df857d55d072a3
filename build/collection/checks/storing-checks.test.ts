import { describeRules, FRIED } from './fixtures/describe-rules.ts';
import { STORING_CHECKS } from './storing-checks.ts';

describeRules(STORING_CHECKS, [
  {
    id: 'cara membekukan',
    says: 'tahan berapa lama di freezer',
    both: { occasions: '[frozen food]', steps: 'Kukus @tahu{4%buah}.' },
    broken: { storage: 'Tahan lama.' },
    kept: { storage: 'Tahan 2 bulan di freezer, goreng langsung dari beku.' },
  },
  {
    id: 'cara menyimpan',
    says: 'Tulis "storage"',
    both: { kind: 'kue kering', steps: 'Aduk @tepung terigu{1%kg}.' },
    broken: {},
    kept: { storage: 'Toples rapat 3 minggu.' },
  },
  {
    id: 'hangatkan lagi',
    says: 'cara memanaskannya lagi',
    both: { kind: 'soto', steps: 'Rebus.' },
    broken: { storage: 'Kuah 2 hari di kulkas.' },
    kept: { storage: 'Kuah 2 hari di kulkas. Didihkan lagi.' },
  },
  {
    id: 'garing semalam',
    says: 'yang garing melempem bila terbuka semalam',
    both: { kind: 'gorengan', steps: `${FRIED}.` },
    broken: { sell: '"Kemasan 100 g. Tiriskan semalam di kertas."' },
    kept: { sell: '"Kemasan 100 g. Tiriskan 1 jam di kertas."' },
  },
  {
    id: 'sirup disimpan',
    says: '"gula cair 2 minggu" di "storage": tulis di mana',
    both: 'Rebus @gula merah{1%kg}.',
    broken: { storage: '"Santan: kulkas 1 hari. Gula cair 2 minggu; es baru."' },
    kept: { storage: '"Santan: kulkas 1 hari. Gula cair 2 minggu di kulkas."' },
  },
  {
    id: 'dua angka',
    says: 'padahal menurut "storage" tahan 5 jam',
    both: { storage: 'Nasi 5 jam di suhu ruang.', steps: 'Goreng.' },
    broken: { sell: 'Bungkus daun tahan 6 jam.' },
    kept: { sell: 'Bungkus daun tahan 5 jam.' },
  },
  {
    id: 'dua angka',
    says: 'berarti ± 14 jam',
    both: { storage: 'Suhu ruang 8 jam.', steps: 'Goreng.' },
    broken: { sell: 'Kukus subuh; dijual sampai magrib.' },
    kept: { sell: 'Kukus subuh; dijual sampai siang.' },
  },
  {
    id: 'dua angka',
    says: 'berarti ± 10 jam',
    both: { storage: 'Suhu ruang 6 jam.', steps: 'Bakar.' },
    broken: { sell: 'Bakar pagi, jual sampai sore.' },
    kept: { sell: 'Bakar pagi, jual sampai siang.' },
  },
]);
