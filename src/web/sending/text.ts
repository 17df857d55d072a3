/** What visitors read here. Strings that the specification fixes stand to the letter. */
export const text = {
  close: 'Tutup',
  which: 'Untuk siapa',
  preview: 'Teks yang dikirim',
  whatsapp: 'Kirim ke WhatsApp',
  share: 'Bagikan',
  copy: 'Salin teks',
  copied: 'Teksnya sudah disalin.',
  copyFailed: 'Browser ini tidak mengizinkan menyalin. Tekan lama teksnya untuk menyalin sendiri.',
  tooLong:
    'Teksnya terlalu panjang untuk WhatsApp sekali buka. Sudah disalin: tempel saja di sana.',
} as const;
