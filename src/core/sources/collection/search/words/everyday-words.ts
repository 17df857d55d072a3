/**
 * Words of names of dishes that people say of other things too: "bola" of football as well as of
 * `bola-bola ubi`, "kepala" of an office as well as of a fish. Beside another word of the name they
 * name the dish; alone, in a question that says more, they are talk.
 */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `
  abang air asap bakar bala baling bantal basah batam batang batu bau belanda besan besar biasa
  biru black bola buah bulan bulat bumbu bunga bungkus buntel buruk butir cangkir cantik cara cina
  cincin cubit dada dadakan dahlia dalam dara darat daun delapan duri empuk fried gajah garam
  gembira gendang gentong gila goyang gula guling gulung haji hangat hati hijau hitam india instan
  inti ireng iris isi jalar jam jantung jos kaki kaleng kampung kapal kapur keong kepala kering
  ketawa kijang kipas kocok korek ku kucing kulit kuning kupas kuping lampu laut legit lembek
  lidah lidi lilin lilit lingkung luar lubak lumer lumpur lunak mandi mangkok manuk mas masak
  masin mata matah matang mawar mekar mengamuk mentah merah mercon mini minyak muda mulut obeng
  otak pacar padang panas panggang panjang pati pecah perahu permen perut pop potong presto puter
  puteri putih putri raja rasa rebus renyah royal rusa sale salju sarang sari saudara sawah selat
  selingkuh serut setan setengah siap suir tali tanah tangkap tanjung tarik tawar tebal tekan
  tenda terang terbang terik timbel tua tulang tumbuk ulang ulat ungu walik
`
    .trim()
    .split(/\s+/u),
);
