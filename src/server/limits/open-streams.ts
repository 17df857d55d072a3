export type OpenStreamsLimits = { readonly perAddress: number; readonly inAll: number };

/** Ends the stream from our side, with a reason that the visitor gets to see. */
export type StopStream = () => void;

/** The streams that this process holds open; each costs memory as long as it lasts. */
export type OpenStreams = {
  /**
   * Counts one more stream in.
   *
   * @returns a function that counts it out again, once; or which limit stands against it.
   */
  open(address: string, stop: StopStream): (() => void) | 'address-full' | 'full' | 'stopping';
  /** Stops every open stream; none is opened any more. */
  stopAll(): void;
  readonly count: number;
};

export function createOpenStreams(limits: OpenStreamsLimits): OpenStreams {
  const stops = new Set<StopStream>();
  const counts = new Map<string, number>();
  let isStopping = false;

  return {
    open(address, stop) {
      if (isStopping) return 'stopping';
      if (stops.size >= limits.inAll) return 'full';
      const count = counts.get(address) ?? 0;
      if (count >= limits.perAddress) return 'address-full';
      const entry = () => stop();
      stops.add(entry);
      counts.set(address, count + 1);
      return () => {
        if (!stops.delete(entry)) return;
        const left = (counts.get(address) ?? 1) - 1;
        if (left === 0) counts.delete(address);
        else counts.set(address, left);
      };
    },
    stopAll() {
      isStopping = true;
      for (const stop of stops) stop();
    },
    get count() {
      return stops.size;
    },
  };
}
