import { inflateRawSync } from 'node:zlib';

/** One paragraph of a Word document: its text and what it looks like. */
export type Paragraph = {
  readonly text: string;
  readonly style: string | undefined;
  /** `bullet`, or the format of numbers; with the list it belongs to. */
  readonly list: { readonly id: string; readonly format: string } | undefined;
  /** True for the last paragraph of a section. */
  readonly endsSection: boolean;
};

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const DEFLATED = 8;

/** The files in a ZIP archive, read by its directory as Word does. */
export function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.lastIndexOf(uint32(END_OF_DIRECTORY));
  if (end < 0 || end + END_LENGTH > archive.length) throw new Error('No ZIP archive');
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let entry = archive.readUInt16LE(end + 10); entry > 0; entry -= 1) {
    if (archive.readUInt32LE(at) !== CENTRAL_HEADER) throw new Error('Broken ZIP directory');
    const method = archive.readUInt16LE(at + 10);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const rest = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    const start = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, readEntry(archive, start, size, method));
    at += 46 + nameLength + rest;
  }
  return files;
}

function readEntry(archive: Buffer, start: number, size: number, method: number): string {
  if (archive.readUInt32LE(start) !== LOCAL_HEADER) throw new Error('Broken ZIP entry');
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  const bytes = archive.subarray(from, from + size);
  return (method === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** The paragraphs of a .docx file, in their order. */
export function readDocx(file: Buffer): readonly Paragraph[] {
  const files = unzip(file);
  const document = files.get('word/document.xml') ?? '';
  const formats = readFormats(files.get('word/numbering.xml') ?? '');
  return [...document.matchAll(/<w:p>(.*?)<\/w:p>|<w:p [^>]*>(.*?)<\/w:p>/gsu)].map((match) => {
    const xml = match[1] ?? match[2] ?? '';
    const listId = /<w:numId w:val="(\d+)"/u.exec(xml)?.[1];
    return {
      text: [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/gu)]
        .map(([, text = '']) => decodeEntities(text))
        .join(''),
      style: /<w:pStyle w:val="([^"]*)"/u.exec(xml)?.[1],
      list: listId === undefined ? undefined : { id: listId, format: formats.get(listId) ?? '' },
      endsSection: xml.includes('<w:sectPr'),
    };
  });
}

/** Format of the first level of each list. */
function readFormats(numbering: string): ReadonlyMap<string, string> {
  const abstract = new Map(
    [
      ...numbering.matchAll(
        /<w:abstractNum [^>]*w:abstractNumId="(\d+)".*?<w:numFmt w:val="(\w+)"/gsu,
      ),
    ].map(([, id = '', format = '']) => [id, format]),
  );
  return new Map(
    [
      ...numbering.matchAll(/<w:num [^>]*w:numId="(\d+)"[^>]*>\s*<w:abstractNumId w:val="(\d+)"/gu),
    ].map(([, id = '', abstractId = '']) => [id, abstract.get(abstractId) ?? '']),
  );
}

function decodeEntities(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
    '&#39;': "'",
    '&amp;': '&',
  };
  return text.replaceAll(/&(?:lt|gt|quot|apos|#39|amp);/gu, (entity) => entities[entity] ?? entity);
}
