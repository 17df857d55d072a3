import { foldText } from './fold-text.ts';

/**
 * Words of questions about something else. A question with one of them and no food has no answer;
 * none of them is ever read as a misspelt dish.
 */
const WORDS = `
  caption presiden wapres menteri gubernur bupati walikota politik pemilu partai negara pemerintah
  hukum pajak polisi cuaca ramalan gempa puisi pantun cerpen novel lagu lirik musik film drama artis
  penyanyi game permainan sepak sepakbola futsal skor pertandingan liga timnas olahraga motor mobil
  sepeda kereta pesawat tiket hotel wisata liburan hp handphone ponsel laptop komputer printer internet
  wifi website aplikasi program kode coding javascript python java html excel word email surat
  skripsi makalah pidato essay esai terjemahkan translate bahasa inggris arab jepang korea thailand italia eropa western matematika rumus
  hitung hitunglah fisika kimia biologi sejarah geografi kerajaan pahlawan kemerdekaan
  saham kripto bitcoin emas dolar kurs investasi pinjaman bank asuransi obat dokter penyakit gejala
  vaksin jodoh zodiak shio mimpi kodok katak ular agama doa sholat salat zakat tanaman ongkir undangan ucapan
  kontrakan baju sepatu tas skincare rambut wajah jerawat berita jadwal alamat nomor
  pupuk mogok telepon kabar nama arti lowongan gaji interview planet bumi matahari robot
  hacker dekorasi kebaya kostum rute pijat
  basmi kecoa tikus nyamuk rayap dimana
  lelucon humor cerita dongeng teka-teki kuis
`;

/** Questions about something else, in words that cooks use too. */
const PHRASES = `
undang-undang|tanda hamil|cepat hamil|program hamil|cara menyusui|pusing kepala|sakit kepala
ibu kota|ibukota|sepak bola|harga emas|kurs dolar|hari libur|tanggal berapa|tanggal merah
jam berapa|meja makan|kursi makan|ruang makan|alat makan|pasta gigi|kopi darat|awet muda
harga sapi|harga ayam|harga cabai|harga beras|harga telur|harga minyak|sapi kurban|hewan kurban
bumbu cinta|resep obat|resep dokter|makanan kucing|makanan anjing|makanan ikan|makanan burung
makanan hewan|tempat wisata|makanan kelinci|makanan hamster|kulit wajah|kulit kering|kulit berminyak
minyak rambut|minyak telon|surat lamaran|lamaran kerja|resep sukses|resep hidup|resep bahagia
resep cantik|lowongan kerja|arti nama|arti mimpi
`;

/** Read when the product is built; shipped packed. */
export const OUTSIDE_PHRASES: readonly string[] = [
  ...foldText(WORDS),
  ...PHRASES.trim()
    .split(/[|\n]/u)
    .map((phrase) => foldText(phrase).join(' ')),
];
