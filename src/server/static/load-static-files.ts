import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';

/** One file of the build, ready to send. */
export type StaticFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
  /** Pages only: the policy that the build wrote into them, also sent as a header. */
  readonly contentSecurityPolicy?: string | undefined;
};

/**
 * Every file of the build by its path, `/assets/index-abc.js`, and its compressed forms beside it,
 * `/assets/index-abc.js.br`. What is not in it cannot be asked for.
 */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The build cannot be served. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
}

/** A larger folder is not our build, and loading it would fill the memory. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Below this, compression saves less than a packet. */
const MIN_COMPRESSED_BYTES = 512;

/** For pages, of which there may be hundreds: a tenth larger than the best, twenty times as fast. */
const PAGE_QUALITY = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Reads the built files into memory and compresses them, once.
 *
 * @param writer who answers here; written into every page.
 * @throws MissingBuildError when there is no `index.html` or far too much.
 */
export async function loadStaticFiles(folder: string, writer: AnswerWriter): Promise<StaticFiles> {
  const names = await fileNames(folder);
  if (!names.includes('index.html')) {
    throw new MissingBuildError(
      `Hasil build tidak ditemukan di ${folder}; jalankan npm run build.`,
    );
  }
  const files = new Map<string, StaticFile>();
  let totalBytes = 0;
  for (const name of names) {
    const content = await readFile(join(folder, name));
    totalBytes += content.byteLength;
    if (totalBytes > MAX_TOTAL_BYTES) {
      throw new MissingBuildError(`Folder ${folder} terlalu besar untuk sebuah hasil build.`);
    }
    await addFile(files, `/${name}`, content, writer);
  }
  return files;
}

async function fileNames(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  } catch {
    return [];
  }
}

async function addFile(
  files: Map<string, StaticFile>,
  path: string,
  content: Buffer,
  writer: AnswerWriter,
): Promise<void> {
  const isPage = path.endsWith('.html');
  const html = isPage ? withWriter(content.toString('utf8'), writer) : undefined;
  const bytes = new Uint8Array(html === undefined ? content : Buffer.from(html));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const file = { bytes, hash, contentSecurityPolicy: html && policyIn(html) };
  files.set(path, file);
  const isCompressible = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(path) ?? '');
  if (!isCompressible || bytes.byteLength < MIN_COMPRESSED_BYTES) return;
  const quality = isPage ? PAGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const level = isPage ? PAGE_QUALITY : constants.Z_BEST_COMPRESSION;
  const forms = {
    '.br': await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    '.gz': await gzipped(bytes, { level }),
  };
  for (const [suffix, form] of Object.entries(forms)) {
    if (form.byteLength >= bytes.byteLength) continue;
    files.set(path + suffix, { ...file, bytes: new Uint8Array(form) });
  }
}

/**
 * Writes into a page that a gateway served it and who answers there; a page from a static host has
 * no such mark and looks for its answers elsewhere.
 */
const withWriter = (html: string, writer: AnswerWriter): string =>
  html.replace(
    /<head\b[^>]*>/iu,
    (head) => `${head}<meta name="cobek-gateway" content="${writer}">`,
  );

const policyIn = (html: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1];
