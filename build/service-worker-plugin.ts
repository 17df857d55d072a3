import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Pages that open without a network; a conversation's address differs only in its query. */
const KEPT_PAGES = ['/', '/start-chat'];
/** Files without a hash in their name that the pages show. */
const KEPT_PUBLIC_FILES = ['/favicon.svg'];

/** Writes `service-worker.js`, which keeps every file of this build for use without a network. */
export function serviceWorkerPlugin(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'cobek:service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !name.endsWith('.css'))
        .map((name) => `/${name}`)
        .toSorted();
      const files = [...KEPT_PUBLIC_FILES, ...assets];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          __KEPT_FILES__: JSON.stringify(files),
          __KEPT_PAGES__: JSON.stringify(KEPT_PAGES),
          __CACHE_NAME__: JSON.stringify(`cobek-${version}`),
        },
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: {
            input: join(root, 'src/service-worker/service-worker.ts'),
            output: { entryFileNames: 'service-worker.js', format: 'es' },
          },
        },
      });
    },
  };
}
