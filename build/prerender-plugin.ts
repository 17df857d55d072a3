import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withContentSecurity } from './content-security.ts';
import { build, type Plugin, type Rolldown } from 'vite';

/** What `src/web/prerender.tsx` says of a page. */
type Page = {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** Source of the screen's code; nothing for the page that is not there. */
  readonly source?: string;
  readonly start: 'at-once' | 'when-painted';
};

type PrerenderModule = { readonly prerenderPages: () => Promise<readonly Page[]> };

/** A browser that says nothing of its painting, or paints nothing because it is hidden. */
const PAINTING_LIMIT_MS = 1_000;

/** From the painting of the page to the start of its code, so that the two do not meet. */
const REST_MS = 50;

/**
 * Writes every page as finished HTML with its CSS inside, so that it can be read before any
 * JavaScript has arrived, and decides when the JavaScript starts.
 */
export function prerenderPlugin(): Plugin {
  let root = '';
  let outDir = '';
  let geminiBaseUrl: string | undefined;
  return {
    name: 'cobek:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      geminiBaseUrl = config.env['VITE_GEMINI_BASE_URL'] as string | undefined;
    },
    async writeBundle(_options, bundle) {
      const { prerenderPages } = await loadPrerenderModule(root);
      const css = await takeStyleSheet(outDir, bundle);
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      for (const page of await prerenderPages()) {
        const script = startScript(page, bundle);
        const document = withContentSecurity(
          assemble(template, { ...page, css, script }),
          geminiBaseUrl,
        );
        for (const file of filesOf(page)) {
          await mkdir(join(outDir, file, '..'), { recursive: true });
          await writeFile(join(outDir, file), document);
        }
      }
    },
  };
}

/** Some static hosts look for the file of a path, others for its folder. */
function filesOf({ path }: Page): readonly string[] {
  if (path === '/') return ['index.html'];
  if (path === '/404') return ['404.html'];
  return [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];
}

/** Builds the pages' code for Node once more: file names of assets come out as in the site. */
async function loadPrerenderModule(root: string): Promise<PrerenderModule> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/web/prerender.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: 'src/web/prerender.tsx' },
    },
  });
  const url = pathToFileURL(join(outDir, 'prerender.js'));
  // A fresh address, or Node would answer from its cache when the site is built twice.
  url.searchParams.set('built', String(Date.now()));
  return (await import(url.href)) as PrerenderModule;
}

async function takeStyleSheet(outDir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const file = Object.keys(bundle).find((name) => name.endsWith('.css'));
  if (file === undefined) throw new Error('The build wrote no style sheet');
  const css = await readFile(join(outDir, file), 'utf8');
  await rm(join(outDir, file));
  return css.trim();
}

type Parts = Page & { readonly css: string; readonly script: string };

/** Every replacement is a function: `$` in code has no meaning then. */
function assemble(template: string, { path, css, title, html, script }: Parts): string {
  return template
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${title}</title>`)
    .replace(
      /\s*<link rel="stylesheet"[^>]*>/u,
      () => `\n    ${preloadFonts(css)}<style>${css}</style>`,
    )
    .replace(/\s*<link rel="modulepreload"[^>]*>/gu, () => '')
    .replace(/\s*<script type="module"[^>]*><\/script>/u, () => '')
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${path}">${html}</div>\n    ${script}`,
    );
}

/** Told at once: a font that comes after the first paint is not used on this page. */
function preloadFonts(css: string): string {
  const fonts = css.match(/\/assets\/[\w-]+\.woff2/gu) ?? [];
  return fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

function startScript(page: Page, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build wrote no entry');
  const screen = chunks.find(
    ({ facadeModuleId }) => page.source !== undefined && facadeModuleId?.endsWith(page.source),
  );
  if (page.source !== undefined && screen === undefined) {
    throw new Error(`${page.source} of screens.ts is no chunk of the build`);
  }
  const needed = new Set([
    entry.fileName,
    ...entry.imports,
    ...(screen === undefined ? [] : [screen.fileName, ...screen.imports]),
  ]);
  if (page.start === 'at-once') {
    const preloads = [...needed].map((file) => `<link rel="modulepreload" href="/${file}">`);
    return `${preloads.join('')}<script type="module" src="/${entry.fileName}"></script>`;
  }
  return `<script>${startWhenPainted(entry.fileName)}</script>`;
}

/** Reading comes before pressing: the code waits until the browser says what it has painted. */
function startWhenPainted(file: string): string {
  return (
    `addEventListener('load',()=>{const start=()=>import('/${file}');` +
    `setTimeout(start,${PAINTING_LIMIT_MS});` +
    `new PerformanceObserver(()=>setTimeout(start,${REST_MS}))` +
    `.observe({type:'largest-contentful-paint',buffered:true})})`
  );
}
