import { COOKING_CHECKS } from './cooking-checks.ts';
import { describeRules, FRIED } from './fixtures/describe-rules.ts';

describeRules(COOKING_CHECKS, [
  {
    id: 'cara menggoreng',
    says: 'berapa yang digoreng sekali masak',
    broken: `${FRIED} sampai keemasan.`,
    kept: `${FRIED} 170 °C sampai keemasan.`,
  },
  {
    id: 'unggas matang',
    says: 'tanda unggas matang',
    broken: 'Rebus @ayam{1%ekor} sampai empuk.',
    kept: 'Rebus @ayam{1%ekor} sampai cairannya jernih.',
  },
  {
    id: 'duri ikan',
    says: 'tulis kapan durinya dibuang',
    broken: 'Bakar @ikan mas{800%g} sampai daging dekat duri putih.\n\nSuwir ikan.',
    kept: 'Bakar @ikan mas{800%g} sampai daging dekat duri putih.\n\nSuwir, buang durinya.',
  },
  {
    id: 'duri ikan',
    says: 'Ikannya disuwir atau dihaluskan',
    broken: 'Kukus @ikan tongkol{300%g} 15 menit, suwir kasar.',
    kept: 'Kukus @ikan tongkol{300%g} 15 menit, suwir kasar, buang durinya.',
  },
  {
    id: 'duri ikan',
    says: 'dihaluskan: tulis kapan',
    broken: 'Aduk @ikan gabus{400%g}(haluskan dagingnya) dengan @tapioka{150%g}.',
    kept: 'Aduk @ikan gabus{800%g}(buang durinya, haluskan) dengan @tapioka{150%g}.',
  },
  {
    id: 'duri ikan',
    says: 'kapan durinya dibuang.',
    broken: 'Masukkan @cakalang asap{300%g}(suwir), masak 10 menit.',
    kept: 'Masukkan @cakalang asap{300%g}(suwir, buang duri), masak 10 menit.',
  },
  {
    id: 'racun hilang',
    says: 'daun singkong harus direbus 10 menit lebih',
    broken:
      'Rebus @jagung tua kering{300%g} 60 menit.\n\nMasukkan @daun singkong{1%ikat}, 3 menit.',
    kept: 'Rebus @jagung tua kering{300%g} 60 menit.\n\nMasukkan @daun singkong{1%ikat}, 12 menit.',
  },
  {
    id: 'racun hilang',
    says: 'kacang merah harus direbus 30 menit lebih',
    both: { wait: '480' },
    broken: 'Rendam @kacang merah{200%g} semalam, rebus 20 menit.',
    kept: 'Rendam @kacang merah{200%g} semalam. Rebus 50 menit.',
  },
  {
    id: 'racun hilang',
    says: 'rebung harus direbus 15 menit lebih',
    broken: 'Didihkan @santan encer{900%ml}. Masukkan @rebung{200%g}(iris), masak 8 menit.',
    kept: 'Didihkan @santan encer{900%ml}. Masukkan @rebung{200%g}(rebus 15 menit, iris).',
  },
  {
    id: 'racun hilang',
    says: 'daun talas harus direbus 20 menit lebih',
    broken: 'Rebus @daun talas{300%g} 5 menit. Kukus 10 menit.',
    kept: 'Rebus @daun talas{300%g} 20 menit.',
  },
  {
    id: 'pati dilarutkan',
    says: 'maizena yang kering menggumpal',
    broken: 'Didihkan @air{900%ml}. Kentalkan dengan larutan @maizena{4%sdm}, aduk.',
    kept: 'Didihkan @air{900%ml}. Kentalkan dengan @maizena{4%sdm}(larutkan dengan air), aduk.',
  },
  {
    id: 'pati dilarutkan',
    says: 'tapioka yang kering',
    broken: 'Kentalkan dengan @tapioka{1%sdm} yang dilarutkan, aduk 2 menit.',
    kept: 'Kentalkan dengan larutan @tapioka{1%sdm} dan 2 sdm air, aduk 2 menit.',
  },
  {
    id: 'madu dan bayi',
    says: 'bayi di bawah 1 tahun',
    broken: 'Hangatkan @susu cair{350%ml} dengan @madu{3%sdm}.',
    kept: { steps: 'Hangatkan @susu cair{350%ml} dengan @madu{3%sdm}.', sell: 'Bukan untuk bayi.' },
  },
  {
    id: 'singkong manis',
    says: 'Singkong pahit beracun',
    broken: 'Goreng lentho dari @singkong{250%g}(parut, peras).',
    kept: 'Goreng lentho dari @singkong{250%g}(yang manis, parut, peras).',
  },
  {
    id: 'oven dipanaskan',
    says: 'Panaskan oven',
    broken: 'Panggang @roti tawar{4%lembar} di oven 180 °C.',
    kept: 'Panaskan oven 180 °C.\n\nPanggang @roti tawar{4%lembar}.',
  },
  {
    id: 'udang terakhir',
    says: 'cukup 3 menit',
    broken: 'Masukkan @udang kupas{200%g} dan @santan kental{250%ml}. Aduk 10 menit.',
    kept: 'Masak @santan kental{250%ml} 7 menit, masukkan @udang kupas{200%g}, 3 menit lagi.',
  },
]);
