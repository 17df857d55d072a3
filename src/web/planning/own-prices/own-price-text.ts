import type { PriceFileFault } from '#core/costing/own-price-file.ts';
import { text as planningText } from '../text.ts';
import type { PriceFileRefusal } from './read-price-text.ts';

/** Sentences of the list of own prices. */
export const text = {
  heading: 'Hargamu',
  explanation:
    'Harga belanjamu sendiri, dipakai untuk semua hidangan, yang baru dan yang lama. Disimpan di perangkat ini saja.',
  open: (count: number) => (count === 0 ? 'Isi harga belanjamu' : `Lihat hargamu (${count} bahan)`),
  loading: 'Daftar hargamu sedang dibuka.',
  failed: 'Daftar harga belum termuat. Hargamu tetap tersimpan.',
  retry: 'Coba lagi',
  none: 'Belum ada. Tambahkan di bawah, atau ubah harga bahan di “Hitung jual”.',
  search: 'Cari harga',
  noMatch: (words: string) => `Tidak ada “${words}” di antara hargamu.`,
  more: (count: number) => `Masih ada ${count} lagi. Cari namanya di atas.`,
  list: 'Daftar hargamu',
  priceOf: planningText.typed.priceOf,
  takeBack: planningText.typed.takeBack,
  takeBackSum: (line: string) => `Hapus harga ${line}`,
  market: (price: string) => `Harga pasar ${price}`,
  unknownFood: 'Belum ada di daftar harga kami',
  ofLine: 'Jumlah untuk satu baris resep',
  notConverted: (unit: string) =>
    `Dipakai hanya kalau resepnya juga memakai ${unit}: beratnya belum kami ketahui.`,
  keepsOld: 'Kosong berarti harga tadi tetap dipakai.',
  add: {
    heading: 'Tambah harga',
    food: 'Nama bahan',
    foodPlaceholder: 'mis. cabai rawit',
    price: 'Harga belanjamu',
    pricePlaceholder: 'mis. 42rb / kg',
    button: 'Tambah',
    noFood: 'Tulis satu nama bahan, misalnya cabai rawit.',
  },
  file: {
    save: 'Simpan ke CSV',
    read: 'Ambil dari CSV',
    input: 'Berkas harga',
    hint: 'Bisa dibuka di Excel. Kolomnya: bahan, harga, per.',
    name: 'harga-cobek.csv',
    taken: (taken: number, faulty: number) =>
      faulty === 0
        ? `${taken} harga diambil dari berkas.`
        : taken === 0
          ? 'Tidak ada harga yang bisa diambil:'
          : `${taken} harga diambil. ${faulty} baris dilewati:`,
    empty: 'Berkas ini tidak berisi harga.',
    moreFaults: (count: number) => `… dan ${count} baris lagi.`,
    refused: {
      'too-large': 'Berkas ini terlalu besar untuk daftar harga. Paling besar 1 MB.',
      workbook:
        'Ini berkas Excel. Simpan dulu sebagai CSV (Simpan Sebagai → CSV), lalu ambil berkas itu.',
      unreadable: 'Berkas ini tidak bisa dibaca. Tidak ada yang diubah.',
    } satisfies Record<PriceFileRefusal | 'unreadable', string>,
  },
  added: (name: string) => `Harga ${name} disimpan.`,
  takenBack: (name: string) => `Harga ${name} kembali ke harga pasar.`,
  undo: 'Urungkan',
  undone: 'Dikembalikan seperti tadi.',
  notStored: planningText.notStored,
} as const;

/** Where a rejected row is, and why. */
export function describeFault({ line, row, why }: PriceFileFault): string {
  return `Baris ${line} (${row.slice(0, 40)}): ${describeReason(why)}`;
}

function describeReason(why: PriceFileFault['why']): string {
  switch (why.problem) {
    case 'no-food':
      return 'nama bahannya belum jelas.';
    case 'no-unit':
      return 'satuannya belum tertulis, misalnya kg atau ikat.';
    case 'twice':
      return `bahan ini sudah ada di baris ${why.line} dengan harga lain.`;
    case 'empty':
      return 'harganya kosong.';
    case 'no-amount':
    case 'negative':
    case 'too-large':
    case 'unlikely':
    case 'unknown-unit': {
      const sentence = planningText.typed.priceProblem(why);
      return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
    }
  }
}
