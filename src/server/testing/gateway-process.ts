import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type GatewayProcess = {
  /** Empty if it did not start. */
  readonly url: string;
  readonly standardOutput: () => string;
  readonly standardError: () => string;
  kill(signal: NodeJS.Signals): void;
  /** Settles when the process is over. */
  readonly ended: Promise<{ readonly code: number | null }>;
};

/**
 * Starts a built gateway, with only these settings in its environment, and waits until it listens
 * or has ended.
 *
 * @param folder holds `dist-gateway` and `dist`.
 */
export async function startGatewayProcess(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [join(folder, 'dist-gateway/main.js')], {
    cwd: '/',
    env: { PORT: '0', ...environment },
  });
  let [output, errors] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = new Promise<{ readonly code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ code }));
  });
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve();
    });
  });
  await Promise.race([listening, ended]);
  return {
    url: /http:\/\/\S+/u.exec(output)?.[0] ?? '',
    standardOutput: () => output,
    standardError: () => errors,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}
