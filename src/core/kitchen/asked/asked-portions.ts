import {
  BOXES,
  isDishNoun,
  MEASURES,
  PEOPLE,
  PIECE_NOUNS,
  SERVING_NOUNS,
} from '../../lines/count-words.ts';
import { DIGIT_WORDS } from '../../lines/spell-numbers.ts';
import { isPortions } from '../portion-count.ts';
import { toPlainQuestion } from './plain-question.ts';

const ANYBODY = [...PEOPLE].join('|');
const BOX = [...BOXES].join('|');
/** "3 paket menu" are menus to choose. */
const SERVED_UNITS = String.raw`(?:${[BOX, ...SERVING_NOUNS].join('|')})\b(?! menu)`;
const PIECE_UNITS = [...PIECE_NOUNS].join('|');
const MONEY = 'rb ribu ribuan rebu k jt juta rupiah perak an'.split(' ');
/** Whether a number before this word does not mean portions. */
const isNoPortion = (word: string): boolean =>
  MONEY.includes(word) || MEASURES.has(word) || isDishNoun(word);
/** A whole number: not the end of "1,5" or "1/2", nor a price: "Rp 2.000 porsi kecil". */
const NUMBER = String.raw`(?<!\d[.,/]|\brp\.?\s*)\b(\d{1,3}(?:\.\d{3})+|\d+|${Object.keys(DIGIT_WORDS).join('|')})`;

/** "1 anak alergi, buat 30 orang": a number of people after a word for "for" wins over any other. */
const FOR_THEM = new RegExp(
  String.raw`\b(?:untuk|utk|buat|bwt|bagi|dari)\s+${NUMBER}\s*(${ANYBODY})\b`,
  'iu',
);
/** "Resep 5 porsi mau jadi 35 porsi" */
const INTO = new RegExp(String.raw`\b(?:jadi|jd)\s*${NUMBER}\s*(${ANYBODY})\b`, 'iu');
const FOR_PEOPLE = new RegExp(String.raw`${NUMBER}\s*(${ANYBODY})\b`, 'iu');
/** "3 butir telur" are used, not made. */
const COUNTED_FOODS = 'tel[ou]r|ayam|tahu|tempe|ikan|pisang|kelapa|jagung|kentang|timun|tomat';
const IN_UNITS = new RegExp(
  String.raw`(?<!\b(?:punya|ada|sisa|tinggal|sama|dan|isi)\s*)${NUMBER}\s*(${SERVED_UNITS}|(?:${PIECE_UNITS})\b(?! ?(?:${COUNTED_FOODS})\b))\b`,
  'iu',
);
/** "Sebanyak 60", and behind a price "kotak 100". */
const AS_MANY = new RegExp(
  String.raw`\bsebanyak\s+${NUMBER}|\d ?(?:rb|ribu|k|\d{3})\b.*\b(?:${BOX})\s+${NUMBER}\b(?! ?(?:rb|ribu|k)\b)`,
  'iu',
);
/** "Bikin 300 lemper": a dozen or more are not recipes. */
const OF_A_DISH = new RegExp(
  String.raw`\b(?:bikin|buat|masak|pesanan|order|produksi)\s+${NUMBER}\s+([a-z]+)`,
  'iu',
);
const MIN_PIECES = 12;

/** "Makan berempat", "buat ber4" */
const TOGETHER = new RegExp(String.raw`\bber-?(\d+|${Object.keys(DIGIT_WORDS).join('|')})\b`, 'iu');

/** A count that a question asks for. */
export type AskedCount = {
  readonly count: number;
  /** "orang", "tusuk"; "buah" for "300 lemper". */
  readonly unit: string;
};

/**
 * How much a question asks for: "untuk 100 orang", "50 porsi", "200 tusuk", "bikin 300 lemper".
 * `undefined` if it gives none, or more than anyone can cook.
 */
export function readAskedCount(question: string): AskedCount | undefined {
  const spelled = toPlainQuestion(question);
  const [, together] = TOGETHER.exec(spelled) ?? [];
  const [, asMany, boxes] = AS_MANY.exec(spelled) ?? [];
  const [, number = together ?? asMany ?? boxes, unit = 'orang'] =
    [INTO, FOR_THEM, FOR_PEOPLE, IN_UNITS].map((asked) => asked.exec(spelled)).find(Boolean) ?? [];
  const [, pieces, made = ''] = OF_A_DISH.exec(spelled) ?? [];
  const ofDish = isNoPortion(made) ? undefined : atLeast(readCount(pieces), MIN_PIECES);
  const asked =
    number === undefined ? { count: ofDish, unit: 'buah' } : { count: readCount(number), unit };
  return asked.count !== undefined && isPortions(asked.count)
    ? { count: asked.count, unit: asked.unit }
    : undefined;
}

/** Whether this counts pieces that a recipe makes, which may differ from its portions. */
export const countsPieces = ({ unit }: AskedCount): boolean => PIECE_NOUNS.has(unit);

/** How many portions a question asks for, whatever the dish: "untuk 100 orang", but not "200 tusuk". */
export function readAskedPortions(question: string): number | undefined {
  const asked = readAskedCount(question);
  return asked === undefined || countsPieces(asked) ? undefined : asked.count;
}

const readCount = (number: string | undefined): number | undefined =>
  number === undefined ? undefined : (DIGIT_WORDS[number] ?? Number(number.replaceAll('.', '')));

const atLeast = (count: number | undefined, least: number): number | undefined =>
  count !== undefined && count >= least ? count : undefined;

/** Questions about cooking for guests, even without a number. */
const CATERS = new RegExp(
  String.raw`\b(?:katering|catering|hajatan|prasmanan|nasi (?:${BOX})|snack ?(?:${BOX})|syukuran|arisan)\b`,
  'u',
);

/**
 * Whether what is cooked goes to guests, one portion each ("100 orang", "katering 50 kotak"); a stall
 * would make more, smaller ones.
 */
export function servesGuests(question: string): boolean {
  const asked = readAskedCount(question);
  return CATERS.test(toPlainQuestion(question)) || (asked !== undefined && isForEaters(asked));
}

const isForEaters = ({ unit }: AskedCount): boolean =>
  (PEOPLE.has(unit) && unit !== 'porsi') || BOXES.has(unit);
