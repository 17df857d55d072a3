import { CLAIM_CHECKS } from './claim-checks.ts';
import { describeRules } from './fixtures/describe-rules.ts';

describeRules(CLAIM_CHECKS, [
  {
    id: 'pedas',
    says: 'terlalu pedas untuk "anak"',
    both: { occasions: '[anak]', steps: 'Tumis @cabai merah keriting{10%buah}.' },
    broken: { heat: '2' },
    kept: { heat: '1' },
  },
  {
    id: 'pedas',
    says: 'Ada 10 cabai rawit di dalamnya, jadi "heat" paling sedikit 2',
    broken: 'Tumis @cabai rawit merah{10%buah} dengan @tahu{4%buah}.',
    kept: 'Tumis @tahu{4%buah}.\n\n== Sambal ==\n\nUlek @cabai rawit merah{10%buah}.',
  },
  {
    id: 'pedas',
    says: 'tidak ada cabai',
    both: { heat: '2' },
    broken: 'Rebus @tahu{4%buah}.',
    kept: 'Rebus @tahu{4%buah} dengan @cabai merah keriting{10%buah}.',
  },
  {
    id: 'pedas',
    says: 'Ada 12 cabai rawit',
    broken: 'Ulek @cabai rawit hijau{12%buah}, sajikan dengan @tahu{4%buah}.',
    kept: 'Kukus @tahu{4%buah}.\n\nSajikan hangat dengan @cabai rawit hijau{12%buah}.',
  },
  {
    id: 'sumber daerah',
    says: 'dari mana diketahui bahwa hidangan ini dari Papua',
    both: { province: 'Papua', steps: 'Rebus @sagu{100%g}.' },
    broken: {},
    kept: { source: 'Warisan Budaya Takbenda 2019' },
  },
  {
    id: 'pujian',
    says: '"kebanggaan" tidak bisa diperiksa',
    both: { description: 'Kue kebanggaan kota ini.', steps: 'Kukus.' },
    broken: { source: 'Pengetahuan umum' },
    kept: { source: 'WBTb 2015' },
  },
]);
