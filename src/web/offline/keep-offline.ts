import type { WorkerMessage } from './worker-message.ts';

/** The parts of the browser's API used here; a test passes in plain objects. */
type Worker = Pick<ServiceWorker, 'state' | 'addEventListener'> & {
  readonly postMessage: (message: WorkerMessage) => void;
};
type Registration = Pick<EventTarget, 'addEventListener'> & {
  readonly active: Worker | null;
  readonly waiting: Worker | null;
  readonly installing: Worker | null;
  readonly update: () => Promise<unknown>;
};
type Workers = Pick<EventTarget, 'addEventListener'> & {
  readonly controller: unknown;
  readonly ready: Promise<Registration>;
  readonly register: (url: string) => Promise<Registration>;
};

type KeepOfflineParts = {
  readonly workers: Workers;
  /** Offers a new version that is ready; `accept` switches to it. */
  readonly offerNewVersion: (accept: () => void) => void;
  readonly reload: () => void;
  /** Runs when the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Whether Save-Data is on or the connection is metered, as far as the browser knows. */
  readonly isMetered: () => boolean;
};

export type OfflineKeeper = {
  /**
   * The screen at this path was opened: it works offline from now on, and on an unmetered connection
   * so do the tools that `loadTools` loads.
   */
  readonly keepPage: (path: string, loadTools: () => Promise<unknown>) => void;
  /** The product is in use: all of it works offline from now on. */
  readonly keepAll: () => void;
  /** Checks for a newer version. */
  readonly lookForNewVersion: () => void;
};

/**
 * Starts the service worker. Until `keepAll`, nothing is downloaded beyond what the page has loaded
 * anyway; on a metered connection not even then.
 *
 * @throws if the browser refuses; the product then needs a network.
 */
export async function keepOffline(parts: KeepOfflineParts): Promise<OfflineKeeper> {
  const { workers, offerNewVersion, reload, whenIdle, isMetered } = parts;
  await workers.register('/service-worker.js');
  const registration = await workers.ready;

  const say = (worker: Worker | null, message: WorkerMessage) => worker?.postMessage(message);
  const offer = (worker: Worker) =>
    offerNewVersion(() => {
      workers.addEventListener('controllerchange', reload);
      say(worker, { type: 'take-over' });
    });
  const watch = (worker: Worker | null) =>
    worker?.addEventListener('statechange', () => {
      // The very first worker need not wait.
      if (worker.state === 'installed' && workers.controller !== null) offer(worker);
    });
  if (registration.waiting !== null) offer(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));

  /** Knows the files of the newest build, which this page came from. */
  const newest = () => registration.waiting ?? registration.active;

  /** Until then the worker does not see what the page loads. */
  const isControlled = new Promise<unknown>((resolve) => {
    if (workers.controller === null) workers.addEventListener('controllerchange', resolve);
    else resolve(undefined);
  });

  const keptPages = new Set<string>();
  let hasKeptAll = false;
  return {
    keepPage: (path, loadTools) => {
      if (keptPages.has(path)) return;
      keptPages.add(path);
      whenIdle(() => say(newest(), { type: 'keep-page', path }));
      // Tools that do not load now load when they are used.
      if (!isMetered())
        void isControlled.then(() => whenIdle(() => void loadTools().catch(() => {})));
    },
    keepAll: () => {
      if (hasKeptAll || isMetered()) return;
      hasKeptAll = true;
      whenIdle(() => say(newest(), { type: 'keep-all' }));
    },
    lookForNewVersion: () => {
      // Fails offline.
      registration.update().catch(() => {});
    },
  };
}
