/** Sentences on every screen; each room has its own `text.ts`, which loads with the room. */
export const text = {
  productName: 'Cobek',
  topBar: {
    home: 'Cobek, ke halaman depan',
    lightMode: 'mode terang',
    darkMode: 'mode gelap',
    openHistory: 'Buka riwayat',
    ask: 'Tanya Cobek',
    askShort: 'Tanya',
    settings: 'Pengaturan',
    skip: 'Langsung ke isi',
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
  toast: { close: 'Tutup pemberitahuan' },
  broken: {
    heading: 'Halaman ini gagal dimuat',
    paragraph: 'Biasanya karena sambungan terputus. Riwayatmu tetap aman di browser ini.',
    offline: {
      heading: 'Tidak ada internet',
      paragraph:
        'Halaman ini belum tersimpan di perangkatmu. Nanti terbuka sendiri begitu internet nyala lagi. Riwayatmu tetap aman.',
    },
    part: 'Bagian ini gagal dimuat. Periksa internet, lalu coba lagi.',
    retry: 'Coba lagi',
    reload: 'Muat ulang',
    close: 'Tutup',
  },
  newVersion: 'Cobek versi baru sudah siap.',
} as const;
