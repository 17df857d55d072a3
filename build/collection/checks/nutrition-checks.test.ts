import { describeRules, FRIED } from './fixtures/describe-rules.ts';
import { NUTRITION_CHECKS } from './nutrition-checks.ts';

describeRules(NUTRITION_CHECKS, [
  {
    id: 'garam',
    says: 'Garamnya 9.0 g seporsi',
    broken: 'Rebus @daging sapi{500%g} dengan @garam{2%sdm} sampai empuk.',
    kept: 'Remas @pare{500%g} dengan @garam{2%sdm}, bilas dan peras.',
  },
  {
    id: 'gula minuman',
    says: 'g segelas',
    both: { kind: 'minuman', steps: 'Tuang @sirup cocopandan{4%sdm} dan @gula pasir{40%g}.' },
    broken: { servings: '1' },
    kept: { servings: '2' },
  },
  {
    id: 'diet',
    says: 'bukan "diet"',
    both: { occasions: '[diet]' },
    broken: `${FRIED} 170 °C.`,
    kept: 'Kukus @tahu{10%buah}.',
  },
  {
    id: 'diet',
    says: 'Gulanya 25 g per porsi; "diet" paling banyak 15 g. Kacangnya 50 g',
    both: { occasions: '[diet]' },
    broken: 'Aduk @gula pasir{100%g} dan @kacang tanah{200%g}.',
    kept: 'Aduk @gula pasir{40%g} dan @kacang tanah{100%g}.',
  },
  {
    id: 'diet',
    says: 'Gulanya 17 g per porsi',
    both: { occasions: '[diet]' },
    broken: 'Rebus @gula merah{80%g} dan @tahu{4%buah}.',
    kept: 'Rebus @gula merah{50%g}, @kecap manis{30%g} dan @tahu{4%buah}.',
  },
]);
