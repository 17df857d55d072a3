import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildScript } from './build-script.ts';

type ServiceWorkerParts = {
  readonly root: string;
  readonly outDir: string;
  /**
   * Paths of the pages that open offline, and their HTML. The first replaces addresses that are not
   * cached.
   */
  readonly pages: readonly { readonly path: string; readonly document: string }[];
  /** Addresses of all files of the build. */
  readonly files: readonly string[];
};

/** Writes `service-worker.js`. It changes with every build, so a browser notices a new version. */
export async function writeServiceWorker(parts: ServiceWorkerParts): Promise<void> {
  const { root, outDir, pages, files } = parts;
  const content = [...files, ...pages.map(({ document }) => document)].join('\n');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const sizes = await Promise.all(
    files.map(async (file) => [file, sizeOf(await readFile(join(outDir, file)))] as const),
  );
  const script = await buildScript({
    root,
    source: 'src/service-worker/service-worker.ts',
    define: {
      __VERSION__: JSON.stringify(version),
      __PAGES__: JSON.stringify(pages.map(({ path, document }) => [path, sizeOf(document)])),
      __FILES__: JSON.stringify(sizes),
    },
  });
  await writeFile(join(outDir, 'service-worker.js'), script);
}

/** Approximate size of a download in bytes. */
const sizeOf = (content: string | Buffer) => gzipSync(content).byteLength;
