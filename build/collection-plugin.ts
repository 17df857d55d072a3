import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packCollection } from '../src/core/sources/collection/packed-collection.ts';
import { buildCollection } from './collection/build-collection.ts';

const TITLES = 'virtual:collection-titles';
const FACTS = 'virtual:collection-facts';
const PORTIONS = 'virtual:collection-portions';
const PORTION = 'virtual:collection-portion-';

/** Dishes in one file: an answer of five loads mostly one or two files of about 28 KB gzip. */
const PORTION_SIZE = 208;

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
    case PORTIONS:
      return writePortionList(Math.ceil(dishes.length / PORTION_SIZE));
    default: {
      const start = Number(id.slice(PORTION.length)) * PORTION_SIZE;
      return exportJson('dishes', dishes.slice(start, start + PORTION_SIZE));
    }
  }
}

/** Without the titles: those are a module of their own, and travel once. */
function writeFacts({ titles: _, ...facts }: Packed['facts']): string {
  return `import { titles } from '${TITLES}';
export const facts = { titles, ...JSON.parse(${JSON.stringify(JSON.stringify(facts))}) };`;
}

function writePortionList(count: number): string {
  const imports = Array.from({ length: count }, (_, index) => `() => import('${PORTION}${index}')`);
  return `export const portionSize = ${PORTION_SIZE};
export const portions = [${imports.join(', ')}];`;
}

/** JSON in a string is read several times faster than the same data as JavaScript. */
function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
