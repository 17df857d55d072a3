import { wordSet } from './word-set.ts';

/**
 * Every known unit as printed, with the other ways cooks write it. `sendok` alone is read as the
 * tablespoon, `cup` as `cangkir`, `jari` as `ruas`: that is what Indonesian recipes mean by them.
 */
const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  mg: 'mg',
  g: 'gr gram grm gm',
  kg: 'kilo kilogram kgs kilos klo',
  kuintal: 'kwintal',
  ons: 'onz onss on',
  pon: '',
  pound: 'pounds lbs',
  oz: 'ounce ounces',
  ml: 'mili mililiter milliliter milliliters cc',
  cl: '',
  dl: 'desiliter',
  l: 'liter ltr lt litre litres liters',
  galon: 'galonan',
  jeriken: 'jerigen',
  sdm: 'sendok_makan sendokmakan sendok sm st_makan sdk sdk_makan sdk_mkn tablespoon tablespoons sdm_makan sdm_mkn sd_makan sd_mkn sendok_mkn sndk_makan sndk_mkn sndok_makan tbsp tbs senduk_makan senduk_mkn senduk sendok_sup sendok_bebek sendok_takar sendok_soup sndk sdmkn s_makan sendok_besar',
  sdt: 'sendok_teh sendokteh st sdk_teh sdk_th sd_teh sndk_teh sndok_teh sendok_kecil sendok_kopi sdth tsp teaspoon teaspoons senduk_teh sendok_the s_teh',
  'sendok sayur': 'sdk_sayur centong_sayur sendok_kuah irus',
  centong: 'sendok_nasi entong',
  gelas:
    'gls glas gelas_belimbing gelas_blimbing gls_belimbing gelas_ukur gelas_aqua gelas_air_mineral gelas_air_minum gelas_star gelas_duralex gelas_minum gelas_cup glass glasses',
  cangkir: 'cup cups cangkir_ukur ckr mug cawan cangkir_teh cangkir_kopi',
  mangkuk: 'mangkok mgkk mgkuk bowl bowls mangkuk_bakso mangkok_bakso',
  piring: 'prg',
  botol: 'btl bottle bottles',
  panci: '',
  gayung: '',
  tetes: 'tts drop drops',
  siung: 'suing syung siungan sg clove cloves sng siyung siungnya bulatan_kecil',
  butir: 'btr btir butr',
  buah: 'bh bua bwah pcs pc piece pieces biji_buah',
  biji: 'bj bji mata iji siki',
  batang: 'btg btng btang bt stalk stalks stick sticks batang2',
  lembar: 'lbr lmbr lembr lbar lebar lmb lb lembaran lmbar leaf leaves sheet sheets carik carikan',
  helai: 'hlai hl',
  ruas: 'ruas_jari ruas_jari_tangan ruas_ibu_jari ruas_jempol ruas_jari_jempol ruas_telunjuk ruas_jari_telunjuk ruas_kelingking ruas_jari_kelingking jari jari_telunjuk jari_kelingking telunjuk kelingking rs inch inci knob thumb ruas_tangan ruas_jari_kecil ruas_jari_besar inchi ruasan',
  jempol: 'ibu_jari jempol_tangan jempol_jari jari_jempol ibujari',
  cm: 'centi senti sentimeter',
  ikat: 'iket ikt ikatan unting bunch bunches',
  papan: 'ppn papn untai',
  bungkus:
    'bks bgks bngks bngkus bgkus bungkusan pak pack pck plastik plstk kemasan kantong kantung kantong_teh pouch kantong_kresek kantong_plastik kresek packet packets packs bag bags pkt bungkus2 pcks kemasan_kecil plastik_kecil',
  sachet:
    'saset sase sct scht sachst shachet saschet schet sachets sch sachetan saset2 rentengan_kecil',
  kotak: 'ktk box dus dos kardus karton boks',
  kaleng: 'klg kln can cans tin tins',
  genggam:
    'gengam gnggm genggaman kepal kepalan handful handfuls genggam_tangan genggaman_tangan raup raupan',
  potong: 'ptg ptng potongan pot kerat belah belahan penggal',
  iris: 'irisan slice slices',
  keping: 'kping lempeng',
  tangkai: 'tgk tngkai gagang sprig sprigs',
  kuntum: 'kuncup',
  ekor: 'ekr',
  pasang: 'psg',
  bonggol: 'bongkol bongkah bulatan umbi krop head heads bulb bulbs',
  rimpang: '',
  sisir: 'lirang',
  lonjor: 'lenjer ljr',
  tongkol: '',
  jumput: 'cubit jimpit jumputan cubitan cuil ujung_kuku pinch dash pinches sejumput',
  'ujung sendok': 'ujung_sdm ujung_sdt ujung_sendok_teh ujung_sendok_makan ujung_pisau',
  'ujung jari': 'ujung_kelingking ujung_jempol',
  tangkup: 'tangkep setangkup',
  porsi: '',
  gulung: 'roll rol rolls gulungan',
  blok: 'balok block bata',
  keranjang: 'besek',
  pelepah: '',
  tandan: 'tundun',
  toples: 'jar jars',
  tumang: '',
  gepe: '',
  kodi: '',
  karung: 'sak zak',
  strip: '',
  renteng: 'rentengan',
  peti: '',
  tray: 'tre',
  krat: 'rak',
  tabung: 'tube',
  baskom: '',
  tampah: '',
  takar: 'takaran',
  batok: '',
  bal: 'ball',
  rumpun: '',
  gumpal: 'gumpalan',
  tusuk: 'tusukan',
  loyang: '',
  gandeng: '',
  lingkaran: 'lingkar',
  scoop: 'sekop skop',
  lusin: 'dosin dozen losin lsn',
  rupiah: 'perak',
};

/** Words between the unit and the food; they say how full or how big, not how much. */
const SIZE_WORDS = wordSet(
  'besar kecil sedang munjung mujung menjung penuh peres pres rata full gede gd sdg kcl bsr ukuran uk ukr size munjungan agak mini jumbo tanggung bsar kcil medium cembung pendek panjang',
);

const UNIT_OF_PHRASE = new Map<string, string>();
for (const [unit, spellings] of Object.entries(UNIT_SPELLINGS)) {
  UNIT_OF_PHRASE.set(unit, unit);
  for (const spelling of spellings.split(' ').filter((word) => word !== '')) {
    const phrase = spelling.replaceAll('_', ' ');
    if (!UNIT_OF_PHRASE.has(phrase)) UNIT_OF_PHRASE.set(phrase, unit);
  }
}
const MAX_PHRASE_WORDS = 4;

/** The units themselves, as printed. */
export const KITCHEN_UNITS: ReadonlySet<string> = new Set(Object.keys(UNIT_SPELLINGS));

/** Sold in packs: a weight beside one is per pack. */
export const PACK_UNITS: ReadonlySet<string> = wordSet(
  'bungkus sachet kotak kaleng botol blok toples',
);

/** A number before one of these says how long, how often or how hot, not how much. */
export const TIME_WORDS = wordSet('menit mnt jam detik hari malam kali derajat');

/** What a whole list of ingredients is for: "bahan (2 loyang)". */
export const WHOLE_YIELDS = wordSet('porsi orang loyang kotak toples');

export const GLASSES: ReadonlySet<string> = new Set(['gelas', 'cangkir']);
export const SPOONS_AND_GLASSES: ReadonlySet<string> = new Set(['sdm', 'sdt', ...GLASSES]);

/** A weight in grams or a volume in millilitres. */
export type Quantity = { readonly value: number; readonly unit: 'g' | 'ml' };

const GRAMS_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ['mg', 0.001],
  ['g', 1],
  ['oz', 28.35],
  ['ons', 100],
  ['pound', 453.6],
  ['pon', 500],
  ['kg', 1_000],
  ['kuintal', 100_000],
]);
const MILLILITRES_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ['ml', 1],
  ['cl', 10],
  ['dl', 100],
  ['l', 1_000],
]);
const SDT_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ['sdt', 1],
  ['sdm', 3],
]);

/** One of a unit that means the same for every food; `undefined` if the unit does not. */
export function quantityOf(unit = ''): Quantity | undefined {
  const grams = GRAMS_OF_UNIT.get(unit);
  if (grams !== undefined) return { value: grams, unit: 'g' };
  const millilitres = MILLILITRES_OF_UNIT.get(unit);
  return millilitres === undefined ? undefined : { value: millilitres, unit: 'ml' };
}

export const isWeightOrVolume = (unit: string): boolean => quantityOf(unit) !== undefined;

/** Whether a unit measures; the others count. */
export const isMeasure = (unit = ''): boolean =>
  unit === 'cm' || isWeightOrVolume(unit) || SPOONS_AND_GLASSES.has(unit);

/** Units that can be added, each with its size in the smallest. */
const FAMILIES = [GRAMS_OF_UNIT, MILLILITRES_OF_UNIT, SDT_OF_UNIT];

/** How many of `to` are in one `from`: 1000 g in a kg. `undefined` if that depends on the food. */
export function unitsPerUnit(from: string | undefined, to: string | undefined): number | undefined {
  if (from === to) return 1;
  const family = FAMILIES.find((units) => units.has(from ?? '') && units.has(to ?? ''));
  return family && (family.get(from ?? '') ?? 0) / (family.get(to ?? '') ?? 1);
}

/** The printed form of a unit in any known spelling (`lbr` → `lembar`), or `undefined`. */
export function readUnit(text: string): string | undefined {
  return UNIT_OF_PHRASE.get(text.trim().toLowerCase().replace(/\.$/u, '').replaceAll(/\s+/gu, ' '));
}

/** A unit at a position among words, and how many of them belong to it. */
type TakenUnit = { readonly unit: string; readonly length: number };

/**
 * Takes the unit at `start`, longest spelling first, with the size words after it (`sdm munjung`,
 * `siung besar`).
 */
export function takeUnit(words: readonly string[], start: number): TakenUnit | undefined {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - start); length > 0; length -= 1) {
    const unit = UNIT_OF_PHRASE.get(words.slice(start, start + length).join(' '));
    if (unit !== undefined) {
      return { unit, length: length + countSizeWords(words, start + length) };
    }
  }
  return undefined;
}

/** How many words from `start` only say how big or how full. */
export function countSizeWords(words: readonly string[], start: number): number {
  let end = start;
  while (end < words.length && SIZE_WORDS.has(words[end] ?? '')) end += 1;
  return end - start;
}
