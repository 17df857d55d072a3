/**
 * Words of dish names that also have an everyday meaning: "bola" is football as well as `bola-bola
 * ubi`, "kepala" the head of an office as well as of a fish. Beside another word of the name they name
 * the dish; alone, in a longer question, they are small talk.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
    abang abc abu agung air akar all american api asap baby bagian bajak bakar bala balap
    baling ball balok bambu bangkit bantal bantet basah batam batang batangan batu bau bay belah
    belanda benang bendera berlemak berontak besan besar biasa biji biru black block blok bola
    botol buah buaya bukan bulan bulat bumbu bunga bungkus buntel buruk busuk butir cair campuran
    cangkang cangkir cantik cara cina cincin cubit cup dada dadak dadakan dahlia dalam dara darat
    dark daun delapan dicolok duri emas empuk five fried full gajah gaji ganja garam garang
    gembira gemuk gendang genep gentong gigi gila gong goyang green guling gulung gunting
    haji halus handuk hangat hati hijau hitam hutan india infus instan inti ireng iris isi jablai
    jala jalang jalar jam jantan jantung jepang jos kaki kaleng kampung kantong kapal kapas kapur
    kayu kembar keong kepala kepulauan keranjang kere kering kertas ketawa kijang kipas kocok
    korek ku kucing kulit kunci kuning kupas kuping laksamana lampu laut legit lembek lidah lidi
    light lilin lilit lima lingkung lompong luar lubak lumer lumpur lunak macan mandi mangkok
    manuk mas masak masin mata matah matang mawar mekar mengamuk mentah merah mercon mesir mika
    mini minyak model monyos muda mulu mulut murni naga negeri non nona obeng oil otak pacar
    padang padi pan panas panggang panjang pasir pati pecah pekat pengantin perahu permen perut
    pink plastik pop potong power premium presto protein puter puteri putih putri raja rambut ras
    rasa rawan rebus red rel renyah roll rose royal rumput rusa sale salju sambung sarang sari
    saudara sawah sawit sedang segitiga selam selat selingkuh semi semut sepasang sepatu serut setan
    setengah siap sisir spring star suir suri susur tabu tali tambang tanah tanduk tangkap tanjung
    tarik tawar tebal tek tekan tenda terang terbang terik teropong tim timbel tinggi tok tong tua
    tulang tumbuk tunas ulang ulat ultra ungu utuh walik water white whole
  `
    .trim()
    .split(/\s+/u),
);
