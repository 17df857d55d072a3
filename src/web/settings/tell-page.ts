/** Browsers tell only other tabs, and this page's stores would miss, and overwrite, what was restored. */
export function tellPage(key: string, newValue: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
