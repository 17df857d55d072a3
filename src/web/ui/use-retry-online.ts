import { useEffect } from 'react';

/** A browser says that it is online a moment before a request gets through. */
const CONNECTING_MS = 1_000;

/** Tries again once the network is back. */
export function useRetryOnline(retry: () => void): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const retrySoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(retry, CONNECTING_MS);
    };
    window.addEventListener('online', retrySoon);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener('online', retrySoon);
    };
  }, [retry]);
}
