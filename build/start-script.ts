import { buildScript } from './build-script.ts';

type StartScriptParts = {
  /** The entry module, then what it needs right away, as paths on the site. */
  readonly files: readonly [entry: string, ...needed: string[]];
  readonly start: 'at-once' | 'when-painted';
  /** Path of the whole style sheet; a page that starts once painted carries only part of it. */
  readonly styleSheet: string;
};

/**
 * Builds the inline scripts of `page-start/`, once for all pages.
 *
 * @returns writes the scripts of one page: they start its code, and recover if that fails.
 */
export async function buildStartScripts(
  root: string,
): Promise<(parts: StartScriptParts) => string> {
  const [atOnce, whenPainted] = await Promise.all([
    buildScript({ root, source: 'build/page-start/at-once.ts' }),
    buildScript({ root, source: 'build/page-start/when-painted.ts' }),
  ]);
  return ({ files, start, styleSheet }) => {
    const script = start === 'at-once' ? atOnce : whenPainted;
    const list = JSON.stringify([styleSheet, ...files]);
    const inline = `<script>${script.replace('__FILES__', () => list)}</script>`;
    if (start === 'when-painted') return inline;
    const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`);
    return `${preloads.join('')}${inline}<script type="module" src="${files[0]}"></script>`;
  };
}
