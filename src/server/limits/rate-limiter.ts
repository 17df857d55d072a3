import { NETWORK_SHARES } from '../security/client-networks.ts';
import type { SharedStore } from '../sharing/shared-store.ts';

const MINUTE_MS = 60_000;

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * An allowance for each household, and multiples of it for the networks around it.
 *
 * @param name separates this limit's counts from others in the same store.
 */
export const createRateLimiter = (store: SharedStore, name: string, pointsPerMinute: number) => ({
  /**
   * Takes `points` (whole, at least 1) from the allowances of the current minute, which starts with
   * the first point taken.
   *
   * @param networks of one address, narrowest first: a refusal there costs the wider ones nothing.
   * @returns `undefined` if they may pass, else the whole seconds, at least 1, after which asking
   * again can succeed.
   */
  async take(networks: readonly string[], points: number): Promise<number | undefined> {
    // Otherwise the largest question could never be asked with a small allowance.
    const taken = Math.min(points, pointsPerMinute);
    for (const [width, network] of networks.entries()) {
      const most = pointsPerMinute * (NETWORK_SHARES[width] ?? 1);
      const limits = { most, ttlMs: MINUTE_MS };
      const waitMs = await store.add(`limit:${name}:${network}`, taken, limits);
      if (waitMs !== undefined) return Math.ceil(waitMs / 1000);
    }
    return undefined;
  },
});
