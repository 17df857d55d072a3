import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import { createLexicon, phraseSet, type Lexicon } from './phrase-lexicon.ts';
import { PAUSE } from './tokenize.ts';

/** How a word excludes the foods after it. */
type Refusal = {
  /** True if it excludes the next meaningful word even if that is not a known food. */
  readonly takesUnknown: boolean;
  /** True if it may also follow what it excludes: "santan jangan". */
  readonly mayFollow?: boolean;
  /** True if a list without commas may follow, of what somebody cannot eat: "alergi udang kepiting". */
  readonly isOfEater?: boolean;
  /** Whether a verb may follow, or must if it is to exclude what precedes: "telur tidak punya". */
  readonly verb?: 'may' | 'must';
  /** True if it says only that something is not done yet: "belum digoreng". */
  readonly isNotYet?: boolean;
  /** If it means the word after it, whatever that is ("no knead"), or a phrase with "yang", too ("jangan yang mahal"). */
  readonly takesNext?: 'word' | 'phrase';
};

// What refuses, and what may stand between it and the food.

/** Words that exclude foods. */
export const NEGATIONS: Lexicon<Refusal> = createLexicon<Refusal>([
  [
    'alergi|pantang|pantangan|hindari|dilarang|larangan',
    { takesUnknown: true, mayFollow: true, isOfEater: true },
  ],
  ['sensitif|alergen', { takesUnknown: true, isOfEater: true }],
  [
    'tanpa|menghindari|jauhi|jauhkan|hilangkan|buang|melarang|larang|trauma|kapok|emoh|ogah',
    { takesUnknown: true },
  ],
  ['jangan', { takesUnknown: false, mayFollow: true, takesNext: 'phrase' }],
  ['no', { takesUnknown: false, mayFollow: true, takesNext: 'word' }],
  ['skip', { takesUnknown: false, mayFollow: true }],
  ['kecuali|selain|intoleran', { takesUnknown: false, isOfEater: true }],
  ['tidak', { takesUnknown: false, verb: 'must' }],
  ['belum', { takesUnknown: false, verb: 'must', isNotYet: true }],
  ['bukan', { takesUnknown: false, verb: 'may' }],
  [
    'bebas|nol|zero|less|low|rendah|non|kurangi|bosan|muak|benci|stop|berhenti|kurang suka|menolak|nolak|aman dari|bersih dari|takut makan|mual bau|mual banget bau|mual cium|enek bau|tidak tahan bau|tidak kuat bau|sudah khatam|malas|malas bikin|malas makan|jenuh|enek',
    { takesUnknown: false },
  ],
]);

/** Fillers between a negation and the food: "tidak suka sama terasi". */
export const BRIDGE_WORDS = wordSet(`
  pakai ada protein mengandung dikasih kasih suka cocok makan minum cium mau boleh bisa usah perlu tahan kuat ingin
  di campuran campur kandungan bahan unsur menu yang dari dengan adanya sekali terhadap produk apapun segala
  konsumsi mengonsumsi tambahan tambah punya nyetok stok dan kena berbahan
  lagi banget banyak sedikit si ke dulu melulu terus mulu harus dibikin bikin pernah
  makanan masakan butuh terima nerima menerima dipakai sampai beli termasuk clove cloves of masak memasak dimasak
`);

/** Between a ban and the food: "dilarang jual gorengan", "tidak mau jual bakso". */
export const BANNED_DEEDS = wordSet('jual jualan dagang nyalain');

/** "Jangan pakai …", "tidak punya …": what follows is excluded, known or not. */
export const USING_WORDS = wordSet('pakai dikasih mengandung campuran punya');

/** After "tidak": what precedes is excluded: "telur tidak punya". */
export const VERBS_AFTER_NOT = wordSet(
  'usah pakai perlu butuh dipakai punya ada boleh bisa suka mau makan minum cium tahan kuat cocok dikasih',
);

// What looks like a refusal and is none: of a degree, or about the cooking.

/** "Tidak terlalu pedas" asks for a little, "tidak cuma ayam" for more: neither excludes anything. */
export const DEGREE_WORDS = wordSet(
  'terlalu begitu sangat amat seberapa cuma hanya sekadar melulu',
);

/** "Biar tidak amis": about the cooking, not the ingredients. */
export const AIM_WORDS = wordSet('biar supaya agar cara');

export const QUALITY_WORDS = wordSet(
  'amis bau pahit alot keras lengket bantat gosong hancur basi berminyak lembek asam asin anyir prengus langu pecah',
);

/** Beside these a quality is refused, and no food: "pindang tanpa amis". */
export const QUALITY_NEGATIONS = wordSet('tidak jangan bukan tanpa no');

/** Said of a dish that came out wrong: "kok tapenya tidak manis". */
export const COMPLAINING_WORDS = wordSet('kok kenapa mengapa malah');

/** Forms that are refused alone: "bukan yang frozen". */
export const FORM_WORDS = wordSet('instan kemasan sachet frozen beku');

/** Foods that somebody may use in another form. */
export const FORMED_FOODS = wordSet('santan ayam ikan daging udang cumi');

// What says that a food or a tool is not there ("habis").

/** Words that say that what precedes them is unavailable. */
export const GONE_WORDS: Lexicon<true> = phraseSet(
  'habis|ludes|kehabisan stok|kosong|lagi mahal|sedang mahal|mahal banget|lagi naik|langka|basi|busuk|khatam|banyak saingan|banyak yang jual|sudah ada yang bawa|sudah ada yang bikin|sudah ada yang jual|sudah ada yang masak|sudah bosan|sudah biasa|sudah sering|sudah kebanyakan|rusak|ngadat|ketinggalan|jebol|dipinjam|tidak hidup|tidak idup|tidak nyala|tidak dibawa|tidak bawa|tidak kebawa|kemahalan|ditiadakan|dihilangkan',
);

/** Directly after a food that somebody is tired of: "ayam mulu". "Sobek mulu" says nothing of one. */
export const ALWAYS_WORDS: Lexicon<true> = phraseSet('mulu|melulu|terus menerus');

/** Said of a missing tool. Said of anything else they exclude nothing: "piring pecah". */
export const BROKEN_WORDS: Lexicon<true> = phraseSet(
  'pecah|patah|hilang|meledak|mati|konslet|korslet|bocor|penyok|lagi diservis',
);

/** Before a word like "basi": not spoilt yet ("keburu busuk"), or only a description ("yang langka"). */
export const PENDING_WORDS = wordSet(
  'keburu takut hampir nyaris mulai mau sebelum gampang mudah cepat tidak belum jangan biar supaya agar nanti sampai harus yang',
);

/** Before "habis", which then means "very": "sambal yang nendang habis". */
export const STRENGTHENED_WORDS = wordSet(
  'nendang enak mantap pedas gurih manis segar renyah lezat sedap lapar laper capek mager kangen rindu murah simpel gampang viral legit empuk',
);

// What a food does to somebody ("gatal").

/** Before what somebody cannot or may not eat. */
export const EATING_WORDS = wordSet('makan minum cium');

/** Signs of an allergy or intolerance. */
export const REACTION_WORDS = wordSet(
  'kembung diare mencret gatal bentol biduran ruam bengkak sesak kaget mulas alergi kambuh muntah bersin enek bisulan bintitan eksim jerawat jerawatan',
);

/** Not an allergy, but what brings it on is not wanted either: "mual kalau makan santan". */
export const DISCOMFORT_WORDS = wordSet('mual pusing begah');

/** A list of foods may follow these without commas, too: "tidak boleh santan kacang". */
export const EATER_WORDS: WordSet = new Set([
  ...EATING_WORDS,
  ...REACTION_WORDS,
  ...wordSet('boleh suka'),
]);

/** Between a food and what it does: "udang bikin gatal". */
export const BRINGING_WORDS = wordSet('bikin membuat menyebabkan pemicu itu auto pasti selalu');

/** Who or what feels it: "susu bikin perut saya kembung". */
export const FEELING_WORDS = wordSet(
  'saya anak anakku suami istri ibu kulit badan perut tenggorokan mulut bibir jadi langsung suka pemicu',
);

/** After a reaction, these introduce its cause: "gatal kalau makan udang". */
export const CAUSES: Lexicon<Refusal> = createLexicon<Refusal>([
  [
    'kena|kalau|kalau makan|kalau minum|kalau kena|habis makan|setelah makan|tiap makan|setiap makan|tiap kena|gara-gara|karena|karena makan|bau',
    { takesUnknown: false },
  ],
]);

// The names of foods, and lists of them.

/** Parts of many foods: the next word says which. */
export const PART_WORDS = wordSet(
  'daging sayur daun buah air tepung bumbu perasan paha dada batang biji bubuk kulit penyedap clove cloves of',
);

/** Within the name of a food: "kelapa agak muda", "sirup rasa pandan". */
export const QUALIFYING_WORDS = wordSet('agak rasa bagian makanan cap merek dalam');

/** "Udang dan segala jenis ikan" */
export const WHOLE_WORDS = wordSet('segala semua seluruh aneka berbagai jenis macam');

export const JOINING_WORDS = wordSet('dan atau');

/** Join the foods of a list. */
export const CONNECTORS: WordSet = new Set([
  PAUSE,
  'dan',
  'atau',
  'juga',
  'apalagi',
  'maupun',
  'walau',
  'walaupun',
  'bahkan',
]);

/** May stand between the last food of a list and the end of its clause: "udang cumi lele ya bun". */
export const CLOSING_WORDS = wordSet('ya sih nih dong deh ibu bapak kak mbak mas juga semua');

// What ends a refusal: a food that is allowed, or a wish.

/** After a food of another clause: the food is allowed. */
export const APPROVING_WORDS = wordSet('sih boleh oke ok masih aman malah justru');

/** After a food, or before one: it may be there, but is not asked for. */
export const ALLOWING: Lexicon<true> = phraseSet('masih boleh|masih oke|masih aman|boleh');

/** After a dish: it is the one requested. */
export const ASKING_WORDS = wordSet('apa lain yang bagaimana');

/** Followed by a request. */
export const WISHING_WORDS = wordSet('bikin masak resep menu mau ingin');

/** Begin another request. */
export const CLAUSE_STARTS = wordSet('tapi tetapi namun jadi terus resep ide');

// All together.

/** The words that exclude something. */
export const NEGATION_WORDS: readonly string[] = [
  ...NEGATIONS.keys(),
  ...GONE_WORDS.keys(),
  ...ALWAYS_WORDS.keys(),
].flatMap((phrase) => phrase.split(' '));

/** Every word used in exclusions. */
export const NEGATION_TALK: ReadonlySet<string> = new Set([
  ...NEGATION_WORDS,
  ...BRIDGE_WORDS,
  ...DEGREE_WORDS,
  ...AIM_WORDS,
  ...REACTION_WORDS,
]);
