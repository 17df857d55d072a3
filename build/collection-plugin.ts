import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packCollection, unpackFacts } from '../src/core/sources/collection/packed-collection.ts';
import { createSearchWords } from './collection/search-words.ts';
import { buildCollection } from './collection/build-collection.ts';

const TITLES = 'virtual:collection-titles';
const FACTS = 'virtual:collection-facts';
const WORDS = 'virtual:collection-words';
const PORTIONS = 'virtual:collection-portions';
const PORTION = 'virtual:collection-portion-';

/** Dishes in one file of about 40 KB gzip; in smaller ones they take more room in all. */
const PORTION_SIZE = 320;

type Packed = ReturnType<typeof packCollection>;

/** Reads `collection/` at build time; a fault in any file of it fails the build. */
export function collectionPlugin(): Plugin {
  let directory = '';
  let packed: Packed | undefined;
  return {
    name: 'cobek:collection',
    configResolved(config) {
      directory = join(config.root, 'collection');
    },
    configureServer(server) {
      server.watcher.add(directory);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(directory)) return;
        packed = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id) => (id.startsWith('virtual:collection-') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:collection-')) return undefined;
      if (packed === undefined) {
        const { recipes, problems } = buildCollection(directory);
        if (problems.length > 0) this.error(problems.join('\n'));
        packed = packCollection(recipes);
      }
      return writeModule(id.slice(1), packed);
    },
  };
}

function writeModule(id: string, { facts, dishes }: Packed): string | undefined {
  switch (id) {
    case TITLES:
      return exportJson('titles', facts.titles);
    case FACTS:
      return writeFacts(facts);
    case WORDS:
      return exportJson('realWords', createSearchWords(unpackFacts(facts)));
    case PORTIONS:
      return writePortionList(Math.ceil(dishes.length / PORTION_SIZE));
    default: {
      const start = Number(id.slice(PORTION.length)) * PORTION_SIZE;
      const columns = toColumns(dishes.slice(start, start + PORTION_SIZE));
      return `const columns = ${writeJson(columns)};
export const dishes = ${readRows('columns')};`;
    }
  }
}

/** Without the titles: those are a module of their own, and travel once. */
function writeFacts({ titles: _, recipes, ...facts }: Packed['facts']): string {
  return `import { titles } from '${TITLES}';
const columns = ${writeJson(toColumns(recipes))};
export const facts = { titles, ...${writeJson(facts)}, recipes: ${readRows('columns')} };`;
}

/** Steps beside steps and prices beside prices compress by a twentieth better than dish by dish. */
function toColumns(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}

/** The inverse of {@link toColumns}, as JavaScript. */
const readRows = (columns: string) =>
  `${columns}[0].map((_, row) => ${columns}.map((column) => column[row]))`;

function writePortionList(count: number): string {
  const imports = Array.from({ length: count }, (_, index) => `() => import('${PORTION}${index}')`);
  return `export const portionSize = ${PORTION_SIZE};
export const portions = [${imports.join(', ')}];`;
}

const exportJson = (name: string, value: unknown) => `export const ${name} = ${writeJson(value)};`;

/** JSON in a string is read several times faster than the same data as JavaScript. */
const writeJson = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
