import { describeRules } from './fixtures/describe-rules.ts';
import { SOLD_SIZE_CHECKS } from './sold-size-checks.ts';

describeRules(SOLD_SIZE_CHECKS, [
  {
    id: 'porsi jualan',
    says: 'dijual 110 g, tetapi harga sarannya untuk 60 g',
    both: { yield: '4 ekor, ± 120 g', sell: 'Porsi warung 1 ekor 110 g.', steps: 'Goreng.' },
    broken: { stall: '0.5' },
    kept: {},
  },
  {
    id: 'porsi jualan',
    says: 'harga sarannya untuk 40 g',
    both: { yield: '4 bungkus @ 100 g', sell: 'Bungkus 100 g berlapis daun.', steps: 'Goreng.' },
    broken: { stall: '0.4' },
    kept: {},
  },
  {
    id: 'kemasan jualan',
    says: 'kemasannya 250 g, padahal harga sarannya untuk 50 g',
    both: {
      servings: '10',
      yield: '"2 toples, ± 500 g"',
      stall: '1',
      steps: 'Aduk @tepung terigu{250%g}.',
    },
    broken: { sell: 'Toples 500 ml berisi 250 g.' },
    kept: { sell: '"Toples 500 ml berisi 250 g, dihargai lima porsi."' },
  },
  {
    id: 'besar jualan',
    says: '5 buah 100 g, jadi 20 g sebuah, padahal resepnya membuat 35 g',
    both: { kind: 'jajanan', yield: '20 buah @ ± 35 g', steps: 'Goreng.' },
    broken: { sell: '"Satu porsi 5 buah (100 g) dengan saus."' },
    kept: { sell: '"Satu porsi 5 buah kecil @ 20 g (100 g), atau kotak isi 10 (350 g)."' },
  },
  {
    id: 'besar jualan',
    says: 'jadi 48 g sebuah, padahal resepnya membuat 65 g',
    both: { kind: 'gorengan', yield: '16 buah @ ± 65 g', steps: 'Goreng.' },
    broken: { sell: 'Satu buah 45–50 g.' },
    kept: { sell: 'Satu buah 60 g, besek isi 12 buah.' },
  },
]);
