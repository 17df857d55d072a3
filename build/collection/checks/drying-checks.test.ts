import { DRYING_CHECKS } from './drying-checks.ts';
import { describeRules } from './fixtures/describe-rules.ts';

describeRules(DRYING_CHECKS, [
  {
    id: 'waktu mengering',
    says: '1000 ml tidak habis dalam waktu itu, kira-kira 480 ml',
    broken:
      'Tuang @santan encer{800%ml}. Masak api kecil ~{45%menit} sampai empuk.\n\nTuang @santan kental{200%ml}, masak ~{15%menit} sampai kuah habis, lengkuas kering dan berminyak.',
    kept: 'Tuang @santan encer{500%ml}. Masak api kecil tanpa tutup ~{45%menit} sampai empuk.\n\nTuang @santan kental{200%ml}, besarkan ke api sedang, masak ~{25%menit} sampai kuah habis, lengkuas kering dan berminyak.',
  },
  {
    id: 'waktu mengering',
    says: 'kira-kira 70 ml',
    broken:
      'Tuang @air{600%ml}. Tutup, ungkep dengan api kecil ~{35%menit} sampai air hampir habis.',
    kept: 'Tuang @air{350%ml}. Tutup, ungkep dengan api kecil ~{25%menit}. Buka tutupnya, api sedang ~{15%menit} sampai air hampir habis.',
  },
]);
