import { defineConfig } from '@playwright/test';

// Hermetic: no key, no network. Each test starts the gateway or static server and the fake Gemini
// that it needs, on free ports; all of them serve the product that `npm run build` has made.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  // A machine that stands still for a moment is not a defect of the product; a second failure is.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  outputDir: 'test-results/browser',
  use: {
    locale: 'id-ID',
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
      ],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'built', testMatch: '**/*.setup.ts' },
    { name: 'chromium', testMatch: '**/*.spec.ts', dependencies: ['built'] },
  ],
});
