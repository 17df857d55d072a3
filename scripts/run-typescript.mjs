import { resolve } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Runs a TypeScript file of the project, which Node 20 cannot do by itself.
 * Usage: node scripts/run-typescript.mjs FILE [ARGUMENT …]
 */
const [, , file, ...rest] = process.argv;
if (file === undefined) {
  console.error('Usage: node scripts/run-typescript.mjs FILE [ARGUMENT …]');
  process.exit(2);
}
// A script builds the product, not its development form.
process.env.NODE_ENV ??= 'production';
process.argv = [process.argv[0], resolve(file), ...rest];
await runnerImport(resolve(file), { root: process.cwd(), configFile: false, logLevel: 'error' });
