import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['bench', 'build', 'collection', 'docs', 'e2e', 'public', 'scripts', 'src'];
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** All files and folders as paths from the root. */
const paths = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  ),
];

/** What a build writes, and a media type. */
const NOT_HERE = new Set(['dist/', 'dist/assets/', 'dist-gateway/', 'assets/', '404.html']);

/** A file with its ending, or a folder with its slash; `*` stands for any part of a name. */
const NAME = /^[\w./@*-]*[\w*-](?:\.(?:ts|tsx|mjs|md|css|csv|svg|json|html|txt|cook)|\/)$/u;

/**
 * The names of files and folders in a document that do not exist. A name says the end of a path
 * (`kitchen/question/`) or, with `../`, a path from the document.
 */
function namesMissingIn(document: string, text = read(document)): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gmsu, '');
  const names = [...prose.matchAll(/`([^`\n]+)`/gu)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => {
    if (!NAME.test(name) || NOT_HERE.has(name)) return false;
    const isFromHere = name.startsWith('../');
    const path = (isFromHere ? posix.join(posix.dirname(document), name) : name).replace(
      /\/$/u,
      '',
    );
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
    const wanted = new RegExp(`${isFromHere ? '^' : '(?:^|/)'}${pattern}$`, 'u');
    return !paths.some((one) => wanted.test(one));
  });
}

const documents = paths.filter((path) =>
  /^(?:README|CONTRIBUTING|SECURITY)\.md$|\/README\.md$|^docs\/[^/]+\.md$/u.test(path),
);

describe('what documents name', () => {
  test.each(documents)('exists: %s', (document) => {
    expect(namesMissingIn(document)).toEqual([]);
  });

  test('is missed if it does not exist', () => {
    const text = '`build/docs.test.ts`, `no-such-file.ts`, `core/no-such-room/`, `*-gone.css`';
    expect(namesMissingIn('README.md', text)).toEqual([
      'no-such-file.ts',
      'core/no-such-room/',
      '*-gone.css',
    ]);
  });

  test('is looked for from the document if it says so', () => {
    expect(namesMissingIn('build/README.md', '`../docs/`, `../docs.test.ts`')).toEqual([
      '../docs.test.ts',
    ]);
  });
});

describe('the contract', () => {
  const contract = read('docs/contract.md');
  const section = (title: string) =>
    new RegExp(`^## ${title}$(.*?)(?=^## |(?![\\s\\S]))`, 'msu').exec(contract)?.[1] ?? '';
  const quotedIn = (text: string) =>
    [...text.matchAll(/`([^`]+)`/gu)].map(([, quoted = '']) => quoted);

  test('has texts that the page has', () => {
    const sentences = paths
      .filter((path) => /^src\/web\/.*text\.ts$/u.test(path))
      .map(read)
      .join('\n');
    const texts = quotedIn(section('Texts'));
    expect(texts.length).toBeGreaterThan(0);
    const isInPage = (text: string) =>
      sentences.includes(`'${text}'`) || sentences.includes(`\`${text} \${`);
    expect(texts.filter((text) => !isInPage(text))).toEqual([]);
  });

  test('has keys that the page has', () => {
    const keys = [...section('Local storage').matchAll(/^\| `(\w+)`/gmu)].map(
      ([, key = '']) => key,
    );
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(read('src/web/storage/storage-keys.ts')).toContain(`'${key}'`);
  });
});
