import { createNetworkCounts, type NetworkLimits } from './network-counts.ts';

export type OpenStreams = ReturnType<typeof createOpenStreams>;

/** The streams this process holds open; each costs memory while it is open. */
export function createOpenStreams(limits: NetworkLimits) {
  const stops = new Set<() => void>();
  const counts = createNetworkCounts(limits);
  let isStopping = false;

  return {
    /**
     * Counts one more stream.
     *
     * @param stop ends it from our side, with a reason that the visitor sees.
     * @returns a function that removes the stream (calling it again does nothing), or the limit that
     * refused it.
     */
    open(networks: readonly string[], stop: () => void): (() => void) | 'address-full' | 'full' {
      if (isStopping || stops.size >= limits.inAll) return 'full';
      const leave = counts.add(networks);
      if (leave === undefined) return 'address-full';
      const entry = () => stop();
      stops.add(entry);
      return () => {
        if (stops.delete(entry)) leave();
      };
    },
    /** Stops every open stream and refuses new ones. */
    stopAll(): void {
      isStopping = true;
      for (const stop of stops) stop();
    },
    get isStopping(): boolean {
      return isStopping;
    },
    get count(): number {
      return stops.size;
    },
  };
}
