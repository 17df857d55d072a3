import { defineConfig } from '@playwright/test';

// Firefox and WebKit where the system has them, beside the Chromium of the other browser tests. The
// built sites are those that `npm run build` and `npm run test:e2e` have made.
export default defineConfig({
  testDir: '.',
  // Each engine in a worker of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
});
