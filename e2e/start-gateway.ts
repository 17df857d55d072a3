import { startGatewayProcess } from '../src/server/fixtures/gateway-process.ts';
import { PROJECT_ROOT } from './built-sites.ts';
import type { RunningServer } from './static-server.ts';

/** Starts the built gateway as an operator would, with only these settings in its environment. */
export async function startGateway(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer & { output(): string }> {
  const gateway = await startGatewayProcess(PROJECT_ROOT, {
    // All visitors of the tests share one address.
    RATE_LIMIT_PER_MINUTE: '100000',
    ...settings,
  });
  const output = () => gateway.standardOutput() + gateway.standardError();
  if (gateway.url === '') throw new Error(`The gateway did not start:\n${output()}`);
  return {
    url: gateway.url,
    output,
    close: async () => {
      gateway.kill('SIGTERM');
      await gateway.ended;
    },
  };
}
