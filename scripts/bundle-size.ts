import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RECORD_FILE } from '../build/previous-assets.ts';
import { buildEmptyReactPage } from './empty-react-page.ts';

const DIST = 'dist';
const ASSETS = join(DIST, 'assets');
const EMPTY_PAGE = 'node_modules/.cache/empty-react-page';
const KIB = 1024;

/** The JavaScript that a screen loads at once, as a multiple of an empty React page. */
const SCREENS = [
  { path: '/', chunk: 'landing-page-', limit: 1.25 },
  { path: '/start-chat', chunk: 'chat-screen-', limit: 1.45 },
];
/** In KiB gzip. */
const LIMITS = {
  search: 80,
  firstAnswer: 140,
  collection: 500,
  priceBook: 70,
  /** It fits into the first packets of a connection. */
  recipePage: 14,
  /** Only reached from the list. */
  allNames: 20,
};
/** A spelling found only in the line reader, which identifies its chunk. */
const MARK_OF_READER = 'secukuonya';
/** Dishes of an answer; at worst each is in another shard, and those are the largest. */
const DISHES_PER_ANSWER = 5;

const gzipSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const add = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const sizeOf = (chunks: Iterable<string>) =>
  add(Array.from(chunks, (chunk) => gzipSize(join(ASSETS, chunk))));

/** Files of this build; the folder also holds the previous build's. */
const { current } = JSON.parse(readFileSync(join(DIST, RECORD_FILE), 'utf8')) as {
  readonly current: readonly string[];
};
const chunks = current.filter((file) => file.endsWith('.js')).map((file) => basename(file));

/** @throws if there is none: a renamed chunk must not go unmeasured. */
function chunksWhere(what: string, isMeant: (chunk: string) => boolean): readonly string[] {
  const found = chunks.filter(isMeant);
  if (found.length === 0) throw new Error(`No chunk of ${what}: run the build first`);
  return found;
}

const chunksOf = (prefix: string) => chunksWhere(prefix, (chunk) => chunk.startsWith(prefix));

/** Chunks and everything they import at once; later imports do not count. */
function withImports(names: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(join(ASSETS, name), 'utf8');
    const imports = code.matchAll(/(?:\bfrom|^import|[;}]import)\s*"\.\/([^"]+\.js)"/gmu);
    withImports(
      Array.from(imports, ([, imported = '']) => imported),
      seen,
    );
  }
  return seen;
}

async function measureEmptyPage(): Promise<number> {
  await buildEmptyReactPage(EMPTY_PAGE);
  const directory = join(EMPTY_PAGE, 'assets');
  const size = add(readdirSync(directory).map((file) => gzipSize(join(directory, file))));
  rmSync(EMPTY_PAGE, { recursive: true });
  return size;
}

function report(name: string, size: number, limit: number, verdict: string): void {
  const isWithin = size <= limit;
  if (!isWithin) process.exitCode = 1;
  console.log(
    `${isWithin ? 'ok  ' : 'OVER'} ${name}: ${(size / KIB).toFixed(1)} KiB gzip, ${verdict}`,
  );
}

const reportKib = (name: string, size: number, limit: number) =>
  report(name, size, limit * KIB, `limit ${limit}`);

const empty = await measureEmptyPage();
console.log(`     an empty React page: ${(empty / KIB).toFixed(1)} KiB gzip`);
const entry = chunksWhere('the entry', (chunk) =>
  readFileSync(join(DIST, 'index.html'), 'utf8').includes(`/assets/${chunk}`),
).filter((chunk) => chunk.startsWith('index-'));
for (const { path, chunk, limit } of SCREENS) {
  const size = sizeOf(withImports([...entry, ...chunksOf(chunk)]));
  report(path, size, limit * empty, `${(size / empty).toFixed(2)} × empty (limit ${limit})`);
}

const collection = chunksWhere('the collection', (chunk) => chunk.includes('collection'));
const shards = collection.filter((chunk) => /collection-shard-\d/u.test(chunk));
/** Where each dish is and how to read it: loaded with the first dish. */
const shardList = chunksOf('dish-shards');
const titles = collection.filter((chunk) => chunk.includes('collection-titles'));
/** The search does without them if they do not load. */
const texts = chunksWhere('texts and late readers', (chunk) =>
  /collection-late|^late-readers/u.test(chunk),
);
/** Loaded only by questions about more than dishes. */
const notes = chunksWhere('notes', (chunk) =>
  /substitutions|kitchen-notes|^answer-note/u.test(chunk),
);
const onChatScreen = withImports([...entry, ...chunksOf('chat-screen-')]);
const priceBook = withImports(
  chunksWhere(
    'the price book',
    (chunk) =>
      chunk.startsWith('price-book') ||
      readFileSync(join(ASSETS, chunk), 'utf8').includes(MARK_OF_READER),
  ),
);
/** The screen for typing a question, the view of its answer, and the price book: every answer needs them. */
const ofAnyAnswer = withImports([...onChatScreen, ...chunksOf('answer-body'), ...priceBook]);
/** What else the collection needs to choose dishes, whatever the files are called. */
const searched = withImports(
  collection.filter((chunk) => ![shards, titles, texts, notes].flat().includes(chunk)),
);
const search = sizeOf([...searched].filter((chunk) => !ofAnyAnswer.has(chunk)));
const largestShards = shards
  .map((shard) => sizeOf([shard]))
  .toSorted((a, b) => b - a)
  .slice(0, DISHES_PER_ANSWER);
reportKib('collection, to search', search, LIMITS.search);
reportKib(
  'collection, a first answer at worst, suggestions before it, texts looked into',
  add([search, sizeOf([...titles, ...texts, ...shardList]), ...largestShards]),
  LIMITS.firstAnswer,
);
reportKib(
  'collection, all of it',
  sizeOf([...new Set([...collection, ...shardList, ...texts, ...notes])]),
  LIMITS.collection,
);

reportKib(
  'price book and its reader',
  sizeOf([...priceBook].filter((chunk) => !onChatScreen.has(chunk))),
  LIMITS.priceBook,
);

const pageSize = (file: string) => gzipSize(join(DIST, file));
const recipes = readdirSync(join(DIST, 'koleksi'), { withFileTypes: true })
  .filter((found) => found.isDirectory() && found.name !== 'a-z')
  .map(({ name }) => pageSize(`koleksi/${name}/index.html`));
reportKib(
  `the heaviest of ${recipes.length} recipe pages`,
  Math.max(...recipes),
  LIMITS.recipePage,
);
reportKib('HTML of the list of all recipes', pageSize('koleksi.html'), LIMITS.recipePage);
reportKib('HTML of their names from A to Z', pageSize('koleksi/a-z.html'), LIMITS.allNames);
