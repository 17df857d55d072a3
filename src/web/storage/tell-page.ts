/**
 * Tells the stores of this page what was stored past them, as another tab would: browsers tell only
 * other tabs. A store that missed it would show, and later write, what was there before.
 *
 * @param newValue the text now stored; `null` if it was removed, or the stores shall look themselves.
 */
export function tellPage(key: string, newValue: string | null = null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
