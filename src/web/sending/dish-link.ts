import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { parseJson } from '#core/recipes/unknown-values.ts';
import { readBounded } from '#core/streaming/read-bounded.ts';

/**
 * A dish that travels in the link itself, in the part of the address after `#` that no server sees:
 * a letter for the form, a dot, and the dish as JSON, deflated, in base64url.
 */
const FORM = 'a';

/** Longest part after `#`: what messengers and browsers carry without cutting it. */
export const MAX_LINK_CHARS = 8 * 1024;
/** Most text that is unpacked: 8 KiB could contain eight million zeros. */
const MAX_UNPACKED_BYTES = 64 * 1024;

/**
 * Why a link shows no dish: it was cut or damaged on its way, was made by a later version, is too
 * large, is not such a link at all, or the browser cannot unpack it.
 */
export type DishLinkFault = 'cut' | 'newer' | 'too-large' | 'foreign' | 'unsupported';

/**
 * Packs a dish into the part of an address after `#`.
 *
 * @returns `undefined` if it would be too long, or the browser cannot pack.
 */
export async function packDish(dish: Dish): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const { slug: _, img: __, ...carried } = dish;
  const text = new Blob([JSON.stringify(carried)]);
  const packed = text.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const hash = `#${FORM}.${toBase64Url(bytes)}`;
  return hash.length > MAX_LINK_CHARS ? undefined : hash;
}

/**
 * Reads the dish from a link. The link may be hostile: it is bounded while it is unpacked, read
 * field by field, and nothing in it is treated as a page of ours.
 */
export async function unpackDish(hash: string): Promise<Dish | DishLinkFault> {
  if (hash.length > MAX_LINK_CHARS) return 'too-large';
  // An address that lost the part after `#`. Messengers may leave a full stop at its end.
  if (hash === '' || hash === '#') return 'cut';
  const [, form, packed = ''] = /^#([a-z])\.([\w-]*)[^\w-]*$/u.exec(hash) ?? [];
  if (form === undefined) return 'foreign';
  if (form !== FORM) return 'newer';
  if (typeof DecompressionStream === 'undefined') return 'unsupported';
  const bytes = fromBase64Url(packed);
  if (bytes === undefined) return 'cut';
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  let text: string | undefined;
  try {
    text = await readBounded(unpacked, MAX_UNPACKED_BYTES);
  } catch {
    // Ends too early, or is something else.
    return 'cut';
  }
  if (text === undefined) return 'too-large';
  const dish = parseDish(parseJson(text));
  if (dish === undefined) return 'foreign';
  // What a stranger wrote is not a page of the collection.
  const { slug: _, ...carried } = dish;
  return { ...carried, img: '' };
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
