import { KEYCAP_NUMBER, stripListMark } from '../../lines/tidy-line.ts';

/** What WhatsApp puts before copied messages: "[28/11 19:02] Kak Sari: ", "[20:15, 12/3/2026] Mbak Sri: ". */
const COPIED =
  /^\s*(?:\[[\d/.]{3,10},? \d{1,2}[:.]\d{2}[^\]]{0,8}\]|\[\d{1,2}[:.]\d{2},? [\d/.]{3,10}\]|[\d/.]{6,10},? \d{1,2}[:.]\d{2}(?: ?[ap]m)? -) [^:]{1,40}: /iu;
/** "1 (satu) ekor". */
const NUMBER_AGAIN = /^(\d+) \((?:satu|dua|tiga|empat|lima|enam|setengah)\)/iu;
/** What WhatsApp writes bold, italic or struck through. */
const MARKUP = /\*|(?<![\p{L}\p{N}])[_~`]+|[_~`]+(?![\p{L}\p{N}])/gu;

/** A line without bullet, number and markup: "- *2 sdm* gula" is "2 sdm gula". */
export function tidyWritten(line: string): string {
  const plain = line.replace(COPIED, '').replace(KEYCAP_NUMBER, '').replaceAll(MARKUP, '');
  return stripListMark(plain)
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\.(?=\d)/u, '0.')
    .replace(NUMBER_AGAIN, '$1')
    .trim();
}
