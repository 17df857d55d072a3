import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';

/** The form of the file: one JSON value a line, packed. A reader of 1 reads nothing later. */
const VERSION = 1;
/** Largest file that is read, and longest text in it: twice ten thousand conversations. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_CHARS = 256 * 1024 * 1024;

/** Why a file was not taken. */
export type BackupFault = 'foreign' | 'cut' | 'newer' | 'too-large';

/** A file that is no backup, or none that can be read here. */
export class BackupError extends Error {
  readonly code: BackupFault;

  constructor(code: BackupFault) {
    super(`Not a backup: ${code}`);
    this.name = 'BackupError';
    this.code = code;
  }
}

/** A packed file with these values, one a line, in the memory of a few of them. */
export function writeBackupFile(values: AsyncIterable<unknown>, savedAt: number): Promise<Blob> {
  const lines = linesOf(values, savedAt);
  // Browsers have no `ReadableStream.from` yet.
  const text = new ReadableStream<string>({
    pull: async (controller) => {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const packed = text
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}

async function* linesOf(values: AsyncIterable<unknown>, savedAt: number): AsyncGenerator<string> {
  yield `${JSON.stringify({ cobek: VERSION, savedAt })}\n`;
  let count = 0;
  for await (const value of values) {
    yield `${JSON.stringify(value)}\n`;
    count += 1;
  }
  yield `${JSON.stringify({ end: count })}\n`;
}

/**
 * The values of a backup, packed or not, one after another; of the specification's own `chatHistory`
 * its conversations. Throws a {@link BackupError} where it is none: only reading to the end
 * shows that the file is whole.
 */
export async function* readBackupFile(
  file: Blob,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  if (file.size > MAX_FILE_BYTES) throw new BackupError('too-large');
  const lines = readLines(file);
  const first = await lines.next();
  const head = first.done ? '' : first.value;
  const version = fieldsOf(parseJson(head))['cobek'];
  if (typeof version !== 'number') {
    yield* readBareHistory(head, lines);
    return;
  }
  if (version > VERSION) throw new BackupError('newer');
  let count = 0;
  let last: Readonly<Record<string, unknown>> | undefined;
  for await (const line of lines) {
    if (last !== undefined) {
      yield last;
      count += 1;
    }
    last = fieldsOf(parseJson(line));
  }
  if (last?.['end'] !== count) throw new BackupError('cut');
}

async function* readBareHistory(
  head: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  // Nothing else need be read to its end.
  if (!head.trimStart().startsWith('{')) throw new BackupError('foreign');
  const all = [head];
  for await (const line of lines) all.push(line);
  const history = Object.entries(fieldsOf(parseJson(all.join('\n'))));
  if (!history.some(([, value]) => Array.isArray(value))) throw new BackupError('foreign');
  for (const [id, value] of history) yield { id, value };
}

/** The lines of a file, decompressed if needed, without the empty one at its end. */
async function* readLines(file: Blob): AsyncGenerator<string> {
  let begun = '';
  let length = 0;
  for await (const piece of readPieces(file)) {
    length += piece.length;
    if (length > MAX_TEXT_CHARS) throw new BackupError('too-large');
    const [end = '', ...lines] = piece.split('\n');
    begun += end;
    for (const line of lines) {
      yield begun;
      begun = line;
    }
  }
  if (begun !== '') yield begun;
}

async function* readPieces(file: Blob): AsyncGenerator<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    // Packed text that ends too early, or is something else.
    throw isPacked ? new BackupError('cut') : error;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
