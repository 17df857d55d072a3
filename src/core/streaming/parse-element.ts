/**
 * Parses the raw text of one element. Text that is not JSON is repaired; what repairs it is loaded
 * only then, because hardly any answer needs it.
 *
 * @returns the value at once, or a promise of it where it is repaired; `undefined` where the text
 * cannot be read or the repair did not load: one element less, not a failed answer.
 */
export function parseElement(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return repairElement(text);
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
