/** Dishes named in the title of a menu. */
const MOST_NAMED = 4;

/** Sentences about stars. */
export const text = {
  star: 'Bintang',
  starOf: (foodName: string) => `Bintang ${foodName}`,
  loading: 'Bintangmu sedang dibuka …',
  search: 'Cari di bintang',
  searchPlaceholder: 'Nama atau bahan',
  noMatch: 'Tidak ada hidangan berbintang yang cocok.',
  none: 'Belum ada bintang. Tekan bintang di sebelah nama hidangan, lalu hidangan itu tersimpan lengkap di sini, walaupun percakapannya sudah dihapus.',
  begin: 'Cari resep',
  unstar: (foodName: string) => `Lepas bintang ${foodName}`,
  unstarred: (foodName: string) => `Bintang ${foodName} dilepas.`,
  undo: 'Urungkan',
  startMenu: 'Gabung jadi satu menu',
  chooseMore: 'Pilih hidangan yang mau dihitung bersama.',
  chosen: (count: number) => `${count} hidangan dipilih.`,
  cancel: 'Batal',
  openMenu: 'Buka menu',
  menu: (names: readonly string[]) => {
    const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
    const rest = names.length - shown.length;
    return `Menu: ${shown.join(', ')}${rest > 0 ? `, dan ${rest} lainnya` : ''}`;
  },
  failures: {
    full: 'Penyimpanan browser penuh, jadi bintang ini belum tersimpan. Hapus beberapa riwayat lama dulu.',
    blocked: 'Browser ini tidak mengizinkan penyimpanan, jadi bintang tidak bisa disimpan.',
  },
} as const;
