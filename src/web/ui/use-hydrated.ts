import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered HTML and during hydration, true from then on. Buttons that only
 * work with JavaScript are disabled until it is true, so that no click is ever lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
