import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { processMemory } from './process-memory.ts';

/** Fonts and pictures are already compressed. */
const COMPRESSIBLE = /\.(?:js|css|svg)$/u;

const brotli = promisify(brotliCompress);

/** By content: two sites built in one process have most files in common. */
const compressed = processMemory<Buffer>('compressed');

/**
 * Writes the best compressed form of a file beside it, `index-abc.js.br`, for servers that send
 * such files as they are: the gateway would need seconds for it at each start. Only under
 * `assets/`, where names contain a hash of the content, so no form can be out of date.
 */
export function compressAssets(): Plugin {
  let outDir = '';
  return {
    name: 'cobek:compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const names = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(outDir, name));
          const key = content.toString();
          const short = compressed.get(key) ?? (await brotli(content, best(content)));
          compressed.set(key, short);
          await writeFile(join(outDir, `${name}.br`), short);
        }),
      );
    },
  };
}

const best = (content: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  },
});
