import { anyOf } from '../../../../lines/word-set.ts';

/** What no question about a dish says, one topic in a row. */
const PHRASES = `
pets: koi | kura | cupang | akuarium | peliharaan | merawat | merawatnya | kucing boleh | anjing boleh | hamster
gardens: pupuk | bibit | bikin kolam
places: kelurahan | jam buka | terdekat | naik apa | jualan dimana | jualan di mana
times and numbers: jam berapa | berapa kalori
fortunes: ramalan | ramalannya | peribahasa | artinya apa
songs: lirik | liriknya | kunci gitar | chord
the body: ketombe | kutu rambut | rambut rontok | obat jerawat | menghilangkan jerawat | ngilangin jerawat | hilangin jerawat
machines and money: hpku | hp ku | python | coding | terminal | saham | pinjol | lapis baja
things: baju | layangan | roti jepang
a celebrity: orang mana
sports: hasil timnas | skor | klasemen
a prank: dikacangin
ordering: gofood ke
`;

const PET = '(?:kucing|anjing|anabul|kelinci|burung|hamster)';

/** The same where a word in the middle may be any, or where the place in the question decides. */
const PATTERNS: readonly RegExp[] = [
  // Food for pets, and what they may eat: "anjingku boleh makan rendang".
  new RegExp(
    String.raw`\b(?:makanan|pakan|makan|cemilan|snack) (?:buat |untuk |si )?${PET}\b`,
    'iu',
  ),
  // Rabbits and birds are eaten, too: "bumbu untuk burung puyuh".
  /\b(?:buat|untuk|kasih|ke) (?:si )?(?:kucing|anjing|anabul|hamster)(?:ku|nya)?\b/iu,
  new RegExp(
    String.raw`\b${PET}(?:ku|nya| saya)? (?:\p{L}+ )?(?:boleh|bisa) (?:makan|minum|di)`,
    'iu',
  ),
  /\b(?:apa|ap) beda(?:nya)?\b/iu,
  /^\W*beda(?:nya)? \p{L}+(?: \p{L}+)? (?:sama|dan|dengan) .* apa\W*$/iu,
  /\bartinya\W*$/iu,
  /\b(?:tahu|tau) (?:ga|gak|nggak|ndak) (?:tempat|warung|resto)\b/iu,
  /\b(?:yang|yg) buka (?:sekarang|jam|24|malam ini|hari ini)\b/iu,
  /\bbesok .*hujan (?:gak|ga|nggak)\b/iu,
  /\bibu ?kota \p{L}+ apa\b/iu,
  // Which pan or fridge to buy, and orders for a delivery.
  /\b(?:rekomendasi|merk|merek) (?:wajan|panci|kompor|oven|mixer|blender|magic com|rice cooker|kulkas|freezer)\b/iu,
  /\b(?:kirim|antar|pesan|pesen)(?:in|kan)? (?:\p{L}+ )?(?:gofood|grabfood|shopeefood|go food)\b/iu,
];

const ALL_PHRASES = PHRASES.trim()
  .split('\n')
  .flatMap((row) => row.slice(row.indexOf(':') + 1).split('|'))
  .map((phrase) => phrase.trim());
const NAMED = new RegExp(String.raw`\b(?:${anyOf(ALL_PHRASES)})\b`, 'iu');

/** Whether a question, as typed, is about something else than a dish, even if it names a food. */
export const namesOtherTopic = (question: string): boolean =>
  NAMED.test(question) || PATTERNS.some((pattern) => pattern.test(question));
