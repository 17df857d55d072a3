import { MINUTE_STEP } from '../../src/core/sources/collection/recipe-facts.ts';

/** A stall sells at most a family's portion, or two small pieces as one. */
const MAX_SHARE = 4;

/**
 * Reads the fields of a recipe file one by one. Passes each fault to `complain` in plain Indonesian
 * and leaves a default value.
 */
export function createFieldReader(
  metadata: Readonly<Record<string, unknown>>,
  complain: (problem: string) => void,
) {
  const known = new Set<string>();

  const valueOf = (key: string): unknown => {
    known.add(key);
    return metadata[key];
  };

  const isText = (value: unknown): value is string =>
    typeof value === 'string' && value.trim() !== '';

  const readWhole = (key: string, minimum: number, absent?: number): number => {
    const value = valueOf(key);
    if (value === undefined && absent !== undefined) return absent;
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum) return value;
    complain(`"${key}" harus bilangan bulat mulai dari ${minimum}.`);
    return Math.max(1, minimum);
  };

  return {
    /** A required text. */
    readText(key: string): string {
      const value = valueOf(key);
      if (isText(value)) return value.trim();
      complain(`"${key}" belum diisi.`);
      return '';
    },

    /** A text that may be absent, but not empty. */
    readNote(key: string): string {
      const value = valueOf(key);
      if (value === undefined) return '';
      if (isText(value)) return value.trim();
      complain(`"${key}" harus berisi tulisan. Isi, atau hapus barisnya kalau tidak perlu.`);
      return '';
    },

    /** A share of the recipe's portion; `undefined` if absent. */
    readShare(key: string): number | undefined {
      const value = valueOf(key);
      if (value === undefined) return undefined;
      if (typeof value === 'number' && value > 0 && value <= MAX_SHARE) return value;
      complain(`"${key}" harus bagian dari satu porsi resep, misalnya 0.5 untuk setengahnya.`);
      return undefined;
    },

    /** A whole number; required without `absent`. */
    readWhole,

    /** A whole number of minutes, in steps of {@link MINUTE_STEP}; required without `absent`. */
    readMinutes(key: string, least: number, absent?: number): number {
      const minutes = readWhole(key, least, absent);
      if (Number(metadata[key] ?? 0) % MINUTE_STEP > 0) {
        complain(`"${key}" dibulatkan ke kelipatan ${MINUTE_STEP} menit.`);
      }
      return minutes;
    },

    readList(key: string): readonly string[] {
      const value = valueOf(key);
      if (value === undefined) return [];
      if (Array.isArray(value)) return value.map(String);
      complain(`"${key}" harus berupa daftar, misalnya [satu, dua].`);
      return [];
    },

    /** One of the values; the first for anything else. */
    readChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
      const written = valueOf(key);
      const found = values.find((value) => value === written);
      if (found !== undefined) return found;
      complain(`"${key}" berisi "${String(written)}". Pilih salah satu: ${values.join(', ')}.`);
      return values[0];
    },

    /** Complains of every field that has not been read; call it last. */
    complainOfOthers(): void {
      for (const key of Object.keys(metadata).filter((one) => !known.has(one))) {
        complain(`Keterangan "${key}" tidak dikenal. Pakai salah satu: ${[...known].join(', ')}.`);
      }
    },
  };
}
