import { describeRules } from './fixtures/describe-rules.ts';
import { STEP_CHECKS } from './step-checks.ts';

describeRules(STEP_CHECKS, [
  {
    id: 'langkah nasihat',
    says: '"Kuah pecah berarti apinya terlalu besar.…" bukan langkah',
    broken: 'Didihkan @santan{500%ml}.\n\nKuah pecah berarti apinya terlalu besar.\n\nSajikan.',
    kept: 'Didihkan @santan{500%ml}. Kuah pecah berarti apinya terlalu besar.\n\nSajikan.',
  },
  {
    id: 'panjang langkah',
    says: 'terlalu panjang untuk dibaca sambil memasak',
    broken: 'Rebus @tahu{4%buah} sampai mendidih. '.repeat(10),
    kept: 'Rebus @tahu{4%buah} sampai mendidih.\n\nSajikan.',
  },
  {
    id: 'saji terakhir',
    says: 'nasihatnya taruh sebelum "sajikan"',
    broken: 'Kukus @tahu{4%buah} dan sajikan. Tahu yang retak berarti apinya terlalu besar.',
    kept: 'Kukus @tahu{4%buah}. Tahu yang retak berarti apinya terlalu besar. Sajikan.',
  },
  {
    id: 'huruf besar',
    says: '"… kacang panjang, bila ingin" diawali huruf kecil',
    broken: 'Masak @tahu{4%buah} 12 menit. @kacang panjang{100%g}, bila ingin, masuk terakhir.',
    kept: 'Masak @tahu{4%buah} 12 menit. Bila ingin, masukkan @kacang panjang{100%g}.',
  },
  {
    id: 'tips',
    says: 'Tambahkan "tip"',
    both: 'Masak @santan{500%ml} sambil diaduk.',
    broken: {},
    kept: { tip: 'Jangan ditinggal supaya tidak pecah.' },
  },
]);
