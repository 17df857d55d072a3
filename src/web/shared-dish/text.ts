import type { DishLinkFault } from '../sending/dish-link.ts';

/** Sentences about a shared dish. */
export const text = {
  opening: 'Hidangannya sedang dibuka …',
  starred: {
    heading: 'Hidangan berbintang',
    note: 'Tersimpan lengkap di perangkat ini.',
  },
  gone: {
    heading: 'Hidangan ini tidak ada di daftar bintangmu',
    note: 'Mungkin bintangnya sudah dilepas, atau dipasang di perangkat lain.',
  },
  allStars: 'Semua bintang',
  shared: {
    heading: 'Hidangan dari tautan',
    note: 'Dibagikan lewat tautan dan bukan dari koleksi kami: tulisan pengirimnya atau AI. Periksa lagi bahan dan langkahnya, ya.',
  },
  save: 'Simpan ke riwayat',
  saved: 'Hidangan ini sudah ada di riwayat.',
  openInHistory: 'Buka di riwayat',
  faults: {
    cut: {
      heading: 'Tautan ini terpotong',
      note: 'Sebagian isinya hilang di jalan. Minta pengirimnya menyalin seluruh tautan, lalu mengirimnya lagi.',
    },
    newer: {
      heading: 'Tautan ini dari Cobek yang lebih baru',
      note: 'Muat ulang halaman ini supaya memakai versi terbaru, lalu tautannya bisa dibuka.',
    },
    'too-large': {
      heading: 'Isi tautan ini terlalu besar',
      note: 'Tautan hanya memuat satu resep. Minta pengirimnya mengirim resepnya sebagai teks.',
    },
    foreign: {
      heading: 'Tidak ada hidangan di tautan ini',
      note: 'Mungkin alamatnya salah salin. Minta pengirimnya mengirim tautannya lagi.',
    },
    unsupported: {
      heading: 'Browser ini belum bisa membuka tautannya',
      note: 'Perbarui browsermu, atau minta pengirimnya mengirim resepnya sebagai teks.',
    },
  } satisfies Record<DishLinkFault, { readonly heading: string; readonly note: string }>,
  reload: 'Muat ulang',
  toChat: 'Cari resep',
} as const;
