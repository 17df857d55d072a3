import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { GATEWAY_FILE, PROJECT_ROOT } from './built-sites.ts';
import type { RunningServer } from './static-server.ts';

export type RunningGateway = RunningServer & {
  /** Everything that it has printed so far. */
  output(): string;
};

const START_MS = 45_000;
const POLL_MS = 50;

/** Starts the built gateway as an operator would, with only these settings in its environment. */
export async function startGateway(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningGateway> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const gateway = spawn(process.execPath, [GATEWAY_FILE], {
    cwd: PROJECT_ROOT,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      // All visitors of the tests share one address.
      RATE_LIMIT_PER_MINUTE: '100000',
      ...settings,
    },
  });
  let printed = '';
  for (const stream of [gateway.stdout, gateway.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const exited = once(gateway, 'exit');

  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const giveUpAt = Date.now() + START_MS;
  while (!(await isUp())) {
    if (Date.now() > giveUpAt || gateway.exitCode !== null) {
      gateway.kill();
      throw new Error(`The gateway did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }

  return {
    url,
    output: () => printed,
    close: async () => {
      gateway.kill('SIGTERM');
      await exited;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
