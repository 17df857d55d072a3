import { NETWORK_SHARES } from '../security/client-networks.ts';

/**
 * The limits of one address and of all together. A wider network gets a multiple of the first, and no
 * network more than half of the second.
 */
export type NetworkLimits = { readonly perAddress: number; readonly inAll: number };

/** How many each network holds now. */
export function createNetworkCounts({ perAddress, inAll }: NetworkLimits) {
  const limitOf = (width: number) => Math.min(perAddress * (NETWORK_SHARES[width] ?? 1), inAll / 2);
  const counts = new Map<string, number>();

  const change = (networks: readonly string[], by: 1 | -1) => {
    for (const network of networks) {
      const count = (counts.get(network) ?? 0) + by;
      if (count === 0) counts.delete(network);
      else counts.set(network, count);
    }
  };

  return {
    /**
     * Counts one more for all networks of an address, narrowest first.
     *
     * @returns a function that removes it, to be called once; `undefined` if one of them is full.
     */
    add(networks: readonly string[]): (() => void) | undefined {
      const isFull = networks.some(
        (network, width) => (counts.get(network) ?? 0) >= limitOf(width),
      );
      if (isFull) return undefined;
      change(networks, 1);
      return () => change(networks, -1);
    },
  };
}
