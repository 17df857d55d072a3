import { CONTAINERS } from '../../../../kitchen/box-words.ts';
import type { Occasion } from '../../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** The meaning of a word for a meal, a feast or an eater. */
export type OccasionWish = {
  /** One of these is requested. */
  readonly occasions: readonly Occasion[];
  /** True if the eaters want it without heat. */
  readonly isMild?: boolean;
  /** True if they watch their weight: nothing deep-fried. */
  readonly isLight?: boolean;
  /** True if they are ill: nothing heavy, no coffee. */
  readonly isIll?: boolean;
  /** True if "menu" and "makan" include snacks and drinks. */
  readonly hasSnacks?: boolean;
};

const at = (...occasions: readonly Occasion[]): OccasionWish => ({ occasions });
const snacksAt = (...occasions: readonly Occasion[]): OccasionWish => ({
  occasions,
  hasSnacks: true,
});

/** "Nasi kotak", "kotak nasi"; stalls sell a "paket nasi", too (`situation-words.ts`). */
const boxesOf = (food: string): string =>
  [...CONTAINERS].flatMap((box) => [`${food} ${box}`, `${box} ${food}`]).join('|');

/** Meals, feasts, eaters, weather and ways to sell → occasions. */
export const OCCASION_WORDS: Lexicon<OccasionWish> = createLexicon([
  ['sarapan|makan pagi|nyarap', at('sarapan')],
  ['makan siang|maksi', at('makan siang')],
  ['makan malam|menu malam', at('makan malam')],
  ['bekal|bento|lunch box|piknik|ke kantor', at('bekal')],
  [
    'takjil|berbuka|buka bersama|ngabuburit|puasa|ramadhan|menu buka|buka pertama|magrib|maghrib',
    snacksAt('takjil'),
  ],
  ['lebaran|idul fitri|idulfitri|hari raya|halal bihalal', at('lebaran')],
  ['natal', at('natal')],
  ['imlek|sincia|tahun baru cina', at('imlek')],
  [
    'hajatan|lamaran|tunangan|sunatan|khitanan|seserahan|selamatan|slametan|syukuran|kenduri|kenduren|pernikahan|nikahan|kondangan|acara|pesta|ulang tahun|prasmanan|tahlilan|kumpul keluarga|orang banyak',
    at('hajatan'),
  ],
  [`${boxesOf('nasi')}|nasi bungkus|katering|catering|rantangan`, at('nasi kotak')],
  [
    `${['snack', 'snek', 'kue'].map(boxesOf).join('|')}|rapat|pengajian|meeting|seminar`,
    snacksAt('snack box'),
  ],
  [
    'jualan|dijual|lapak|stan|mangkal|jual|dagang|berdagang|usaha|bisnis|modal|umkm|pesanan|laris|laku|untung|open order|cuan|warung|kantin|bazar',
    snacksAt('jualan'),
  ],
  [
    'frozen|beku|dibekukan|stok kulkas|freezer|stok lauk|meal prep|siap goreng|tinggal goreng',
    snacksAt('frozen food'),
  ],
  ['warteg|nasi rames|warung tegal|warung makan|masakan rumahan|warung nasi', at('warteg')],
  ['angkringan', snacksAt('angkringan')],
  ['kaki lima|pinggir jalan|gerobak|gerobakan|abang abang', snacksAt('kaki lima')],
  [
    'arisan|kumpul-kumpul|suguhan|suguhin|nyuguhin|disuguhkan|suguhkan|kumpul teman|ngumpul',
    snacksAt('arisan'),
  ],
  ['tamu|jamuan|menjamu', snacksAt('arisan', 'hajatan')],
  [
    'ulang tahun anak|anak|balita|bocah|bocil|si kecil|sd|tk|paud|anakku|susah makan|gtm',
    { occasions: ['anak'], isMild: true },
  ],
  ['hujan|cuaca dingin|udara dingin|dingin-dingin|gerimis', at('hujan')],
  [
    'flu|pilek|masuk angin|sakit|sakit panas|panas tinggi|badan panas|panas badannya|badannya panas|demam|batuk|meriang|tidak enak badan|kurang enak badan|hangat badan|tenggorokan',
    { occasions: ['hujan'], isMild: true, isIll: true },
  ],
  [
    'diet|clean eating|sehat|rendah kalori|rendah lemak|kurus|langsing|turun berat badan|tidak bikin gemuk|tidak bikin gendut|takut gemuk',
    { occasions: ['diet'], isLight: true },
  ],
]);
