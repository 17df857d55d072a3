import { recounted, writePortions } from '../../kitchen/portion-unit.ts';
import { writeNeeded } from '../../kitchen/question/asked-amount.ts';
import { readAskedAmount, readAskedSize } from '../../kitchen/question/asked-size.ts';
import { findContents } from '../../kitchen/question/question-contents.ts';
import { readQuestion, type QuestionReading } from '../../kitchen/question/read-question.ts';
import { readServing } from '../../kitchen/read-serving.ts';
import { writeScaled } from '../../kitchen/scale-serving.ts';
import { soldPortion, writeDishSums } from '../../kitchen/sums/dish-sums.ts';
import { writeFigureSums } from '../../kitchen/sums/figure-sums.ts';
import { writeEnough, writePiecesOfSize, writeVolume } from '../../kitchen/sums/yield-sums.ts';
import { writeDecimal } from '../../kitchen/write-amount.ts';
import type { NoteFacts } from '../../recipes/answer-end.ts';
import type { Dish } from '../../recipes/dish.ts';
import { formatRupiah } from '../../recipes/rupiah.ts';
import { findKitchenNote, type KitchenNote } from './kitchen-note.ts';
import type { SearchResult } from './search/collection-search.ts';
import type { Intent } from './search/question/search-query.ts';
import { findPhrases } from './search/words/phrase-lexicon.ts';
import { tokenizeQuestion } from './search/words/tokenize.ts';
import { saysSpoilt, UNSAFE_WORDS } from './search/words/unsafe-words.ts';
import { writeSubstitutes } from './substitute-note.ts';
import type { Substitution } from './substitution.ts';

export { goOnFrom } from './go-on-from.ts';
export { spareNamedDish } from './spared-dish.ts';

/** What a question says that a note answers. */
type NoteQuestion = Pick<SearchResult, 'exclusions' | 'query'>;

type NoteTables = {
  /** Needed for a question about a substitute only. */
  readonly substitutions: readonly Substitution[];
  /** Needed for a question that seeks advice, or that no dish would be safe for. */
  readonly kitchenNotes: readonly KitchenNote[];
};

/** The lines shown before the dishes, or instead of them, if a question asks for more than a recipe. */
type AnswerNote = {
  /** True if the note is the whole answer: a dish that was not asked for would distract. */
  readonly isEnough: boolean;
  /**
   * Substitutes for a food, something about a dish, sums, or advice; separated by line breaks.
   *
   * @param first the first dish of the answer, if it has any.
   */
  readonly write: (first: Dish | undefined) => NoteFacts | undefined;
};

/** The note of a question. Loaded only for those that may have one. */
export function createNote(
  question: string,
  { exclusions, query }: NoteQuestion,
  { substitutions, kitchenNotes }: NoteTables,
): AnswerNote {
  const { intent, topic, named, kinds, terms } = query;
  const isDishNamed = named.length > 0;
  const reading = readQuestion(question);
  // What is listed for a box is to be cooked, whatever it should earn; the box has its own sums.
  const isListed = (findContents(reading.text)?.names.length ?? 0) > 1;
  const sums = isListed && !/\bberapa\b/u.test(reading.text) ? [] : writeFigureSums(reading);
  const notes = kitchenNotes.filter(
    ({ warning }) => warning !== 'low sugar' || LOW_SUGAR.test(question),
  );
  const isStorage = intent?.about === 'storage';
  const found = findKitchenNote(isStorage ? `${question} cara simpan` : question, notes);
  const isSum = sums.length > 0 && !isDishNamed && !isListed;
  const isWarning = found !== undefined && warnsOfDanger(found);
  // Beside sums of the visitor's own figures an example would confuse.
  const advice = isSum && !isWarning ? undefined : found?.note;

  /** Substitutes, or what is asked about the dish. */
  function writeFact(first: Dish | undefined): string | undefined {
    if (intent?.about === 'storage') return advice === undefined ? UNKNOWN_STORAGE : undefined;
    if (intent?.about === 'substitute')
      return intent.missing
        .map((food) => writeSubstitutes(reading.text, food, exclusions, substitutions))
        .join('\n');
    if (intent === undefined || first === undefined) return undefined;
    // Advice for dishes of this kind says more than the single tip of a recipe, and on seasoning more than
    // how the finished dish keeps.
    const isGeneral =
      intent.about === 'technique' ||
      (intent.about === 'keeping' &&
        /\bbumbu(?! kacang)/iu.test(question) &&
        !/bumbu|sambal|saus/iu.test(first.simpan ?? ''));
    if (isGeneral && advice !== undefined) return undefined;
    return writeDishFact(reading, intent.about, first, sums.length > 0);
  }

  function write(first: Dish | undefined): NoteFacts | undefined {
    if (topic.isUnsafe) return { note: writeWarning(question, notes) };
    const fact = writeFact(first);
    // The dish's own storage note is more certain than advice for its kind; neither says why one went wrong, nor what an allergy means.
    const isSettled =
      fact !== undefined &&
      !isWarning &&
      intent?.about !== 'price' &&
      !KEEPS_ADVICE.test(reading.text);
    const lines = [...sums, isSettled ? undefined : advice, fact].filter(
      (line) => line !== undefined,
    );
    return lines.length === 0 ? undefined : { note: lines.join('\n') };
  }

  const isStored = isStorage && advice !== undefined;
  const isBeyond = found?.warning === 'beyond' && !isDishNamed;
  // No dish is named that it should be in: "pengganti santan apa".
  const isSwap =
    intent?.about === 'substitute' &&
    !isDishNamed &&
    kinds.length === 0 &&
    terms.every((term) => intent.missing.some(({ phrase }) => phrase === term.phrase));
  const isEnough = isWarning || isStored || isBeyond || isSwap || (intent === undefined && isSum);
  return { isEnough, write };
}

/** Blood sugar below 70 mg/dl, not grams of an ingredient: "cek gula 54". */
const LOW_SUGAR =
  /\bgula(?:nya)?(?! (?:pasir|merah|jawa|aren|batu|halus))\D{0,20}\b[1-6]\d\b(?! ?(?:g|gr|gram|ml|sdm|sdt|kg|rb|ribu|persen|menit|hari|tahun)\b)|hipoglikemi/iu;

const KEEPS_ADVICE = /\b(?:kok|kenapa|biar|supaya|agar|alergi)\b/u;
const UNKNOWN_STORAGE = 'Berapa lama tahannya belum tercatat di koleksi kami.';
const UNSAFE_NOTE =
  'Soal bayi di bawah satu tahun, orang sakit, obat, atau bahan berbahaya, kami tidak punya jawaban yang aman. Tanyakan ke dokter, bidan, atau apoteker, ya.';
const NO_DISH = 'Itu bukan masakan, jadi tidak ada resepnya di sini. Mau masak apa hari ini?';

/** Whether a note is given instead of dishes that would be dangerous. */
const warnsOfDanger = ({ warning }: KitchenNote): boolean =>
  warning !== '' && warning !== 'illness' && warning !== 'beyond';

/** Shown instead of dishes if none would be safe. */
function writeWarning(question: string, kitchenNotes: readonly KitchenNote[]): string {
  if (/\bbom\b/iu.test(question)) return NO_DISH;
  const warnings = kitchenNotes.filter(warnsOfDanger);
  const words = tokenizeQuestion(question);
  const ofSpoilt = saysSpoilt(words)
    ? warnings.find(({ warning }) => warning === 'spoilt')?.note
    : undefined;
  const warned = findKitchenNote(question, warnings)?.note ?? ofSpoilt;
  if (warned !== undefined) return warned;
  // What suits diabetes may harm a kidney: an illness is advised on only if nothing else is unsafe.
  const isOther = findPhrases(words, UNSAFE_WORDS).length > 0;
  const advised = findKitchenNote(question, kitchenNotes);
  return !isOther && advised?.warning === 'illness' ? advised.note : UNSAFE_NOTE;
}

/** What is asked about a dish. */
type DishFact = Exclude<Intent['about'], 'substitute' | 'storage'>;

function writeDishFact(
  reading: QuestionReading,
  about: DishFact,
  dish: Dish,
  hasSums: boolean,
): string | undefined {
  switch (about) {
    case 'price':
      return writePriceNote(reading, dish, hasSums);
    case 'amount':
      return writeAmountNote(reading, dish);
    case 'technique':
      return dish.tips && `Tips ${dish.foodName}: ${dish.tips}`;
    case 'keeping':
      return writeKeepingNote(reading, dish);
  }
}

/** Words of a seller: the dish's seller note then says how to pack it and how long it keeps. */
const SELLS =
  /\b(?:jual\w*|titip\w*|dititip\w*|warung|kirim\w*|dikirim|vakum|kemas\w*|po|gofood|grabfood|pesanan)\b/iu;

function writeKeepingNote({ text }: QuestionReading, { foodName, simpan, jualan }: Dish): string {
  const keeps =
    simpan === undefined
      ? `Berapa lama ${foodName} tahan belum tercatat di koleksi kami.`
      : `${foodName}: ${simpan}`;
  return jualan !== undefined && SELLS.test(text) ? `${keeps}\nUntuk dijual: ${jualan}` : keeps;
}

/** "6 piring, ± 450 g" weighs one plate: it stays the same, however many there are. */
const SIZE_OF_BOWL = /, (?:± )?[\d.,–]+ (?:g|ml)\b.*/u;
/** "Berapa jam" does not ask how much. */
const ASKS_AMOUNT = /\bberapa(?! (?:jam|menit|lama|hari|derajat)\b)/u;

function writeAmountNote(reading: QuestionReading, dish: Dish): string | undefined {
  const { foodName, porsi, hasil } = dish;
  const named = readAskedAmount(reading, dish);
  // "Ayam 1 kg dimasak apa" asks for dishes.
  if (named === undefined && !ASKS_AMOUNT.test(reading.text)) return undefined;
  const amount = named ?? { label: 'Satu resep', factor: 1 };
  const { label: size, factor } = amount;
  const own =
    hasil === undefined
      ? writePortions(dish, porsi && porsi * factor)
      : writeScaled(readServing(hasil.replace(SIZE_OF_BOWL, '')), factor);
  const made = writePiecesOfSize(reading, dish, factor) ?? own;
  const times = factor === 1 ? '' : ` berarti ${writeDecimal(factor, 1)} × resep ini`;
  const needed = writeNeeded(reading, dish, amount);
  const result = made === size ? '' : `${times && ','} jadi ${made}`;
  const lines = [
    `${foodName}: ${size}${times}${result}${writeVolume(dish, factor)}.`,
    needed === undefined ? undefined : `Perlu ${needed}.`,
    writeEnough(reading, dish, amount),
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}

/** What the price covers besides the ingredients. */
const OTHER_COSTS = 'kemasan, gas, tenaga, dan untung';

/** @param hasSums whether the question's own figures are enough: sums of ours would contradict them. */
function writePriceNote(reading: QuestionReading, dish: Dish, hasSums: boolean): string {
  const { foodName } = dish;
  const sold = soldPortion(dish, reading);
  const { count } = reading;
  const portions =
    count?.unit === sold.unit
      ? count.count
      : readAskedSize(reading, recounted(dish, sold.perRecipe))?.portions;
  const { cost, price, unit, perRecipe, isLarger } = sold;
  const margin = price - cost;
  const made = perRecipe === dish.porsi ? '' : ` (satu resep jadi ${writeDecimal(perRecipe, 1)})`;
  const usual = `${foodName}: menurut hitungan kami bahannya sekitar ${formatRupiah(cost)} per ${unit}${made}, dan ${isLarger ? 'yang lebih kecil ' : ''}biasanya dijual sekitar ${formatRupiah(price)}${margin > 0 ? `, sisanya ${formatRupiah(margin)} untuk ${OTHER_COSTS}` : ''}.`;
  const ownSums = hasSums ? [] : writeDishSums(reading, sold, portions);
  return [
    usual,
    ...ownSums,
    'Ini dengan harga pasar. Dengan harga dan biayamu: lihat tabel dan “Hitung jual”.',
  ].join('\n');
}
