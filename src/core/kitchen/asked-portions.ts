import { isPortions } from './portion-count.ts';

/** Words for what is counted when somebody says for how many. */
const PEOPLE =
  'orang|org|porsi|tamu|undangan|pax|box|boks|kotak|dus|bungkus|piring|mangkok|gelas|cup|kepala|jiwa|anggota|karyawan|pegawai|pekerja|siswa|murid|santri|anak|peserta|pelanggan|pcs|biji|bj|butir|buah|potong|tusuk|loyang|toples';
/** Numbers of these mean something else: money, time, weight, dishes to choose from. */
const NO_PORTIONS =
  'rb|ribu|ribuan|rebu|k|jt|juta|rupiah|perak|an|menit|mnt|jam|hari|minggu|bulan|tahun|thn|th|gram|gr|g|kg|kilo|ons|ml|l|liter|sdm|sdt|cm|bahan|menu|resep|ide|macam|jenis|hidangan|masakan|makanan|minuman|lauk|sayur|kue|camilan|jajanan|pilihan|rekomendasi|x|kali|level|lvl|persen';
const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d+)`;

const FOR_PEOPLE = new RegExp(String.raw`\b${NUMBER}\s*(?:${PEOPLE})\b`, 'iu');
/** "Bikin 300 lemper": from a dozen on, a number does not mean recipes. */
const OF_A_DISH = new RegExp(
  String.raw`\b(?:bikin|buat|masak|pesanan|order|produksi)\s+${NUMBER}\s+(?!(?:${NO_PORTIONS})\b)[a-z]`,
  'iu',
);
const MIN_PIECES = 12;

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bberdua\b|\bdua (?:orang|porsi)\b/iu, 2],
  [/\bbertiga\b|\btiga (?:orang|porsi)\b/iu, 3],
  [/\bberempat\b|\bempat (?:orang|porsi)\b/iu, 4],
  [/\bberlima\b|\blima (?:orang|porsi)\b/iu, 5],
  [/\bberenam\b|\benam (?:orang|porsi)\b/iu, 6],
  [/\bsepuluh (?:orang|porsi)\b/iu, 10],
  [/\bdua puluh (?:orang|porsi)\b/iu, 20],
  [/\blima puluh (?:orang|porsi)\b/iu, 50],
  [/\bseratus (?:orang|porsi|tamu)\b/iu, 100],
];
/**
 * How many portions a question asks for: "untuk 100 orang", "50 porsi", "bikin 300 lemper".
 * `undefined` if it says none, or a number that nobody can cook for.
 */
export function readAskedPortions(question: string): number | undefined {
  const people = FOR_PEOPLE.exec(question)?.[1];
  const pieces = OF_A_DISH.exec(question)?.[1];
  const written = WORDS.find(([words]) => words.test(question))?.[1];
  const count = readCount(people) ?? written ?? atLeast(readCount(pieces), MIN_PIECES);
  return count !== undefined && isPortions(count) ? count : undefined;
}

const readCount = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : Number(digits.replaceAll('.', ''));

const atLeast = (count: number | undefined, least: number): number | undefined =>
  count !== undefined && count >= least ? count : undefined;
