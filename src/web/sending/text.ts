/** Sentences about sending. Strings that the specification fixes are verbatim. */
export const text = {
  close: 'Tutup',
  share: {
    title: (foodName: string) => `Bagikan: ${foodName}`,
    asLink: 'Tautan',
    asText: 'Teks resep, tanpa harga',
    message: (foodName: string, address: string) => `Resep ${foodName}:\n${address}`,
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
  tooLong:
    'Teksnya terlalu panjang untuk dibuka langsung di WhatsApp. Sudah disalin: tempel saja di sana.',
} as const;
