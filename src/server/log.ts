import { pino, type DestinationStream } from 'pino';
import { describeError } from './describe-error.ts';

export type LogFacts = Readonly<Record<string, unknown>>;

/** Lines for the operator, one JSON object each. A fact called `error` may be any caught value. */
export type Log = {
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
};

export type LogParts = {
  readonly destination: DestinationStream;
  /** Texts that no log line may contain. */
  readonly secrets: readonly (string | undefined)[];
};

const REMOVED = '[rahasia]';

/** Shorter texts are no secrets; redacting them would garble ordinary words. */
const MIN_SECRET_LENGTH = 4;

export function createLog({ destination, secrets }: LogParts): Log {
  const forbidden = secrets
    .flatMap((secret) => (secret === undefined ? [] : formsOf(secret)))
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: (error: unknown) => describeError(error) },
      hooks: {
        // The last check before the line is written, for what every other rule missed.
        streamWrite: (line) =>
          forbidden.reduce((text, secret) => text.replaceAll(secret, REMOVED), line),
      },
    },
    destination,
  );
}

const formsOf = (secret: string): readonly string[] => [
  ...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
];
