/** What the page says to the service worker. */
export type WorkerMessage =
  /** A waiting worker becomes the one in charge. */
  | { readonly type: 'take-over' }
  /** Keep this page, and the files that it names, for use without a network. */
  | { readonly type: 'keep-page'; readonly path: string }
  /** Keep every page and file of the build. */
  | { readonly type: 'keep-all' };
