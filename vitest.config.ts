import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // Files of one worker share what they import, and the collection once it is read: nothing that
    // a test changes may outlive it.
    isolate: false,
    // Of two cores the default would leave one idle.
    maxWorkers: '100%',
    // Some tests go through every recipe, on machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // One project: each has workers of its own, and each of those would read the collection.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{build,src/core,src/server}/**/*.test.ts'],
          exclude: ['build/page-start/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}', 'build/page-start/**/*.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['src/web/fixtures/patient-queries.ts'],
          // The machine may stand still for a moment; `scripts/test.mjs` names what needed a second try.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
