import { BESIDE_CHECKS } from './beside-checks.ts';
import { describeRules } from './fixtures/describe-rules.ts';

describeRules(BESIDE_CHECKS, [
  {
    id: 'lauk dijanjikan',
    says: 'menjanjikan nasi, yang tidak ada di bahannya',
    both: { sell: 'Porsi warung 80 g dengan nasi.' },
    broken: 'Goreng @ayam{1%kg}, sajikan dengan nasi hangat.',
    kept: 'Goreng @ayam{1%kg}, sajikan dengan @nasi putih{600%g}.',
  },
  {
    id: 'lauk dijanjikan',
    says: 'menjanjikan sambal',
    both: 'Bakar @ikan nila{4%ekor}.',
    broken: { sell: 'Satu ekor 200 g dengan sambal matah dan plecing.' },
    kept: { sell: 'Satu ekor 200 g; nasi dan sambal dihitung sendiri.' },
  },
  {
    id: 'lauk dijanjikan',
    says: 'menjanjikan gogos',
    broken: {
      sell: 'Porsi 4 tusuk (50 g) dengan dua gogos.',
      steps: 'Bakar @kerang{1%kg}, makan dengan gogos.',
    },
    kept: { sell: 'Porsi 4 tusuk (50 g); gogos dihitung sendiri.', steps: 'Bakar @kerang{1%kg}.' },
  },
  {
    id: 'nasi dibayar',
    says: 'sudah membayar 90 g nasi putih',
    both: {
      kind: 'soto',
      stall: '0.6',
      steps: 'Rebus @daging sapi{400%g}, sajikan dengan @nasi putih{600%g}.',
    },
    broken: { sell: 'Satu mangkuk 30 g daging.' },
    kept: { sell: 'Satu mangkuk 30 g daging dengan 90 g nasi.' },
  },
  {
    id: 'butir jualan',
    says: 'harga sarannya hanya membayar 0,6 telur',
    both: { stall: '0.6', steps: 'Rebus @telur ayam{4%butir}.' },
    broken: { sell: 'Porsi warung 1 telur.' },
    kept: { sell: 'Porsi warung setengah telur.' },
  },
  {
    id: 'butir jualan',
    says: 'seporsi satu setengah ketupat',
    both: { stall: '0.7', steps: 'Potong @ketupat{4%buah}.' },
    broken: { sell: 'Satu setengah ketupat dan kuah.' },
    kept: { sell: 'Porsi 1/2 ketupat, atau satu ketupat kecil.' },
  },
]);
