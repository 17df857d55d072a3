import { describeRules, FRIED } from './fixtures/describe-rules.ts';
import { TIME_CHECKS } from './time-checks.ts';

describeRules(TIME_CHECKS, [
  {
    id: 'waktu langkah',
    says: 'butuh 540 menit, tetapi active + wait baru 60',
    both: 'Rendam @kacang merah{200%g} semalam.\n\nRebus ~{60%menit} sampai empuk.',
    broken: {},
    kept: { wait: '480' },
  },
  {
    id: 'waktu langkah',
    says: 'butuh 30 menit',
    both: 'Rebus @ayam{1%kg} 30 menit.\n\nSementara itu, kukus @nasi{4%piring} 20 menit.',
    broken: { active: '20' },
    kept: { active: '30' },
  },
  {
    id: 'waktu langkah',
    says: 'butuh 135 menit',
    both: {
      active: '20',
      steps: 'Kukus @beras ketan{300%g}(rendam 2 jam) 15-20 menit.\n\nTahan 3 hari di kulkas.',
    },
    broken: {},
    kept: { wait: '120' },
  },
  {
    id: 'waktu langkah',
    says: 'butuh 70 menit',
    both: 'Rebus @daging sapi{1%kg} ~{70%menit} sampai garpu masuk dengan sedikit tahanan.',
    broken: {},
    kept: { active: '70' },
  },
  {
    id: 'waktu di api',
    says: 'Di atas api 120 menit, tetapi "active" baru 20',
    both: 'Rebus @buntut sapi{1%kg} ~{2%jam}.\n\nDiamkan 30 menit.',
    broken: { active: '20', wait: '130' },
    kept: { active: '120', wait: '30' },
  },
  {
    id: 'waktu di api',
    says: 'Di atas api 25 menit dan 10 menit menyiapkan',
    both: { active: '30' },
    broken:
      'Haluskan @bawang merah{5%siung}, @bawang putih{3%siung}, @kemiri{3%butir}, @kunyit{2%cm}, @jahe{2%cm}, @merica bubuk{1%sdt} dan @garam{1%sdt}.\n\nRebus @tempe{200%g} dengan bumbu 25 menit.',
    kept: 'Rebus @tempe{200%g} dengan @garam{1%sdt} 25 menit.',
  },
  {
    id: 'waktu gelombang',
    says: '3 kali masak @ 18 menit sudah 54 menit',
    both: {
      kind: 'kue kering',
      yield: '110 keping',
      steps: 'Panggang 150 °C @tepung terigu{1%kg} 18 menit.',
    },
    broken: { active: '45' },
    kept: { active: '100' },
  },
  {
    id: 'waktu gelombang',
    says: '4 kali masak @ 8 menit',
    both: { yield: '20 buah', steps: `${FRIED} 5 buah sekali masak (4 kali) ~{8%menit}.` },
    broken: { active: '20' },
    kept: { active: '40' },
  },
  {
    id: 'waktu mencair',
    says: 'tidak menyebut berapa lama',
    broken: 'Cairkan @ikan tuna{400%g}(yang sudah dibekukan) di kulkas, potong dadu.',
    kept: { wait: '480', steps: 'Cairkan @ikan tuna{400%g} di kulkas ~{8%jam}, potong dadu.' },
  },
  {
    id: 'waktu menunggu',
    says: 'mendinginkan di langkahnya 25 menit, tetapi "wait" baru 0',
    both: 'Rendam @beras{600%g} 10 menit. Masak 27 menit.\n\nBungkus, diamkan 15 menit supaya padat.',
    broken: { active: '65' },
    kept: { active: '60', wait: '25' },
  },
  {
    id: 'menunggu tertulis',
    says: '"wait" 60 menit, tetapi langkahnya hanya menyebut 5',
    both: { wait: '60' },
    broken: 'Panggang 50 menit. Tengahnya cair? Tambah 5 menit. Dinginkan, potong dan sajikan.',
    kept: 'Rendam @beras ketan{500%g} 1 jam, tiriskan dan kukus 20 menit. Dinginkan, sajikan.',
  },
  {
    id: 'minyak mendingin',
    says: 'terlalu cepat: minyak bekas menggoreng',
    broken: {
      wait: '20',
      steps: 'Goreng tiga gelombang. Minyaknya didinginkan 10 menit sebelum gelombang berikutnya.',
    },
    kept: {
      wait: '80',
      steps: 'Goreng tiga gelombang. Dinginkan minyak 40 menit sebelum gelombang berikutnya.',
    },
  },
  {
    id: 'minyak mendingin',
    says: 'mendingin 40 menit seluruhnya, tetapi "wait" baru 20',
    both: { wait: '20' },
    broken: 'Goreng 5 buah sekali (dua kali). Dinginkan minyak 40 menit sampai hangat kuku.',
    kept: 'Goreng dalam dua bagian. Dinginkan minyak 15 menit sampai 120 °C.',
  },
]);
