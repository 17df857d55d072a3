import type { HistoryProblem } from './history-storage.ts';

/** The history's sentences. Those of `docs/contract.md` are verbatim. */
export const text = {
  title: 'Riwayat',
  toggleSearch: 'Cari riwayat',
  searchPlaceholder: 'cari riwayat di sini ...',
  newChat: 'Percakapan baru',
  close: 'Tutup riwayat',
  stars: 'Bintang',
  none: 'Riwayat tidak ditemukan',
  emptyHint:
    'Setiap jawaban tersimpan di sini, di perangkat ini saja. Kamu bisa membukanya lagi tanpa internet.',
  notLoaded: 'Daftar riwayat gagal dimuat. Isinya tetap aman di perangkat ini.',
  retry: 'Coba lagi',
  begin: 'Mulai cari resep',
  deleted: 'Percakapan dihapus.',
  undo: 'Urungkan',
  problems: {
    full: 'Penyimpanan browser penuh, jadi jawaban ini belum masuk riwayat. Hapus beberapa riwayat lama atau simpan ke Word.',
    blocked: 'Browser ini tidak mengizinkan penyimpanan, jadi riwayat tidak bisa disimpan.',
    damaged:
      'Sebagian riwayat rusak dan tidak terbaca. Teks aslinya disimpan terpisah di browser ini.',
    'archive-closed': 'Riwayat lama sedang tidak bisa dibuka. Yang terbaru tetap ada.',
    'archive-lost': 'Browser ini sudah mengosongkan riwayat lama. Yang terbaru tetap ada.',
    'restore-failed': 'Percakapan tidak bisa dikembalikan karena penyimpanan browser penuh.',
  } satisfies Record<HistoryProblem, string>,
} as const;
