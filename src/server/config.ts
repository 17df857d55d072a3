import * as v from 'valibot';
import type { SourceName } from '#core/recipes/answer-end.ts';
import { DEFAULT_MODELS } from '#core/sources/gemini/default-models.ts';
import { StartError } from './start-error.ts';

const DEFAULT_RATE_PER_MINUTE = '10';
/** An answer from the collection costs a few milliseconds and no quota. */
const DEFAULT_RATE_WITHOUT_KEY_PER_MINUTE = '60';

const wholeNumber = (min: number, max: number) => {
  const message = `harus bilangan bulat ${min} sampai ${max}`;
  return v.pipe(
    v.string(message),
    v.regex(/^\d+$/u, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const urlOf = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `harus alamat ${protocols.map((protocol) => `${protocol}//`).join(' atau ')}`,
    ),
    v.transform((text) => text.replace(/\/+$/u, '')),
  );

/** A header cannot carry other characters, and fetch would quote the whole key in its error. */
const headerText = v.pipe(
  v.string(),
  v.regex(/^[\u0021-\u007e]+$/u, 'berisi spasi atau huruf asing'),
);

const modelNames = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').flatMap((name) => name.trim() || [])),
  v.minLength(1, 'harus berisi sedikitnya satu nama model'),
  v.everyItem((name) => /^[\w.-]+$/u.test(name), 'harus daftar nama model, dipisah koma'),
);

const dollars = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(?:\.\d{1,6})?$/u, 'harus jumlah dolar, misalnya 5 atau 2.50'),
  v.transform(Number),
);

const WORDS: Readonly<Record<string, string>> = { true: '1', yes: '1', false: '0', no: '0' };

/** A digit, or a word for it. */
const digitOrWord = v.pipe(
  v.string(),
  v.transform((text) => WORDS[text.toLowerCase()] ?? text),
);

const onOff = v.pipe(
  digitOrWord,
  v.picklist(['1', '0'], 'harus 1 atau 0'),
  v.transform((digit) => digit === '1'),
);

const proxyCount = v.pipe(
  digitOrWord,
  v.regex(/^(?:\d|10)$/u, 'harus jumlah proxy, 0 sampai 10, atau true'),
  v.transform(Number),
);

/** The operator's settings: each variable and how it is read. */
const SETTINGS = {
  port: ['PORT', v.optional(wholeNumber(0, 65_535), '3000')],
  host: ['HOST', v.optional(v.string(), '127.0.0.1')],
  geminiApiKey: ['GEMINI_API_KEY', v.optional(headerText)],
  /** In order of preference: the next is used once one is retired. Never empty. */
  geminiModels: ['GEMINI_MODEL', v.optional(modelNames, DEFAULT_MODELS.join(','))],
  /** Another host for the same API, without a slash at the end. */
  geminiBaseUrl: ['GOOGLE_GEMINI_BASE_URL', v.optional(urlOf('http:', 'https:'))],
  redisUrl: ['REDIS_URL', v.optional(urlOf('redis:', 'rediss:'))],
  /** Questions a minute per address; guards the key, so laxer without one. */
  rateLimitPerMinute: ['RATE_LIMIT_PER_MINUTE', wholeNumber(1, 1_000_000)],
  /** How many proxies in front of the gateway are trusted to give the visitor's address. */
  trustedProxies: ['TRUST_PROXY', v.optional(proxyCount, '0')],
  /** What the AI may cost per day (UTC), for all gateways on one Redis together. */
  maxDollarsPerDay: ['MAX_DOLLARS_PER_DAY', v.optional(dollars, '40')],
  logsQuestions: ['LOG_QUESTIONS', v.optional(onOff, '0')],
  /** A separate port for the metrics, on the same host. */
  metricsPort: ['METRICS_PORT', v.optional(wholeNumber(0, 65_535))],
} as const;

/** The settings, read once at start. */
export type Config = {
  readonly [Name in keyof typeof SETTINGS]: v.InferOutput<(typeof SETTINGS)[Name][1]>;
};

/** Who answers with these settings. */
export const sourceOf = ({ geminiApiKey }: Config): SourceName =>
  geminiApiKey === undefined ? 'collection' : 'gemini';

/** Variables by name, as in `process.env`. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty variable counts as unset. The key may be in a file named by
 * `GEMINI_API_KEY_FILE`, which keeps it out of the environment.
 *
 * @throws StartError that lists every wrong variable; never its value, which may be a key.
 */
export function readConfig(environment: Environment, readFile: (path: string) => string): Config {
  const valueOf = (name: string) => environment[name]?.trim() || undefined;
  const key = readKey(valueOf, readFile);
  const rate = key === undefined ? DEFAULT_RATE_WITHOUT_KEY_PER_MINUTE : DEFAULT_RATE_PER_MINUTE;
  const special: Environment = {
    GEMINI_API_KEY: key,
    RATE_LIMIT_PER_MINUTE: valueOf('RATE_LIMIT_PER_MINUTE') ?? rate,
  };
  const faults: string[] = [];
  const settings = Object.entries(SETTINGS).map(([name, [variable, schema]]) => {
    const parsed = v.safeParse(schema, special[variable] ?? valueOf(variable));
    if (!parsed.success) faults.push(`${variable} ${parsed.issues[0].message}`);
    return [name, parsed.output];
  });
  if (faults.length > 0) {
    throw new StartError(`Pengaturan tidak bisa dipakai: ${faults.join('; ')}.`);
  }
  return Object.fromEntries(settings) as Config;
}

function readKey(
  valueOf: (name: string) => string | undefined,
  readFile: (path: string) => string,
): string | undefined {
  const [key, path] = [valueOf('GEMINI_API_KEY'), valueOf('GEMINI_API_KEY_FILE')];
  if (path === undefined) return key;
  if (key !== undefined) {
    throw new StartError('GEMINI_API_KEY dan GEMINI_API_KEY_FILE: pakai salah satu saja.');
  }
  try {
    const read = readFile(path).trim();
    if (read !== '') return read;
  } catch {
    // Reported below: the file system's error would put the path in the log.
  }
  throw new StartError('GEMINI_API_KEY_FILE: berkas tidak ada, kosong, atau tidak bisa dibaca.');
}
