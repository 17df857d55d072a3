import { anyOf, wordSet } from '../../../lines/word-set.ts';
import { LINE } from '../packed-lines.ts';
import { PROVINCES } from '../recipe-facts.ts';
import type { PackedLateTables } from './late-readers.ts';
import { packPhrases } from './packed-phrases.ts';
import type { PackedTexts } from './question/text-index.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import { HEAT_WORDS } from './words/heat-words.ts';
import { OCCASION_WORDS } from './words/occasion-words.ts';
import { findPhrases } from './words/phrase-lexicon.ts';
import { SITUATIONS } from './words/situation-words.ts';
import { TOWNS } from './words/town-words.ts';
import { TRAIT_WORDS } from './words/trait-words.ts';

/** One in this many word sequences is mistaken for a situation; a long question has a hundred. */
const PHRASES_ONE_IN = 4_096;
/** One in this many single words is mistaken for an everyday one. */
const WORDS_ONE_IN = 1_024;

/** About as many phrases as there are: a fixed size, so that a new one changes no other's place. */
const SITUATIONS_ROOM = 2_764;
const SEEMING_ROOM = 384;
const EVERYDAY_ROOM = 309;

/** Words of situations that other readers would take for an exclusion, a child or an illness. */
const MISREAD = new RegExp(
  String.raw`\b(?:${anyOf([
    ...wordSet('tidak tanpa jangan belum habis busuk basi gigi banten jarang'),
    'tamu (?:dari|luar)',
    '(?:pengganti|nambah) nasi',
    String.raw`(?:\d+|tujuh|empat|nujuh) (?:hari|bulanan)`,
    '(?:jaman|zaman|masa|waktu|depan|di) sd',
    'sd (?:[jz]aman|jadul|dulu|lawas|tahun|90)',
    'anak (?:muda|hits|kuliah|rantau|pabrik|proyek|kampus|pondok|asrama|mondok|pesantren)',
  ])})\b`,
  'u',
);

/** Tastes and occasions are taken before situations are, so that one with them in it is never found: "malam natal". */
const TAKEN_BEFORE = new Map<string, unknown>([...TRAIT_WORDS, ...OCCASION_WORDS, ...HEAT_WORDS]);
const isLeft = (phrase: string): boolean =>
  findPhrases(phrase.split(' '), TAKEN_BEFORE).length === 0;

/**
 * Packs the words that load late. Runs when the product is built, in a file of its own: the page gets
 * none of these lists.
 */
export function packLateTables(texts: PackedTexts): PackedLateTables {
  const rows = SITUATIONS.toSorted((a, b) => b.phrases.length - a.phrases.length);
  const pack = (isMeant: (phrase: string) => boolean, room?: number) =>
    packPhrases(
      rows.map(({ phrases }) => phrases.filter(isMeant)),
      { oneIn: PHRASES_ONE_IN, room },
    );
  return {
    conditions: rows.map(({ conditions }) => conditions.join(' ')).join(LINE),
    situations: pack((phrase) => !MISREAD.test(phrase) && isLeft(phrase), SITUATIONS_ROOM),
    seemingRefusals: pack((phrase) => MISREAD.test(phrase), SEEMING_ROOM),
    towns: packPhrases(
      PROVINCES.map((province) =>
        TOWNS.flatMap((row) => (row.province === province ? row.phrases : [])),
      ),
      { oneIn: PHRASES_ONE_IN },
    ),
    everyday: packPhrases([[...EVERYDAY_WORDS]], { oneIn: WORDS_ONE_IN, room: EVERYDAY_ROOM }),
    texts,
  };
}
