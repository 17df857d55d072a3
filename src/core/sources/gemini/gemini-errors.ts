import { RecipeError, type RecipeErrorCode } from '../../recipes/recipe-error.ts';
import type { GeminiError } from './gemini-chunk.ts';

/**
 * Refusals of a valid key that may not be used from here: it is restricted to other pages,
 * addresses or apps.
 */
const BOUND_ELSEWHERE =
  /^API_KEY_(?:HTTP_REFERRER|IP_ADDRESS|ANDROID_APP|IOS_APP|SERVICE_ACCOUNT)_BLOCKED$/u;

/** HTTP statuses by name, for errors inside a stream that do not give the number. */
const STATUS_OF_NAME: Readonly<Record<string, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
};

/**
 * Translates a refusal of the service into a RecipeError.
 *
 * A key restricted to other services and a project where the service is off are `key-rejected`:
 * only another key, or its owner, can help. A key restricted to other pages is `not-allowed-here`,
 * like a country without the service. `model-gone` is only what the service itself says, in JSON;
 * Google's HTML page for a wrong path means that our address is wrong: `unavailable`.
 *
 * @param status of the HTTP answer; `undefined` for an error inside a stream.
 * @param error the body, if it was readable.
 * @param waitSeconds of the header, which Google does not send but a proxy may.
 */
export function toRecipeError(
  status: number | undefined,
  error: GeminiError | undefined,
  waitSeconds?: number,
): RecipeError {
  const number = status ?? error?.code ?? STATUS_OF_NAME[error?.status ?? ''] ?? 500;
  const code = codeOf(number, error);
  // No wait before tomorrow helps, though the service still announces some seconds.
  const retryAfterSeconds =
    code === 'quota-exhausted' ? undefined : (error?.retryDelaySeconds ?? waitSeconds);
  return new RecipeError(code, { status: number, retryAfterSeconds });
}

function codeOf(status: number, error: GeminiError | undefined): RecipeErrorCode {
  switch (status) {
    case 400:
      if (isAboutKey(error)) return 'key-rejected';
      return error?.status === 'FAILED_PRECONDITION' ? 'not-allowed-here' : 'unavailable';
    case 401:
      return 'key-rejected';
    case 403:
      // Without a readable body the answer is not from the service but from something in between.
      if (error === undefined) return 'not-allowed-here';
      return error.reasons.some((reason) => BOUND_ELSEWHERE.test(reason))
        ? 'not-allowed-here'
        : 'key-rejected';
    case 404:
      return error === undefined ? 'unavailable' : 'model-gone';
    case 429:
      return error?.quotaIds.some((id) => id.includes('PerDay'))
        ? 'quota-exhausted'
        : 'rate-limited';
    default:
      return 'unavailable';
  }
}

/** Expired keys came with and without the detail, so the message is checked too. */
function isAboutKey(error: GeminiError | undefined): boolean {
  if (error === undefined) return false;
  return (
    error.reasons.some((reason) => reason.startsWith('API_KEY_')) ||
    /\bapi key\b/iu.test(error.message)
  );
}

/**
 * True if a model refuses only the requested level of thinking. Which models accept which levels
 * changes with each model, and only the message distinguishes it from other bad requests.
 */
export function isAboutThinking(error: GeminiError | undefined): boolean {
  return error !== undefined && /thinking/iu.test(error.message);
}
