import type { Occasion } from '../../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** What a word for a meal, a feast or an eater says. */
export type OccasionWish = {
  /** One of these is wished for. */
  readonly occasions: readonly Occasion[];
  /** True where the eaters want it without heat. */
  readonly mild?: boolean;
  /** True where "menu" and "makan" mean snacks and drinks too. */
  readonly snacks?: boolean;
};

const at = (...occasions: readonly Occasion[]): OccasionWish => ({ occasions });
const snacksAt = (...occasions: readonly Occasion[]): OccasionWish => ({ occasions, snacks: true });

/** Meals, feasts, eaters, weather and ways to sell → occasions. */
export const OCCASION_WORDS: Lexicon<OccasionWish> = createLexicon([
  ['sarapan|sarapan pagi|makan pagi|menu pagi|nyarap', at('sarapan')],
  ['makan siang|menu siang|maksi', at('makan siang')],
  ['makan malam|menu malam|maksan', at('makan malam')],
  ['sahur|saur|makan sahur', at('makan malam', 'makan siang', 'sarapan')],
  [
    'bekal|bekel|bekal sekolah|bekal kantor|bekal kerja|bekal piknik|bento|lunch box|piknik|dibawa ke kantor|ke kantor|untuk kantor',
    at('bekal'),
  ],
  [
    'takjil|buka puasa|berbuka|berbuka puasa|buka bersama|ngabuburit|bulan puasa|puasa|ramadhan|bulan ramadhan|takjilan|menu buka',
    snacksAt('takjil'),
  ],
  [
    'lebaran|idul fitri|idulfitri|hari raya|hari raya idul fitri|eid|lebaran haji|idul adha|iduladha|syawalan|halal bihalal|kurban|qurban|open house',
    at('lebaran'),
  ],
  ['natal|natalan|hari natal|christmas', at('natal')],
  [
    'imlek|sincia|tahun baru cina|tahun baru china|chinese food|masakan cina|chinese|tionghoa|peranakan|cap go meh',
    at('imlek'),
  ],
  [
    'hajatan|lamaran|tunangan|sunatan|khitanan|seserahan|selamatan|slametan|syukuran|kenduri|kenduren|pernikahan|nikahan|kondangan|acara keluarga|acara besar|acara|pesta|ulang tahun|prasmanan|tahlilan|aqiqah|akikah|kumpul keluarga|orang banyak|orkes',
    at('hajatan'),
  ],
  ['nasi kotak|nasi box|nasi dus|katering|catering|rantangan|box makan', at('nasi kotak')],
  [
    'snack box|kotak snack|kotak kue|kue kotak|snack kotak|rapat|pengajian|meeting|seminar',
    snacksAt('snack box'),
  ],
  [
    'jualan|dijual|lapak|buka lapak|stan|booth|mangkal|untuk jual|jual|jualin|dagang|dagangan|berdagang|usaha|bisnis|usaha rumahan|usaha kecil|modal|ide jualan|jualan online|ide usaha|umkm|pesanan|orderan|laris|laku|untung|dijual lagi|open order|cuan|warung|kantin|bazar|bazaar',
    snacksAt('jualan'),
  ],
  ['jualan gerobak|jualan kaki lima|jualan pinggir jalan', snacksAt('kaki lima')],
  [
    'frozen food|frozen|makanan beku|beku|dibekukan|stok kulkas|stok freezer|freezer|stok lauk|food prep|meal prep|siap goreng|tinggal goreng|siap kukus|tinggal kukus|siap masak|bisa dibekukan|difreezer|frozenan',
    snacksAt('frozen food'),
  ],
  [
    'warteg|warung tegal|warung makan|menu warteg|ala warteg|masakan rumahan|warung nasi',
    at('warteg'),
  ],
  ['angkringan|hik|wedangan angkringan', snacksAt('angkringan')],
  [
    'kaki lima|pinggir jalan|gerobak|street food|gerobakan|abang-abang|tenda|pedagang kaki lima|abang abang',
    snacksAt('kaki lima'),
  ],
  [
    'arisan|kumpul-kumpul|tamu|jamuan|menjamu|suguhan|suguhin|nyuguhin|disuguhkan|suguhkan|suguhan tamu|hidangan tamu|kumpul teman|ngumpul',
    snacksAt('arisan'),
  ],
  [
    'anak|anak-anak|anak kecil|balita|bocah|bocil|si kecil|toddler|anak sekolah|anak sd|sd|jajanan sekolah|anak tk|anakku|krucil|kids|picky eater|susah makan|gtm',
    { occasions: ['anak'], mild: true },
  ],
  [
    'hujan|hujan-hujan|musim hujan|cuaca dingin|udara dingin|dingin-dingin|hujan gini|hari hujan|gerimis',
    at('hujan'),
  ],
  [
    'sakit tenggorokan|radang tenggorokan|flu|pilek|masuk angin|sakit|demam|batuk|meriang|tidak enak badan|kurang enak badan|menghangatkan badan|hangatkan badan|hangat badan|tenggorokan',
    { occasions: ['hujan'], mild: true },
  ],
  [
    'diet|menu diet|sehat|makanan sehat|rendah kalori|rendah lemak|kurus|langsing|turun berat badan|low calorie|clean eating',
    at('diet'),
  ],
]);
