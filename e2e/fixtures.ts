import { test as base, expect, type BrowserContext } from '@playwright/test';
import {
  BUILD_KEY,
  GEMINI_PLACEHOLDER,
  KEY_SITE_DIRECTORY,
  SITE_DIRECTORY,
} from './built-sites.ts';
import { startFakeGemini, type FakeGemini } from './fake-gemini.ts';
import { startGateway } from './start-gateway.ts';
import { startStaticServer, type RunningServer } from './static-server.ts';

/** The ways to run the product; the gateway counts twice, without and with a key. */
export const WAYS = [
  'static-collection',
  'static-key',
  'gateway-collection',
  'gateway-key',
] as const;

export type Way = (typeof WAYS)[number];

/** The ways that have an AI. */
export const AI_WAYS = ['static-key', 'gateway-key'] as const satisfies readonly Way[];

/** One way per kind of server: what it serves depends on nothing else. */
export const SERVERS = ['static-key', 'gateway-key'] as const satisfies readonly Way[];

/** A gateway reads the whole collection before it listens. */
const START_MS = 60_000;

/** The gateway's key. It must never reach a browser. */
export const GATEWAY_KEY = 'kunci-rahasia-gerbang';

export { BUILD_KEY };

/** For tests of movement; elsewhere the visitor has asked for less motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Everything that a browser logged and requested during a test. */
export type Witness = {
  /** Everything written to the console, and uncaught errors. */
  readonly lines: readonly string[];
  /** Addresses of all requests. */
  readonly requests: readonly string[];
  /** Errors that this test causes on purpose. Any other fails it. */
  expectError(pattern: RegExp): void;
  /** Another host that this test may call. */
  expectHost(origin: string): void;
};

/** `output` is what a gateway has printed. */
export type Site = RunningServer & { output?(): string };

type TestFixtures = {
  /** How the tested product runs. */
  way: Way;
  /** Address of the product; relative addresses resolve against it. */
  site: string;
  /** The fake Gemini, which answers in full unless a test says otherwise. */
  gemini: FakeGemini;
  witness: Witness;
};

type WorkerFixtures = {
  fakeGemini: FakeGemini;
  sites: { open(way: Way): Promise<Site> };
};

/**
 * The browser test of the product. Servers start when a test first needs them and serve all tests
 * of their worker. Any error on the console and any request to another host fails a test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  way: ['static-collection', { option: true }],

  // It would load every file again for each test; `offline.spec.ts` allows it.
  serviceWorkers: 'block',

  fakeGemini: [
    // Playwright reads the names of the parameters, so there must be one.
    async ({ playwright: _ }, use) => {
      const fake = await startFakeGemini();
      await use(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],

  sites: [
    async ({ fakeGemini }, use) => {
      const running = new Map<Way, Promise<Site>>();
      await use({
        open(way) {
          const site = running.get(way) ?? startSite(way, fakeGemini);
          running.set(way, site);
          return site;
        },
      });
      for (const site of running.values()) await (await site).close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ sites, way }, use) => {
      const { url } = await sites.open(way);
      await use(url);
    },
    // Of its own: a gateway that starts on a busy machine would use up the time of the first test.
    { timeout: START_MS },
  ],

  baseURL: async ({ site }, use) => use(site),

  gemini: async ({ fakeGemini }, use) => {
    fakeGemini.reset();
    await use(fakeGemini);
  },

  witness: [
    async ({ context, site, gemini }, use) => {
      const allowed: RegExp[] = [];
      const hosts = [site, gemini.url];
      const { lines, errors, requests } = listenTo(context);
      await use({
        lines,
        requests,
        expectError: (pattern) => allowed.push(pattern),
        expectHost: (origin) => hosts.push(origin),
      });
      const unexpected = errors.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'errors in the browser').toEqual([]);
      const strangers = requests.filter((url) => !isOurs(url, hosts));
      expect(strangers, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function startSite(way: Way, gemini: FakeGemini): Promise<Site> {
  switch (way) {
    case 'static-collection':
      return startStaticServer([SITE_DIRECTORY]);
    case 'static-key':
      return startStaticServer([KEY_SITE_DIRECTORY], {
        replace: { text: GEMINI_PLACEHOLDER, by: gemini.url },
      });
    case 'gateway-collection':
      return startGateway();
    case 'gateway-key':
      return startGateway({ GEMINI_API_KEY: GATEWAY_KEY, GOOGLE_GEMINI_BASE_URL: gemini.url });
  }
}

function listenTo(context: BrowserContext) {
  const lines: string[] = [];
  const errors: string[] = [];
  const requests: string[] = [];
  context.on('console', (message) => {
    const line = `${message.text()} (${message.location().url})`;
    lines.push(line);
    if (message.type() === 'error') errors.push(line);
  });
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error();
    const line = `${name}: ${message}\n${stack ?? ''}`;
    lines.push(line);
    errors.push(line);
  });
  context.on('request', (request) => requests.push(request.url()));
  return { lines, errors, requests };
}

/** Files made in the page itself (`blob:`, `data:`) do not leave it. */
function isOurs(url: string, servers: readonly string[]): boolean {
  const { protocol, origin } = new URL(url);
  return protocol === 'blob:' || protocol === 'data:' || servers.includes(origin);
}
