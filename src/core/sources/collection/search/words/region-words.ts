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
  ['aceh|nanggroe aceh|gayo|banda aceh|sabang|pidie', ['Aceh']],
  [
    'sumatera utara|medan|batak|karo|toba|mandailing|nias|tapanuli|simalungun|siantar|sibolga|danau toba',
    ['Sumatera Utara'],
  ],
  [
    'sumatera barat|padang|minang|minangkabau|bukittinggi|payakumbuh|pariaman|solok|ranah minang|warung nasi padang',
    ['Sumatera Barat'],
  ],
  ['riau|pekanbaru|siak|dumai|bengkalis|kampar', ['Riau']],
  ['kepulauan riau|batam|tanjungpinang|tanjung pinang|natuna|anambas|bintan', ['Kepulauan Riau']],
  ['jambi|kerinci|muaro jambi', ['Jambi']],
  ['bengkulu|rejang|curup', ['Bengkulu']],
  ['sumatera selatan|palembang|musi|ogan|komering|wong kito', ['Sumatera Selatan']],
  [
    'bangka|belitung|bangka belitung|kepulauan bangka belitung|belitong|pangkalpinang',
    ['Kepulauan Bangka Belitung'],
  ],
  ['lampung|bandar lampung|metro lampung', ['Lampung']],
  ['banten|serang|tangerang|cilegon|pandeglang|lebak|baduy|tangsel', ['Banten']],
  ['jakarta|dki jakarta|betawi|batavia|kepulauan seribu', ['DKI Jakarta']],
  [
    'jawa barat|bandung|bogor|garut|tasik|tasikmalaya|cirebon|sukabumi|sumedang|cianjur|bekasi|depok|indramayu|kuningan jawa barat|priangan',
    ['Jawa Barat'],
  ],
  ['sunda|tanah sunda|pasundan|sundaan', SUNDA],
  [
    'jawa tengah|semarang|solo|surakarta|banyumas|purwokerto|tegal|brebes|kudus|jepara|rembang|pekalongan|magelang|wonosobo|banjarnegara|cilacap|ungaran',
    ['Jawa Tengah'],
  ],
  ['yogyakarta|gunungkidul|gunung kidul|bantul|sleman|kulon progo|malioboro', ['DI Yogyakarta']],
  [
    'jawa timur|surabaya|malang|madura|lamongan|gresik|sidoarjo|banyuwangi|osing|jember|kediri|madiun|ponorogo|tulungagung|blitar|tuban|bangkalan|sumenep',
    ['Jawa Timur'],
  ],
  ['jawa|jawaan', JAWA],
  ['pulau jawa', PULAU_JAWA],
  ['bali|denpasar|gianyar|singaraja|klungkung|gilimanuk|ubud', ['Bali']],
  ['nusa tenggara barat|lombok|sasak|sumbawa|bima|dompu|mataram', ['Nusa Tenggara Barat']],
  [
    'nusa tenggara timur|kupang|flores|timor|sumba|rote|manggarai|ende|labuan bajo|sabu',
    ['Nusa Tenggara Timur'],
  ],
  ['kalimantan barat|pontianak|singkawang|sambas|ketapang', ['Kalimantan Barat']],
  ['kalimantan tengah|palangkaraya|palangka raya|kapuas|barito', ['Kalimantan Tengah']],
  [
    'kalimantan selatan|banjar|banjarmasin|martapura|banjarbaru|hulu sungai',
    ['Kalimantan Selatan'],
  ],
  ['kalimantan timur|samarinda|balikpapan|kutai|bontang|tenggarong', ['Kalimantan Timur']],
  ['kalimantan utara|tarakan|bulungan|nunukan|malinau|tidung', ['Kalimantan Utara']],
  ['dayak', ['Kalimantan Tengah', 'Kalimantan Barat', 'Kalimantan Utara', 'Kalimantan Timur']],
  [
    'sulawesi utara|manado|minahasa|tomohon|bitung|sangihe|talaud|bolaang mongondow',
    ['Sulawesi Utara'],
  ],
  ['gorontalo', ['Gorontalo']],
  ['sulawesi tengah|palu|donggala|kaili|poso|luwuk', ['Sulawesi Tengah']],
  ['sulawesi barat|mandar|mamuju|majene', ['Sulawesi Barat']],
  [
    'sulawesi selatan|makassar|bugis|toraja|palopo|luwu|bone|pangkep|pinrang|maros|ujung pandang|parepare',
    ['Sulawesi Selatan'],
  ],
  ['sulawesi tenggara|kendari|tolaki|buton|muna|wakatobi|baubau', ['Sulawesi Tenggara']],
  ['ambon|seram|banda neira|kei|saparua|tual', ['Maluku']],
  ['maluku utara|ternate|tidore|halmahera', ['Maluku Utara']],
  ['maluku|kepulauan maluku', MALUKU],
  ['papua barat|manokwari|fakfak', ['Papua Barat']],
  ['papua barat daya|sorong|raja ampat', ['Papua Barat Daya']],
  ['papua selatan|merauke|asmat|mappi', ['Papua Selatan']],
  ['papua tengah|nabire|timika|paniai|mimika', ['Papua Tengah']],
  ['papua pegunungan|wamena|jayawijaya|lembah baliem', ['Papua Pegunungan']],
  ['jayapura|sentani|biak|serui', ['Papua']],
  ['papua|irian|irian jaya|tanah papua', PAPUA],
  ['sumatera|andalas', SUMATERA],
  ['kalimantan|borneo', KALIMANTAN],
  ['sulawesi|celebes', SULAWESI],
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
