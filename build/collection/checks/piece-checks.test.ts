import { describeRules } from './fixtures/describe-rules.ts';
import { PIECE_CHECKS } from './piece-checks.ts';

describeRules(PIECE_CHECKS, [
  {
    id: 'berat ayam',
    says: 'mentahnya 1000 g',
    both: 'Ungkep @ayam{1%kg} sampai empuk.',
    broken: { yield: '10 potong, ± 90 g' },
    kept: { yield: '10 potong, ± 75 g' },
  },
  {
    id: 'berat ikan',
    says: 'mentahnya 400 g',
    both: 'Panggang @ikan lele{400%g}(4 ekor).',
    broken: { yield: '4 ekor, ± 130 g, dan kuah' },
    kept: { yield: '4 ekor, ± 75 g, dan kuah' },
  },
  {
    id: 'berat ikan utuh',
    says: 'ikannya 480 g setelah matang, padahal mentahnya 600 g',
    both: 'Goreng @ikan kembung{600%g}(4 ekor, bersihkan).',
    broken: { yield: '4 ekor, ± 120 g' },
    kept: { yield: '4 ekor, ± 110 g' },
  },
  {
    id: 'berat ikan',
    says: 'tulis sekitar 160 g',
    both: 'Panggang @ikan mujair{800%g}(4 ekor).',
    broken: { yield: '4 ekor @ ± 200 g' },
    kept: { yield: '4 ekor @ ± 200 g berbumbu' },
  },
  {
    id: 'berat ikan',
    says: 'ikannya 700 g setelah matang',
    both: 'Rebus @ikan patin{700%g}(potong 5).',
    broken: { yield: '5 potong ikan @ 140 g' },
    kept: { yield: '5 potong ikan @ 115 g' },
  },
  {
    id: 'berat ikan',
    says: 'mentahnya 800 g',
    both: 'Bakar @ikan bandeng{800%g}.',
    broken: { yield: '4 porsi @ ± 200 g ikan dan 200 ml kuah' },
    kept: { yield: '4 porsi @ ± 160 g ikan dan 200 ml kuah' },
  },
  {
    id: 'berat ikan',
    says: 'ikannya 750 g setelah matang, padahal mentahnya 800 g',
    both: 'Rebus @ikan patin{800%g}(potong 5).',
    broken: { yield: '5 potong ikan @ 150 g, kuah ± 600 ml' },
    kept: { yield: '5 potong ikan @ 130 g, kuah ± 600 ml' },
  },
  {
    id: 'potong terbagi',
    says: 'tidak habis dibagi 6 porsi',
    both: { yield: '10 potong, ± 75 g', steps: 'Kukus @tahu{10%buah}.' },
    broken: { servings: '6' },
    kept: { servings: '5' },
  },
  {
    id: 'isi tusuk',
    says: '50 potong @ 4 cm beratnya ± 3200 g, padahal dagingnya 1000 g',
    both: { kind: 'sate' },
    broken: 'Potong @samcan{1%kg} dadu 4 cm.\n\nTusukkan 5 potong pada tiap @tusuk sate{10%buah}.',
    kept: 'Potong @samcan{1%kg} dadu 3 cm.\n\nTusukkan 4 potong pada tiap @tusuk sate{10%buah}.',
  },
  {
    id: 'isi tusuk',
    says: '60 potong @ 1 cm beratnya ± 60 g',
    both: { kind: 'sate' },
    broken:
      'Bumbui @daging kambing{500%g}(potong 1 cm).\n\nTusuk, tiga potong satu tusuk, pada @tusuk sate{20%buah}.',
    kept: 'Bumbui @daging kambing{500%g}(potong 2 cm).\n\nTusuk, tiga potong satu tusuk, pada @tusuk sate{20%buah}.',
  },
]);
