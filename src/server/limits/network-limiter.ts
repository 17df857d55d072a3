import { NETWORK_SHARES } from '../security/client-networks.ts';
import type { Permission, RateLimiter } from './rate-limiter.ts';

/** Counts against each network of an address: a household, and the wider ones around it. */
export type NetworkLimiter = {
  /** @param networks of one address, the narrowest first: what that refuses costs the wider ones nothing. */
  take(networks: readonly string[], points: number): Promise<Permission>;
};

/** @param create a limiter for networks of one width. */
export function createNetworkLimiter(
  perMinute: number,
  create: (name: string, pointsPerMinute: number) => RateLimiter,
): NetworkLimiter {
  const limiters = NETWORK_SHARES.map((share) => create(`network-${share}`, perMinute * share));
  return {
    async take(networks, points) {
      for (const [width, limiter] of limiters.entries()) {
        const network = networks[width];
        if (network === undefined) break;
        // Or the largest question could never be asked where the allowance is small.
        const permission = await limiter.take(network, Math.min(points, perMinute));
        if (!permission.isAllowed) return permission;
      }
      return { isAllowed: true };
    },
  };
}
