import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, type Config } from './config.ts';
import { createOutsideParts } from './outside-parts.ts';
import { runGateway } from './run-gateway.ts';
import { StartError } from './start-error.ts';
import { loadStaticFiles } from './static/load-static-files.ts';

const STANDARD_ERROR = 2;

/** Where the build puts the pages: beside the gateway's own folder. */
const PAGES_FOLDER = join(import.meta.dirname, '../dist');

async function main(): Promise<void> {
  const config = readConfig(process.env, (path) => readFileSync(path, 'utf8'));
  const writer = config.geminiApiKey === undefined ? 'collection' : 'gemini';
  const outside = await createOutsideParts(
    config,
    // Synchronous: the last lines before a crash are the ones that matter.
    pino.destination({ fd: STANDARD_ERROR, sync: true }),
    await loadStaticFiles(PAGES_FOLDER, writer),
  );
  const { log } = outside;
  const gateway = await listen(() => runGateway(outside), config);

  // One faulty request must not end everyone's answers.
  process.on('unhandledRejection', (error) => log.error({ error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'uncaught exception');
    process.exit(1);
  });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await gateway.stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(gateway.greeting);
}

async function listen<Value>(start: () => Promise<Value>, config: Config): Promise<Value> {
  try {
    return await start();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const address = `${config.host}:${config.port}`;
    switch (code) {
      case 'EADDRINUSE':
        throw new StartError(`${address} sudah dipakai program lain; pilih PORT yang lain.`);
      case 'EACCES':
        throw new StartError(`${address} tidak boleh dipakai; pilih PORT di atas 1023.`);
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartError(`HOST ${config.host} bukan alamat komputer ini.`);
      default:
        throw error;
    }
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
