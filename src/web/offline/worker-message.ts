/** What the page says to the service worker. */
export type WorkerMessage =
  /** A waiting worker becomes the one in charge. */
  | { readonly type: 'take-over' }
  /** Keep this page, and the files that it names, for use without a network. */
  | { readonly type: 'keep-page'; readonly path: string }
  /** Keep every page and file of the build; a port that comes with it hears reports, and stops it. */
  | { readonly type: 'keep-all' }
  /** Say on the port that comes with it how much is not kept yet. */
  | { readonly type: 'measure-missing' };

/** What the service worker reports. Bytes are those of the download, compressed. */
export type KeepReport =
  | { readonly status: 'missing'; readonly bytes: number }
  | { readonly status: 'keeping'; readonly bytes: number; readonly of: number }
  | { readonly status: 'kept' }
  | { readonly status: 'failed'; readonly reason: 'network' | 'space' };
