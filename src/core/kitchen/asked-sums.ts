import { spellNumbers } from '../lines/spell-numbers.ts';
import { formatRupiah, MULTIPLIERS, parseRupiah } from '../recipes/rupiah.ts';
import { COMMISSION_WITH_TAX, priceAt } from './cost-sheet.ts';
import { writeDecimal } from './write-amount.ts';

/** Smaller numbers are no money: "jual 100 klepon". */
const LEAST_MONEY = 100;
/** A portion that costs so many times its price is no portion: "modal 200 ribu jual 3000". */
const FOR_MANY = 4;
const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;

const UNITS =
  'cup|gelas|porsi|piring|biji|bj|butir|buah|pcs|potong|bungkus|kotak|box|dus|mangkok|mangkuk|pax|orang|tusuk|loyang|toples|botol|pack|lembar';
const MULTIPLIER = [...MULTIPLIERS.keys()].join('|');
/** An amount of money; a number of pieces or percent is none. */
const MONEY = String.raw`((?:rp\.?\s*)?\d[\d.,]*\s*(?:(?:${MULTIPLIER})\b)?)(?![.,]?\d|\s*(?:%|persen|an\b|${UNITS}))`;
const PERCENT = String.raw`(\d{1,2}(?:[.,]\d)?)\s*(?:%|persen)`;
/** What separates a figure from the word that says what it is, as long as no other such word does. */
const GAP = String.raw`\w*(?:(?!jual|harga|hpp|modal|untung|bersih|laba|diskon|gratis)[^\d]){0,16}?`;

const COST = new RegExp(String.raw`\b(?:hpp|modal|ambil|beli|kulak)${GAP}${MONEY}`, 'giu');
const PRICE = new RegExp(String.raw`\b(?:di)?(?:jual|harga)${GAP}${MONEY}`, 'giu');
const PROFIT = new RegExp(String.raw`\b(?:untung|bersih|laba)${GAP}${MONEY}`, 'giu');
const MARGIN = new RegExp(String.raw`\b(?:untung|margin|laba)${GAP}${PERCENT}`, 'iu');
const COMMISSION = new RegExp(
  String.raw`\b(?:ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potongan)\w*\D{0,16}${PERCENT}`,
  'iu',
);
const DISCOUNT = new RegExp(String.raw`\b(?:di)?(?:diskon|korting)${GAP}${PERCENT}`, 'iu');
const GIFT = /\bbeli\s*(\d+)\s*(?:gratis|free|bonus)\s*(\d+)/iu;
const UNSOLD = new RegExp(
  String.raw`\b(?:kebuang|terbuang|dibuang|sisa|susut|basi|tidak laku|ga laku)\D{0,8}${PERCENT}|${PERCENT}\s*(?:nya\s*)?(?:kebuang|terbuang|dibuang|susut|basi|tidak laku|ga laku|gak laku)`,
  'iu',
);
const TURNOVER = new RegExp(String.raw`\b(?:omset|omzet)${GAP}${MONEY}`, 'giu');
const INVESTED = new RegExp(
  String.raw`\b(?:gerobak|alat|booth|freezer|mesin|etalase|kompor|modal)${GAP}${MONEY}`,
  'giu',
);
const PAYS_BACK = /\b(?:balik modal|bep|balik duit)\b/iu;
const YIELDS = new RegExp(String.raw`\bjadi\s*(\d+)\s*(${UNITS})\b`, 'iu');
const SOLD = new RegExp(String.raw`(?<!\bjadi\s*)\b(\d+)\s*(${UNITS})\b`, 'iu');
/** "1 resep jadi 20, pesanan 250 biji" */
const OF_RECIPES =
  /\b(?:1|satu) resep\b\D{0,12}(\d+)\b.*?\b(?:pes[ae]n\w*|order\w*|mau|butuh|perlu|untuk|buat)\D{0,8}(\d+)/iu;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TINS =
  /\bloyang(?: [a-z]+)? ?(\d{2})\b.*?\b(?:ke|jadi|loyang)(?: [a-z]+)? ?(?:loyang )?(\d{2})\b/iu;
/** "Ayam @42rb dipotong 8" */
const CUT = new RegExp(String.raw`@ ?${MONEY}.*?\b(?:di)?(?:potong|bagi)(?: jadi)? (\d+)`, 'iu');
const UNIT = new RegExp(String.raw`\b(?:${UNITS})\b`, 'iu');
const A_DAY = /\b(?:se|per ?|tiap ?|\/ ?)hari\b/iu;
const A_MONTH = /\b(?:se|per ?)bulan(?:nya)?\b/iu;

/**
 * The sums that follow from the figures of a question alone, a line each: "hpp 9500 mau untung 5rb, ojol
 * motong 20%". None if the figures that it names do not suffice.
 */
export function writeAskedSums(question: string): readonly string[] {
  const text = spellNumbers(question.toLowerCase());
  const [, made, madeUnit] = YIELDS.exec(text) ?? [];
  const [, sold, soldUnit] = SOLD.exec(text) ?? [];
  const unit = madeUnit ?? soldUnit ?? UNIT.exec(text)?.[0] ?? 'porsi';
  const byRule = sumOfRecipes(text) ?? sumOfTins(text) ?? sumOfCut(text);
  if (byRule !== undefined) return [byRule];
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);

  const named = readMoney(COST, text);
  let cost = named;
  if (named !== undefined && made !== undefined) {
    cost = Math.round(named / Number(made));
    say(`Modal ${formatRupiah(named)} ÷ ${made} ${unit} = ${formatRupiah(cost)} per ${unit}.`);
  }
  const unsold = readShare(UNSOLD, text);
  if (cost !== undefined && unsold !== undefined) {
    const before = formatRupiah(cost);
    cost = Math.round(cost / (1 - unsold));
    say(
      `${before} ÷ (100% − ${percent(unsold)}) = ${formatRupiah(cost)}: itu HPP tiap ${unit} yang laku.`,
    );
  }
  const profit = readMoney(PROFIT, text);
  let price = readMoney(PRICE, text);
  const turnover = readMoney(TURNOVER, text);
  if (turnover !== undefined && price !== undefined && price > 0) {
    const many = Math.ceil(turnover / price);
    const days = daysOf(text);
    return [
      `${formatRupiah(turnover)} ÷ ${formatRupiah(price)} = ${writeDecimal(many, 0)} ${unit} sebulan, sekitar ${Math.ceil(many / days)} ${unit} sehari kalau buka ${days} hari.`,
    ];
  }
  const invested = readMoney(INVESTED, text);
  if (PAYS_BACK.test(text) && invested !== undefined && profit !== undefined && profit > 0)
    return [
      `${formatRupiah(invested)} ÷ untung ${formatRupiah(profit)} sehari = sekitar ${Math.ceil(invested / profit)} hari jualan sampai balik modal.`,
    ];

  const discount = readShare(DISCOUNT, text);
  if (price !== undefined && discount !== undefined) {
    const before = formatRupiah(price);
    price = Math.round(price * (1 - discount));
    say(`${before} didiskon ${percent(discount)} jadi ${formatRupiah(price)}.`);
  }
  const [, paid, free] = GIFT.exec(text) ?? [];
  if (price !== undefined && paid !== undefined && free !== undefined) {
    const all = Number(paid) + Number(free);
    const before = formatRupiah(price);
    price = Math.round((price * Number(paid)) / all);
    say(
      `Beli ${paid} gratis ${free}: ${all} ${unit} dibayar ${paid} × ${before}, jadi ${formatRupiah(price)} per ${unit}.`,
    );
  }
  if (cost === undefined || cost === 0) return [];

  const commission = readShare(COMMISSION, text);
  const margin = readShare(MARGIN, text);
  if (price !== undefined) {
    if (cost > price * FOR_MANY) return [];
    const left = price - cost;
    say(
      left >= 0
        ? `${formatRupiah(price)} − ${formatRupiah(cost)} = untung ${formatRupiah(left)} per ${unit}, ${percent(left / price)} dari harga jual.`
        : `${formatRupiah(price)} − ${formatRupiah(cost)} = rugi ${formatRupiah(-left)} per ${unit}.`,
    );
    if (sold !== undefined) lines.push(...sumsOfMany(text, left, Number(sold), unit));
    return lines;
  }
  if (margin !== undefined) {
    const each = priceAt(cost, 1 - margin);
    say(
      `Supaya untung ${percent(margin)} dari harga jual: ${formatRupiah(cost)} ÷ ${percent(1 - margin)} = jual ${formatRupiah(each)}. Kalau ${percent(margin)} dari modal: ${formatRupiah(priceAt(cost * (1 + margin), 1))}.`,
    );
    if (sold !== undefined)
      say(
        `Untuk ${sold} ${unit}: ${sold} × ${formatRupiah(each)} = ${formatRupiah(each * Number(sold))}.`,
      );
    price = each;
  } else if (profit !== undefined) {
    price = cost + profit;
    say(`${formatRupiah(cost)} + untung ${formatRupiah(profit)} = jual ${formatRupiah(price)}.`);
  }
  if (price !== undefined && commission !== undefined)
    say(
      `Di aplikasi pasang ${formatRupiah(priceAt(price, 1 - commission * COMMISSION_WITH_TAX))}: itu menutup potongan ${percent(commission)} dan PPN 11% atas potongan itu.`,
    );
  return lines;
}

function sumOfRecipes(text: string): string | undefined {
  const [, made, wanted] = OF_RECIPES.exec(text) ?? [];
  if (made === undefined || Number(wanted) <= Number(made)) return undefined;
  const times = Number(wanted) / Number(made);
  const whole = Math.ceil(times);
  const rounded = whole === times ? '' : `, jadi bikin ${whole} resep (${whole * Number(made)})`;
  return `${wanted} ÷ ${made} = ${writeDecimal(times, 1)} resep${rounded}.`;
}

/** Of two tins that are equally high. */
function sumOfTins(text: string): string | undefined {
  const [, from, to] = TINS.exec(text) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  const times = writeDecimal((Number(to) / Number(from)) ** 2, 2);
  return `Loyang ${from} cm ke ${to} cm: takaran × ${times} (${to}² ÷ ${from}²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.`;
}

function sumOfCut(text: string): string | undefined {
  const [, money, pieces] = CUT.exec(text) ?? [];
  const rupiah = parseRupiah(money);
  if (rupiah === undefined || Number(pieces) < 2) return undefined;
  return `${formatRupiah(rupiah)} ÷ ${pieces} = ${formatRupiah(rupiah / Number(pieces))} per potong.`;
}

/** What many earn that each leave so much: a day and a month, if the question counts days. */
function sumsOfMany(text: string, left: number, sold: number, unit: string): readonly string[] {
  const each = `× ${writeDecimal(sold, 0)} ${unit} = ${formatRupiah(left * sold)}`;
  if (!A_DAY.test(text)) return [`${formatRupiah(left)} ${each}.`];
  const days = daysOf(text);
  return [
    `${formatRupiah(left)} ${each} sehari${A_MONTH.test(text) ? `, × ${days} hari = ${formatRupiah(left * sold * days)} sebulan` : ''}.`,
  ];
}

const daysOf = (text: string): number =>
  /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH;

const percent = (share: number): string => `${writeDecimal(share * 100, 0)}%`;

function readShare(pattern: RegExp, text: string): number | undefined {
  const [, ...found] = pattern.exec(text) ?? [];
  const digits = found.find(Boolean);
  const share = Number(digits?.replace(',', '.')) / 100;
  return share > 0 && share < 1 ? share : undefined;
}

function readMoney(pattern: RegExp, text: string): number | undefined {
  return Array.from(text.matchAll(pattern), ([, money]) => parseRupiah(money)).find(
    (rupiah) => rupiah !== undefined && rupiah >= LEAST_MONEY,
  );
}
