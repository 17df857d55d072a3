import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while the component is mounted. Browsers release the lock when the page is
 * hidden, so it is requested again whenever the page becomes visible.
 *
 * @returns false once the browser has refused or released it, or if it has no lock.
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
        // It is released when the page is hidden, or when the battery runs low.
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
      // The browser may have released it already.
      lock?.release().catch(() => {});
    };
  }, []);
  return isAwake;
}
