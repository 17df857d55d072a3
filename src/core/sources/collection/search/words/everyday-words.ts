/**
 * Words of names of dishes that people say of other things too: "bola" of football as well as of
 * `bola-bola ubi`, "kepala" of an office as well as of a fish. Beside another word of the name they
 * name the dish; alone, in a question that says more, they are talk.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `abang air american aneka asap baik bakar bala balik baling bambu banyak bantal barat basah batam
  batang batu bau belanda besan besar biasa biru black bola bor bulan bulat bumbu bunga bungkus bungkusan buruk
  buntel butir buah cangkir cantik cara cincin cubit cina dada dadakan dahlia dalam dara darat daun delapan
  duri empuk fried gajah garam garit gembira gempol gendang gentong gigi gila gula guling gulung gunung haji
  hangat harum hati hijau hitam homemade india instan inti ireng isi jala jalan jalar jam jantung jos jumbo
  kaki kaleng kaling kampung kandas kapal kapit kapur keong kepala kering ketawa khas kijang kipas kocok
  kojo konde korek ku kubang kucing kuda kulit kuning kupas kuping laksamana lampu laut lembek legit
  lenggang lengkap lidah lidi lilin liling lilit lincah lingkung luar lubak luhur lumer lumpur lumut lunak
  malang mangkok manuk mas masak masin mata matah matang mawar mayang mekar membuat mengamuk mentah merah mercon
  mesir minyak mini mongso muda mulut mutiara naga nona obeng olah otak pacar padang panas panggang panjang
  pasung pasar pati pecah perahu permen perut potong presto puff puter puteri putih putri raja rasa
  rebus renyah royal rumahan rusa rusak sala sale salju samba sanger satu saudara sawah sederhana selat
  selendang selingkuh semar semut senayan setan setengah siap siram sungai susur tali tambang tanah tangkap
  tanjung tarik tawar tebal tekan tenda terang terbang terik timbel tua tulang tuli tumbuk tumpang tunjang
  ulang ulat ungu utak vera walik warung wedding yung gantung goyang potongan serut suir iris telur-telur
  badan cooker rice layar sang sarang panen bunting kepal koin mandi rel pop kota sari roda rawon-rawon`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
