import { describe, expect, test } from 'vitest';
import { readFigures } from './asked-figures.ts';
import { writeAskedSums } from './asked-sums.ts';

const sums = (question: string) =>
  writeAskedSums(readFigures(question)).map((line) => line.replaceAll('\u00a0', ' '));

describe('sums of the figures in a question', () => {
  test.each([
    [
      'geprek hpp 9500 pengen bersih 5rb, ojol motong 20%. pasang harga brp di aplikasi',
      [
        'Rp 9.500 + untung Rp 5.000 = Rp 14.500.',
        'Pasang Rp 19.000: diterima Rp 14.782 (dipotong 20% dan PPN 11% atas potongan itu).',
      ],
    ],
    [
      'modal 350rb jadi 80 biji risoles. mau untung 40 persen harus jual brp',
      [
        'Modal Rp 350.000 ÷ 80 biji = Rp 4.375 per biji.',
        'Supaya untung 40% dari harga jual: Rp 4.375 ÷ 60% = jual Rp 7.500. Kalau 40% dari modal: Rp 6.500.',
      ],
    ],
    [
      'es teh jumbo jual 3000 laku 120 cup sehari, modal per cup 1350, untung sebulan brp kalo tiap minggu libur',
      [
        'Rp 3.000 − Rp 1.350 = untung Rp 1.650 per cup, 55% dari harga jual.',
        'Rp 1.650 × 120 cup = Rp 198.000 sehari, × 26 hari = Rp 5.148.000 sebulan.',
      ],
    ],
    [
      'ambil keripik pisang 8rb dijual lg 12rb marginnya brp persen',
      ['Rp 12.000 − Rp 8.000 = untung Rp 4.000 per porsi, 33,3% dari harga jual.'],
    ],
    [
      'harga 22rb didiskon 15% hpp 16rb msh untung?',
      [
        'Rp 22.000 didiskon 15% jadi Rp 18.700.',
        'Rp 18.700 − Rp 16.000 = untung Rp 2.700 per porsi, 14,4% dari harga jual.',
      ],
    ],
    [
      'promo beli 5 gratis 1, harga 4rb hpp 2600 boncos ga',
      [
        'Beli 5 gratis 1: 6 porsi dibayar 5 × Rp 4.000, jadi Rp 3.333 per porsi.',
        'Rp 3.333 − Rp 2.600 = untung Rp 733 per porsi, 22% dari harga jual.',
      ],
    ],
    [
      'beli gerobak 4,5jt untung bersih sehari 85rb kapan balik modal',
      ['Rp 4.500.000 ÷ untung Rp 85.000 sehari = sekitar 53 hari jualan sampai balik modal.'],
    ],
    [
      'target omset 10jt sebulan jualan seblak 13rb, sehari hrs laku brp mangkok',
      [
        'Rp 10.000.000 ÷ Rp 13.000 = 770 mangkok sebulan, sekitar 26 mangkok sehari kalau buka 30 hari.',
      ],
    ],
    [
      'tiap hari kebuang 15% ga laku, hpp awal 3400 jadinya brp',
      ['Rp 3.400 ÷ (100% − 15%) = Rp 4.000: itu HPP tiap porsi yang laku.'],
    ],
    [
      'katering min 25 pax hpp 14300 margin 35% total tagihan brp',
      [
        'Supaya untung 35% dari harga jual: Rp 14.300 ÷ 65% = jual Rp 22.000. Kalau 35% dari modal: Rp 19.500.',
        'Untuk 25 pax: 25 × Rp 22.000 = Rp 550.000.',
      ],
    ],
    ['hpp 5000 dijual 4500 rugi berapa', ['Rp 4.500 − Rp 5.000 = rugi Rp 500 per porsi.']],
    [
      'jual seblak 10rb modal 6rb, shopeefood potong 20 persen untung berapa',
      [
        'Dari Rp 10.000 diterima Rp 7.780 (dipotong 20% dan PPN 11% atas potongan itu).',
        'Rp 7.780 − Rp 6.000 = untung Rp 1.780 per porsi, 17,8% dari harga jual.',
      ],
    ],
    [
      'untung seporsi 3000 laku 50 porsi sehari, sebulan berapa',
      ['Rp 3.000 × 50 porsi = Rp 150.000 sehari, × 30 hari = Rp 4.500.000 sebulan.'],
    ],
    [
      'kue lumpur 1 resep jadi 20, pesenan 250 biji. bikin brp resep?',
      ['250 ÷ 20 = 12,5 resep, jadi bikin 13 resep (260).'],
    ],
    [
      'resep bolu pandan loyang bulet 20 mau digedein ke loyang 24 dikali brp takarannya',
      [
        'Loyang 20 cm ke 24 cm: takaran × 1,44 (24² ÷ 20²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.',
      ],
    ],
    [
      'hpp 12000 jual 15000 di grab 20% untung berapa',
      [
        'Dari Rp 15.000 diterima Rp 11.670 (dipotong 20% dan PPN 11% atas potongan itu).',
        'Rp 11.670 − Rp 12.000 = rugi Rp 330 per porsi.',
      ],
    ],
    [
      'titip kue di warung, warungnya minta 20% dr harga jual. hpp 1600 pengen bersih 500. hrg jualnya?',
      [
        'Rp 1.600 + untung Rp 500 = Rp 2.100.',
        'Pasang Rp 3.000: diterima Rp 2.400 (bagian warung 20%).',
      ],
    ],
    [
      'aplikasi ojol motong 20% plus seribu per porsi, biar ttp masuk kantong 15 ribu pasang harga brp',
      ['Pasang Rp 21.000: diterima Rp 15.338 (dipotong 20% dan PPN 11% atas potongan itu).'],
    ],
    [
      'sewa lapak 600rb sebulan jual es teh 5000 modal 2000, brp gelas biar balik modal sewa',
      ['Rp 5.000 − Rp 2.000 = untung Rp 3.000. Rp 600.000 ÷ Rp 3.000 = 200 gelas sampai balik.'],
    ],
    [
      '1 kg terigu jd 50 donat. ada orderan 320 donat butuh brp kilo terigu',
      ['320 ÷ 50 × 1 kg = 6,4 kg terigu.'],
    ],
    [
      'kue kering hpp setoples 42rb, ecer 75rb, reseller minta diskon 25% msh untung ga',
      [
        'Rp 75.000 didiskon 25% jadi Rp 56.250.',
        'Rp 56.250 − Rp 42.000 = untung Rp 14.250 per toples, 25,3% dari harga jual.',
      ],
    ],
    [
      'target untung sejuta sebulan dr jualan bolu kukus, untung per biji 800, harus laku brp sehari klo libur minggu',
      ['Rp 1.000.000 ÷ Rp 800 = 1.250 biji sebulan, sekitar 49 biji sehari kalau buka 26 hari.'],
    ],
    [
      'modal 1 adonan 87.500 jadi 35 biji, mau untung 40% jualnya brp',
      [
        'Modal Rp 87.500 ÷ 35 biji = Rp 2.500 per biji.',
        'Supaya untung 40% dari harga jual: Rp 2.500 ÷ 60% = jual Rp 4.500. Kalau 40% dari modal: Rp 3.500.',
      ],
    ],
    [
      'hpp 8500 kemasan 1500 gas 500 jual 15rb',
      [
        'Rp 8.500 + Rp 1.500 + Rp 500 = HPP Rp 10.500.',
        'Rp 15.000 − Rp 10.500 = untung Rp 4.500 per porsi, 30% dari harga jual.',
      ],
    ],
    [
      '1 resep jadi 40 risol modal 85 ribu mau untung 50%',
      [
        'Supaya untung 50% dari harga jual: Rp 85.000 ÷ 50% = jual Rp 170.000. Kalau 50% dari modal: Rp 127.500.',
      ],
    ],
    [
      'hpp 7000 jual 15000 sehari laku 40 porsi',
      [
        'Rp 15.000 − Rp 7.000 = untung Rp 8.000 per porsi, 53,3% dari harga jual.',
        'Rp 8.000 × 40 porsi = Rp 320.000 sehari.',
      ],
    ],
    [
      'omset 2jt sehari jual seblak 15rb, laku brp mangkok',
      ['Rp 2.000.000 ÷ Rp 15.000 = 134 mangkok sehari.'],
    ],
    [
      'modal 350rb jadi 1.000 biji mau untung 12,5%',
      [
        'Modal Rp 350.000 ÷ 1.000 biji = Rp 350 per biji.',
        'Supaya untung 12,5% dari harga jual: Rp 350 ÷ 87,5% = jual Rp 400. Kalau 12,5% dari modal: Rp 400.',
      ],
    ],
  ])('"%s"', (question, lines) => expect(sums(question)).toEqual(lines));

  test.each([
    'modal 200 ribu jualan apa',
    'modal 200 ribu untung 50 ribu jualan apa',
    'modal 50rb untung 100rb sehari',
    'beli ayam 38rb per kg jual ayam goreng 12rb',
    'ide jualan 5 ribuan',
    'klepon 50 butir modal berapa',
    'harga cabai 90rb sekilo',
    'jual 100 klepon',
    'rendang untung berapa',
    'modal 200 ribu jual 3000',
    'hpp 3000',
    'gaji 2 karyawan @75rb sehari, produksi 300 risol sehari',
    'harga 10rb isi 4 hpp 2000 sebiji',
    'kalau jual 3 biji 5000 modal per biji 900 untung ga',
    'beli ayam 40rb jual ayam geprek 15rb bisa untung?',
    'harga telur 32rb hpp martabak 9rb jual berapa',
    'modal sehari 500rb untung sehari 200rb sebulan berapa',
    '1 resep pakai 2 telur, mau bikin 10 resep',
    'untung 3 juta sebulan laku 50 porsi sehari',
    'bersih 500rb sehari dari 100 porsi, sebulan berapa',
    'omset 2jt jual seblak 15rb',
    'menu 100 orang budget 25rb per kotak',
  ])('say nothing where the figures do not suffice: "%s"', (question) =>
    expect(sums(question)).toEqual([]),
  );
});
