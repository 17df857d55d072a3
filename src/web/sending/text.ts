/** Sentences about sending. */
export const text = {
  close: 'Tutup',
  share: {
    title: (foodName: string) => `Bagikan: ${foodName}`,
    asLink: 'Tautan',
    asText: 'Teks resep, tanpa harga',
    message: (foodName: string, address: string, sold: string | undefined) =>
      `Resep ${foodName}${sold === undefined ? '' : ` untuk ${sold} (di halamannya dihitung porsi rumahan)`}:\n${address}`,
    page: 'Tautan ini membuka halaman resepnya di koleksi.',
    carried:
      'Seluruh resepnya ada di dalam tautan ini dan tidak disimpan di tempat lain. Siapa pun yang mendapat tautannya bisa membacanya.',
    onlyHere:
      'Alamatnya hanya terbuka di komputer ini: untuk orang lain, pilih “Teks resep, tanpa harga”.',
    tooLong: 'Resep ini terlalu panjang untuk sebuah tautan, jadi dikirim sebagai teks.',
  },
  which: 'Yang dikirim',
  preview: 'Teks yang dikirim',
  whatsapp: 'Kirim ke WhatsApp',
  shareSheet: 'Bagikan',
  copy: 'Salin teks',
  copied: 'Teksnya sudah disalin.',
  copyFailed: 'Browser ini tidak mengizinkan menyalin. Tekan lama teksnya untuk menyalin sendiri.',
  whatsappPart: (part: number, of: number) => `Kirim ke WhatsApp (${part} dari ${of})`,
  severalMessages: (of: number) =>
    `Teks ini panjang, jadi WhatsApp menerimanya dalam ${of} pesan: kirim satu, kembali ke sini, lalu kirim yang berikutnya.`,
  oneByShare: 'Supaya jadi satu pesan, pakai “Bagikan” lalu pilih WhatsApp.',
  oneByCopy: 'Supaya jadi satu pesan, pakai “Salin teks” lalu tempel di WhatsApp.',
  messagesOpened: (opened: number, of: number) =>
    opened === of
      ? `Ke-${of} pesan sudah dibuka di WhatsApp.`
      : `Pesan ${opened} dari ${of} sudah dibuka di WhatsApp. Kalau sudah terkirim, kirim pesan ${opened + 1}.`,
} as const;
