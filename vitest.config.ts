import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const project = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  extends: true as const,
  test: { name, include, environment },
});

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // Real sockets and processes: a machine that stands still for a moment is no defect.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      project('core', ['src/core/**/*.test.ts'], 'node'),
      project('server', ['src/server/**/*.test.ts'], 'node'),
      project('build', ['build/**/*.test.ts'], 'node'),
      project('web', ['src/web/**/*.test.{ts,tsx}'], 'happy-dom'),
    ],
  },
});
