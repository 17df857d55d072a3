/** Every way a request for dishes can fail; the web has one Indonesian sentence for each. */
export const RECIPE_ERROR_CODES = [
  'blocked',
  'empty',
  'malformed',
  'network',
  'timeout',
  'rate-limited',
  'quota-exhausted',
  'unavailable',
  'key-rejected',
  'model-gone',
  'not-allowed-here',
  'invalid-question',
  'offline',
] as const;

export type RecipeErrorCode = (typeof RECIPE_ERROR_CODES)[number];

/** Details of a {@link RecipeError}. */
type RecipeErrorFacts = {
  /** Seconds after which a retry may succeed, if the service gave them. */
  readonly retryAfterSeconds?: number | undefined;
  /** HTTP status of the upstream answer, for logs. Never shown to a visitor. */
  readonly status?: number | undefined;
  /** Titles close to a question that is `empty`; absent if no dish would be safe. */
  readonly near?: readonly string[];
  /** True if no response of the service came, perhaps a proxy's instead; only set by a source that can tell. */
  readonly isUnreached?: boolean;
  readonly cause?: unknown;
};

/**
 * A failure to answer. Look at `code`, never at the message: the message is for logs and contains
 * neither a key nor upstream text. An abort is not a failure and is never wrapped in one.
 */
export class RecipeError extends Error {
  override readonly name = 'RecipeError';
  readonly code: RecipeErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly status: number | undefined;
  readonly near: readonly string[];
  readonly isUnreached: boolean | undefined;

  constructor(code: RecipeErrorCode, facts: RecipeErrorFacts = {}) {
    super(code, facts.cause === undefined ? {} : { cause: facts.cause });
    this.code = code;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.status = facts.status;
    this.near = facts.near ?? [];
    this.isUnreached = facts.isUnreached;
  }
}

/** Parses a code from the wire; an unknown one is `unavailable`. */
export function parseRecipeErrorCode(value: unknown): RecipeErrorCode {
  return RECIPE_ERROR_CODES.find((code) => code === value) ?? 'unavailable';
}
