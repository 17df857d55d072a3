/** Sentences of the shopping list. */
export const text = {
  title: 'Belanja',
  close: 'Tutup belanja',
  loading: 'Daftarnya sedang dihitung …',
  noPrices: 'Daftar harga belum termuat. Periksa internet, lalu coba lagi.',
  retry: 'Coba lagi',
  empty: 'Belum ada yang perlu dibeli. Buka sebuah resep, lalu tekan Belanja.',
  dishes: 'Untuk hidangan',
  joined: (dishes: number) =>
    `Digabung dengan daftar belanja sebelumnya: sekarang untuk ${dishes} hidangan.`,
  replaced: (dishes: string) =>
    `Sudah ada di daftar dengan jumlah lain: ${dishes}. Sekarang jumlahnya diganti.`,
  addReplaced: 'Jumlahkan keduanya',
  restart: 'Mulai daftar baru',
  restarted: 'Daftar belanja sebelumnya dikosongkan.',
  leaveOut: (foodName: string) => `Keluarkan ${foodName} dari daftar`,
  /** Above several dishes that may be a choice. */
  onlyOne: 'Cuma masak satu? Ketuk namanya.',
  keepOnly: (dish: string) => `Belanja untuk ${dish} saja`,
  leftOut: (dishes: number) => `${dishes} hidangan dikeluarkan`,
  restoreLeftOut: 'Masukkan lagi',
  items: (stall: string) => `Yang dibeli: ${stall}`,
  /** Below a small house. */
  owned: 'Punya',
  ownedOf: (name: string) => `Sudah punya ${name}`,
  need: (amount: string) => `perlu ${amount}`,
  /** Below an item of which more is needed than when it was ticked. */
  boughtBefore: (amount: string, rest: string | undefined) =>
    `sudah dibeli ${amount}${rest === undefined ? '' : `, kurang ${rest}`}`,
  ownedBefore: (amount: string) => `sudah punya ${amount}`,
  leftover: (amount: string) => `sisa ${amount}`,
  total: 'Perkiraan belanja',
  totalNote:
    'Dihitung per ukuran yang dijual di pasar. Yang sudah ada di rumah tidak ikut dihitung.',
  unpriced: (names: string) => `Belum ada harganya: ${names}.`,
  toTasteLeftOut: (names: string) => `Yang secukupnya belum termasuk: ${names}.`,
  send: 'Kirim daftar',
  print: 'Cetak daftar',
  withPrices: 'Dengan harga',
  boughtLeftOut: 'Yang sudah dicentang tidak ikut dikirim.',
  nothingToSend:
    'Semuanya sudah dibeli atau sudah ada di rumah, jadi tidak ada yang perlu dikirim.',
  back: 'Kembali ke daftar',
  clear: 'Kosongkan',
  cleared: 'Daftar belanja dikosongkan.',
  undo: 'Urungkan',
  notKept: 'Browser ini tidak mengizinkan penyimpanan: daftar ini hilang kalau halaman ditutup.',
} as const;
