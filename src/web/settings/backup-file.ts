import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';
import { parseStoredConversation } from '../history/conversation.ts';
import { nextTurn } from '../next-turn.ts';

/**
 * Version of the format: one JSON value per line, compressed. Readers of version 1 reject later
 * ones.
 */
const VERSION = 1;
/**
 * Largest file that is read: packed, far more than a browser stores. Only a few lines are in memory
 * at a time.
 */
const MAX_FILE_BYTES = 512 * 1024 * 1024;
/** Longest line of it, and longest bare `chatHistory`: six times what local storage holds. */
const MAX_LINE_CHARS = 32 * 1024 * 1024;
/** Characters and lines read in one go: a few milliseconds of work, then the page gets its turn. */
const READ_AT_ONCE_CHARS = 1024 * 1024;
const LINES_AT_ONCE = 500;
/** A file with more lines without a value is damaged, however many others it has. */
const MAX_EMPTY_LINES = 10_000;

/** Packed bytes handed over in one go: a browser unpacks them as a whole, to at most 8 MiB. */
const UNPACKED_AT_ONCE_BYTES = 8 * 1024;

/** Why a file was rejected. */
export type BackupFault = 'foreign' | 'cut' | 'newer' | 'too-large';

/** A file that is not a backup, or cannot be read here. */
export class BackupError extends Error {
  readonly code: BackupFault;

  constructor(code: BackupFault) {
    super(`Not a backup: ${code}`);
    this.name = 'BackupError';
    this.code = code;
  }
}

/**
 * A compressed file with these values, one per line; only a few of them are in memory at a time.
 */
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
 * The values of a backup, packed or not, one after another; for `chatHistory` its conversations.
 * Throws a {@link BackupError} if it is not a backup: only reading
 * to the end shows that the file is complete.
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
  let empty = 0;
  let last: Readonly<Record<string, unknown>> | undefined;
  for await (const line of lines) {
    if (last !== undefined) {
      yield last;
      count += 1;
    }
    last = fieldsOf(parseJson(line));
    if (Object.keys(last).length === 0) empty += 1;
    if (empty > MAX_EMPTY_LINES) throw new BackupError('cut');
    if (count % LINES_AT_ONCE === 0) await nextTurn();
  }
  if (last?.['end'] !== count) throw new BackupError('cut');
}

async function* readBareHistory(
  head: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  // Other files need not be read to the end.
  if (!head.trimStart().startsWith('{')) throw new BackupError('foreign');
  const all = [head];
  let length = head.length;
  for await (const line of lines) {
    length += line.length;
    if (length > MAX_LINE_CHARS) throw new BackupError('too-large');
    all.push(line);
  }
  const history = Object.entries(fieldsOf(parseJson(all.join('\n'))));
  if (!history.some(([, value]) => parseStoredConversation(value) !== undefined)) {
    throw new BackupError('foreign');
  }
  for (const [id, value] of history) yield { id, value };
}

/** The lines of a file, decompressed if needed, without the empty one at its end. */
async function* readLines(file: Blob): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of readPieces(file)) {
    const [end = '', ...lines] = piece.split('\n');
    begun += end;
    if (begun.length > MAX_LINE_CHARS) throw new BackupError('too-large');
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
    ? file.stream().pipeThrough(smallPieces()).pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      length += value.length;
      if (length < READ_AT_ONCE_CHARS) continue;
      length = 0;
      await nextTurn();
    }
  } catch (error) {
    // Compressed text that ends too early, or is not compressed at all.
    throw isPacked ? new BackupError('cut') : error;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Cuts what is read: otherwise a packed megabyte may become a gigabyte at once. */
function smallPieces() {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (bytes, controller) => {
      for (let start = 0; start < bytes.length; start += UNPACKED_AT_ONCE_BYTES) {
        controller.enqueue(bytes.subarray(start, start + UNPACKED_AT_ONCE_BYTES));
      }
    },
  });
}
