/** Numbers below ten in words. */
export const DIGIT_WORDS: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
};
/** Javanese and Sundanese numbers as used before a unit. */
const REGIONAL_DIGITS: Readonly<Record<string, number>> = {
  rong: 2,
  telung: 3,
  patang: 4,
  limang: 5,
  nem: 6,
  pitung: 7,
  wolung: 8,
  sangang: 9,
};
const DIGITS: Readonly<Record<string, number>> = { ...DIGIT_WORDS, ...REGIONAL_DIGITS };
const DIGIT = `(?:${Object.keys(DIGITS).join('|')})`;
const BELOW_HUNDRED = String.raw`(?:${DIGIT} belas|sebelas|sepuluh|${DIGIT} puluh(?: ${DIGIT})?)`;
const HUNDREDS = String.raw`(?:seratus|${DIGIT} ratus)`;
const FIRST = String.raw`(?<![\p{L}\d])`;
const END = String.raw`(?!\p{L})`;
const WHOLE = String.raw`(?:seribu|${HUNDREDS}(?: (?:${BELOW_HUNDRED}|${DIGIT}))?|${BELOW_HUNDRED})`;
const COMPOSED = new RegExp(String.raw`${FIRST}${WHOLE}${END}`, 'gu');
const LEADING = new RegExp(String.raw`^(?:${WHOLE}|${DIGIT})${END}`, 'u');
const REGIONAL = new RegExp(
  String.raw`${FIRST}(?:${Object.keys(REGIONAL_DIGITS).join('|')})(?= \p{L})`,
  'gu',
);
/** Two numbers that follow each other are a range: "dua tiga lembar" is two or three. */
const NEIGHBOURS = new RegExp(
  String.raw`${FIRST}(${DIGIT}) (${DIGIT})(?= \p{L})(?! (?:per|belas|puluh|ratus|ribu))`,
  'gu',
);
/** Parts of one, as fractions in digits. */
export const SHARES: Readonly<Record<string, string>> = {
  setengah: '1/2',
  separuh: '1/2',
  separo: '1/2',
  seperempat: '1/4',
  sepertiga: '1/3',
  'dua pertiga': '2/3',
  'tiga perempat': '3/4',
};
const SHARE = Object.keys(SHARES).join('|');
/** A share right after a number is added to it ("tiga setengah"), unless it says how done a food is. */
const AND_A_SHARE = new RegExp(
  String.raw`${FIRST}(\d+|${DIGIT}) (?:dan )?(${SHARE})${END}(?! (?:matang|tua|kering|mateng))`,
  'gu',
);
/** A share right after a unit is a share of that unit: "sekilo setengah", "2 kilo seperempat". */
const UNIT_AND_A_SHARE = new RegExp(
  String.raw`${FIRST}(se|\d+ ?|${DIGIT} )(kilogram|kilo|kg|ons|liter|ltr|gelas|cangkir|sdm|sdt) (?:dan )?(${SHARE})${END}(?! (?:matang|tua|kering|mateng|gelas|sdm|sdt|sendok))`,
  'gu',
);
const HALF_SHORTENED = /(?<!\p{L})(?:stg|stgh|stngh|setgh|stengah|setgah|1\/2 ?an)(?!\p{L})/gu;

/**
 * Numbers of several words in digits: `dua puluh lima` → 25, `tiga setengah` → 3 1/2, `dua tiga` →
 * 2-3, `sekilo setengah` → 1 1/2 kilo. Single words stay, since foods are named with them ("bubuk
 * lima rempah").
 *
 * @param text lower case.
 */
export function spellNumbers(text: string): string {
  const halves = text.replaceAll(HALF_SHORTENED, 'setengah');
  return halves
    .replaceAll(COMPOSED, (words) => String(valueOf(words)))
    .replaceAll(REGIONAL, (word) => String(REGIONAL_DIGITS[word] ?? word))
    .replaceAll(
      UNIT_AND_A_SHARE,
      (_, count: string, unit: string, share: string) =>
        `${countOf(count)} ${SHARES[share] ?? ''} ${unit}`,
    )
    .replaceAll(
      AND_A_SHARE,
      (_, count: string, share: string) => `${countOf(count)} ${SHARES[share] ?? ''}`,
    )
    .replaceAll(NEIGHBOURS, (words, one: string, other: string) => {
      const [low = 0, high = 0] = [DIGITS[one], DIGITS[other]];
      return high === low + 1 ? `${low}-${high}` : words;
    });
}

/** The words that make up numbers below a thousand. */
export const NUMBER_WORDS: readonly string[] = [
  ...Object.keys(DIGIT_WORDS),
  'sepuluh',
  'sebelas',
  'belas',
  'puluh',
  'seratus',
  'ratus',
];

/**
 * The whole number at the start of a text, in words: `dua puluh lima ribu` → 25, of three words.
 *
 * @param text lower case, one space between words.
 */
export function takeWholeNumber(
  text: string,
): { readonly value: number; readonly length: number } | undefined {
  const words = LEADING.exec(text)?.[0];
  return words === undefined
    ? undefined
    : { value: valueOf(words), length: words.split(' ').length };
}

function countOf(words: string): number {
  const word = words.trim();
  return word === 'se' ? 1 : (DIGITS[word] ?? Number(word));
}

function valueOf(text: string): number {
  let value = 0;
  let digit = 0;
  for (const word of text.split(' ')) {
    if (word === 'seribu') value += 1_000;
    else if (word === 'seratus') value += 100;
    else if (word === 'sepuluh') value += 10;
    else if (word === 'sebelas') value += 11;
    else if (word === 'belas') value += 10 + digit;
    else if (word === 'puluh') value += 10 * digit;
    else if (word === 'ratus') value += 100 * digit;
    digit = /^(?:belas|puluh|ratus)$/u.test(word) ? 0 : (DIGITS[word] ?? 0);
  }
  return value + digit;
}
