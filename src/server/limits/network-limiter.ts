import { NETWORK_SHARES } from '../security/client-networks.ts';
import type { Permission, RateLimiter } from './rate-limiter.ts';

/** Rate limits for each network of an address: the household's and the wider ones around it. */
export type NetworkLimiter = {
  /** @param networks of one address, narrowest first: a refusal there costs the wider ones nothing. */
  take(networks: readonly string[], points: number): Promise<Permission>;
};

/** @param create makes the limiter for networks of one width. */
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
        // Otherwise the largest question could never be asked under a small allowance.
        const permission = await limiter.take(network, Math.min(points, perMinute));
        if (!permission.isAllowed) return permission;
      }
      return { isAllowed: true };
    },
  };
}
