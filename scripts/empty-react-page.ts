import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the yardstick of the first load: a page with React and nothing else.
 *
 * @param outDir emptied first; the only script is in `assets/`.
 */
export async function buildEmptyReactPage(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      react(),
      {
        name: 'empty-page',
        resolveId: (id) => (id === 'virtual:empty' ? '\0virtual:empty.js' : undefined),
        load: (id) =>
          id === '\0virtual:empty.js'
            ? `import { createElement, StrictMode } from 'react';
               import { createRoot } from 'react-dom/client';
               createRoot(document.body).render(createElement(StrictMode));`
            : undefined,
      },
    ],
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: 'virtual:empty' } },
  });
}
