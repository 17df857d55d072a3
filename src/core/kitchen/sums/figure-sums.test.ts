import { describe, expect, test } from 'vitest';
import { readQuestion } from '../asked/read-question.ts';
import { SUM_QUESTION, writeFigureSums } from './figure-sums.ts';
import { SUMMED_QUESTIONS } from './fixtures/summed-questions.ts';

const sums = (question: string) =>
  writeFigureSums(readQuestion(question)).map((line) => line.replaceAll('\u00a0', ' '));

describe('sums of the figures in a question', () => {
  test.each(SUMMED_QUESTIONS)('"%s"', (question, lines) => expect(sums(question)).toEqual(lines));

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
  const isAsked = (question: string) => new RegExp(SUM_QUESTION, 'u').test(question);
  expect(SUMMED_QUESTIONS.filter(([question]) => !isAsked(question))).toEqual([]);
  expect(isAsked('ide jualan takjil 5 ribuan')).toBe(false);
});
