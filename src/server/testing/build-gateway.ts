import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** A collection of one dish; the real one is built and tested elsewhere. */
const SMALL_COLLECTION = `
export const bundledCollection = undefined;
export const createCollectionSource = () => ({
  async *findDishes(question, { signal }) {
    yield { foodName: 'Soto', description: '', completeRecept: [], ingredient: [],
      estimatedCostatRupiah: 0, price: 0, img: '' };
    if (question !== 'lama') return { source: 'collection', complete: true };
    await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  },
  suggestDishes: async (count) =>
    Array.from({ length: count }, (_, index) => ({ foodName: 'Saran ' + index })),
});`;

const smallCollection: Plugin = {
  name: 'small-collection',
  enforce: 'pre',
  resolveId: (id) =>
    /(?:bundled-collection|collection-source)\.ts$/u.test(id) ? '\0small-collection' : undefined,
  load: (id) => (id === '\0small-collection' ? SMALL_COLLECTION : undefined),
};

/** Builds `main.ts` into a folder of its own, beside a site of one page. */
export async function buildGateway(): Promise<string> {
  const cache = join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'gateway-'));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [smallCollection],
    build: {
      ssr: join(ROOT, 'src/server/main.ts'),
      outDir: join(folder, 'dist-gateway'),
      emptyOutDir: true,
      target: 'node20',
    },
  });
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<!doctype html><head></head><p>Cobek</p>');
  return folder;
}
