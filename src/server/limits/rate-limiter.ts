import { RateLimiterRes } from 'rate-limiter-flexible';

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

export const MINUTE_S = 60;

/** The library says no by rejecting with its result; a rejection with anything else is a failure. */
export async function permissionOf(taking: Promise<RateLimiterRes>): Promise<Permission> {
  try {
    await taking;
    return { isAllowed: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return { isAllowed: false, retryAfterSeconds };
  }
}
