import type { Province } from '../../recipe-facts.ts';
import { foldName } from './tokenize.ts';

/**
 * Towns, regencies and other places within one province that are named less often than those of
 * `region-words.ts`. After the colon in any order, separated by `|`.
 */
const TOWN_ROWS = `
Sulawesi Barat: mamasa|mamuju|polewali|majene
Aceh: tapaktuan|langsa|bireuen|takengon|subulussalam|singkil|simeulue|aceh besar|aceh tenggara|aceh barat|aceh utara|aceh timur|meulaboh|lhokseumawe|sabang|pidie
Sumatera Utara: kabanjahe|gunungsitoli|pematangsiantar|binjai|tebing tinggi|deli serdang|asahan|labuhanbatu|padangsidimpuan|samosir|balige|tarutung|parapat|berastagi|brastagi|langkat|humbang|dairi|tanjungbalai|simalungun|tapanuli|sibolga|siantar
Sumatera Barat: sawahlunto|mentawai|pesisir selatan|agam|pasaman|dharmasraya|sijunjung|batusangkar|padang panjang|solok
Riau: bagansiapiapi|kampar|rokan|indragiri|pelalawan|kuansing|meranti|tembilahan|rengat|selatpanjang|bengkalis|dumai
Kepulauan Riau: karimun|lingga|natuna|anambas|bintan
Jambi: kuala tungkal|bungo|merangin|sarolangun|tanjung jabung|batanghari|sungai penuh
Bengkulu: rejang|mukomuko|seluma|kaur|curup
Sumatera Selatan: musi|ogan|lubuklinggau|prabumulih|pagaralam|muara enim|lahat|banyuasin|oku|komering
Kepulauan Bangka Belitung: tanjung pandan|tanjungpandan|muntok|sungailiat
Lampung: kotabumi|pringsewu|liwa|kalianda|pesawaran|tulang bawang|way kanan
Banten: baduy|rangkasbitung|anyer|pandeglang|lebak|cilegon
DKI Jakarta: tanah abang|kemayoran|condet|jaktim|jaksel|jakbar|jakpus|jakut
Jawa Barat: cimahi|banjar patroman|pangandaran|lembang|puncak bogor|cerbon|kuningan|cibinong|cikarang|pelabuhan ratu|ciamis|purwakarta|subang|majalengka|karawang|sumedang|cianjur
Jawa Tengah: sokaraja|kendal|pemalang|purbalingga|dieng|sukoharjo|karanganyar|grobogan|pati|lasem|ambarawa|muntilan|kroya|slawi|tawangmangu|karimunjawa|salatiga|klaten|kebumen|demak|blora|purworejo|temanggung|boyolali|sragen|wonogiri|brebes|cilacap|banjarnegara
DI Yogyakarta: jogja|parangtritis|wates|kaliurang|wonosari|gunungkidul|gunung kidul|kulon progo|malioboro|bantul|sleman
Jawa Timur: batu malang|nganjuk|jombang|magetan|sampang|pamekasan|kota batu|bromo|gresikan|caruban|pasuruan|probolinggo|mojokerto|bojonegoro|lumajang|situbondo|bondowoso|pacitan|trenggalek|ngawi|tulungagung|blitar|tuban
Bali: gilimanuk|badung|tabanan|buleleng|karangasem|bangli|jembrana|negara bali|kuta|sanur|renon|nusa penida|kintamani|galungan|nyepi|magibung|odalan|klungkung|singaraja
Nusa Tenggara Barat: senggigi|gili|praya|selong|taliwang|dompu
Nusa Tenggara Timur: rote|manggarai|ende|sabu|ngada|bajawa|sikka|lembata|alor|belu|atambua|soe|waingapu|ruteng|labuhan bajo|waikabubak|maumere|larantuka
Kalimantan Barat: sintang|sanggau|mempawah|kapuas hulu|bengkayang|melawi|kubu raya
Kalimantan Tengah: kotawaringin|pangkalan bun|katingan|seruyan|lamandau|muara teweh|sampit|barito
Kalimantan Selatan: amuntai|kandangan|barabai|pelaihari|kotabaru|tanah laut|tabalong|banua
Kalimantan Timur: tenggarong|berau|paser|penajam|sangatta|derawan|bontang
Kalimantan Utara: bulungan|tidung|tanjung selor|nunukan|malinau
Sulawesi Utara: sangir|sangihe|bolaang mongondow|kotamobagu|bunaken|tondano|sitaro|bitung|talaud
Sulawesi Tengah: banggai|morowali|toli-toli|tolitoli|buol|ampana|togean|toboli|parigi|donggala|luwuk
Sulawesi Selatan: luwu|pangkep|gowa|takalar|jeneponto|bantaeng|bulukumba|sinjai|wajo|sengkang|soppeng|barru|sidrap|enrekang|selayar|rantepao|pinrang|maros|ujung pandang|palopo|parepare
Sulawesi Tenggara: muna|tolaki|konawe|bombana|raha|kolaka|wakatobi|baubau
Maluku: kei|banda neira|masohi|tanimbar|saumlaki|tual|saparua
Maluku Utara: halmahera|tobelo|sula|morotai|bacan
Papua Barat: bintuni|wondama|kaimana
Papua Barat Daya: maybrat|waisai
Papua Selatan: asmat|boven digoel|tanah merah papua|mappi
Papua Tengah: puncak jaya|intan jaya|dogiyai|paniai|mimika
Papua Pegunungan: jayawijaya|lembah baliem|tolikara|yahukimo|lanny jaya
Papua: keerom|sarmi|waropen|yapen|supiori
`;

/** Folded names of places in one province. Read when the product is built; shipped packed. */
export const TOWNS: readonly {
  readonly province: Province;
  readonly phrases: readonly string[];
}[] = TOWN_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [province = '', towns = ''] = row.split(': ');
    return {
      province: province as Province,
      phrases: towns.split('|').map(foldName),
    };
  });
