import { PROVINCES, type Province } from '../../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

const SUMATERA: readonly Province[] = [
  'Aceh',
  'Sumatera Utara',
  'Sumatera Barat',
  'Riau',
  'Kepulauan Riau',
  'Jambi',
  'Bengkulu',
  'Sumatera Selatan',
  'Kepulauan Bangka Belitung',
  'Lampung',
];
/** "Jawa" of a cuisine: its people, not the whole island. */
const JAWA: readonly Province[] = ['Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur'];
const PULAU_JAWA: readonly Province[] = [...JAWA, 'Jawa Barat', 'Banten', 'DKI Jakarta'];
const SUNDA: readonly Province[] = ['Jawa Barat', 'Banten'];
const MELAYU: readonly Province[] = ['Riau', 'Kepulauan Riau', 'Jambi', 'Kalimantan Barat'];
const startingWith = (start: string) => PROVINCES.filter((name) => name.startsWith(start));
const KALIMANTAN = startingWith('Kalimantan');
const SULAWESI: readonly Province[] = [...startingWith('Sulawesi'), 'Gorontalo'];
const PAPUA = startingWith('Papua');
const MALUKU = startingWith('Maluku');
const NUSA_TENGGARA = startingWith('Nusa Tenggara');

const TOWNS_AND_PEOPLES: readonly (readonly [string, readonly Province[]])[] = [
  ['aceh|gayo', ['Aceh']],
  ['sumatera utara|medan|batak|karo|toba|mandailing|nias', ['Sumatera Utara']],
  ['sumatera barat|padang|minang|minangkabau|bukittinggi|payakumbuh|pariaman', ['Sumatera Barat']],
  ['riau|pekanbaru|siak', ['Riau']],
  ['kepulauan riau|batam|tanjungpinang|tanjung pinang', ['Kepulauan Riau']],
  ['jambi|kerinci', ['Jambi']],
  ['bengkulu', ['Bengkulu']],
  ['sumatera selatan|palembang', ['Sumatera Selatan']],
  ['bangka|belitung|pangkalpinang', ['Kepulauan Bangka Belitung']],
  ['lampung', ['Lampung']],
  ['banten|serang|tangerang|tangsel', ['Banten']],
  ['jakarta|dki jakarta|betawi', ['DKI Jakarta']],
  [
    'jawa barat|bandung|bogor|garut|tasik|tasikmalaya|cirebon|sukabumi|bekasi|depok|indramayu|priangan',
    ['Jawa Barat'],
  ],
  ['sunda|pasundan', SUNDA],
  [
    'jawa tengah|semarang|solo|surakarta|banyumas|purwokerto|tegal|kudus|jepara|rembang|pekalongan|magelang|wonosobo|ungaran',
    ['Jawa Tengah'],
  ],
  ['yogyakarta', ['DI Yogyakarta']],
  [
    'jawa timur|surabaya|malang|madura|lamongan|gresik|sidoarjo|banyuwangi|osing|jember|kediri|madiun|ponorogo|bangkalan|sumenep',
    ['Jawa Timur'],
  ],
  ['jawa', JAWA],
  ['pulau jawa', PULAU_JAWA],
  ['bali|denpasar|gianyar|ubud', ['Bali']],
  ['nusa tenggara barat|lombok|sasak|sumbawa|bima|mataram', ['Nusa Tenggara Barat']],
  ['nusa tenggara timur|kupang|flores|timor|sumba|labuan bajo', ['Nusa Tenggara Timur']],
  ['kalimantan barat|pontianak|singkawang|sambas|ketapang', ['Kalimantan Barat']],
  ['kalimantan tengah|palangkaraya|palangka raya|kapuas', ['Kalimantan Tengah']],
  ['kalimantan selatan|banjar|banjarmasin|martapura|banjarbaru', ['Kalimantan Selatan']],
  ['kalimantan timur|samarinda|balikpapan|kutai', ['Kalimantan Timur']],
  ['kalimantan utara|tarakan', ['Kalimantan Utara']],
  ['dayak', ['Kalimantan Tengah', 'Kalimantan Barat', 'Kalimantan Utara', 'Kalimantan Timur']],
  ['sulawesi utara|manado|minahasa|tomohon', ['Sulawesi Utara']],
  ['gorontalo', ['Gorontalo']],
  ['sulawesi tengah|palu|kaili|poso', ['Sulawesi Tengah']],
  ['sulawesi barat|mandar', ['Sulawesi Barat']],
  ['sulawesi selatan|makassar|bugis|toraja|rambu solo|bone', ['Sulawesi Selatan']],
  ['sulawesi tenggara|kendari|buton', ['Sulawesi Tenggara']],
  ['ambon|seram', ['Maluku']],
  ['maluku utara|ternate|tidore', ['Maluku Utara']],
  ['maluku', MALUKU],
  ['papua barat|manokwari|fakfak', ['Papua Barat']],
  ['papua barat daya|sorong|raja ampat', ['Papua Barat Daya']],
  ['papua selatan|merauke', ['Papua Selatan']],
  ['papua tengah|nabire|timika', ['Papua Tengah']],
  ['papua pegunungan|wamena', ['Papua Pegunungan']],
  ['jayapura|sentani|biak|serui', ['Papua']],
  ['papua|irian|tanah papua', PAPUA],
  ['sumatera', SUMATERA],
  ['kalimantan|borneo', KALIMANTAN],
  ['sulawesi', SULAWESI],
  ['nusa tenggara', NUSA_TENGGARA],
  ['melayu', MELAYU],
  [
    'indonesia timur|timur indonesia',
    [...MALUKU, ...PAPUA, 'Nusa Tenggara Timur', 'Sulawesi Utara'],
  ],
];

/** Islands, provinces, towns and peoples → the provinces where their dishes come from. */
export const REGION_WORDS: Lexicon<readonly Province[]> = createLexicon(TOWNS_AND_PEOPLES);

/** The provinces meant by refusing a region: "bukan Jawa" refuses the whole island. */
export const refusedProvinces = (provinces: readonly Province[]): readonly Province[] =>
  provinces === JAWA ? PULAU_JAWA : provinces;
