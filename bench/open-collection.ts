import { createServer } from 'vite';

/**
 * Starts a Vite server without a site: the project's build settings say where the collection is.
 *
 * @returns loads modules of `src/core/sources/collection/` until it is closed.
 */
export async function openCollection() {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  const load = async <Module>(file: string): Promise<Module> =>
    (await vite.ssrLoadModule(`/src/core/sources/collection/${file}`)) as Module;
  return { load, close: () => vite.close() };
}
