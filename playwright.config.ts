import { defineConfig } from '@playwright/test';

/**
 * What the browser would do besides showing pages. The first two draw its own address bar in a
 * process for each window, the third starts one for a page that nobody opens: both cost more than
 * the product. The others are Playwright's own list, which this one replaces.
 */
const NOT_NEEDED = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

// Hermetic: no key, no network. Each test starts the gateway or static server and the fake Gemini
// that it needs, on free ports; all of them serve the product that `npm run build` has made.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // At first two workers drive Firefox and WebKit and mostly wait. With six workers the run took a fifth
  // longer on two cores, since the unit tests run at the same time.
  workers: 4,
  // Generous, for busy machines: nothing waits longer than it must.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A machine that stands still for a moment is not a defect of the product; a second failure is.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    locale: 'id-ID',
    // What moves is painted sixty times a second: a sixth of all processor time. The tests of what
    // moves say so, and Firefox and WebKit see everything move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_NEEDED.join(',')}`,
      ],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'built', testMatch: '**/*.setup.ts' },
    // Firefox and WebKit where the system has them, first because each is one long run.
    { name: 'engines', testMatch: 'engines/*.spec.ts', timeout: 120_000, dependencies: ['built'] },
    {
      name: 'chromium',
      testMatch: '**/*.spec.ts',
      testIgnore: 'engines/**',
      dependencies: ['built'],
    },
  ],
});
