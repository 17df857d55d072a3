import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';

/**
 * What happened and what to do, in one or two sentences per failure. A gateway without a key also
 * shows some: those do not mention the AI, and leave the collection to its button.
 */
export const failureText: Readonly<Record<RecipeErrorCode, string>> = {
  blocked: 'Layanan AI menolak menjawab pertanyaan ini. Coba tulis dengan kata lain.',
  empty:
    'Belum ada hidangan untuk pertanyaan itu. Tulis nama masakan, bahan, atau acaranya, misalnya “soto” atau “takjil”.',
  malformed: 'Jawabannya tidak bisa dibaca. Coba lagi, biasanya langsung berhasil.',
  network: 'Internet terputus sebelum jawabannya datang. Periksa sambungan, lalu coba lagi.',
  timeout: 'Jawabannya lama sekali. Coba lagi, ya.',
  'rate-limited': 'Sedang banyak pertanyaan masuk. Tunggu sebentar, lalu coba lagi.',
  'quota-exhausted':
    'Jatah AI hari ini sudah habis. Coba lagi besok, atau cari di koleksi sekarang.',
  unavailable: 'Layanannya sedang sibuk. Coba beberapa menit lagi, ya.',
  'key-rejected': 'Kunci Gemini ditolak. Periksa atau ganti kuncinya di Pengaturan.',
  'model-gone': 'AI-nya sedang tidak bisa dipakai. Cari di koleksi dulu, ya.',
  'not-allowed-here': 'Layanan ini tidak bisa dipakai dari sini.',
  'invalid-question': 'Tulis pertanyaan satu sampai 500 karakter.',
  offline: 'Tidak ada internet. Coba lagi setelah tersambung, ya.',
};

/** The collection has no answer: not a failure, so no alarm. */
export const nothingText =
  'Yang ini belum ada di koleksi kami. Coba tulis nama masakan, bahan, atau acaranya, misalnya “soto” atau “takjil”.';

/** Adds when to come back, if the service said so. */
export function failureSentence(code: RecipeErrorCode, retryAfterSeconds?: number): string {
  const sentence = failureText[code];
  if (retryAfterSeconds === undefined || code !== 'rate-limited') return sentence;
  return `${sentence} Kira-kira ${Math.max(1, Math.ceil(retryAfterSeconds))} detik lagi.`;
}
