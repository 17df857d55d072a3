import { RecipeError } from '#core/recipes/recipe-error.ts';

/** How many levels of `cause` a log line follows. */
const MAX_CAUSES = 4;

/**
 * An error in the form that may be logged: codes, names and stack frames only. The message of a
 * foreign error may quote a header, a prompt or the upstream.
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

/** The stack without its first line, which is the message. */
function placesOf(error: Error): readonly string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).slice(0, 8);
}
