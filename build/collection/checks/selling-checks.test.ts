import { describeRules } from './fixtures/describe-rules.ts';
import { SELLING_CHECKS } from './selling-checks.ts';

describeRules(SELLING_CHECKS, [
  {
    id: 'catatan jualan',
    says: 'tulis "yield" dalam buah atau gram',
    both: { occasions: '[jualan]', steps: 'Aduk @tepung terigu{1%kg}.' },
    broken: {},
    kept: { yield: '20 buah @ 30 g', sell: 'Mika isi 5.' },
  },
  {
    id: 'porsi dan harga',
    says: 'Tulis porsi yang dimakan satu orang',
    both: 'Rebus @daging sapi{1%kg}.',
    broken: { stall: '0.4' },
    kept: { stall: '0.8' },
  },
  {
    id: 'label alergen',
    says: 'harus menyebut gandum juga. Label di "sell" menyebut susu',
    both: 'Kocok @telur ayam{4%butir} dan @tepung terigu{200%g}.',
    broken: { sell: '"Mika isi 10; label: telur, susu."' },
    kept: { sell: '"Mika isi 10; label: telur, gandum."' },
  },
  {
    id: 'label alergen',
    says: 'harus menyebut kerang atau cumi juga. Label di "sell" harus menyebut wijen juga.',
    both: 'Aduk @udang kupas{150%g}, @saus tiram{1%sdm} dan @minyak wijen{1%sdt}.',
    broken: { sell: '"Kotak isi 10; label: udang, kedelai, gandum."' },
    kept: { sell: '"Kotak isi 10; label: udang, kerang (saus tiram), kedelai, gandum, wijen."' },
  },
  {
    id: 'label alergen',
    says: 'harus menyebut kerang atau cumi juga',
    both: 'Rebus @kepiting{1%kg} dan @kerang{1%kg}.',
    broken: { sell: 'Label udang dan pedas.' },
    kept: { sell: 'Label kepiting dan kerang.' },
  },
]);
