import type { RecipePage } from '../src/core/sources/collection/recipe-page.ts';
import { paths } from '../src/web/paths.ts';
import { describeRecipe } from './cookbook/describe-recipe.ts';
import { recipeJsonLd } from './cookbook/recipe-json-ld.ts';

/** The parts of a page's document. */
export type DocumentParts = {
  /** The build's `index.html`. */
  readonly template: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly css: string;
  /** The scripts that start the page's code. */
  readonly script: string;
  readonly recipe?: RecipePage | undefined;
  /** `VITE_SITE_URL`; without it addresses are not absolute. */
  readonly siteUrl: string | undefined;
};

/** Writes a whole page. Every replacement is a function: in a string, `$` would have a meaning. */
export function writeDocument(parts: DocumentParts): string {
  const { template, path, title, html, css, script, recipe } = parts;
  const document = template
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeText(title)}</title>`)
    .replace(/(og:title" content=")[^"]*/u, (_, start: string) => start + escapeText(title))
    .replace(
      /\s*<link rel="stylesheet"[^>]*>/u,
      () => `\n    ${preloadFonts(css)}<style>${css}</style>`,
    )
    .replace(/\s*<link rel="modulepreload"[^>]*>/gu, () => '')
    .replace(/\s*<script type="module"[^>]*><\/script>/u, () => '')
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-page="${path}">${html}</div>\n    ` +
        `${recipe === undefined ? '' : `${writeData(recipe)}\n    `}${script}`,
    );
  return withSiteUrl(recipe === undefined ? document : withRecipe(document, parts, recipe), parts);
}

/**
 * Before the first frame: a link may ask for portions other than the document's. The screen removes the
 * note once the amounts are right.
 */
const RESIZING = `<script>if(/[?&]porsi=\\d/.test(location.search))document.documentElement.dataset.resizing=''</script>`;

/** Data for the page's screen, read when it hydrates. */
const writeData = (recipe: RecipePage) =>
  `<script type="application/json" id="page-data">${escapeJson(recipe)}</script>`;

function withRecipe(document: string, { path, siteUrl }: DocumentParts, { dish }: RecipePage) {
  const addresses =
    siteUrl === undefined
      ? undefined
      : {
          page: new URL(path, siteUrl).href,
          picture: new URL(sharePicture(path), siteUrl).href,
        };
  const description = escapeText(describeRecipe(dish));
  const withDescription = document
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/u,
      (_, start: string) => start + description,
    )
    .replace(
      /(og:description"\s+content=")[^"]*/u,
      (_, start: string) => start + escapeText(dish.description),
    )
    .replace(
      '</head>',
      () =>
        `${RESIZING}<script type="application/ld+json">${escapeJson(recipeJsonLd(dish, addresses))}</script></head>`,
    );
  if (addresses === undefined) return withDescription;
  return withDescription
    .replace(/(og:image" content=")[^"]+/u, (_, start: string) => start + sharePicture(path))
    .replace(/(og:image:alt" content=")[^"]+/u, (_, start: string) => {
      return start + escapeText(dish.foodName);
    });
}

/** Address of a recipe's picture in link previews. */
export const sharePicture = (path: string) => `${path}/kartu.png`;

/** Link previews need absolute addresses. */
function withSiteUrl(document: string, { path, siteUrl }: DocumentParts): string {
  if (!siteUrl || path === paths.notFound) return document;
  const address = (target: string) => new URL(target, siteUrl).href;
  return document
    .replace(/(og:image" content=")([^"]+)/u, (_, start: string, file: string) => {
      return start + address(file);
    })
    .replace(
      '</title>',
      () =>
        `</title>\n    <link rel="canonical" href="${address(path)}" />` +
        `<meta property="og:url" content="${address(path)}" />`,
    );
}

/** Preloaded: a font that arrives after the first paint is not used on this page. */
function preloadFonts(css: string): string {
  const fonts = css.match(/\/assets\/[\w-]+\.woff2/gu) ?? [];
  return fonts
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escapeText = (text: string) => text.replaceAll(/[&<"]/gu, (mark) => ESCAPES[mark] ?? mark);

/** So that a recipe that contains `</script>` does not end the script. */
const escapeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
