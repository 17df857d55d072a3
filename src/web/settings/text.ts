/** What visitors read here. Strings that the specification fixes stand to the letter. */
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
} as const;
