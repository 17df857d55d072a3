import type { Clock } from '#core/outside-world.ts';
import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';
import type { KeyValueStorage } from '../browser-storage.ts';
import { createHistoryArchive } from '../history/history-archive.ts';
import { createHistoryStorage, toEntry, type StoredRecord } from '../history/history-storage.ts';
import { BACKUP_KEYS, mergeSetting } from './backup-keys.ts';

/** The form of the file: one JSON value a line, packed. A reader of 1 reads nothing later. */
const VERSION = 1;
/** Largest file that is read, and longest text in it: twice ten thousand conversations. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_TEXT_CHARS = 256 * 1024 * 1024;
const RESTORED_AT_ONCE = 100;

/** Why a file was not taken. */
export type BackupFault = 'foreign' | 'cut' | 'newer' | 'too-large';

/** What a restore would do; nothing has changed yet. */
export type RestorePlan = {
  readonly fresh: readonly StoredRecord[];
  readonly known: number;
  readonly deleted: number;
  readonly broken: number;
  /** New text by key. */
  readonly settings: ReadonlyMap<string, string>;
};

export type BackupParts = { readonly storage: KeyValueStorage; readonly clock: Clock };

/** Everything but the key, oldest conversations first. Throws where the archive cannot be opened. */
export async function writeBackup({ storage, clock }: BackupParts): Promise<Blob> {
  const history = createHistoryStorage(storage, () => clock.now());
  const lines: unknown[] = [{ cobek: VERSION, savedAt: clock.now() }];
  const deletions = history.deletions();
  const recent = history.records();
  const ids = new Set(recent.map(({ id }) => id));
  const archive = createHistoryArchive(clock);
  if (history.archivedCount() > 0) {
    for (let after = ''; ;) {
      const some = await archive.readAfter(after);
      lines.push(...some.filter(({ id }) => !ids.has(id) && !deletions.has(id)));
      const last = some.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  }
  lines.push(...recent);
  for (const key of BACKUP_KEYS.keys()) {
    const text = storage.getItem(key);
    if (text !== null) lines.push({ key, text });
  }
  lines.push({ end: lines.length - 1 });
  const text = new Blob(lines.map((line) => `${JSON.stringify(line)}\n`));
  const packed = text.stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}

/** Reads a file and says what a restore would do, or why there is none. Changes nothing. */
export async function planRestore(
  { storage, clock }: BackupParts,
  file: Blob,
): Promise<RestorePlan | BackupFault> {
  if (file.size > MAX_FILE_BYTES) return 'too-large';
  const text = await readText(file);
  if (typeof text !== 'string') return text.fault;
  const read = parseBackup(text);
  if (typeof read === 'string') return read;
  const history = createHistoryStorage(storage, () => clock.now());
  const ids = read.records.map(({ id }) => id);
  const archived =
    history.archivedCount() === 0 ? [] : await createHistoryArchive(clock).entriesOf(ids);
  const archivedIds = new Set(archived.map(({ id }) => id));
  const deletions = history.deletions();
  const fresh = new Map<string, StoredRecord>();
  let [known, deleted] = [0, 0];
  for (const record of read.records) {
    if (history.has(record.id)) known += 1;
    else if (deletions.has(record.id)) deleted += 1;
    else if (archivedIds.has(record.id) || fresh.has(record.id)) known += 1;
    else fresh.set(record.id, record);
  }
  const settings = new Map<string, string>();
  for (const [key, text] of read.settings) {
    const merged = mergeSetting(key, storage.getItem(key), text);
    if (merged !== undefined) settings.set(key, merged);
  }
  return { fresh: [...fresh.values()], known, deleted, broken: read.broken, settings };
}

/** Does what was planned; done twice it is like once. Throws where there is no room. */
export async function restore(
  { storage, clock }: BackupParts,
  { fresh, settings }: RestorePlan,
): Promise<void> {
  const history = createHistoryStorage(storage, () => clock.now());
  const archive = createHistoryArchive(clock);
  for (let start = 0; start < fresh.length; start += RESTORED_AT_ONCE) {
    const some = fresh.slice(start, start + RESTORED_AT_ONCE);
    await archive.put(some);
    history.noteArchivedCount(history.archivedCount() + some.length);
  }
  for (const [key, text] of settings) storage.setItem(key, text);
}

type ReadBackup = {
  readonly records: readonly StoredRecord[];
  readonly settings: readonly (readonly [key: string, text: string])[];
  readonly broken: number;
};

/** A backup line by line, packed or not; or the specification's own `chatHistory`. */
function parseBackup(text: string): ReadBackup | BackupFault {
  const lines = text.trimEnd().split('\n');
  const version = fieldsOf(parseJson(lines[0] ?? ''))['cobek'];
  if (typeof version !== 'number') return parseBareHistory(text);
  if (version > VERSION) return 'newer';
  const end = fieldsOf(parseJson(lines.at(-1) ?? ''))['end'];
  if (end !== lines.length - 2) return 'cut';
  return sortOut(lines.slice(1, -1).map((line) => fieldsOf(parseJson(line))));
}

function parseBareHistory(text: string): ReadBackup | BackupFault {
  const map = fieldsOf(parseJson(text));
  const read = sortOut(
    Object.entries(map).map(([id, value]) => ({ id, value, origin: undefined })),
  );
  return read.records.length === 0 ? 'foreign' : read;
}

function sortOut(values: readonly Readonly<Record<string, unknown>>[]): ReadBackup {
  const records: StoredRecord[] = [];
  const settings: (readonly [string, string])[] = [];
  let broken = 0;
  for (const { id, value, origin, key, text } of values) {
    const record = { id: String(id), value, origin };
    if (typeof key === 'string' && typeof text === 'string' && BACKUP_KEYS.has(key)) {
      settings.push([key, text]);
    } else if (typeof id === 'string' && toEntry(record) !== undefined) records.push(record);
    else broken += 1;
  }
  return { records, settings, broken };
}

/** The text of a file, unpacked where it is packed. */
async function readText(file: Blob): Promise<string | { readonly fault: BackupFault }> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  const pieces: string[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return pieces.join('');
      length += value.length;
      if (length > MAX_TEXT_CHARS) {
        await reader.cancel();
        return { fault: 'too-large' };
      }
      pieces.push(value);
    }
  } catch {
    // Packed text that ends too early, or is something else.
    return { fault: 'cut' };
  }
}
