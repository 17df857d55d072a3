import { describe, expect, test } from 'vitest';
import { writeAskedSums } from './asked-sums.ts';

const sums = (question: string) =>
  writeAskedSums(question).map((line) => line.replaceAll('\u00a0', ' '));

describe('sums of the figures in a question', () => {
  test.each([
    [
      'geprek hpp 9500 pengen bersih 5rb, ojol motong 20%. pasang harga brp di aplikasi',
      [
        'Rp 9.500 + untung Rp 5.000 = jual Rp 14.500.',
        'Di aplikasi pasang Rp 18.500: itu menutup potongan 20% dan PPN 11% atas potongan itu.',
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
      ['Rp 12.000 − Rp 8.000 = untung Rp 4.000 per porsi, 33% dari harga jual.'],
    ],
    [
      'harga 22rb didiskon 15% hpp 16rb msh untung?',
      [
        'Rp 22.000 didiskon 15% jadi Rp 18.700.',
        'Rp 18.700 − Rp 16.000 = untung Rp 2.700 per porsi, 14% dari harga jual.',
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
        'Rp 10.000 − Rp 6.000 = untung Rp 4.000 per porsi, 40% dari harga jual.',
        'Lewat aplikasi diterima Rp 7.780 (dipotong 20% dan PPN 11% atas potongan itu), sisanya Rp 1.780.',
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
    ['ayam 3 ekor @42rb dipotong 8, modal sepotongnya', ['Rp 42.000 ÷ 8 = Rp 5.250 per potong.']],
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
    'menu 100 orang budget 25rb per kotak',
  ])('say nothing where the figures do not suffice: "%s"', (question) =>
    expect(sums(question)).toEqual([]),
  );
});
