import type { Province } from '../../recipe-facts.ts';
import { foldText } from './fold-text.ts';

/**
 * Towns, regencies and other places within one province that are named less often than those of
 * `region-words.ts`. After the colon in any order, separated by `|`.
 */
const TOWN_ROWS = `
Sulawesi Barat: polewali
Aceh: langsa|bireuen|takengon|subulussalam|singkil|simeulue|aceh besar|aceh tenggara|aceh barat|aceh utara|aceh timur|meulaboh|lhokseumawe
Sumatera Utara: binjai|tebing tinggi|deli serdang|asahan|labuhanbatu|padangsidimpuan|samosir|balige|tarutung|parapat|berastagi|brastagi|langkat|humbang|dairi|tanjungbalai
Sumatera Barat: sawahlunto|mentawai|pesisir selatan|agam|pasaman|dharmasraya|sijunjung|batusangkar|padang panjang
Riau: rokan|indragiri|pelalawan|kuansing|meranti|tembilahan|rengat|selatpanjang
Kepulauan Riau: karimun|lingga
Jambi: bungo|merangin|sarolangun|tanjung jabung|batanghari|sungai penuh
Bengkulu: mukomuko|seluma|kaur
Sumatera Selatan: lubuklinggau|prabumulih|pagaralam|muara enim|lahat|banyuasin|oku
Lampung: kotabumi|pringsewu|liwa|kalianda|pesawaran|tulang bawang|way kanan
Banten: rangkasbitung|anyer
DKI Jakarta: tanah abang|kemayoran|condet|jaktim|jaksel|jakbar|jakpus|jakut
Jawa Barat: cimahi|banjar patroman|pangandaran|lembang|puncak bogor|cerbon|kuningan|cibinong|cikarang|pelabuhan ratu|ciamis|purwakarta|subang|majalengka|karawang
Jawa Tengah: kendal|pemalang|purbalingga|dieng|sukoharjo|karanganyar|grobogan|pati|lasem|ambarawa|muntilan|kroya|slawi|tawangmangu|karimunjawa|salatiga|klaten|kebumen|demak|blora|purworejo|temanggung|boyolali|sragen|wonogiri
DI Yogyakarta: jogja|parangtritis|wates|kaliurang|wonosari
Jawa Timur: batu malang|nganjuk|jombang|magetan|sampang|pamekasan|kota batu|bromo|gresikan|caruban|pasuruan|probolinggo|mojokerto|bojonegoro|lumajang|situbondo|bondowoso|pacitan|trenggalek|ngawi
Bali: badung|tabanan|buleleng|karangasem|bangli|jembrana|negara bali|kuta|sanur|renon|nusa penida|kintamani|galungan|nyepi|magibung|odalan
Nusa Tenggara Barat: senggigi|gili|praya|selong|taliwang
Nusa Tenggara Timur: ngada|bajawa|sikka|lembata|alor|belu|atambua|soe|waingapu|ruteng|labuhan bajo|waikabubak|maumere|larantuka
Kalimantan Barat: sintang|sanggau|mempawah|kapuas hulu|bengkayang|melawi|kubu raya
Kalimantan Tengah: kotawaringin|pangkalan bun|katingan|seruyan|lamandau|muara teweh|sampit
Kalimantan Selatan: amuntai|kandangan|barabai|pelaihari|kotabaru|tanah laut|tabalong|banua
Kalimantan Timur: berau|paser|penajam|sangatta|derawan
Kalimantan Utara: tanjung selor
Sulawesi Utara: kotamobagu|bunaken|tondano|sitaro
Sulawesi Tengah: banggai|morowali|toli-toli|tolitoli|buol|ampana|togean|toboli|parigi
Sulawesi Selatan: gowa|takalar|jeneponto|bantaeng|bulukumba|sinjai|wajo|sengkang|soppeng|barru|sidrap|enrekang|selayar|rantepao
Sulawesi Tenggara: konawe|bombana|raha|kolaka
Maluku: masohi|tanimbar|saumlaki
Maluku Utara: tobelo|sula|morotai|bacan
Papua Barat: bintuni|wondama|kaimana
Papua Barat Daya: maybrat|waisai
Papua Selatan: boven digoel|tanah merah papua
Papua Tengah: puncak jaya|intan jaya|dogiyai
Papua Pegunungan: tolikara|yahukimo|lanny jaya
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
      phrases: towns.split('|').map((town) => foldText(town).join(' ')),
    };
  });
