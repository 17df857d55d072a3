import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Permission } from './rate-limiter.ts';

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
