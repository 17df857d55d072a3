import type { ScaleAdvice } from '#core/kitchen/scale-dish.ts';

/** What visitors read here. */
export const text = {
  overview: {
    region: 'Ringkasan menu',
    caption: (unit: string) => `Rupiah per ${unit}`,
    columns: { name: 'Hidangan', cost: 'Modal', price: 'Jual', profit: 'Untung' },
    sortBy: (column: string) => `Urutkan menurut ${column}`,
    perRecipe: 'sekali masak',
    unknown: 'belum diketahui',
    loss: (amount: string) => `rugi ${amount}`,
    fromSource: '± menurut penulis resep, belum kami hitung.',
    total: (amount: string, count: number) => `Bahan ${count} hidangan ini: ${amount}`,
    shared: (foods: string) => `Dipakai bersama: ${foods}`,
    sharedFood: (name: string, dishes: number) => `${name} (${dishes} hidangan)`,
    back: 'Ke ringkasan',
  },
  portions: {
    label: 'Jumlah porsi',
    short: 'Porsi',
    fewer: 'Kurangi porsi',
    more: 'Tambah porsi',
    asWritten: 'asli',
    asWrittenLong: 'sesuai resep masing-masing',
    ofDish: (foodName: string) => `Porsi ${foodName}`,
    fewerOfDish: (foodName: string) => `Lebih sedikit ${foodName}`,
    moreOfDish: (foodName: string) => `Lebih banyak ${foodName}`,
    likeOthers: 'Ikut jumlah bersama',
    times: 'kali resep',
    problems: {
      empty: '',
      'not-a-number': 'Tulis dengan angka, misalnya 50.',
      'out-of-range': 'Bisa 1 sampai 10.000 porsi.',
    },
  },
  selling: 'Mode jualan',
  advice: {
    seasoning:
      'Garam, cabai, dan bumbu jangan langsung dimasukkan semua: mulai dari ¾-nya, lalu cicipi.',
    times: 'Waktu masak tidak ikut dihitung. Panci yang lebih penuh perlu waktu lebih lama.',
    steps: 'Sebagian takaran di dalam langkah masih untuk ukuran resep asli.',
  } satisfies Record<ScaleAdvice, string>,
  count: {
    ours: (amount: string) => `Hitungan kami: ${amount}`,
    perPortion: (amount: string, unit: string) => `${amount} per ${unit}`,
    forPortions: (count: string) => `untuk ${count}`,
    coverage: (counted: number, of: number) => `${counted} dari ${of} bahan terhitung`,
    prices: (month: string) => `harga ${month}`,
    ownPrices: 'dengan hargamu',
    tooFew: 'Terlalu sedikit untuk menjadi jumlah. Isi harga yang kurang di “Hitung jual”.',
    higher: (percent: number) => `${percent} % lebih tinggi dari perkiraan penulisnya`,
    lower: (percent: number) => `${percent} % lebih rendah dari perkiraan penulisnya`,
    noBook: 'Daftar harga belum termuat, jadi modal belum bisa kami hitung.',
    retry: 'Muat daftar harga',
  },
  dish: {
    menu: (foodName: string) => `Pilihan untuk ${foodName}`,
    ownPortions: 'Atur porsi hidangan ini',
    toOverview: 'Ke ringkasan menu',
  },
  notStored: 'Browser ini tidak bisa menyimpan, jadi perubahan ini hilang kalau halaman ditutup.',
} as const;

const MONTHS =
  'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
    ' ',
  );

/** `2026-01` as "Januari 2026". */
export function writeMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year}`.trim();
}
