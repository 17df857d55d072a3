import type { RestorePlan } from './backup.chunk.ts';
import type { StorageUse } from './storage-use.chunk.ts';

const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

const rounded = new Intl.NumberFormat('id', { maximumSignificantDigits: 2 });
const number = new Intl.NumberFormat('id');

/** A number and its unit never split across lines. */
function size(bytes: number): string {
  if (bytes >= GIGABYTE) return `${rounded.format(bytes / GIGABYTE)}\u00A0GB`;
  return bytes >= MEGABYTE
    ? `${rounded.format(bytes / MEGABYTE)}\u00A0MB`
    : 'kurang dari 1\u00A0MB';
}

/** Sentences of the settings. */
export const text = {
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
  unchecked: 'Kuncinya belum bisa diperiksa, jadi belum disimpan.',
  emptyKey: 'Tempel dulu kuncinya, baru disimpan.',
  remove: 'Hapus kunci',
  removed: 'Kunci sudah dihapus dari browser ini.',
  notStored: 'Browser ini tidak mengizinkan penyimpanan, jadi kunci tidak bisa disimpan.',
  stored: 'Kuncimu sudah tersimpan.',
  backup: {
    heading: 'Cadangan',
    explanation:
      'Satu berkas berisi riwayat, harga, dan pengaturanmu, untuk disimpan atau dibawa ke HP lain. Kunci Gemini tidak ikut.',
    save: 'Simpan cadangan',
    restore: 'Pulihkan',
    file: 'Berkas cadangan',
    working: 'Sebentar, sedang dikerjakan…',
    saved: 'Cadangan sudah disimpan.',
    plan: (plan: RestorePlan) =>
      [
        `${answersIn(plan)}.`,
        ...(plan.settings.length > 0 ? ['Harga dan pengaturan ikut digabung.'] : []),
        'Belum ada yang diubah.',
      ].join(' '),
    confirm: 'Pulihkan sekarang',
    confirmDeleted: (deleted: number, isAll: boolean) =>
      isAll
        ? `Kembalikan ${number.format(deleted)} yang kamu hapus`
        : `Pulihkan semuanya, juga ${number.format(deleted)} yang kamu hapus`,
    cancel: 'Batal',
    close: 'Tutup',
    restored:
      'Selesai dipulihkan. Riwayatmu sudah tampil; muat ulang kalau mode gelapnya belum ikut.',
    reload: 'Muat ulang',
    partlyRestored: (left: number) =>
      `Belum semua muat: ${number.format(left)} belum masuk karena penyimpanan browser ini penuh. Berkasmu tetap lengkap, jadi bisa dipulihkan lagi nanti.`,
    notSaved:
      'Cadangan belum dibuat karena riwayat lama sedang tidak bisa dibuka. Muat ulang halaman ini, lalu coba lagi.',
    reminder: (answers: number) =>
      `Ada ${number.format(answers)} jawaban baru yang belum punya cadangan. Simpan satu berkas supaya tetap aman kalau HP rusak atau hilang.`,
    toBackup: 'Buat cadangan',
    use: (use: StorageUse) =>
      use.bytes === undefined
        ? `${number.format(use.answers)} jawaban tersimpan di perangkat ini.`
        : `Terpakai ${size(use.bytes.used)} dari sekitar ${size(use.bytes.quota)}; ${number.format(use.answers)} jawaban.`,
    failed: 'Belum berhasil, dan tidak ada yang hilang. Mungkin penyimpanan browser ini penuh.',
    faults: {
      foreign: 'Berkas ini bukan cadangan Cobek. Tidak ada yang diubah.',
      cut: 'Berkas ini terpotong atau rusak. Tidak ada yang diubah.',
      newer: 'Cadangan ini dari Cobek yang lebih baru. Muat ulang halaman ini, lalu coba lagi.',
      'too-large': 'Berkas ini terlalu besar untuk sebuah cadangan. Tidak ada yang diubah.',
    },
  },
} as const;

/** How many answers are new, known, deleted or broken ("12 baru, 3 sudah ada"), or that all are alike. */
function answersIn({ fresh, known, deleted, broken }: RestorePlan): string {
  const kinds = (
    [
      [fresh, 'baru'],
      [known, 'sudah ada'],
      [deleted.length, 'sudah kamu hapus'],
      [broken, 'rusak'],
    ] as const
  ).filter(([count]) => count > 0);
  const [first, ...others] = kinds;
  if (first === undefined) return 'Tidak ada jawaban di cadangan ini';
  if (others.length === 0)
    return `Ada ${number.format(first[0])} jawaban di cadangan ini, semuanya ${first[1]}`;
  return kinds.map(([count, kind]) => `${number.format(count)} ${kind}`).join(', ');
}
