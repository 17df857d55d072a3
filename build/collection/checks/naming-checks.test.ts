import { describeRules } from './fixtures/describe-rules.ts';
import { NAMING_CHECKS } from './naming-checks.ts';

describeRules(NAMING_CHECKS, [
  {
    id: 'janji nama',
    says: '"kemangi" disebut',
    both: 'Tumis @tahu{4%buah}.',
    broken: { aliases: '[tumis kemangi]' },
    kept: { aliases: '[tumis tahu tanpa kemangi]' },
  },
  {
    id: 'janji nama',
    says: '"sapi" disebut',
    both: 'Tumis @tahu{4%buah}.',
    broken: { aliases: '[tahu sapi]' },
    kept: { aliases: '[tahu mata sapi]' },
  },
  {
    id: 'istilah',
    says: 'Tulis "toples", bukan "stoples". Tulis "timun", bukan "mentimun".',
    broken: 'Iris @mentimun{1%buah}, simpan di stoples.',
    kept: 'Iris @timun{1%buah}, simpan di toples.',
  },
  {
    id: 'istilah',
    says: 'Tulis "telanjur", bukan "terlanjur".',
    broken: 'Santan yang terlanjur pecah disaring.',
    kept: 'Santan yang telanjur pecah disaring.',
  },
  {
    id: 'istilah',
    says: 'Tulis "isap", bukan "dihisap". Tulis "empas", bukan "menghempas". Tulis "enek"',
    broken: 'Tulang dihisap. Mengaduk menghempaskan udara, gula membuat eneg.',
    kept: 'Tulang diisap. Mengaduk mengempaskan udara, gula membuat enek.',
  },
  {
    id: 'istilah',
    says: 'Tulis "–", bukan "3-4"',
    broken: 'Goreng 3-4 potong.',
    kept: 'Goreng 3–4 potong.',
  },
  {
    id: 'istilah',
    says: 'Tulis "baking powder, soda kue, atau ovalet"',
    broken: 'Tambahkan @baking powder{1%sdt} (pengembang kue).',
    kept: 'Tambahkan @baking powder{1%sdt}.',
  },
  {
    id: 'potongan',
    says: 'Tulis "@gula aren"',
    broken: 'Kukus @udang{200%g}(kupas) dengan @gula merah{50%g}(aren, sisir).',
    kept: 'Kukus @udang kupas{200%g} dengan @petai{1%papan}(kupas).',
  },
]);
