/** How long to wait, in milliseconds. */
type IdleTimes = {
  /** In Safari, which does not tell when it is idle. */
  readonly unknown: number;
  /** At most, however busy the page is; without it there is no end. */
  readonly most?: number;
};

/**
 * Runs once the browser is idle.
 *
 * @returns cancels it.
 */
export function whenIdle(run: () => void, { unknown, most }: IdleTimes): () => void {
  if ('requestIdleCallback' in window) {
    const options = most === undefined ? undefined : { timeout: most };
    const handle = window.requestIdleCallback(run, options);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, unknown);
  return () => clearTimeout(timer);
}
