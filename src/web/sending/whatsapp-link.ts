/** Encoded characters. No limit is published; longer addresses are known to be cut on some phones. */
const MAX_ENCODED_LENGTH = 2_000;
/** For "(12/34)" and its line break, encoded. */
const MARK_LENGTH = 16;
/** Where a long text is cut, best first. */
const CUTS = ['\n\n', '\n', ' '] as const;

/**
 * Addresses that open WhatsApp with a text to send. A text too long for one address becomes several
 * messages, each marked with its number: "(1/2)".
 */
export function whatsappLinks(message: string): readonly string[] {
  // A lone surrogate cannot be encoded.
  const text = message.replaceAll(/\p{Cs}/gu, '\ufffd');
  if (encodeURIComponent(text).length <= MAX_ENCODED_LENGTH) return [linkTo(text)];
  const parts = splitText(text, MAX_ENCODED_LENGTH - MARK_LENGTH);
  return parts.map((part, index) => linkTo(`(${index + 1}/${parts.length})\n${part}`));
}

const linkTo = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;

function splitText(text: string, maxEncodedLength: number): readonly string[] {
  const parts: string[] = [];
  for (let rest = text.trim(); rest !== '';) {
    const length = fittingLength(rest, maxEncodedLength);
    const end = length === rest.length ? length : cutBefore(rest, length);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return parts;
}

/** How much of the beginning fits, in whole characters. */
function fittingLength(text: string, maxEncodedLength: number): number {
  let length = 0;
  let encodedLength = 0;
  for (const character of text) {
    encodedLength += encodeURIComponent(character).length;
    if (encodedLength > maxEncodedLength) break;
    length += character.length;
  }
  return length;
}

/** The best place to cut, unless it leaves the message less than half full. */
function cutBefore(text: string, length: number): number {
  const cuts = CUTS.map((cut) => text.lastIndexOf(cut, length));
  return cuts.find((at) => at > length / 2) ?? length;
}
