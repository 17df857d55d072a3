import * as v from 'valibot';
import { DEFAULT_MODELS } from '#core/sources/gemini/default-models.ts';

/** What the operator can set, read once at start. */
export type Config = {
  readonly port: number;
  readonly host: string;
  readonly geminiApiKey: string | undefined;
  /** The first is used, the next when one is gone; never empty. */
  readonly geminiModels: readonly string[];
  /** Another host for the same API, without a slash at the end. */
  readonly geminiBaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Questions a minute that one address may ask; guards the key, so laxer where there is none. */
  readonly rateLimitPerMinute: number;
  /** How many proxies in front of the gateway are believed about the visitor's address; 0: none. */
  readonly trustedProxies: number;
  /** What the AI may cost on one day, UTC, for all gateways on one Redis together. */
  readonly maxDollarsPerDay: number;
  readonly logsQuestions: boolean;
  /** A port of its own for the metrics, on the same host. */
  readonly metricsPort: number | undefined;
};

/** Lists every wrong variable at once; never its value, which may be a key. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DEFAULT_RATE_PER_MINUTE = 10;
/** An answer from the collection costs a few milliseconds and no quota. */
const DEFAULT_RATE_WITHOUT_KEY_PER_MINUTE = 60;

const wholeNumber = (min: number, max: number) => {
  const message = `harus bilangan bulat ${min} sampai ${max}`;
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d+$/u, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
};

const dollars = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,6}(?:\.\d{1,6})?$/u, 'harus jumlah dolar, misalnya 5 atau 2.50'),
  v.transform(Number),
);

const urlOf = (message: string, ...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
    v.transform((text) => text.replace(/\/+$/u, '')),
  );

const onOff = (message: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.picklist(['1', 'true', 'yes', '0', 'false', 'no'], message),
    v.transform((word) => ['1', 'true', 'yes'].includes(word)),
  );

const MAX_PROXIES = 10;
const PROXIES_MESSAGE = `harus jumlah proxy, 0 sampai ${MAX_PROXIES}, atau true`;

const EnvironmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.trim()), '127.0.0.1'),
  GEMINI_API_KEY: v.optional(
    // A header cannot carry other characters, and fetch would quote the whole key in its complaint.
    v.pipe(v.string(), v.trim(), v.regex(/^[\u0021-\u007e]+$/u, 'berisi spasi atau huruf asing')),
  ),
  GEMINI_MODEL: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').flatMap((name) => name.trim() || [])),
      v.minLength(1, 'harus berisi sedikitnya satu nama model'),
      v.everyItem((name) => /^[\w.-]+$/u.test(name), 'harus daftar nama model, dipisah koma'),
    ),
    DEFAULT_MODELS.join(','),
  ),
  GOOGLE_GEMINI_BASE_URL: v.optional(urlOf('harus alamat http(s)://', 'http:', 'https:')),
  REDIS_URL: v.optional(urlOf('harus alamat redis:// atau rediss://', 'redis:', 'rediss:')),
  RATE_LIMIT_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000)),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.toLowerCase(),
      v.transform((word) => ({ true: '1', yes: '1', false: '0', no: '0' })[word] ?? word),
      v.regex(/^\d{1,2}$/u, PROXIES_MESSAGE),
      v.transform(Number),
      v.maxValue(MAX_PROXIES, PROXIES_MESSAGE),
    ),
    '0',
  ),
  MAX_DOLLARS_PER_DAY: v.optional(dollars, '40'),
  LOG_QUESTIONS: v.optional(onOff('harus 1 atau 0'), '0'),
  METRICS_PORT: v.optional(wholeNumber(0, 65_535)),
});

/** Variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. An empty variable counts as unset. The key may be in a file
 * that `GEMINI_API_KEY_FILE` names, which keeps it out of the environment.
 *
 * @throws ConfigError with one sentence for each wrong variable.
 */
export function readConfig(
  environment: Environment,
  readFile: (path: string) => string = () => '',
): Config {
  const keyFile = environment['GEMINI_API_KEY_FILE']?.trim();
  const withKey = keyFile
    ? { ...environment, GEMINI_API_KEY: readKey(environment, keyFile, readFile) }
    : environment;
  const present = Object.entries(withKey).filter(([, value]) => value?.trim());
  const parsed = v.safeParse(EnvironmentSchema, Object.fromEntries(present));
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'} ${issue.message}`);
    throw new ConfigError(`Pengaturan tidak bisa dipakai: ${[...new Set(faults)].join('; ')}.`);
  }
  const settings = parsed.output;
  return {
    port: settings.PORT,
    host: settings.HOST,
    geminiApiKey: settings.GEMINI_API_KEY,
    geminiModels: settings.GEMINI_MODEL,
    geminiBaseUrl: settings.GOOGLE_GEMINI_BASE_URL,
    redisUrl: settings.REDIS_URL,
    rateLimitPerMinute:
      settings.RATE_LIMIT_PER_MINUTE ??
      (settings.GEMINI_API_KEY === undefined
        ? DEFAULT_RATE_WITHOUT_KEY_PER_MINUTE
        : DEFAULT_RATE_PER_MINUTE),
    trustedProxies: settings.TRUST_PROXY,
    maxDollarsPerDay: settings.MAX_DOLLARS_PER_DAY,
    logsQuestions: settings.LOG_QUESTIONS,
    metricsPort: settings.METRICS_PORT,
  };
}

function readKey(
  environment: Environment,
  path: string,
  readFile: (path: string) => string,
): string {
  if (environment['GEMINI_API_KEY']?.trim()) {
    throw new ConfigError('GEMINI_API_KEY dan GEMINI_API_KEY_FILE: pakai salah satu saja.');
  }
  try {
    const key = readFile(path).trim();
    if (key !== '') return key;
  } catch {
    // Reported below: the file system's error would put the path in the log.
  }
  throw new ConfigError('GEMINI_API_KEY_FILE: berkas tidak ada, kosong, atau tidak bisa dibaca.');
}
