type Utf8Pieces = {
  /** The characters completed by these bytes; an incomplete one waits for the next call. */
  decode(bytes: Uint8Array): string;
  /** A replacement character if the text ended inside a character; else nothing. */
  end(): string;
};

/** Shared, since it is stateless: each `TextDecoder` takes 2 KiB in Node. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

const NO_BYTES = new Uint8Array();
const MAX_CHARACTER_BYTES = 4;
const BYTE_ORDER_MARK = '\ufeff';

/** Decodes UTF-8 cut into arbitrary pieces, without its byte order mark. */
export function createUtf8Pieces(): Utf8Pieces {
  let cutOff = NO_BYTES;
  let isBeginning = true;

  return {
    decode(bytes) {
      const all = cutOff.length === 0 ? bytes : concat(cutOff, bytes);
      const end = all.length - cutLength(all);
      // A copy, or three bytes would keep the whole packet in memory; Buffer's `slice` makes none.
      cutOff = end === all.length ? NO_BYTES : new Uint8Array(all.subarray(end));
      const text = decoder.decode(all.subarray(0, end));
      if (!isBeginning || text === '') return text;
      isBeginning = false;
      return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    },
    end() {
      const rest = decoder.decode(cutOff);
      cutOff = NO_BYTES;
      return rest;
    },
  };
}

/** How many bytes at the end belong to an incomplete character. */
function cutLength(bytes: Uint8Array): number {
  for (let back = 1; back < MAX_CHARACTER_BYTES; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (!isContinuation(byte)) return characterLength(byte) > back ? back : 0;
  }
  return 0;
}

const isContinuation = (byte: number): boolean => byte >= 0x80 && byte < 0xc0;

/** By its first byte. */
function characterLength(byte: number): number {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : MAX_CHARACTER_BYTES;
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
