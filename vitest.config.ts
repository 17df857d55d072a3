import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A DOM takes longer to set up than most tests without components run. */
const NEED_DOM = [
  'src/web/after-start.test.ts',
  'src/web/browser-storage.test.ts',
  'src/web/export/save-files.test.ts',
  'src/web/offline/start-offline.test.ts',
  'src/web/theme/theme-store.test.ts',
];

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
    // Real sockets and processes: a machine that stands still for a moment is no defect.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // One project: each has workers of its own, and each of those would read the collection.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{build,src/core,src/server,src/web}/**/*.test.ts'],
          exclude: NEED_DOM,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.tsx', ...NEED_DOM],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
