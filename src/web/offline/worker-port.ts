import type { KeepReport, WorkerMessage } from './worker-message.ts';

/** A channel to the service worker; closing it stops the request. */
export type WorkerPort = { readonly end: () => void };

/**
 * Sends a message to the worker once there is one, and receives its reports; `undefined` if the browser
 * allows none.
 */
export type OpenWorkerPort = (
  message: WorkerMessage,
  onReport: (report: KeepReport) => void,
) => Promise<WorkerPort | undefined>;

/** {@link OpenWorkerPort} in the browser: the newest worker knows the files of this build. */
export const openWorkerPort: OpenWorkerPort = async (message, onReport) => {
  // Missing on plain http addresses.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return undefined;
  // A page that has just opened registers it when idle.
  const { waiting, active } = await workers.ready;
  const worker = waiting ?? active;
  if (worker === null) return undefined;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<KeepReport>) => onReport(data));
  port1.start();
  worker.postMessage(message, [port2]);
  return {
    end: () => {
      port1.postMessage('end');
      port1.close();
    },
  };
};
