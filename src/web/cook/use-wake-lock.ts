import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the component is there, and asks again whenever the page comes back into
 * view, since a browser takes the lock away when it goes.
 *
 * @returns false once the browser has refused, has taken it back, or has no such thing.
 */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isGone) await given.release();
        else lock = given;
        // It is released when the page is hidden, and also when the battery runs low.
        given.addEventListener('release', () => {
          if (!isGone && document.visibilityState === 'visible') setIsAwake(false);
        });
        setIsAwake(true);
      } catch {
        setIsAwake(false);
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', askAgain);
      // Released by the browser already, perhaps.
      lock?.release().catch(() => {});
    };
  }, []);
  return isAwake;
}
