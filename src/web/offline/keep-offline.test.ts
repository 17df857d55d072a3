import { describe, expect, test, vi } from 'vitest';
import { keepOffline } from './keep-offline.ts';
import type { WorkerMessage } from './worker-message.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'activated';
  readonly said: WorkerMessage[] = [];
  postMessage = (message: WorkerMessage) => void this.said.push(message);
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = new FakeWorker();
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  looked = 0;
  update = () => {
    this.looked += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  };

  /** A deploy: another worker is found and has been installed. */
  install(): FakeWorker {
    const worker = new FakeWorker();
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    return worker;
  }
}

async function open({ isFirstVisit = false, isMetered = false, isWaiting = false } = {}) {
  const registration = new FakeRegistration();
  if (isWaiting) registration.waiting = new FakeWorker();
  const registered: string[] = [];
  const workers = Object.assign(new EventTarget(), {
    controller: isFirstVisit ? null : registration.active,
    ready: Promise.resolve(registration),
    register: (url: string) => {
      registered.push(url);
      return Promise.resolve(registration);
    },
  });
  const offers: (() => void)[] = [];
  const idle: (() => void)[] = [];
  let reloads = 0;
  const keeper = await keepOffline({
    workers,
    offerNewVersion: (accept) => void offers.push(accept),
    reload: () => (reloads += 1),
    whenIdle: (run) => void idle.push(run),
    isMetered: () => isMetered,
  });
  const rest = () => idle.splice(0).forEach((run) => run());
  return { registration, registered, workers, offers, rest, keeper, reloads: () => reloads };
}

describe('keeping', () => {
  test('starts the worker without any request of its own', async () => {
    const { registration, registered, rest } = await open({ isFirstVisit: true });
    rest();
    expect(registered).toEqual(['/service-worker.js']);
    expect(registration.active?.said).toEqual([]);
  });

  test('a page and its tools happens once, when the browser is idle', async () => {
    const { registration, keeper, rest } = await open();
    const loadTools = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('offline')));
    keeper.keepPage('/start-chat', loadTools);
    keeper.keepPage('/start-chat', loadTools);
    await Promise.resolve();
    expect(registration.active?.said).toEqual([]);
    expect(loadTools).not.toHaveBeenCalled();
    rest();
    expect(registration.active?.said).toEqual([{ type: 'keep-page', path: '/start-chat' }]);
    expect(loadTools).toHaveBeenCalledTimes(1);
  });

  test('tools waits for the worker, which would otherwise not see them load', async () => {
    const { workers, keeper, rest } = await open({ isFirstVisit: true });
    const loadTools = vi.fn<() => Promise<void>>(() => Promise.resolve());
    keeper.keepPage('/koleksi/klepon', loadTools);
    await Promise.resolve();
    rest();
    expect(loadTools).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await Promise.resolve();
    rest();
    expect(loadTools).toHaveBeenCalledTimes(1);
  });

  test('tools does not happen on a metered connection', async () => {
    const { keeper, rest } = await open({ isMetered: true });
    const loadTools = vi.fn<() => Promise<void>>(() => Promise.resolve());
    keeper.keepPage('/koleksi/klepon', loadTools);
    await Promise.resolve();
    rest();
    expect(loadTools).not.toHaveBeenCalled();
  });

  test('everything happens once', async () => {
    const { registration, keeper, rest } = await open();
    keeper.keepAll();
    keeper.keepAll();
    rest();
    expect(registration.active?.said).toEqual([{ type: 'keep-all' }]);
  });

  test('everything does not happen on a metered connection', async () => {
    const { registration, keeper, rest } = await open({ isMetered: true });
    keeper.keepAll();
    rest();
    expect(registration.active?.said).toEqual([]);
  });

  test('is done by the newest worker, which knows the newest files', async () => {
    const { registration, keeper, rest } = await open({ isWaiting: true });
    keeper.keepAll();
    rest();
    expect(registration.active?.said).toEqual([]);
    expect(registration.waiting?.said).toEqual([{ type: 'keep-all' }]);
  });
});

describe('a new version', () => {
  test('waits, is offered, and takes over when it is accepted', async () => {
    const { registration, workers, offers, reloads } = await open();
    const worker = registration.install();
    expect(offers).toHaveLength(1);
    expect(worker.said).toEqual([]);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(0);

    offers[0]?.();
    expect(worker.said).toEqual([{ type: 'take-over' }]);
    expect(reloads()).toBe(0);
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reloads()).toBe(1);
  });

  test('that has been waiting since an earlier visit is offered', async () => {
    const { offers } = await open({ isWaiting: true });
    expect(offers).toHaveLength(1);
  });

  test('is not announced for the first worker', async () => {
    const { registration, offers } = await open({ isFirstVisit: true });
    registration.install();
    expect(offers).toEqual([]);
  });

  test('is looked for on request; being offline is not a failure', async () => {
    const { registration, keeper } = await open();
    keeper.lookForNewVersion();
    expect(registration.looked).toBe(1);
  });
});
