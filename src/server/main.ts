import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig, sourceOf, type Config } from './config.ts';
import { createOutsideParts } from './outside-parts.ts';
import { runGateway } from './run-gateway.ts';
import { StartError } from './start-error.ts';
import { loadStaticFiles } from './static/load-static-files.ts';

/** Where the build puts the pages, beside the gateway's folder. */
const PAGES_FOLDER = join(import.meta.dirname, '../dist');

async function main(): Promise<void> {
  const config = readConfig(process.env, (path) => readFileSync(path, 'utf8'));
  const outside = await createOutsideParts(
    config,
    // Synchronous: the last lines before a crash are the ones that matter.
    pino.destination({ fd: process.stderr.fd, sync: true }),
    await loadStaticFiles(PAGES_FOLDER, sourceOf(config)),
  );
  const { log } = outside;
  const gateway = await runGateway(outside).catch((error: unknown) => {
    throw listenFault(error, config);
  });

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

function listenFault(error: unknown, { host, port }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`${host}:${port} sudah dipakai program lain; pilih PORT yang lain.`);
    case 'EACCES':
      return new StartError(`${host}:${port} tidak boleh dipakai; pilih PORT di atas 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} bukan alamat komputer ini.`);
    default:
      return error;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
