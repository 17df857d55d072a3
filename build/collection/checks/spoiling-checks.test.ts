import { describeRules } from './fixtures/describe-rules.ts';
import { SPOILING_CHECKS } from './spoiling-checks.ts';

describeRules(SPOILING_CHECKS, [
  {
    id: 'suhu ruang',
    says: 'paling lama 6 jam di suhu ruang',
    both: 'Masak @santan{500%ml}.',
    broken: { storage: 'Suhu ruang 8 jam, kulkas 2 hari.' },
    kept: { storage: 'Suhu ruang 5 jam, kulkas 2 hari.' },
  },
  {
    id: 'suhu ruang',
    says: 'tulis mengapa bisa lebih lama',
    both: 'Masak @santan{500%ml}.',
    broken: { sell: 'Porsi 60 g. Tahan 8 jam.' },
    kept: { sell: 'Porsi 60 g. Tahan 8 jam, panaskan tiap 4 jam.' },
  },
  {
    id: 'suhu ruang',
    says: 'isi daging atau ikan',
    both: { kind: 'jajanan', storage: 'Suhu ruang 10 jam.' },
    broken: 'Isi ketan dengan @dada ayam{300%g}.',
    kept: 'Celup ke @telur ayam{3%butir}.',
  },
  {
    id: 'setengah matang',
    says: 'hanya boleh menunggu di es',
    both: 'Bakar @ikan nila{1%kg}.',
    broken: { sell: 'Bakar setengah matang pagi, bakar lagi 5 menit saat dipesan.' },
    kept: { sell: 'Bakar setengah matang, simpan di es, bakar lagi saat dipesan.' },
  },
  {
    id: 'santan dan kelapa',
    says: 'paling lama 8 jam di suhu ruang',
    both: { kind: 'kue', steps: 'Kukus @tepung beras{300%g} dan @santan{500%ml}.' },
    broken: { storage: 'Suhu ruang 12 jam.' },
    kept: { storage: 'Suhu ruang 8 jam.' },
  },
  {
    id: 'santan dan kelapa',
    says: 'bersantan atau berkelapa',
    both: { kind: 'kue', storage: 'Suhu ruang 2 hari.' },
    broken: 'Aduk @beras ketan{300%g} dan @kelapa parut{300%g}.',
    kept: 'Aduk @beras ketan{300%g}, @kelapa parut{300%g} dan @gula merah{400%g} sampai kesat.',
  },
  {
    id: 'dijaga panas',
    says: 'dipanaskan sesekali tidak cukup',
    both: 'Masak @bebek{1%ekor}.',
    broken: { sell: 'Porsi 80 g. Tahan 6 jam, 8 jam bila dipanaskan tiap 3 jam.' },
    kept: { sell: 'Porsi 80 g. Tahan 6 jam, 8 jam bila dijaga di atas 60 °C.' },
  },
  {
    id: 'dijaga panas',
    says: 'hanya kalau dijaga di atas 60 °C',
    both: { kind: 'gulai', steps: 'Rebus.' },
    broken: { sell: 'Tahan 8 jam bila dipanaskan dua kali sehari.' },
    kept: { sell: 'Dijaga di atas 60 °C tahan 8 jam.' },
  },
  {
    id: 'malam di kulkas',
    says: '"ungkep malam" di "sell": daging, ayam dan ikan yang menunggu semalam harus dingin',
    both: 'Ungkep @bebek{1%ekor}.',
    broken: { sell: 'Porsi 90 g. Ungkep malam, bakar pagi.' },
    kept: { sell: 'Porsi 90 g. Ungkep malam, simpan di kulkas, bakar pagi.' },
  },
  {
    id: 'malam di kulkas',
    says: '"daging direbus sehari sebelumnya" di',
    both: 'Rebus @daging sapi{1%kg}.',
    broken: { sell: '"Porsi 90 g. Daging direbus sehari sebelumnya."' },
    kept: {
      sell: '"Porsi 90 g. Takir dilipat dan daun dibuat malam; goreng bertahap sampai malam. Rebus pagi."',
    },
  },
  {
    id: 'minyak bawang',
    says: 'Paling lama 1 minggu di kulkas',
    both: 'Rebus.',
    broken: { storage: '"Mi: kulkas 2 hari. Minyak bawang 2 minggu di kulkas."' },
    kept: { storage: '"Mi: kulkas 2 hari. Minyak bawang 1 minggu di kulkas, 1 bulan beku."' },
  },
]);
