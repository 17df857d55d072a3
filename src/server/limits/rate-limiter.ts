/** Whether one more may pass now. */
export type Permission =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false;
      /** Whole seconds, at least 1, after which asking again can succeed. */
      readonly retryAfterSeconds: number;
    };

/** Counts what each key takes out of its allowance. Every implementation passes `rate-limiter-contract.ts`. */
export interface RateLimiter {
  /**
   * Takes `points` (whole, at least 1) out of the key's allowance for the running minute, which
   * begins with the key's first point. A take that is refused is counted as well, but does not
   * lengthen the minute. Keys do not touch each other.
   */
  take(key: string, points: number): Promise<Permission>;
}
