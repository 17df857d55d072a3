import { writePlainly } from '../../../../lines/chat-words.ts';
import { anyOf } from '../../../../lines/word-set.ts';

/** What no question about a dish says, one topic in a row. */
const PHRASES = `
pets: koi | kura | cupang | akuarium | peliharaan | merawat | merawatnya | kucing boleh | anjing boleh | hamster
gardens: pupuk | bibit | bikin kolam
places: rumah kontrakan | rumah dijual | sewa rumah | kelurahan | jam buka | terdekat | naik apa | jualan di mana
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
    'u',
  ),
  // Why one does not eat, but not "nasi kucing kok keras".
  /(?<!nasi |lidah |sego )\b(?:kucing|anjing|anabul|hamster)(?:ku|nya)? (?:\p{L}+ ){0,2}(?:kok|kenapa|tidak|kurus|sakit|muntah)\b/u,
  // Rabbits and birds are eaten, too: "bumbu untuk burung puyuh".
  /\b(?:buat|untuk|kasih|ke) (?:si )?(?:kucing|anjing|anabul|hamster)(?:ku|nya)?\b/u,
  new RegExp(
    String.raw`\b${PET}(?:ku|nya| saya)? (?:\p{L}+ )?(?:boleh|bisa) (?:makan|minum|di)`,
    'u',
  ),
  /\bartinya\W*$/u,
  /\b(?:tahu|tau) tidak (?:tempat|warung|resto)\b/u,
  /\byang buka (?:sekarang|jam|24|malam ini|hari ini)\b/u,
  /\bbesok .*hujan tidak\b/u,
  /\bibu ?kota \p{L}+ apa\b/u,
  // Which pan or fridge to buy, and orders for a delivery.
  /\b(?:rekomendasi|merk|merek) (?:wajan|panci|kompor|oven|mixer|blender|magic com|rice cooker|kulkas|freezer)\b/u,
  /\b(?:kirim|antar|pesan|pesen)(?:in|kan)? (?:\p{L}+ )?(?:gofood|grabfood|shopeefood|go food)\b/u,
];

const ALL_PHRASES = PHRASES.trim()
  .split('\n')
  .flatMap((row) => row.slice(row.indexOf(':') + 1).split('|'))
  .map((phrase) => phrase.trim());
const NAMED = new RegExp(String.raw`\b(?:${anyOf(ALL_PHRASES)})\b`, 'u');

const COMPARES =
  /\bapa (?:per)?beda|^\W*(?:per)?beda(?:nya|an)? .* (?:sama|dan|dengan|apa)\b|(?:sama|dan|dengan) .*\bbeda(?:nya)? apa/u;

/** Whether a question, as typed, compares two things. */
export const comparesThings = (question: string): boolean => COMPARES.test(writePlainly(question));

/** Whether a question, as typed, is about something else than a dish, even if it names a food. */
export function namesOtherTopic(question: string): boolean {
  const plain = writePlainly(question);
  return NAMED.test(plain) || PATTERNS.some((pattern) => pattern.test(plain));
}
