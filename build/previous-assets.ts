import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Beside the pages: which files belong to this build, and which were kept from the previous one.
 */
export const RECORD_FILE = 'builds.json';

type BuildRecord = { readonly current: readonly string[]; readonly previous: readonly string[] };

/**
 * Keeps the files of the previous build beside those of this one: a page opened before a deploy, or
 * sent by another server, still finds them. If the output directory is empty there is nothing to
 * keep.
 */
export function previousAssets(): Plugin {
  let outDir = '';
  let last: BuildRecord = { current: [], previous: [] };
  const contents = new Map<string, Buffer>();
  return {
    name: 'cobek:previous-assets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // Before the output directory is emptied.
    async buildStart() {
      last = await readRecord(join(outDir, RECORD_FILE));
      for (const name of [...last.current, ...last.previous]) {
        const content = await readFile(join(outDir, name)).catch(() => undefined);
        if (content !== undefined) contents.set(name, content);
      }
    },
    async writeBundle(_options, bundle) {
      const current = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .toSorted();
      // Repeating the same build is not a new one: it keeps what was kept before.
      const isSame = current.join() === last.current.join();
      const left = (isSame ? last.previous : last.current).filter(
        (name) => contents.has(name) && !current.includes(name),
      );
      await mkdir(join(outDir, 'assets'), { recursive: true });
      for (const name of left) await writeFile(join(outDir, name), contents.get(name) ?? '');
      const record: BuildRecord = { current, previous: left };
      await writeFile(join(outDir, RECORD_FILE), JSON.stringify(record));
    },
  };
}

/** Written by the build itself, or missing. */
async function readRecord(file: string): Promise<BuildRecord> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuildRecord;
  } catch {
    return { current: [], previous: [] };
  }
}
