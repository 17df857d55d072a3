import { expect, type Page } from '@playwright/test';
import { chatScreen } from './chat-screen.ts';
import type { Witness } from './fixtures.ts';

/** The sentences a visitor sees, by failure code. */
export const SENTENCES = {
  blocked: 'Layanan AI menolak menjawab pertanyaan ini. Coba tulis dengan kata lain.',
  empty: 'Belum ada hidangan untuk pertanyaan itu.',
  malformed: 'Jawabannya tidak bisa dibaca. Coba lagi',
  network: 'Internet terputus sebelum jawabannya datang. Periksa sambungan, lalu coba lagi.',
  timeout: 'Jawabannya lama sekali. Coba lagi, ya.',
  'rate-limited': 'Sedang banyak pertanyaan masuk. Tunggu sebentar, lalu coba lagi.',
  'quota-exhausted': 'Jatah AI hari ini sudah habis. Coba lagi besok, atau cari di koleksi',
  unavailable: 'Layanannya sedang sibuk. Coba beberapa menit lagi, ya.',
  'model-gone': 'AI-nya sedang tidak bisa dipakai. Cari di koleksi dulu, ya.',
  'not-allowed-here': 'Layanan ini tidak bisa dipakai dari sini.',
  offline: 'Tidak ada internet. Coba lagi setelah tersambung, ya.',
} as const;

/** The gateway asks up to three times if the service has a passing problem. */
const PATIENCE_MS = 12_000;

/** The browser itself logs refused requests; the product logs failures. */
export const EXPECTED_ERRORS = /Failed to load resource|net::ERR|Dishes could not be found/u;

/** Everything that holds after any failure. */
export async function expectFailure(
  page: Page,
  witness: Witness,
  asked: string,
  sentence: string,
): Promise<void> {
  const { failure, results, input, send, suggestions, generating } = chatScreen(page);
  // The previous one may still be on screen.
  await expect(failure).toContainText(asked, { timeout: PATIENCE_MS });
  await expect(failure).toContainText(sentence);
  await expect(failure.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Cari di koleksi' })).toBeVisible();
  await expect(results).toHaveCount(0);
  await expect(generating).toHaveCount(0);
  await expect(suggestions).toBeVisible();
  await expect(input).toHaveValue('');
  await expect(input).toBeEnabled();
  await expect(send).toBeEnabled();
  expect(witness.lines.join('\n')).toContain('Dishes could not be found');
}
