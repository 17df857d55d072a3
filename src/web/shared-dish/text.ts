/** What visitors read here. */
export const text = {
  opening: 'Hidangannya sedang dibuka …',
  starred: {
    heading: 'Hidangan berbintang',
    note: 'Tersimpan lengkap di perangkat ini.',
  },
  gone: {
    heading: 'Hidangan ini tidak ada di bintangmu',
    note: 'Mungkin bintangnya sudah dilepas, atau diberi di perangkat lain.',
  },
  allStars: 'Semua bintang',
} as const;
