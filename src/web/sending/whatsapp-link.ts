/** No limit is published; longer addresses are known to be cut on some phones. */
const MAX_ENCODED_LENGTH = 2_000;

/** Opens WhatsApp with a text to send; `undefined` for one that is too long for an address. */
export function whatsappLink(message: string): string | undefined {
  // A lone surrogate cannot be encoded.
  const encoded = encodeURIComponent(message.replaceAll(/\p{Cs}/gu, '\ufffd'));
  return encoded.length > MAX_ENCODED_LENGTH ? undefined : `https://wa.me/?text=${encoded}`;
}
