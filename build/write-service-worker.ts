import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

type ServiceWorkerParts = {
  readonly root: string;
  readonly outDir: string;
  /**
   * Paths of the pages that open offline, and their HTML. The first stands in for addresses that
   * are not cached.
   */
  readonly pages: readonly { readonly path: string; readonly document: string }[];
  /** Addresses of all files of the build. */
  readonly files: readonly string[];
};

/**
 * Writes `service-worker.js`. It changes with every build, which is how a browser notices a new
 * version.
 */
export async function writeServiceWorker(parts: ServiceWorkerParts): Promise<void> {
  const { root, outDir, pages, files } = parts;
  const content = [...files, ...pages.map(({ document }) => document)].join('\n');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const sizes = await Promise.all(
    files.map(async (file) => [file, sizeOf(await readFile(join(outDir, file)))] as const),
  );
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __VERSION__: JSON.stringify(version),
      __PAGES__: JSON.stringify(pages.map(({ path, document }) => [path, sizeOf(document)])),
      __FILES__: JSON.stringify(sizes),
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
}

/** Approximate size of a download in bytes. */
const sizeOf = (content: string | Buffer) => gzipSync(content).byteLength;
