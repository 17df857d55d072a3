import { describeRules } from './fixtures/describe-rules.ts';
import { PROMISE_CHECKS } from './promise-checks.ts';

describeRules(PROMISE_CHECKS, [
  {
    id: 'daging jualan',
    says: 'hanya membayar 33 g daging matang',
    both: { stall: '0.5', steps: 'Rebus @daging sapi{400%g}.' },
    broken: { sell: 'Porsi warung 60 g daging.' },
    kept: { sell: 'Porsi warung 30–35 g daging.' },
  },
  {
    id: 'daging jualan',
    says: 'hanya membayar 141 g daging matang',
    both: { stall: '0.75', steps: 'Rebus @tulang kambing{1%kg}.' },
    broken: { sell: 'Porsi 300 g tulang.' },
    kept: { sell: 'Porsi 150 g tulang.' },
  },
  {
    id: 'tusuk jualan',
    says: 'hanya membayar 70 g daging mentah',
    both: { kind: 'sate', stall: '0.7', steps: 'Bakar @daging sapi{400%g}.' },
    broken: { sell: 'Satu porsi 10 tusuk kecil @ 10 g.' },
    kept: { sell: 'Satu porsi 7 tusuk kecil @ 10 g.' },
  },
  {
    id: 'nasi jualan',
    says: 'hanya membayar 138 g nasi matang',
    both: { stall: '0.6', steps: 'Masak @beras{400%g}.' },
    broken: { sell: 'Bungkus 160 g nasi.' },
    kept: { sell: 'Bungkus 140 g nasi.' },
  },
  {
    id: 'nasi jualan',
    says: 'hanya membayar 160 g nasi matang',
    both: { stall: '0.8', steps: 'Goreng @nasi putih{800%g}.' },
    broken: { sell: 'Porsi kaki lima 250 g nasi.' },
    kept: { sell: 'Porsi kaki lima 160 g nasi.' },
  },
  {
    id: 'bahan jualan',
    says: 'hanya membayar 68 g',
    both: { kind: 'sup', stall: '0.6', steps: 'Rebus @singkong{600%g} dalam @air{2%l}.' },
    broken: { sell: 'Porsi 100 g singkong dengan kuah.' },
    kept: { sell: 'Porsi 70 g singkong dengan kuah.' },
  },
  {
    id: 'mangkuk jualan',
    says: 'semangkuk 275 g, padahal harga sarannya untuk 198 g',
    both: { yield: '4 mangkuk, ± 330 g', stall: '0.6', steps: 'Rebus @tahu{4%buah}.' },
    broken: { sell: 'Mangkuk 75 g isi dan 200 ml kuah.' },
    kept: { sell: 'Mangkuk 75 g isi dan 120 ml kuah.' },
  },
  {
    id: 'kuah jualan',
    says: 'harga sarannya membayar 219 ml air',
    both: {
      kind: 'soto',
      stall: '0.5',
      steps: 'Rebus @daging sapi{400%g} dalam @air{1 1/2%l}, beri @santan{250%ml}.',
    },
    broken: { sell: 'Semangkuk 30 g daging dengan 250 ml kuah.' },
    kept: { sell: 'Semangkuk 30 g daging dengan 200 ml kuah.' },
  },
]);
