import { describe, expect, test } from 'vitest';
import { writePlainly } from '../../lines/chat-words.ts';
import { readQuestion } from '../question/read-question.ts';
import { SUM_QUESTION, writeFigureSums } from './figure-sums.ts';
import { SUMMED_QUESTIONS } from './fixtures/summed-questions.ts';

const sums = (question: string) =>
  writeFigureSums(readQuestion(question)).map((line) => line.replaceAll('\u00a0', ' '));

describe('sums of the figures in a question', () => {
  test.each(SUMMED_QUESTIONS)('"%s"', (question, ...expected) => {
    const figures = /\d+(?:\.\d{3})*(?:,\d+)?%?|[+−×÷=]|rugi|sehari|sebulan|per \p{L}+/gu;
    expect(sums(question).map((line) => line.match(figures)?.join(' '))).toEqual(expected);
  });

  test.each([
    ['modal 350rb jadi 80 biji risoles', 'Modal Rp 350.000 ÷ 80 biji = Rp 4.375 per biji.'],
    ['bahan 6rb botol 2500 jual berapa', 'Rp 6.000 + Rp 2.500 = HPP Rp 8.500.'],
    [
      'tiap hari kebuang 15% ga laku, hpp awal 3400 jadinya brp',
      'Rp 3.400 ÷ (100% − 15%) = Rp 4.000: itu HPP tiap porsi yang laku.',
    ],
    ['diskon 15% dari 22rb jadi berapa', 'Rp 22.000 didiskon 15% jadi Rp 18.700.'],
    [
      'promo beli 5 gratis 1, harga 4rb hpp 2600 boncos ga',
      'Beli 5 gratis 1: 6 porsi dibayar 5 × Rp 4.000, jadi Rp 3.333 per porsi.',
    ],
    [
      'potongan gofood 20% harga 25rb terima berapa',
      'Dari Rp 25.000 diterima Rp 19.450 (dipotong 20% dan PPN 11% atas potongan itu).',
    ],
    [
      'titip warung minta 20% modal 1500 jual 3000',
      'Dari Rp 3.000 diterima Rp 2.400 (bagian warung 20%).',
    ],
    [
      'kue hpp setoples 42rb, jual 75rb',
      'Rp 75.000 − Rp 42.000 = untung Rp 33.000 per toples, 44% dari harga jual.',
    ],
    ['hpp 5000 dijual 4500 rugi berapa', 'Rp 4.500 − Rp 5.000 = rugi Rp 500 per porsi.'],
    [
      'risol 3500 laku 80 biji modal 150rb untung berapa',
      '80 biji × Rp 3.500 = Rp 280.000, − modal Rp 150.000 = untung Rp 130.000.',
    ],
    ['modal 8500 jual 12000 laku 60 untung berapa', 'Rp 3.500 × 60 porsi = Rp 210.000.'],
    ['modal 5 ribu jual 8 ribu laku 50 cup sehari', 'Rp 3.000 × 50 cup = Rp 150.000 sehari.'],
    [
      'untung seporsi 3000 laku 50 porsi sehari, sebulan berapa',
      'Rp 3.000 × 50 porsi = Rp 150.000 sehari, × 30 hari = Rp 4.500.000 sebulan.',
    ],
    [
      'modal 1 porsi 9rb dijual berapa biar untung 40%',
      'Supaya untung 40% dari harga jual: Rp 9.000 ÷ 60% = jual Rp 15.000. Kalau 40% dari modal: Rp 12.600, bulatnya Rp 13.000.',
    ],
    [
      'laba bersih klo omset 900rb bahan 520rb gas 30rb',
      'Rp 900.000 − Rp 550.000 = untung Rp 350.000.',
    ],
    [
      'markup 40% hpp 6000 jual berapa',
      'Untung 40% dari modal: Rp 6.000 × 140% = Rp 8.400, bulatnya Rp 8.500.',
    ],
    ['25% dari 300rb berapa', '25% × Rp 300.000 = Rp 75.000.'],
    ['pesanan 120 porsi @ 15rb totalnya brp', 'Untuk 120 porsi: 120 × Rp 15.000 = Rp 1.800.000.'],
    ['DP 50% dari 75 box 17.500 jadi berapa', 'DP 50%: Rp 656.250, sisanya Rp 656.250.'],
    ['modal 8500 pengen cuan 3500 jual berapa', 'Rp 8.500 + untung Rp 3.500 = Rp 12.000.'],
    [
      'potongan aplikasi 20% kalau mau bersih 20rb pasang harga berapa',
      'Pasang Rp 26.000: diterima Rp 20.228 (dipotong 20% dan PPN 11% atas potongan itu).',
    ],
    [
      'omset 2jt sehari jual seblak 15rb, laku brp mangkok',
      'Rp 2.000.000 ÷ Rp 15.000 = 134 mangkok sehari.',
    ],
    [
      'target omset 10jt sebulan jualan seblak 13rb, sehari hrs laku brp mangkok',
      'Rp 10.000.000 ÷ Rp 13.000 = 770 mangkok sebulan, sekitar 26 mangkok sehari kalau buka 30 hari.',
    ],
    [
      'balik modal kapan modal 2 juta untung 50rb sehari',
      'Rp 2.000.000 ÷ untung Rp 50.000 sehari = sekitar 40 hari jualan sampai balik modal.',
    ],
    [
      'gerobak 4 juta, modal 4 ribu jual 10 ribu, kapan bep',
      'Rp 10.000 − Rp 4.000 = untung Rp 6.000. Rp 4.000.000 ÷ Rp 6.000 = 667 porsi sampai balik.',
    ],
    [
      'telur 28rb sekilo isi 16 butir, per butir berapa',
      'Rp 28.000 ÷ 16 butir = Rp 1.750 per butir.',
    ],
    ['tepung 12rb sekilo, 250 gram berapa harganya', '250 gram × Rp 12.000 per kg = Rp 3.000.'],
    ['box 17.500 x 75 total berapa', '75 × Rp 17.500 = Rp 1.312.500.'],
    [
      'kue lumpur 1 resep jadi 20, pesenan 250 biji. bikin brp resep?',
      '250 ÷ 20 = 12,5 resep, jadi bikin 13 resep (260).',
    ],
    [
      'setengah kg terigu jadi 25 donat, 100 donat butuh berapa kg',
      '100 ÷ 25 × 0,5 kg = 2 kg terigu.',
    ],
    [
      'resep bolu pandan loyang bulet 20 mau digedein ke loyang 24 dikali brp takarannya',
      'Loyang 20 cm ke 24 cm: takaran × 1,44 (24² ÷ 20²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.',
    ],
  ])('"%s" is answered in a sentence', (question, sentence) => {
    expect(sums(question)).toContain(sentence);
  });

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
    // With tax nothing is left.
    '25rb dipotong gofood 92% terima berapa',
    'gas 3kg 22rb abis 4 hari, sehari masak 60 porsi, biaya gas per porsi berapa',
    '3 kg ayam 100rb jadi 40 porsi, per porsi berapa',
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
    // 7,500, or half a kilo for 7,000?
    'hpp 7rb setengah jual 10rb untung berapa',
    'diskon 10% dari 7 ribu setengah jadi berapa',
    'modal 12rb kemasan 2rb setengah jual 20rb untung berapa',
    'modal 5rb bumbu 1rb setengah jual 10rb laku 20 porsi sehari',
    'telur 28rb setengah isi 16 butir, per butir berapa',
    // All ten for that, whose cost may be that of one or of ten.
    '10 biji dijual 10rb modal 5rb untung berapa',
    '10 biji dijual 10rb totalnya berapa',
    // All ten, or each?
    '10 biji dijual 1rb modal 500 untung berapa',
    'sate 10 tusuk dijual 20rb modal 1000 untung berapa',
    'modal 1000 jual 2000, 10 tusuk dijual 18rb',
    '3 bungkus dijual 10rb modal 2rb untung berapa',
  ])('are empty if the figures are not enough: "%s"', (question) =>
    expect(sums(question)).toEqual([]),
  );
});

test('every question with sums is recognised before they are loaded', () => {
  const isAsked = (question: string) => new RegExp(SUM_QUESTION, 'u').test(writePlainly(question));
  expect(SUMMED_QUESTIONS.filter(([question]) => !isAsked(question))).toEqual([]);
  expect(isAsked('ide jualan takjil 5 ribuan')).toBe(false);
});
