/**
 * Longest text to repair, in characters: a dozen times a long recipe. Repairing takes quadratic time
 * and blocks the thread.
 */
const MAX_REPAIRED_CHARS = 32 * 1024;

/**
 * Parses the raw text of one element. Invalid JSON is repaired; the repair code is loaded on demand,
 * because hardly any answer needs it.
 *
 * @returns the value at once, or a promise of it if it is repaired; `undefined` if the text cannot be
 * read, is too long to repair or the repair did not load: one element less, not a failed answer.
 */
export function parseElement(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.length > MAX_REPAIRED_CHARS ? undefined : repairElement(text);
  }
}

async function repairElement(text: string): Promise<unknown> {
  try {
    const { jsonrepair } = await import('./json-repair.chunk.ts');
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
