import { RateLimiterRes } from 'rate-limiter-flexible';

/** Whether one more may pass now. */
export type Permission =
  | { readonly isAllowed: true }
  | {
      readonly isAllowed: false;
      /** Whole seconds, at least 1, after which asking again can succeed. */
      readonly retryAfterSeconds: number;
    };

/** Tracks what each key takes from its allowance. Every implementation passes `rate-limiter-contract.ts`. */
export interface RateLimiter {
  /**
   * Takes `points` (whole, at least 1) from the key's allowance for the current minute, which
   * starts with the key's first point. A refused take also counts, but does not
   * extend the minute. Keys are independent.
   */
  take(key: string, points: number): Promise<Permission>;
}

export const MINUTE_S = 60;

/** The library refuses by rejecting with its result; any other rejection is a failure. */
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
