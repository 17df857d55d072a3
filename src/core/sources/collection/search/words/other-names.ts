import { createLexicon, findPhrase, type Lexicon, type Tokens } from './phrase-lexicon.ts';
import { tokenize } from './tokenize.ts';

/** Other names that no single word reveals. */
const OTHER_NAMES: Lexicon<readonly string[]> = createLexicon(
  [
    ['sisa nasi|nasi sisa|nasi kemarin|nasi semalam', 'nasi goreng'],
    ['sisa ayam goreng|sisa ayam bakar|sisa ayam|ayam goreng sisa|ayam sisa', 'ayam suwir'],
    [
      'sisa rendang|sisa daging|rendang sisa|sisa sate|sate sisa|sisa opor|opor sisa|sisa semur|sisa gulai|sisa nasi kuning|sisa nasi uduk',
      'nasi goreng kampung',
    ],
    ['bubur lambuk|bubur lambok', 'kanji rumbi'],
    ['sisa ketupat|ketupat sisa', 'ketupat sayur'],
    ['sisa tempe goreng|tempe goreng sisa', 'tempe penyet'],
    ['sisa mi goreng|mi goreng sisa|sisa mi', 'omelet mi'],
    ['kue ulang tahun|kue ultah|kue tart', 'bolu'],
    ['nasi padang|lauk padang|nasi kapau', 'masakan padang'],
    ['kaki naga', 'corndog'],
    ['dim sum|dimsam', 'dimsum'],
    // "Cai" alone is water.
    ['cap air', 'capcay'],
    ['dessert box|dessert cup', 'tiramisu'],
    ['puding cup', 'puding'],
    ['jamu gendong', 'jamu'],
    ['pia pia|bakwan goreng|bakwan jagung|dadar jagung|perkedel jagung', 'bakwan'],
    ['makaroni panggang', 'makaroni schotel'],
    ['mi tek tek|mi dok dok|mi jawa|mi godog', 'mi jawa'],
    ['nasi goreng tek tek|nasi goreng biasa', 'nasi goreng kampung'],
    ['ayam kfc|ayam goreng kfc|ala kfc', 'ayam goreng tepung'],
    ['tahu sumedang', 'tahu goreng'],
    ['bubur kacang|bubur kacang ijo|burjo', 'bubur kacang hijau'],
    ['kue kacang hijau', 'bakpia'],
    ['air jahe|jahe hangat', 'wedang jahe'],
    ['es kopi', 'kopi susu'],
    ['telur ceplok balado|telur rebus balado', 'telur balado'],
    [
      'ampas kelapa|ampas santan|kelapa parut sisa peras|kelapa sisa peras|kelapa bekas peras|bekas peras santan|perasan santan|bekas santan',
      'serundeng',
    ],
    ['buah potong', 'rujak buah'],
    ['sop bening', 'sayur bening'],
    ['angeun haseum', 'sayur asem'],
    ['warung kopi|kedai kopi', 'warkop'],
    ['omelet|omelette|telur ceplok|telur mata sapi', 'telur dadar'],
    ['ikan bolu', 'ikan bandeng'],
    ['jambal roti|ikan jambal|jambal', 'ikan asin'],
    ['daging kurban|daging qurban|daging korban', 'daging'],
    ['es krim|ice cream|gelato|es puter', 'es podeng'],
    ['makanan korea|masakan korea', 'topokki'],
    ['makanan jepang|masakan jepang', 'sushi'],
    ['makanan thailand|masakan thailand', 'tomyam'],
    ['makanan italia|masakan italia', 'lasagna'],
    ['makanan western|masakan western', 'steak'],
    ['makanan arab|masakan arab|nasi arab|makanan timur tengah', 'biryani'],
  ].map(([names = '', name = '']) => [names, tokenize(name)] as const),
);

/**
 * Replaces other names by the one that the collection uses, unless the question says that, too: "nasi sisa, selain
 * nasi goreng".
 */
export function renamePhrases({
  words,
  text,
}: {
  readonly words: Tokens;
  readonly text: string;
}): void {
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, OTHER_NAMES);
    if (found !== undefined && !text.includes(` ${found.meaning.join(' ')} `))
      words.splice(at, found.length, ...found.meaning);
  }
}
