/** Sentences of the landing page. Those of `docs/contract.md` are verbatim. */
export const text = {
  heading: 'Majukan bisnis kulinermu bersama Cobek',
  paragraph:
    'Resep yang inovatif memberi pelangganmu pengalaman berkesan, dan cerita tentang usahamu yang ingin mereka bagikan.',
  start: 'Ayo Mulai',
  browse: 'Lihat semua resep',
  points: [
    'Resep dari 38 provinsi, lengkap sampai langkah terakhir',
    'Biaya bahan dihitung dalam rupiah',
    'Tersimpan di perangkatmu, bisa diunduh ke Word',
  ],
  illustration: 'Juru masak tersenyum sambil mengulek sambal di cobek',
} as const;
