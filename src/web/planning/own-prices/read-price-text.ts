/** Far more than anyone's prices: a larger file is something else. */
const MAX_FILE_BYTES = 1024 * 1024;

/** How the files of spreadsheet programs begin: a zip archive, an old binary workbook. */
const WORKBOOK_STARTS = ['504b0304', 'd0cf11e0'];

export type PriceFileRefusal = 'too-large' | 'workbook';

/**
 * The text of a price file from any program: UTF-8 or UTF-16 by its mark, else the encoding of
 * older Windows.
 */
export async function readPriceText(
  file: Blob,
): Promise<{ readonly text: string } | { readonly refusal: PriceFileRefusal }> {
  if (file.size > MAX_FILE_BYTES) return { refusal: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0'));
  if (WORKBOOK_STARTS.includes(start.join(''))) return { refusal: 'workbook' };
  return { text: decode(bytes, start.slice(0, 2).join('')) };
}

function decode(bytes: Uint8Array, mark: string): string {
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
