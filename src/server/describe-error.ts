import { RecipeError } from '#core/recipes/recipe-error.ts';

/** Levels of `cause` that a log line follows. */
const MAX_CAUSES = 4;

/**
 * An error as a log line may carry it. Codes, names and places only: the message of an error that is
 * not ours may quote a header, a prompt or what the upstream said.
 */
export function describeError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const isOurs = error instanceof RecipeError;
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(isOurs && error.status !== undefined ? { status: error.status } : {}),
    ...(isOurs && error.retryAfterSeconds !== undefined
      ? { retryAfterSeconds: error.retryAfterSeconds }
      : {}),
    ...(isOurs || depth > 0 ? {} : { at: placesOf(error) }),
    ...(error.cause === undefined || depth >= MAX_CAUSES
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The lines of a stack without its first, which is the message. */
function placesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8);
}
