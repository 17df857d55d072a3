import { describeRules, FRIED } from './fixtures/describe-rules.ts';
import { LISTING_CHECKS } from './listing-checks.ts';

describeRules(LISTING_CHECKS, [
  {
    id: 'takaran tercatat',
    says: 'memakai 1 sdm garam, lebih banyak',
    broken: 'Gosok usus dengan 1 sdm garam, bilas.\n\nRebus dengan @garam{1%sdt}.',
    kept: 'Gosok usus dengan 1 sdm @garam{4%sdt}, bilas.\n\nRebus dengan 1 sdt garam.',
  },
  {
    id: 'minyak tercatat',
    says: 'minyaknya tidak ada',
    broken: 'Goreng @tahu{4%buah} sampai kering.',
    kept: `${FRIED} sampai kering.`,
  },
  {
    id: 'minyak menggoreng',
    says: 'tidak dihitung dimakan semua',
    broken: 'Goreng @kacang tanah{200%g} dengan @minyak goreng{200%ml} sampai kuning, tiriskan.',
    kept: 'Goreng @kacang tanah{200%g} dengan @minyak goreng{200%ml}(untuk menggoreng) sampai kuning.',
  },
  {
    id: 'sudah digoreng',
    says: '"tempe" dibeli mentah, padahal tertulis sudah digoreng',
    broken: 'Sajikan @nasi putih{900%g} dengan @tempe{150%g}(sudah digoreng).',
    kept: 'Sajikan @nasi putih{900%g} dengan @tempe goreng{5%potong}.',
  },
  {
    id: 'tusuk dan arang',
    says: 'Sate perlu tusuk sate di daftar bahan. Bara perlu arang',
    both: { kind: 'sate' },
    broken: 'Bakar @daging kambing{500%g} sampai matang.',
    kept: 'Tusuk @daging kambing{500%g} dengan @tusuk sate{20%buah}, bakar di atas @arang{500%g}.',
  },
  {
    id: 'tusuk dan arang',
    says: 'Bara perlu arang di daftar bahan',
    broken: 'Bakar @ikan mas{800%g} di atas bara 20 menit.',
    kept: 'Bakar @ikan mas{800%g} di atas bara atau teflon 20 menit.',
  },
]);
