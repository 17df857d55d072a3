import { entriesOf, fieldsOf, readText } from './unknown-values.ts';

/** Kinds of dishes, for pictures, search and selling prices. */
export const DISH_KINDS = [
  'nasi',
  'mi',
  'bubur',
  'soto',
  'sup',
  'gulai',
  'sate',
  'lauk',
  'sayur',
  'sambal',
  'gorengan',
  'jajanan',
  'kue',
  'kue kering',
  'minuman',
] as const;

export type DishKind = (typeof DISH_KINDS)[number];

/** How hot a dish may be, in the words that visitors read; its level is the place here. */
export const HEATS = ['tidak pedas', 'sedikit pedas', 'pedas', 'pedas sekali'] as const;

export const MAX_HEAT = HEATS.length - 1;

/** How long a dish takes, in whole minutes. */
type CookingTime = {
  /** Work that needs the cook nearby: preparing, stirring, frying. */
  readonly aktif: number;
  /** Soaking, resting, curing, chilling; absent if there is none. */
  readonly tunggu?: number;
};

/**
 * What a dish says in a line of text: its yield in pieces or weight ("30 butir", "2 stoples, ± 450
 * g"); tools whose size matters ("loyang 20 × 20 cm"); a tip; how long it keeps, and where; for
 * sellers the stall's portion, hours on display, packaging.
 */
export const DISH_NOTES = ['hasil', 'alat', 'tips', 'simpan', 'jualan'] as const;

export type DishNote = (typeof DISH_NOTES)[number];

/** Facts about a dish beyond its recipe. Each is absent if unknown, never empty. */
export type DishExtras = { readonly [Note in DishNote]?: string } & {
  /** Servings the recipe makes. */
  readonly porsi?: number;
  /** Portions that a stall makes of the same pot, if smaller than a family's. */
  readonly porsiWarung?: number;
  readonly waktu?: CookingTime;
  /** Province it comes from. */
  readonly asal?: string;
  readonly jenis?: DishKind;
  /** A level of {@link HEATS}. */
  readonly pedas?: number;
  /** Name of its page in the cookbook. */
  readonly slug?: string;
  /** For each ingredient, in order, the number of the step that uses it. */
  readonly langkahBahan?: readonly number[];
};

const MAX_PORSI = 10_000;
/** Two months: the longest cures and pickles. */
const MAX_MINUTES = 60 * 24 * 60;

/** Parses the extras of a dish leniently: an invalid one is left out, the others stay. */
export function parseExtras(fields: Readonly<Record<string, unknown>>): DishExtras {
  const extras = {
    porsi: readWhole(readText(fields['porsi']), 1, MAX_PORSI),
    porsiWarung: readWhole(readText(fields['porsiWarung']), 1, MAX_PORSI),
    waktu: readTime(fields['waktu']),
    asal: readText(fields['asal']),
    jenis: readKind(readText(fields['jenis'])),
    pedas: readWhole(readText(fields['pedas']), 0, MAX_HEAT),
    ...Object.fromEntries(DISH_NOTES.map((note) => [note, readText(fields[note])])),
    slug: readSlug(readText(fields['slug'])),
    langkahBahan: numberList(fields['langkahBahan']),
  };
  return Object.fromEntries(
    Object.entries(extras).filter(([, value]) => value !== undefined && value !== ''),
  );
}

/** The first whole number in a text, if it is within bounds. */
function readWhole(text: string, least: number, most: number): number | undefined {
  const number = Number(/-?\d+/u.exec(text)?.[0]);
  return number >= least && number <= most ? number : undefined;
}

function readKind(text: string): DishKind | undefined {
  const word = text.toLowerCase().replace(/^mie$/u, 'mi');
  return DISH_KINDS.find((kind) => kind === word);
}

/** A name that needs no escaping in an address. */
function readSlug(text: string): string | undefined {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text) ? text : undefined;
}

/** Numbers, or nothing if an entry is not a number. */
function numberList(value: unknown): readonly number[] | undefined {
  const entries = entriesOf(value);
  const numbers = entries.filter((entry) => typeof entry === 'number');
  return numbers.length > 0 && numbers.length === entries.length ? numbers : undefined;
}

/** A time as an object, or as one number or text, which counts as active. */
function readTime(value: unknown): CookingTime | undefined {
  const fields = typeof value === 'object' ? fieldsOf(value) : { aktif: value };
  const aktif = readMinutes(readText(fields['aktif']));
  const tunggu = readMinutes(readText(fields['tunggu']));
  return aktif === undefined ? undefined : { aktif, ...(tunggu && { tunggu }) };
}

const MINUTES_OF_UNIT: Readonly<Record<string, number>> = { hari: 24 * 60, jam: 60, menit: 1 };
const DURATION = /(\d+(?:[.,]\d+)?)\s*(hari|jam|menit)?/giu;
/** In "45-60 menit" the longer time counts: a plan must not be late. */
const RANGE_START = /\d+(?:[.,]\d+)?\s*[-–]\s*(?=\d)/gu;

/** `45`, "45 menit", "1 jam 30 menit", "1,5 jam" in minutes; `undefined` for none. */
function readMinutes(text: string): number | undefined {
  let minutes = 0;
  for (const [, number = '', unit = 'menit'] of text
    .replaceAll(RANGE_START, '')
    .matchAll(DURATION)) {
    minutes += Number(number.replace(',', '.')) * (MINUTES_OF_UNIT[unit.toLowerCase()] ?? 1);
  }
  const whole = Math.round(minutes);
  return whole >= 1 && whole <= MAX_MINUTES ? whole : undefined;
}
