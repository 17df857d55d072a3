/** FNV-1a: a text as 32 bits. Another start gives another hash. */
export function fnv(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash;
}
