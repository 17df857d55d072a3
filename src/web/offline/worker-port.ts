import type { KeepReport, WorkerMessage } from './worker-message.ts';

/** A conversation with the service worker; ending it stops what was asked for. */
export type WorkerPort = { readonly end: () => void };

/** Sends a message to the worker and receives its reports; `undefined` if there is no worker. */
export type OpenWorkerPort = (
  message: WorkerMessage,
  onReport: (report: KeepReport) => void,
) => Promise<WorkerPort | undefined>;

/** {@link OpenWorkerPort} of the browser: the newest worker knows the files of this build. */
export const openWorkerPort: OpenWorkerPort = async (message, onReport) => {
  // Missing on plain http addresses.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration();
  const worker = registration?.waiting ?? registration?.active;
  if (!worker) return undefined;
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
