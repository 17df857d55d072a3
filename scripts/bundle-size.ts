import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RECORD_FILE } from '../build/previous-assets.ts';
import { buildEmptyReactPage } from './empty-react-page.ts';

const DIST = 'dist';
const EMPTY_PAGE = 'node_modules/.cache/empty-react-page';
const KIB = 1024;

/** Ratios to an empty React page. */
const BUDGETS = [
  { name: '/', start: /^landing-page-/u, limit: 1.25 },
  { name: '/start-chat', start: /^chat-screen-/u, limit: 1.45 },
];
/** Of the collection, in KiB gzip. */
const COLLECTION_LIMITS = { search: 80, firstAnswer: 140, all: 500 };
/** The price book and what reads lines by it, in KiB gzip. */
const PRICE_BOOK_LIMIT = 70;
/** Of a recipe's page, in KiB gzip: it comes with the first packets of a connection. */
const RECIPE_PAGE_LIMIT = 14;
/** Of all names and where they lead, which nobody is sent to but from the list. */
const NAMES_LIMIT = 20;
/** A spelling that only the reader of lines knows: it marks the chunk that it is in. */
const MARK_OF_READER = 'secukuonya';
/** Dishes of an answer; at worst each lies in another portion, and those are the largest. */
const DISHES_PER_ANSWER = 5;

const gzipSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** A file and everything it imports at once; what it may import later does not count. */
function withImports(directory: string, file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(directory, file), 'utf8');
  for (const [, imported] of code.matchAll(
    /(?:\bfrom|^import|[;}]import)\s*"\.\/([^"]+\.js)"/gmu,
  )) {
    if (imported !== undefined) withImports(directory, imported, seen);
  }
  return seen;
}

const sum = (directory: string, files: Iterable<string>) =>
  [...files].reduce((total, file) => total + gzipSize(join(directory, file)), 0);

async function measureEmptyPage() {
  await buildEmptyReactPage(EMPTY_PAGE);
  const directory = join(EMPTY_PAGE, 'assets');
  const size = sum(directory, readdirSync(directory));
  rmSync(EMPTY_PAGE, { recursive: true });
  return size;
}

const assets = join(DIST, 'assets');
// Beside them lie those of the build before.
const { current } = JSON.parse(readFileSync(join(DIST, RECORD_FILE), 'utf8')) as {
  readonly current: readonly string[];
};
const files = current.filter((file) => file.endsWith('.js')).map((file) => basename(file));
const page = readFileSync(join(DIST, 'index.html'), 'utf8');
const entry = /assets\/(?<entry>index-[\w-]+\.js)/u.exec(page)?.groups?.['entry'];
if (entry === undefined) throw new Error('dist/index.html names no entry: run the build first');

const empty = await measureEmptyPage();
let isOver = false;
const report = (name: string, size: number, verdict: string, isWithin: boolean) => {
  isOver ||= !isWithin;
  console.log(
    `${isWithin ? 'ok  ' : 'OVER'} ${name}: ${(size / KIB).toFixed(1)} KiB gzip, ${verdict}`,
  );
};

console.log(`     an empty React page: ${(empty / KIB).toFixed(1)} KiB gzip`);
for (const { name, start, limit } of BUDGETS) {
  const screen = files.find((file) => start.test(file));
  if (screen === undefined) throw new Error(`No chunk for ${name}`);
  const size = sum(assets, withImports(assets, screen, withImports(assets, entry)));
  const ratio = size / empty;
  report(name, size, `${ratio.toFixed(2)} × empty (limit ${limit})`, ratio <= limit);
}
const collection = files.filter((file) => file.includes('collection'));
if (collection.length === 0) throw new Error('No chunk of the collection');
const portions = collection.filter((file) => /collection-portion-\d/u.test(file));
const largestPortions = portions
  .map((file) => gzipSize(join(assets, file)))
  .toSorted((a, b) => b - a)
  .slice(0, DISHES_PER_ANSWER);
const titles = collection.filter((file) => file.includes('collection-titles'));
const search = sum(
  assets,
  collection.filter(
    (file) => ![...portions, ...titles].includes(file) && !file.includes('substitutions'),
  ),
);
const reportCollection = (name: string, size: number, limit: number) =>
  report(`collection, ${name}`, size, `limit ${limit}`, size <= limit * KIB);
reportCollection('to search', search, COLLECTION_LIMITS.search);
reportCollection(
  'a first answer at worst, suggestions before it',
  largestPortions.reduce((total, size) => total + size, search + sum(assets, titles)),
  COLLECTION_LIMITS.firstAnswer,
);
reportCollection('all of it', sum(assets, collection), COLLECTION_LIMITS.all);
const chat = files.find((file) => file.startsWith('chat-screen-')) ?? entry;
const onChatScreen = withImports(assets, chat, withImports(assets, entry));
const ofPriceBook = files.filter(
  (file) =>
    file.startsWith('price-book') ||
    readFileSync(join(assets, file), 'utf8').includes(MARK_OF_READER),
);
if (ofPriceBook.length === 0) throw new Error('No chunk of the price book');
const counting = new Set<string>();
for (const file of ofPriceBook) withImports(assets, file, counting);
const priceBook = sum(
  assets,
  [...counting].filter((file) => !onChatScreen.has(file)),
);
report(
  'price book and its reader',
  priceBook,
  `limit ${PRICE_BOOK_LIMIT}`,
  priceBook <= PRICE_BOOK_LIMIT * KIB,
);
const NAMES = 'a-z';
const recipes = readdirSync(join(DIST, 'koleksi'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== NAMES)
  .map(({ name }) => gzipSize(join(DIST, 'koleksi', name, 'index.html')));
const heaviest = Math.max(...recipes);
report(
  `the heaviest of ${recipes.length} recipe pages`,
  heaviest,
  `limit ${RECIPE_PAGE_LIMIT}`,
  heaviest <= RECIPE_PAGE_LIMIT * KIB,
);
for (const [name, file, limit] of [
  ['the list of all recipes', 'koleksi.html', RECIPE_PAGE_LIMIT],
  ['their names from A to Z', `koleksi/${NAMES}.html`, NAMES_LIMIT],
] as const) {
  const size = gzipSize(join(DIST, file));
  report(`HTML of ${name}`, size, `limit ${limit}`, size <= limit * KIB);
}
process.exitCode = isOver ? 1 : 0;
