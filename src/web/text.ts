import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { IncompleteReason } from '#core/recipes/answer-end.ts';

/** Everything a visitor reads. Strings that the specification fixes stand here to the letter. */
export const text = {
  productName: 'Cobek',
  pageTitle: {
    landing: 'Cobek — Resep Indonesia untuk usaha kulinermu',
    chat: 'Cari resep — Cobek',
    notFound: 'Halaman tidak ditemukan — Cobek',
  },
  topBar: {
    home: 'Cobek, ke halaman depan',
    lightMode: 'mode terang',
    darkMode: 'mode gelap',
    openHistory: 'Buka riwayat',
    closeHistory: 'Tutup riwayat',
    settings: 'Pengaturan',
    skip: 'Langsung ke isi',
  },
  landing: {
    heading: 'Majukan bisnis kulinermu bersama Cobek',
    paragraph:
      'Resep yang inovatif memberi pelangganmu pengalaman berkesan, dan cerita tentang usahamu yang ingin mereka bagikan.',
    start: 'Ayo Mulai',
    points: [
      'Resep dari 38 provinsi, lengkap sampai langkah terakhir',
      'Biaya bahan dihitung dalam rupiah',
      'Tersimpan di perangkatmu, bisa diunduh ke Word',
    ],
    illustration: 'Juru masak tersenyum sambil mengulek sambal di cobek',
  },
  footer: {
    owner: 'Cobek',
    version: 'Version 1',
    disclaimer: 'Asisten ini bisa keliru. Periksa lagi informasi pentingnya, ya.',
  },
  notFound: {
    heading: 'Halaman ini tidak ada',
    paragraph: 'Mungkin alamatnya salah ketik, atau halamannya sudah dipindahkan.',
    home: 'Kembali ke halaman depan',
  },
  composer: {
    label: 'Hidangan atau topik yang dicari',
    placeholder: 'Cari resep apa hari ini?',
    emptyPlaceholder: 'Silakan masukkan pertanyaan anda terlebih dahulu 😭',
    send: 'kirim',
    stop: 'Berhenti',
    hint: 'Tekan Enter dua kali atau Ctrl+Enter untuk mengirim.',
    tooLong: (limit: number) => `Pertanyaannya terlalu panjang. Ringkas sampai ${limit} karakter.`,
  },
  suggestions: {
    heading: 'Resep rekomendasi hari ini untuk anda',
    refresh: 'Refresh Rekomendasi',
    loading: 'Resep rekomendasi sedang aku cari dulu yah',
    welcome: 'Mau masak atau jualan apa hari ini?',
  },
  answer: {
    generating: 'Tunggu sebentar, hasilnya tidak lama kok',
    region: 'Hasil pencarian resep',
    ready: (count: number) => `${count} hidangan siap`,
    recipe: (foodName: string) => `Resep ${foodName}`,
    ingredients: 'Bahan yang diperlukan:',
    steps: 'Cara memasak:',
    cost: (amount: string) => `Estimasi biaya yang dikeluarkan: ${amount}`,
    costPerServing: (amount: string) => `Sekitar ${amount} per porsi`,
    servings: (count: number) => `Untuk ${count} porsi`,
    save: 'Simpan ke Word',
    again: 'Buat versi lain',
    retry: 'Coba lagi',
    askCollection: 'Cari di koleksi',
    nearest:
      'Belum ada hidangan yang pas dengan permintaan itu di koleksi. Ini yang paling mendekati.',
    incomplete: {
      truncated: 'Jawabannya terpotong karena terlalu panjang. Hidangan yang sudah utuh tetap ada.',
      blocked: 'Layanan AI menghentikan jawabannya. Hidangan yang sudah utuh tetap ada.',
      interrupted: 'Jawabannya berhenti di tengah jalan. Hidangan yang sudah utuh tetap ada.',
    } satisfies Record<IncompleteReason, string>,
    stopped: 'Kamu menghentikan pencarian. Hidangan yang sudah utuh tetap ada.',
  },
  origin: {
    collection: 'Dari koleksi Cobek',
    gemini: (model: string | undefined) => `Ditulis AI${model ? ` · ${model}` : ''}`,
    ownKey: (model: string | undefined) => `Ditulis AI dengan kuncimu${model ? ` · ${model}` : ''}`,
    saved: 'Dari riwayat di perangkat ini',
  },
  history: {
    title: 'Riwayat',
    toggleSearch: 'Cari riwayat',
    searchPlaceholder: 'cari riwayat di sini ...',
    newChat: 'Percakapan baru',
    close: 'Tutup riwayat',
    none: 'Riwayat tidak ditemukan',
    options: (question: string) => `Pilihan untuk ${question}`,
    save: 'simpan',
    delete: 'hapus',
    deleted: 'Percakapan dihapus.',
    undo: 'Urungkan',
    full: 'Penyimpanan browser penuh, jadi jawaban ini belum masuk riwayat. Hapus beberapa riwayat lama atau simpan ke Word.',
    blocked: 'Browser ini tidak mengizinkan penyimpanan, jadi riwayat tidak bisa disimpan.',
    damaged:
      'Sebagian riwayat rusak dan tidak terbaca. Teks aslinya disimpan terpisah di browser ini.',
    restoreFailed: 'Percakapan tidak bisa dikembalikan karena penyimpanan browser penuh.',
  },
  export: {
    tips: (tips: string) => `Tips: ${tips}`,
    saved: 'Dokumen Word sudah diunduh.',
    failed: 'Dokumen Word gagal dibuat. Periksa koneksi, lalu coba simpan sekali lagi.',
    recipe: 'Resep',
  },
  settings: {
    title: 'Pengaturan',
    close: 'Tutup pengaturan',
    keyHeading: 'Kunci Gemini milikmu',
    keyExplanation:
      'Tempel kunci API Gemini supaya AI menulis resep baru. Kunci disimpan di browser ini saja dan hanya dikirim ke Google.',
    keyLabel: 'Kunci API Gemini',
    showKey: 'Tampilkan kunci',
    hideKey: 'Sembunyikan kunci',
    save: 'Simpan dan periksa',
    checking: 'Sedang memeriksa kunci…',
    works: (model: string) => `Kuncinya berfungsi. Jawaban berikutnya ditulis ${model}.`,
    rejected: 'Google menolak kunci ini. Periksa lagi hurufnya, atau buat kunci baru.',
    savedUnchecked: 'Kunci disimpan, tetapi belum bisa diperiksa:',
    emptyKey: 'Tempel dulu kuncinya, baru disimpan.',
    remove: 'Hapus kunci',
    removed: 'Kunci sudah dihapus dari browser ini.',
    notStored: 'Browser ini tidak mengizinkan penyimpanan, jadi kunci tidak bisa disimpan.',
    stored: 'Sebuah kunci tersimpan di browser ini.',
  },
  toast: { close: 'Tutup pemberitahuan' },
  broken: {
    heading: 'Halaman ini gagal dimuat',
    paragraph: 'Biasanya karena sambungan terputus. Riwayatmu tetap aman di browser ini.',
    reload: 'Muat ulang',
  },
} as const;

/** What happened and what to do, one sentence or two for each way to fail. */
export const failureText: Readonly<Record<RecipeErrorCode, string>> = {
  blocked: 'Layanan AI menolak menjawab pertanyaan ini. Coba tulis dengan kata lain.',
  empty:
    'Belum ada hidangan untuk pertanyaan itu. Tulis nama masakan, bahan, atau acara, misalnya “soto” atau “takjil”.',
  malformed: 'Jawaban AI tidak bisa dibaca. Coba lagi, biasanya langsung berhasil.',
  network: 'Sambungan terputus sebelum jawaban datang. Periksa internet, lalu coba lagi.',
  timeout: 'Jawabannya terlalu lama ditunggu. Coba lagi sebentar lagi.',
  'rate-limited': 'Sedang banyak pertanyaan masuk. Tunggu sebentar, lalu coba lagi.',
  'quota-exhausted':
    'Jatah AI hari ini sudah habis. Coba lagi besok, atau cari di koleksi sekarang.',
  unavailable: 'Layanan AI sedang sibuk. Coba lagi beberapa menit lagi, atau cari di koleksi.',
  'key-rejected': 'Kunci Gemini ditolak. Periksa atau ganti kuncinya di Pengaturan.',
  'model-gone': 'Model AI yang dipakai sudah tidak tersedia. Cari di koleksi dulu, ya.',
  'not-allowed-here': 'Layanan AI tidak bisa dipakai dari sini. Cari di koleksi dulu, ya.',
  'invalid-question': 'Pertanyaannya kosong atau terlalu panjang. Tulis satu sampai 500 karakter.',
  offline: 'Kamu sedang luring. Cari di koleksi, atau coba lagi setelah tersambung.',
};

/** Adds when to come back, where the service said so. */
export function failureSentence(code: RecipeErrorCode, retryAfterSeconds?: number): string {
  const sentence = failureText[code];
  if (retryAfterSeconds === undefined || code !== 'rate-limited') return sentence;
  return `${sentence} Kira-kira ${Math.max(1, Math.ceil(retryAfterSeconds))} detik lagi.`;
}
