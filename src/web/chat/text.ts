import type { IncompleteReason } from '#core/recipes/answer-end.ts';

/** Sentences of the chat. Those of `docs/contract.md` are verbatim. */
export const text = {
  composer: {
    label: 'Hidangan atau topik yang dicari',
    placeholder: 'Cari resep apa hari ini?',
    emptyPlaceholder: 'Silakan masukkan pertanyaan anda terlebih dahulu 😭',
    send: 'kirim',
    stop: 'Berhenti',
    hint: 'Enter dua kali atau Ctrl+Enter untuk mengirim.',
    filled: 'Pertanyaannya sudah terisi, tekan kirim.',
    tooLong: (limit: number) => `Ringkas sampai ${limit} karakter. Resep: “Tulis resepmu sendiri”.`,
  },
  suggestions: {
    heading: 'Resep rekomendasi hari ini untuk anda',
    refresh: 'Refresh Rekomendasi',
    browse: 'Lihat semua resep',
    write: 'Tulis resepmu sendiri',
    loading: 'Resep rekomendasi sedang aku cari dulu yah',
    welcome: 'Mau masak atau jualan apa hari ini?',
  },
  answer: {
    generating: 'Tunggu sebentar, hasilnya tidak lama kok',
    region: 'Hasil pencarian resep',
    ready: (count: number) => `${count} hidangan siap`,
    noBody: 'Resepnya sudah ada, tapi belum bisa ditampilkan. Coba lagi, ya.',
    retry: 'Coba lagi',
    online: 'Sudah tersambung lagi. Cari lagi?',
    askCollection: 'Cari di koleksi',
    openSettings: 'Buka Pengaturan',
    edit: 'Ubah pertanyaan',
    incomplete: {
      truncated:
        'Jawabannya terpotong karena terlalu panjang. Resep yang sudah lengkap tidak hilang.',
      blocked: 'Layanan AI menghentikan jawabannya. Resep yang sudah lengkap tidak hilang.',
      interrupted: 'Jawabannya berhenti di tengah jalan. Resep yang sudah lengkap tidak hilang.',
    } satisfies Record<IncompleteReason, string>,
    stopped: 'Kamu menghentikan pencarian. Resep yang sudah lengkap tidak hilang.',
  },
  near: 'Mungkin salah satu ini:',
  gone: 'Jawaban itu tidak ada di perangkat ini.',
  origin: {
    collection: (leftOut?: string) =>
      `Dari koleksi Cobek${leftOut ? `, semuanya tanpa ${leftOut}` : ''}`,
    gemini: 'Ditulis AI',
    ownKey: 'Ditulis AI dengan kuncimu',
    model: (name: string) => `Modelnya ${name}`,
    own: 'Resepmu sendiri',
    menu: 'Menumu sendiri',
    saved: 'Dari riwayat di perangkat ini',
  },
} as const;
