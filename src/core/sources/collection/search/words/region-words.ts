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
  [
    'aceh|nanggroe aceh|gayo|banda aceh|meulaboh|sabang|pidie|lhokseumawe|langsa|bireuen|takengon|subulussalam|singkil|simeulue|aceh besar|aceh tenggara|aceh barat|aceh utara|aceh timur',
    ['Aceh'],
  ],
  [
    'sumatera utara|medan|batak|karo|toba|mandailing|nias|tapanuli|simalungun|siantar|sibolga|danau toba|binjai|tebing tinggi|deli serdang|asahan|labuhanbatu|padangsidimpuan|samosir|balige|tarutung|parapat|berastagi|brastagi|langkat|humbang|dairi|tanjungbalai',
    ['Sumatera Utara'],
  ],
  [
    'sumatera barat|padang|minang|minangkabau|bukittinggi|payakumbuh|pariaman|solok|ranah minang|warung nasi padang|sawahlunto|mentawai|pesisir selatan|agam|pasaman|dharmasraya|sijunjung|batusangkar|padang panjang',
    ['Sumatera Barat'],
  ],
  [
    'riau|pekanbaru|siak|dumai|bengkalis|kampar|selatpanjang|rokan|indragiri|pelalawan|kuansing|meranti|tembilahan|rengat',
    ['Riau'],
  ],
  [
    'kepulauan riau|batam|tanjungpinang|tanjung pinang|natuna|anambas|bintan|karimun|lingga',
    ['Kepulauan Riau'],
  ],
  [
    'jambi|kerinci|muaro jambi|bungo|merangin|sarolangun|tanjung jabung|batanghari|sungai penuh',
    ['Jambi'],
  ],
  ['bengkulu|rejang|curup|mukomuko|seluma|kaur', ['Bengkulu']],
  [
    'sumatera selatan|palembang|musi|ogan|komering|wong kito|lubuklinggau|prabumulih|pagaralam|muara enim|lahat|banyuasin|oku',
    ['Sumatera Selatan'],
  ],
  [
    'bangka|belitung|bangka belitung|kepulauan bangka belitung|belitong|pangkalpinang',
    ['Kepulauan Bangka Belitung'],
  ],
  [
    'lampung|bandar lampung|metro lampung|kotabumi|pringsewu|liwa|kalianda|pesawaran|tulang bawang|way kanan',
    ['Lampung'],
  ],
  [
    'banten|serang|tangerang|cilegon|pandeglang|lebak|baduy|tangsel|rangkasbitung|anyer',
    ['Banten'],
  ],
  [
    'jakarta|dki jakarta|betawi|batavia|kepulauan seribu|tanah abang|kemayoran|condet|jaktim|jaksel|jakbar|jakpus|jakut',
    ['DKI Jakarta'],
  ],
  [
    'jawa barat|bandung|bogor|garut|tasik|tasikmalaya|cirebon|sukabumi|sumedang|cianjur|bekasi|depok|karawang|indramayu|kuningan jawa barat|ciamis|purwakarta|subang|majalengka|priangan|cimahi|banjar patroman|pangandaran|lembang|puncak bogor|cerbon|kuningan|cibinong|cikarang|pelabuhan ratu',
    ['Jawa Barat'],
  ],
  ['sunda|tanah sunda|pasundan|sundaan', SUNDA],
  [
    'jawa tengah|semarang|solo|surakarta|banyumas|purwokerto|tegal|brebes|kudus|jepara|rembang|pekalongan|magelang|wonosobo|banjarnegara|salatiga|klaten|kebumen|demak|blora|purworejo|cilacap|temanggung|boyolali|sragen|wonogiri|ungaran|kendal|pemalang|purbalingga|dieng|sukoharjo|karanganyar|grobogan|pati|lasem|ambarawa|muntilan|kroya|slawi|tawangmangu|karimunjawa',
    ['Jawa Tengah'],
  ],
  [
    'yogyakarta|gunungkidul|gunung kidul|bantul|sleman|kulon progo|malioboro|jogja|parangtritis|wates|kaliurang|wonosari',
    ['DI Yogyakarta'],
  ],
  [
    'jawa timur|surabaya|malang|madura|lamongan|gresik|sidoarjo|banyuwangi|osing|jember|kediri|madiun|ponorogo|tulungagung|blitar|pasuruan|probolinggo|mojokerto|tuban|bojonegoro|ngawi|lumajang|situbondo|bondowoso|pacitan|trenggalek|bangkalan|sumenep|batu malang|nganjuk|jombang|magetan|sampang|pamekasan|kota batu|bromo|gresikan|caruban',
    ['Jawa Timur'],
  ],
  ['jawa|jawaan', JAWA],
  ['pulau jawa', PULAU_JAWA],
  [
    'bali|denpasar|gianyar|singaraja|klungkung|gilimanuk|ubud|badung|tabanan|buleleng|karangasem|bangli|jembrana|negara bali|kuta|sanur|renon|nusa penida|kintamani|galungan|nyepi|magibung|odalan',
    ['Bali'],
  ],
  [
    'nusa tenggara barat|lombok|sasak|sumbawa|bima|dompu|mataram|senggigi|gili|praya|selong|taliwang',
    ['Nusa Tenggara Barat'],
  ],
  [
    'nusa tenggara timur|kupang|flores|timor|sumba|rote|manggarai|ende|maumere|larantuka|labuan bajo|sabu|ngada|bajawa|sikka|lembata|alor|belu|atambua|soe|waingapu|ruteng|labuhan bajo|waikabubak',
    ['Nusa Tenggara Timur'],
  ],
  [
    'kalimantan barat|pontianak|singkawang|sambas|ketapang|sintang|sanggau|mempawah|kapuas hulu|bengkayang|melawi|kubu raya',
    ['Kalimantan Barat'],
  ],
  [
    'kalimantan tengah|palangkaraya|palangka raya|sampit|kapuas|barito|kotawaringin|pangkalan bun|katingan|seruyan|lamandau|muara teweh',
    ['Kalimantan Tengah'],
  ],
  [
    'kalimantan selatan|banjar|banjarmasin|martapura|banjarbaru|hulu sungai|amuntai|kandangan|barabai|pelaihari|kotabaru|tanah laut|tabalong|banua',
    ['Kalimantan Selatan'],
  ],
  [
    'kalimantan timur|samarinda|balikpapan|kutai|bontang|tenggarong|berau|paser|penajam|sangatta|derawan',
    ['Kalimantan Timur'],
  ],
  ['kalimantan utara|tarakan|bulungan|nunukan|malinau|tidung|tanjung selor', ['Kalimantan Utara']],
  ['dayak', ['Kalimantan Tengah', 'Kalimantan Barat', 'Kalimantan Utara', 'Kalimantan Timur']],
  [
    'sulawesi utara|manado|minahasa|tomohon|bitung|sangihe|talaud|bolaang mongondow|kotamobagu|bunaken|tondano|sitaro',
    ['Sulawesi Utara'],
  ],
  ['gorontalo', ['Gorontalo']],
  [
    'sulawesi tengah|palu|donggala|kaili|poso|parigi|toboli|luwuk|banggai|morowali|toli-toli|tolitoli|buol|ampana|togean',
    ['Sulawesi Tengah'],
  ],
  ['sulawesi barat|mandar|mamuju|polewali|majene', ['Sulawesi Barat']],
  [
    'sulawesi selatan|makassar|bugis|toraja|palopo|luwu|bone|pangkep|pinrang|maros|ujung pandang|parepare|gowa|takalar|jeneponto|bantaeng|bulukumba|sinjai|wajo|sengkang|soppeng|barru|sidrap|enrekang|selayar|rantepao',
    ['Sulawesi Selatan'],
  ],
  [
    'sulawesi tenggara|kendari|tolaki|buton|muna|wakatobi|baubau|kolaka|konawe|bombana|raha',
    ['Sulawesi Tenggara'],
  ],
  ['ambon|seram|banda neira|kei|saparua|tual|masohi|tanimbar|saumlaki', ['Maluku']],
  ['maluku utara|ternate|tidore|halmahera|tobelo|sula|morotai|bacan', ['Maluku Utara']],
  ['maluku|kepulauan maluku', MALUKU],
  ['papua barat|manokwari|fakfak|kaimana|bintuni|wondama', ['Papua Barat']],
  ['papua barat daya|sorong|raja ampat|maybrat|waisai', ['Papua Barat Daya']],
  ['papua selatan|merauke|asmat|mappi|boven digoel|tanah merah papua', ['Papua Selatan']],
  ['papua tengah|nabire|timika|paniai|mimika|puncak jaya|intan jaya|dogiyai', ['Papua Tengah']],
  [
    'papua pegunungan|wamena|jayawijaya|lembah baliem|tolikara|yahukimo|lanny jaya',
    ['Papua Pegunungan'],
  ],
  ['jayapura|sentani|biak|serui|keerom|sarmi|waropen|yapen|supiori', ['Papua']],
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
