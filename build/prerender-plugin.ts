import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { RecipePage } from '../src/core/sources/collection/recipe-page.ts';
import { paths } from '../src/web/paths.ts';
import type { PrerenderedPage } from '../src/web/prerender.tsx';
import { COLLECTION_PLUGIN, type CollectionApi } from './collection-plugin.ts';
import { withContentSecurity } from './content-security.ts';
import { composeRecipePages } from './cookbook/compose-recipe-pages.ts';
import { createPictureDrawer } from './cookbook/share-picture.ts';
import { sharePicture, writeDocument } from './page-document.ts';
import { createStylePicker } from './shown-styles.ts';
import { sitemapHint, writeSitemap } from './sitemap.ts';
import { buildStartScripts } from './start-script.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** The exports of `src/web/prerender.tsx`. */
type PrerenderModule = {
  readonly prerenderPages: (recipes: readonly RecipePage[]) => Promise<readonly PrerenderedPage[]>;
};

/**
 * Writes every page as finished HTML with its CSS inside, so that it can be read before any
 * JavaScript arrives, and the service worker, which caches pages that open offline.
 */
export function prerenderPlugin(): Plugin {
  let root = '';
  let outDir = '';
  let geminiBaseUrl: string | undefined;
  let siteUrl: string | undefined;
  let collectionApi: CollectionApi | undefined;
  let css = '';
  return {
    name: 'cobek:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      geminiBaseUrl = config.env['VITE_GEMINI_BASE_URL'] as string | undefined;
      siteUrl = config.env['VITE_SITE_URL'] as string | undefined;
      collectionApi = config.plugins.find(({ name }) => name === COLLECTION_PLUGIN)?.api;
    },
    // After collecting the page's own styles.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheet = findStyleSheet(bundle);
        css = String(sheet.source).trim();
        sheet.source = css.replaceAll(FONT_FACES, '');
      },
    },
    async writeBundle(_options, bundle) {
      const recipes = composeRecipePages(collectionApi?.read().recipes ?? []);
      const { prerenderPages } = await loadPrerenderModule(root);
      const styleSheet = `/${findStyleSheet(bundle).fileName}`;
      const pickStyles = createStylePicker(css);
      const writeStartScript = await buildStartScripts(root);
      const template = await readFile(join(outDir, 'index.html'), 'utf8');
      const pages = await Promise.all(
        (await prerenderPages(recipes)).map(async (page) => {
          const { start } = page;
          const html = await inlinePictures(page.html, outDir);
          const document = writeDocument({
            ...page,
            template,
            html,
            css: start === 'at-once' ? css : pickStyles(html),
            script: writeStartScript({ files: filesAtStart(page, bundle), start, styleSheet }),
            siteUrl,
          });
          return { ...page, document: withContentSecurity(document, geminiBaseUrl) };
        }),
      );
      await writePages(outDir, pages);
      if (siteUrl) await writeForSharing(outDir, pages, siteUrl);
      const assets = Object.keys(bundle).filter((name) => !name.endsWith('.html'));
      await writeServiceWorker({
        root,
        outDir,
        // The smallest comes first: it is shown for pages that are not cached.
        pages: pages
          .filter(({ opensOffline }) => opensOffline)
          .toSorted((one, other) => one.html.length - other.html.length),
        files: assets.map((name) => `/${name}`).toSorted(),
      });
    },
  };
}

async function writePages(
  outDir: string,
  pages: readonly (PrerenderedPage & { readonly document: string })[],
): Promise<void> {
  for (const page of pages) {
    for (const file of filesOf(page)) {
      await mkdir(join(outDir, file, '..'), { recursive: true });
      await writeFile(join(outDir, file), page.document);
    }
  }
}

/** What search engines and link previews need besides the pages, if our address is known. */
async function writeForSharing(
  outDir: string,
  pages: readonly PrerenderedPage[],
  siteUrl: string,
): Promise<void> {
  const listed = pages.filter(({ path, isPersonal }) => path !== paths.notFound && !isPersonal);
  const addresses = listed.map(({ path }) => path);
  await writeFile(join(outDir, 'sitemap.xml'), writeSitemap(addresses, siteUrl));
  await appendFile(join(outDir, 'robots.txt'), sitemapHint(siteUrl));
  const draw = await createPictureDrawer(await readFile(join(outDir, 'favicon.svg')));
  for (const { path, recipe } of listed) {
    if (recipe === undefined) continue;
    await writeFile(join(outDir, sharePicture(path)), await draw(recipe.dish));
  }
}

/**
 * Inlines the pictures of a page: the reader would wait longest for a picture with its own request.
 * The page's code names the file, and hydration keeps what is inlined.
 */
async function inlinePictures(html: string, outDir: string): Promise<string> {
  const addresses = [...html.matchAll(/<img[^>]* src="(?<address>\/assets\/[\w.-]+\.svg)"/gu)];
  let inlined = html;
  for (const [, address = ''] of addresses) {
    const svg = await readFile(join(outDir, address), 'utf8');
    const packed = svg.trim().replaceAll(/>\s+</gu, '><').replaceAll('"', "'");
    const data = packed.replaceAll(/[%#<>\n&]/gu, encodeURIComponent);
    inlined = inlined
      .replace(`src="${address}"`, () => `src="data:image/svg+xml,${data}"`)
      .replace(`<link rel="preload" as="image" href="${address}"/>`, '');
  }
  return inlined;
}

/**
 * Some static hosts look for a file at a path, others for its folder, which all of them find.
 * Hundreds of recipes have only the folder.
 */
function filesOf({ path, recipe }: PrerenderedPage): readonly string[] {
  if (path === '/') return ['index.html'];
  if (path === paths.notFound) return ['404.html'];
  if (recipe !== undefined) return [`${path.slice(1)}/index.html`];
  return [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`];
}

/** Builds the pages' code for Node too, with the same file names for assets as in the site. */
async function loadPrerenderModule(root: string): Promise<PrerenderModule> {
  const outDir = join(root, 'node_modules/.cache/prerender');
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/web/prerender.tsx',
      outDir,
      emptyOutDir: true,
      // Recipes are passed in; only the list of all of them is in its page's code.
      rolldownOptions: {
        input: 'src/web/prerender.tsx',
        external: /^virtual:collection-(?!listing)/u,
      },
    },
  });
  const url = pathToFileURL(join(outDir, 'prerender.js'));
  // A fresh address, or Node would answer from its cache if the site is built twice.
  url.searchParams.set('built', String(Date.now()));
  return (await import(url.href)) as PrerenderModule;
}

/**
 * Every page has its fonts inline. If the later style sheet named them again, a font too late for
 * the first paint would still be used, and the text would move while being read.
 */
const FONT_FACES = /@font-face\s*\{[^}]*\}/gu;

function findStyleSheet(bundle: Rolldown.OutputBundle): Rolldown.OutputAsset {
  const sheet = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.fileName.endsWith('.css'),
  );
  if (sheet?.type !== 'asset') throw new Error('The build wrote no style sheet');
  return sheet;
}

/** Addresses of the page's entry and everything it loads before hydration. */
function filesAtStart(page: PrerenderedPage, bundle: Rolldown.OutputBundle): [string, ...string[]] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build wrote no entry');
  const needed = new Set<string>();
  const need = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach(need);
  };
  need(entry.fileName);
  for (const source of page.sources ?? []) {
    const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (screen === undefined) throw new Error(`${source} of screens.ts is no chunk of the build`);
    need(screen.fileName);
  }
  const others = [...needed].filter((name) => name !== entry.fileName);
  return [`/${entry.fileName}`, ...others.map((name) => `/${name}`)];
}
