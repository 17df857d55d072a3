import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';
import { contentSecurityPolicy } from '../security/content-security.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { markHtml } from './mark-html.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** One file of the build, ready to be sent. */
export type StaticFile = {
  readonly contentType: string;
  /** Always has `identity`; another only where it is smaller. */
  readonly bodies: ReadonlyMap<ContentEncoding, Uint8Array<ArrayBuffer>>;
  /** Of the bytes before compression. */
  readonly hash: string;
  /** Only for pages, and for scripts: a service worker is held to the policy it came with. */
  readonly contentSecurityPolicy?: string;
};

/** Every file of the build by its path, `/assets/index-abc.js`. What is not in it cannot be asked for. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export type StaticFilesOptions = {
  readonly writer: AnswerWriter;
  readonly geminiBaseUrl?: string | undefined;
};

/** The build that the gateway was pointed at cannot be served. */
export class MissingBuildError extends Error {
  override readonly name = 'MissingBuildError';
}

/** A folder larger than this is not our build; loading it would fill the memory. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Below this, compression saves less than a packet. */
const MIN_COMPRESSED_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Reads the built files into memory and compresses them as small as they go: that is paid once.
 *
 * @throws MissingBuildError when there is no `index.html` or far too much.
 */
export async function loadStaticFiles(
  folder: string,
  options: StaticFilesOptions,
): Promise<StaticFiles> {
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
    files.set(`/${name}`, await staticFile(name, content, options));
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

async function staticFile(
  name: string,
  content: Buffer,
  { writer, geminiBaseUrl }: StaticFilesOptions,
): Promise<StaticFile> {
  const contentType = contentTypeOf(name);
  const html = contentType.startsWith('text/html')
    ? markHtml(content.toString('utf8'), writer)
    : undefined;
  const bytes = new Uint8Array(html === undefined ? content : Buffer.from(html));
  return {
    contentType,
    bodies: await bodiesOf(bytes, contentType),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    ...(html === undefined && !contentType.startsWith('text/javascript')
      ? {}
      : { contentSecurityPolicy: contentSecurityPolicy(html ?? '', geminiBaseUrl) }),
  };
}

async function bodiesOf(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
  const bodies = new Map<ContentEncoding, Uint8Array<ArrayBuffer>>([['identity', bytes]]);
  if (!isCompressible(contentType) || bytes.byteLength < MIN_COMPRESSED_BYTES) return bodies;
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.byteLength < bytes.byteLength) bodies.set('br', new Uint8Array(br));
  if (gz.byteLength < bytes.byteLength) bodies.set('gzip', new Uint8Array(gz));
  return bodies;
}
