import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';

const MODULES = {
  app: '/src/server/app.ts',
  config: '/src/server/config.ts',
  outside: '/src/server/outside-parts.ts',
  parts: '/src/server/assemble-gateway.ts',
} as const;

/** The gateway's modules used here. */
type GatewayModules = {
  readonly app: typeof import('../src/server/app.ts');
  readonly config: typeof import('../src/server/config.ts');
  readonly outside: typeof import('../src/server/outside-parts.ts');
  readonly parts: typeof import('../src/server/assemble-gateway.ts');
};

/**
 * Mounts the gateway in Vite's development server: one process, and a change to the gateway's code
 * takes effect with the next request. Pages and assets stay Vite's.
 */
export function gatewayInDevelopment(): Plugin {
  return {
    name: 'cobek:gateway-in-development',
    apply: 'serve',
    // Marked as the gateway marks its pages, so that the page calls it.
    transformIndexHtml: () => {
      const content = process.env['GEMINI_API_KEY'] ? 'gemini' : 'collection';
      return [{ tag: 'meta', attrs: { name: 'cobek-gateway', content }, injectTo: 'head' }];
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(?:api\/|healthz$|metrics$)/u.test(request.url ?? '')) return next();
        answer(server, request, response).catch(next);
      });
    },
  };
}

type Assembled = {
  readonly app: GatewayModules['app'];
  readonly gateway: ReturnType<GatewayModules['app']['createGateway']>;
};

let assembled: Assembled | undefined;

async function answer(server: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  const app = (await server.ssrLoadModule(MODULES.app)) as GatewayModules['app'];
  // Vite returns the same module until one of its imports has changed.
  if (assembled?.app !== app) assembled = { app, gateway: await assemble(server, app) };
  const { gateway } = assembled;
  const listener = getRequestListener((incoming) =>
    gateway.fetch(incoming, { incoming: request, outgoing: response }),
  );
  await listener(request, response);
}

async function assemble(server: ViteDevServer, app: GatewayModules['app']) {
  const load = async <Name extends keyof GatewayModules>(name: Name) =>
    (await server.ssrLoadModule(MODULES[name])) as GatewayModules[Name];
  const [config, outside, parts] = await Promise.all([
    load('config'),
    load('outside'),
    load('parts'),
  ]);
  const world = await outside.createOutsideParts(
    config.readConfig(process.env, (path) => readFileSync(path, 'utf8')),
    process.stderr,
  );
  // Vite checks the name in `Host` itself, and may have been told to listen beyond this machine.
  return app.createGateway({ ...parts.assembleGateway(world).parts, isOurHost: () => true });
}
