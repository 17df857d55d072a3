import { spellNumbers } from '../lines/spell-numbers.ts';
import { formatRupiah, MULTIPLIERS, parseRupiah } from '../recipes/rupiah.ts';
import { COMMISSION_WITH_TAX, priceAt } from './cost-sheet.ts';
import { writeDecimal } from './write-amount.ts';

/** Smaller numbers are no money: "jual 50 klepon". */
const LEAST_MONEY = 100;
/** A portion that costs so many times its price is no portion: "modal 200 ribu jual 3000". */
const FOR_MANY = 4;
const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;

const UNITS =
  'cup|gelas|porsi|piring|biji|bj|butir|buah|pcs|potong|bungkus|kotak|box|dus|mangkok|mangkuk|pax|orang|tusuk|loyang|toples|botol|pack|lembar';
const MULTIPLIER = [...MULTIPLIERS.keys()].join('|');
/** What is bought by these is no portion. */
const BULK = '(?:kg|kilo|liter|ekor|ikat|ons|karung|tray)';
/** An amount of money for a portion; a number of pieces or percent is none. */
const MONEY = String.raw`((?:rp\.?\s*)?\d[\d.,]*\s*(?:(?:${MULTIPLIER})\b)?)(?![.,]?\d|\s*(?:%|persen|an\b|${UNITS}|(?:per|se|\/) ?${BULK}))`;
const PERCENT = String.raw`(\d{1,2}(?:[.,]\d)?)\s*(?:%|persen)`;
/** Between a word and the figure that it names, as long as no other such word comes first. */
const GAP = String.raw`\w*(?:(?!jual|harga|hpp|modal|untung|bersih|laba|diskon|gratis)[^\d]){0,16}?`;
/** A figure soon after one of these words. */
const after = (words: string, figure: string) =>
  new RegExp(String.raw`\b(?:${words})${GAP}${figure}`, 'giu');

const COST = after('hpp|modal|ambil|beli|kulak', MONEY);
const PRICE = after('(?:di)?(?:jual|harga)', MONEY);
const PROFIT = after('untung|bersih|laba', MONEY);
const MARGIN = after('untung|margin|laba', PERCENT);
const COMMISSION = after('ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potongan', PERCENT);
const DISCOUNT = after('(?:di)?(?:diskon|korting)', PERCENT);
const UNSOLD_WORDS = 'kebuang|terbuang|dibuang|susut|basi|(?:tidak|ga|gak) laku';
const UNSOLD = new RegExp(
  String.raw`\b(?:${UNSOLD_WORDS})\D{0,8}${PERCENT}|${PERCENT}\s*(?:nya\s*)?(?:${UNSOLD_WORDS})`,
  'giu',
);
const TURNOVER = after('omset|omzet', MONEY);
const INVESTED = after('gerobak|alat|booth|freezer|mesin|etalase|kompor|modal', MONEY);
const GIFT = /\bbeli\s*(\d+)\s*(?:gratis|free|bonus)\s*(\d+)/iu;
const PAYS_BACK = /\b(?:balik modal|bep|balik duit)\b/iu;
const YIELDS = new RegExp(String.raw`\bjadi\s*(\d+)\s*(${UNITS})\b`, 'iu');
const SOLD = new RegExp(String.raw`(?<!\bjadi\s*)\b(\d+)\s*(${UNITS})\b`, 'iu');
/** "1 resep jadi 20, pesanan 250 biji" */
const RECIPES =
  /\b(?:1|satu) resep\b\D{0,12}(\d+)\b.*?\b(?:pes[ae]n\w*|order\w*|mau|butuh|perlu|untuk|buat)\D{0,8}(\d+)/iu;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TINS =
  /\bloyang(?: [a-z]+)? ?(\d{2})\b.*?\b(?:ke|jadi|loyang)(?: [a-z]+)? ?(?:loyang )?(\d{2})\b/iu;
/** "Ayam @42rb dipotong 8" */
const CUT = new RegExp(String.raw`@ ?${MONEY}.*?\b(?:di)?(?:potong|bagi)(?: jadi)? (\d+)`, 'giu');
/** In "aplikasi potong 20%" nothing is counted. */
const UNIT = new RegExp(String.raw`\b(?:${UNITS})\b(?! ?\d)`, 'iu');
/** Dishes are asked for, and their figures are not known yet. */
const ASKS_DISHES = /\b(?:jual\w*|usaha|bisnis|dagang|bikin|masak) (?:\w+ )?apa\b|\bide\b/iu;
const A_DAY = /\b(?:se|per ?|tiap ?|\/ ?)hari\b/iu;
const A_MONTH = /\b(?:se|per ?)bulan(?:nya)?\b/iu;

/**
 * The sums that follow from the figures of a question alone, a line each: "hpp 9500 mau untung 5rb, ojol
 * motong 20%". None if the figures that it names do not suffice.
 */
export function writeAskedSums(question: string): readonly string[] {
  const text = spellNumbers(question.toLowerCase());
  if (ASKS_DISHES.test(text)) return [];
  for (const writeSum of [writeRecipes, writeTins, writePieces, writeTurnover, writePayback]) {
    const line = writeSum(text);
    if (line !== undefined) return [line];
  }
  const cost = readCost(text);
  const price = readPrice(text);
  if (cost.rupiah === undefined) return writeEarned(text, readMoney(PROFIT, text));
  if (price.rupiah === undefined) return [...cost.lines, ...writePrices(text, cost.rupiah)];
  if (cost.rupiah > price.rupiah * FOR_MANY) return [];
  return [...cost.lines, ...price.lines, ...writeProfit(text, cost.rupiah, price.rupiah)];
}

/** A figure of one portion in whole rupiah, and how it was got if it was not named itself. */
type Figure = { readonly rupiah: number | undefined; readonly lines: readonly string[] };

/** What a portion costs: of a batch its share, and with what is not sold. */
function readCost(text: string): Figure {
  const named = readMoney(COST, text);
  if (named === undefined) return { rupiah: undefined, lines: [] };
  const unit = unitOf(text);
  const lines: string[] = [];
  let rupiah = named;
  const [, made] = YIELDS.exec(text) ?? [];
  if (made !== undefined) {
    rupiah = Math.round(named / Number(made));
    lines.push(
      `Modal ${formatRupiah(named)} ÷ ${made} ${unit} = ${formatRupiah(rupiah)} per ${unit}.`,
    );
  }
  const unsold = readShare(UNSOLD, text);
  if (unsold === undefined) return { rupiah, lines };
  const whole = Math.round(rupiah / (1 - unsold));
  lines.push(
    `${formatRupiah(rupiah)} ÷ (100% − ${percent(unsold)}) = ${formatRupiah(whole)}: itu HPP tiap ${unit} yang laku.`,
  );
  return { rupiah: whole, lines };
}

/** What a portion sells for, after a discount or a gift. */
function readPrice(text: string): Figure {
  const named = readMoney(PRICE, text);
  if (named === undefined) return { rupiah: undefined, lines: [] };
  const unit = unitOf(text);
  const lines: string[] = [];
  let rupiah = named;
  const discount = readShare(DISCOUNT, text);
  if (discount !== undefined) {
    rupiah = Math.round(named * (1 - discount));
    lines.push(
      `${formatRupiah(named)} didiskon ${percent(discount)} jadi ${formatRupiah(rupiah)}.`,
    );
  }
  const [, paid, free] = GIFT.exec(text) ?? [];
  if (paid === undefined || free === undefined) return { rupiah, lines };
  const all = Number(paid) + Number(free);
  const each = Math.round((rupiah * Number(paid)) / all);
  lines.push(
    `Beli ${paid} gratis ${free}: ${all} ${unit} dibayar ${paid} × ${formatRupiah(rupiah)}, jadi ${formatRupiah(each)} per ${unit}.`,
  );
  return { rupiah: each, lines };
}

/** What a portion leaves, in an app too, and all that are sold. */
function writeProfit(text: string, cost: number, price: number): readonly string[] {
  const unit = unitOf(text);
  const left = price - cost;
  const sum = `${formatRupiah(price)} − ${formatRupiah(cost)}`;
  const each =
    left >= 0
      ? `${sum} = untung ${formatRupiah(left)} per ${unit}, ${percent(left / price)} dari harga jual.`
      : `${sum} = rugi ${formatRupiah(-left)} per ${unit}.`;
  const commission = readShare(COMMISSION, text);
  if (commission === undefined) return [each, ...writeEarned(text, left)];
  const received = Math.round(price * (1 - commission * COMMISSION_WITH_TAX));
  return [
    each,
    `Lewat aplikasi diterima ${formatRupiah(received)} (dipotong ${percent(commission)} dan PPN 11% atas potongan itu), sisanya ${formatRupiah(received - cost)}.`,
  ];
}

/** What all that are sold leave: a day and a month, if the question counts days. */
function writeEarned(text: string, left: number | undefined): readonly string[] {
  const sold = Number(SOLD.exec(text)?.[1] ?? 0);
  if (sold === 0 || left === undefined) return [];
  const unit = unitOf(text);
  const days = daysOf(text);
  const all = `${formatRupiah(left)} × ${writeDecimal(sold, 0)} ${unit} = ${formatRupiah(left * sold)}`;
  const month = A_MONTH.test(text)
    ? `, × ${days} hari = ${formatRupiah(left * sold * days)} sebulan`
    : '';
  return [A_DAY.test(text) ? `${all} sehari${month}.` : `${all}.`];
}

/** What to ask for a portion: for a margin or a profit, and in an app that keeps a commission. */
function writePrices(text: string, cost: number): readonly string[] {
  const margin = readShare(MARGIN, text);
  // "Untung 100 ribu sehari" is no profit of a portion.
  const profit = A_DAY.test(text) ? undefined : readMoney(PROFIT, text);
  const lines: string[] = [];
  let price: number | undefined;
  if (margin !== undefined) {
    price = priceAt(cost, 1 - margin);
    lines.push(
      `Supaya untung ${percent(margin)} dari harga jual: ${formatRupiah(cost)} ÷ ${percent(1 - margin)} = jual ${formatRupiah(price)}. Kalau ${percent(margin)} dari modal: ${formatRupiah(priceAt(cost * (1 + margin), 1))}.`,
    );
    const [, sold] = SOLD.exec(text) ?? [];
    if (sold !== undefined)
      lines.push(
        `Untuk ${sold} ${unitOf(text)}: ${sold} × ${formatRupiah(price)} = ${formatRupiah(price * Number(sold))}.`,
      );
  } else if (profit !== undefined) {
    price = cost + profit;
    lines.push(
      `${formatRupiah(cost)} + untung ${formatRupiah(profit)} = jual ${formatRupiah(price)}.`,
    );
  }
  const commission = readShare(COMMISSION, text);
  if (price !== undefined && commission !== undefined)
    lines.push(
      `Di aplikasi pasang ${formatRupiah(priceAt(price, 1 - commission * COMMISSION_WITH_TAX))}: itu menutup potongan ${percent(commission)} dan PPN 11% atas potongan itu.`,
    );
  return lines;
}

function writeRecipes(text: string): string | undefined {
  const [, made, wanted] = RECIPES.exec(text) ?? [];
  if (made === undefined || Number(wanted) <= Number(made)) return undefined;
  const times = Number(wanted) / Number(made);
  const whole = Math.ceil(times);
  const rounded = whole === times ? '' : `, jadi bikin ${whole} resep (${whole * Number(made)})`;
  return `${wanted} ÷ ${made} = ${writeDecimal(times, 1)} resep${rounded}.`;
}

/** Of two tins that are equally high. */
function writeTins(text: string): string | undefined {
  const [, from, to] = TINS.exec(text) ?? [];
  if (from === undefined || to === undefined || from === to) return undefined;
  const times = writeDecimal((Number(to) / Number(from)) ** 2, 2);
  return `Loyang ${from} cm ke ${to} cm: takaran × ${times} (${to}² ÷ ${from}²), kalau tingginya sama. Waktu panggang atau kukusnya bisa berubah; tes tusuk.`;
}

function writePieces(text: string): string | undefined {
  const [[, money, pieces] = []] = [...text.matchAll(CUT)];
  const rupiah = parseRupiah(money);
  if (rupiah === undefined || Number(pieces) < 2) return undefined;
  return `${formatRupiah(rupiah)} ÷ ${pieces} = ${formatRupiah(rupiah / Number(pieces))} per potong.`;
}

/** How much has to be sold for a turnover. */
function writeTurnover(text: string): string | undefined {
  const turnover = readMoney(TURNOVER, text);
  const price = readMoney(PRICE, text);
  if (turnover === undefined || price === undefined) return undefined;
  const unit = unitOf(text);
  const days = daysOf(text);
  const many = Math.ceil(turnover / price);
  return `${formatRupiah(turnover)} ÷ ${formatRupiah(price)} = ${writeDecimal(many, 0)} ${unit} sebulan, sekitar ${Math.ceil(many / days)} ${unit} sehari kalau buka ${days} hari.`;
}

/** When what was invested is back. */
function writePayback(text: string): string | undefined {
  const invested = readMoney(INVESTED, text);
  const profit = readMoney(PROFIT, text);
  if (!PAYS_BACK.test(text) || invested === undefined || profit === undefined) return undefined;
  return `${formatRupiah(invested)} ÷ untung ${formatRupiah(profit)} sehari = sekitar ${Math.ceil(invested / profit)} hari jualan sampai balik modal.`;
}

/** What is counted: "jadi 80 biji", "120 cup", "berapa mangkok". */
const unitOf = (text: string): string =>
  YIELDS.exec(text)?.[2] ?? SOLD.exec(text)?.[2] ?? UNIT.exec(text)?.[0] ?? 'porsi';

const daysOf = (text: string): number =>
  /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH;

const percent = (share: number): string => `${writeDecimal(share * 100, 0)}%`;

function readShare(pattern: RegExp, text: string): number | undefined {
  const [[, ...found] = []] = [...text.matchAll(pattern)];
  const share = Number(found.find(Boolean)?.replace(',', '.')) / 100;
  return share > 0 && share < 1 ? share : undefined;
}

function readMoney(pattern: RegExp, text: string): number | undefined {
  return Array.from(text.matchAll(pattern), ([, money]) => parseRupiah(money)).find(
    (rupiah) => rupiah !== undefined && rupiah >= LEAST_MONEY,
  );
}
