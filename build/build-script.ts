import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

type ScriptParts = {
  readonly root: string;
  /** Path of its source in the project. */
  readonly source: string;
  /** Names in the source, and the code that replaces them. */
  readonly define?: Readonly<Record<string, string>>;
};

/** Builds a script that is not part of the site's bundle: minified, without imports or global names. */
export async function buildScript({ root, source, define = {} }: ScriptParts): Promise<string> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
