import type { Plugin } from 'vite';

const DYNAMIC_IMPORT = /\bimport\((?<quote>[`"'])(?<file>\.\/[\w.-]+\.js)\k<quote>\)/gu;

/**
 * A chunk that fails to load is requested again, under a new address each time: Firefox and WebKit
 * remember a failed module until the page reloads. So "Coba lagi" really tries again wherever code
 * is loaded, and a request that reached another build may reach the right one.
 */
export function retryImports(): Plugin {
  return {
    name: 'cobek:retry-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') output.code = withRetries(output.code);
      }
    },
  };
}

/** The code of a chunk, each of its `import()`s followed by a second attempt. */
export const withRetries = (code: string): string =>
  code.replaceAll(
    DYNAMIC_IMPORT,
    (once, _quote: string, file: string) => `${once}.catch(()=>import(\`${file}?\${Date.now()}\`))`,
  );
