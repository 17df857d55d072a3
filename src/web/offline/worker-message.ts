import { paths } from '../paths.ts';

/** The screen with the timers. */
export const KITCHEN_PATH = paths.chat;

/** Messages from the page to the service worker. */
export type WorkerMessage =
  /** Makes the waiting worker take over. */
  | { readonly type: 'take-over' }
  /** Caches this page and the files that it names. */
  | { readonly type: 'keep-page'; readonly path: string }
  /** Caches every page and file of the build; the port sent along receives reports and can stop it. */
  | { readonly type: 'keep-all' }
  /** Asks, on the port sent along, how much is not cached yet. */
  | { readonly type: 'measure-missing' };

/** Reports of the service worker. Bytes are those of the compressed download. */
export type KeepReport =
  | { readonly status: 'missing'; readonly bytes: number }
  | { readonly status: 'keeping'; readonly bytes: number; readonly of: number }
  | { readonly status: 'kept' }
  | { readonly status: 'failed'; readonly reason: 'network' | 'space' };
