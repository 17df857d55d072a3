import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import type { SourceName } from '#core/recipes/answer-end.ts';
import { StartError } from '../start-error.ts';

/** Compressed forms of a file, by their names in `Content-Encoding`. */
type Encoding = 'br' | 'gzip';

/** Name ending of files compressed by the build. */
const COMPRESSED_ENDING = '.br';

type Bytes = Uint8Array<ArrayBuffer>;

/** One file of the build, ready to send. */
export type StaticFile = {
  readonly bytes: Bytes;
  readonly hash: string;
  /** Only for pages: the policy that the build wrote into them, also sent as a header. */
  readonly contentSecurityPolicy?: string | undefined;
  /** Compressed on first use and cached; `undefined` if that saves nothing. */
  readonly encoded: (encoding: Encoding) => Promise<Bytes | undefined>;
};

/** Every file of the build by its path, `/assets/index-abc.js`. Only these can be requested. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Below this, compression saves less than a packet. */
const MIN_COMPRESSED_BYTES = 512;

/** A visitor is waiting: twenty times as fast as the best quality, for a tenth more bytes. */
const QUALITY = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Reads the built files into memory. Files that the build compressed are sent in that form; others
 * are compressed on first use, since there are hundreds of pages and each one names who answers.
 *
 * @param source who answers here; written into every page.
 * @throws StartError when there is no `index.html`.
 */
export async function loadStaticFiles(folder: string, source: SourceName): Promise<StaticFiles> {
  const names = await fileNames(folder);
  if (!names.has('index.html')) {
    throw new StartError(`Hasil build tidak ditemukan di ${folder}; jalankan npm run build.`);
  }
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const isForm = name.endsWith(COMPRESSED_ENDING);
    if (isForm && names.has(name.slice(0, -COMPRESSED_ENDING.length))) continue;
    const form = name + COMPRESSED_ENDING;
    const compressed = names.has(form) ? await readFile(join(folder, form)) : undefined;
    const content = await readFile(join(folder, name));
    files.set(`/${name}`, toStaticFile(name, content, source, compressed));
  }
  return files;
}

async function fileNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  return new Set(files);
}

function toStaticFile(
  path: string,
  content: Buffer,
  source: SourceName,
  compressed: Buffer | undefined,
): StaticFile {
  const html = path.endsWith('.html') ? withMark(content.toString('utf8'), source) : undefined;
  const bytes = new Uint8Array(html === undefined ? content : Buffer.from(html));
  const isCompressible =
    bytes.byteLength >= MIN_COMPRESSED_BYTES &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(path) ?? '');
  const forms: { [Form in Encoding]?: Promise<Bytes | undefined> } = {};
  // The page in memory differs from the compressed one: it names who answers.
  if (compressed && html === undefined) forms.br = Promise.resolve(new Uint8Array(compressed));
  return {
    bytes,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    contentSecurityPolicy: html && policyIn(html),
    encoded: async (encoding) =>
      isCompressible ? (forms[encoding] ??= compress(bytes, encoding)) : undefined,
  };
}

async function compress(bytes: Bytes, encoding: Encoding): Promise<Bytes | undefined> {
  const form =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : await gzipped(bytes, { level: QUALITY });
  return form.byteLength < bytes.byteLength ? new Uint8Array(form) : undefined;
}

/**
 * Marks a page as served by a gateway and names who answers; a page from a static host has no such
 * mark and gets its answers elsewhere.
 */
const withMark = (html: string, source: SourceName): string =>
  html.replace(
    /<head\b[^>]*>/iu,
    (head) => `${head}<meta name="cobek-gateway" content="${source}">`,
  );

const policyIn = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1];
