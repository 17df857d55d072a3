import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server in its own process, started by the benchmark and ended with it. */
export type ServerProcess = { readonly url: string; stop(): Promise<void> };

const START_LIMIT_MS = 20_000;

/** Far above what a benchmark asks, so that the limit is not measured. */
const UNLIMITED = '1000000';

/** @param file of this folder. */
export const startScript = (
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  startProcess(['scripts/run-typescript.mjs', `bench/${file}`], environment);

/** The built gateway, asking the given upstream. */
export const startGateway = (
  upstreamUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  startProcess(
    ['dist-gateway/main.js'],
    {
      PORT: '0',
      GEMINI_API_KEY: 'bench-key',
      GEMINI_MODEL: 'bench',
      GOOGLE_GEMINI_BASE_URL: upstreamUrl,
      RATE_LIMIT_PER_MINUTE: UNLIMITED,
      MAX_DOLLARS_PER_DAY: '999999',
      TRUST_PROXY: '1',
      ...environment,
    },
    gatewayOptions(),
  );

/** The options that `npm start` gives Node. */
function gatewayOptions(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** For profiling: `BENCH_NODE_OPTIONS=--cpu-prof npm run bench:gateway`. */
const NODE_OPTIONS = process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? [];

function startProcess(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ServerProcess> {
  // If two conflict, V8 uses the later one.
  const child = spawn(process.execPath, [...options, ...NODE_OPTIONS, ...words], {
    env: environment,
    // Log lines are written, then discarded.
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', kill);
      resolve();
    });
  });
  const listening = new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (piece: Buffer) => {
      said += piece.toString();
      const [url] = /http:\/\/\S+/u.exec(said) ?? [];
      if (url === undefined) return;
      // From here its log is drained, at no cost to this measuring process.
      child.stdout.off('data', listen).resume();
      resolve(url);
    };
    child.stdout.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${words.join(' ')} ended before it listened`)));
    setTimeout(
      () => reject(new Error(`${words.join(' ')} does not listen`)),
      START_LIMIT_MS,
    ).unref();
  });
  return listening.then((url) => ({
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  }));
}
