import { pino, type DestinationStream } from 'pino';
import { RecipeError } from '#core/recipes/recipe-error.ts';

type LogFacts = Readonly<Record<string, unknown>>;

/** Lines for the operator, one JSON object each. A fact called `error` may be any caught value. */
export type Log = {
  info(facts: LogFacts, message: string): void;
  warn(facts: LogFacts, message: string): void;
  error(facts: LogFacts, message: string): void;
};

const REMOVED = '[rahasia]';

/** Shorter texts are not secrets; redacting them would garble ordinary words. */
const MIN_SECRET_LENGTH = 4;

/** @param secrets texts that no log line may contain. */
export function createLog(
  destination: DestinationStream,
  secrets: readonly (string | undefined)[],
): Log {
  const forbidden = secrets
    .flatMap((secret = '') => formsOf(secret))
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  return pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: (error: unknown) => describeError(error) },
      hooks: {
        // The last check before writing, for what every other rule missed.
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

/** How many levels of `cause` a log line follows. */
const MAX_CAUSES = 4;

/**
 * An error as it may be logged: codes, names and stack frames only. The message of a foreign error
 * may quote a header, a prompt or the upstream.
 */
function describeError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const ours = error instanceof RecipeError ? error : undefined;
  const hasCause = error.cause !== undefined && depth < MAX_CAUSES;
  return {
    name: error.name,
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    status: ours?.status,
    retryAfterSeconds: ours?.retryAfterSeconds,
    at: ours || depth > 0 ? undefined : placesOf(error),
    cause: hasCause ? describeError(error.cause, depth + 1) : undefined,
  };
}

/** The stack without its first line, the message. */
function placesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8);
}
