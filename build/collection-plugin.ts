import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packFacts } from '../src/core/sources/collection/packed-collection.ts';
import { listOffered } from '../src/core/sources/collection/pick-titles.ts';
import { packLateTables } from '../src/core/sources/collection/search/pack-late-tables.ts';
import { listWellKnown } from '../src/core/sources/collection/search/words/well-known.ts';
import { buildCollection, type Collection } from './collection/build-collection.ts';
import { collectTexts } from './collection/collect-texts.ts';
import { cutShards, type CutCollection } from './collection/cut-shards.ts';
import { listRecipes } from './collection/list-recipes.ts';
import { listShownNames } from './collection/list-shown-names.ts';
import { writeNotePatterns } from './collection/read-kitchen-notes.ts';
import { collectSearchWords } from './collection/search-words.ts';
import { readExamples } from './collection/train-classifier.ts';
import { exportJson, exportRows } from './export-json.ts';
import { processMemory } from './process-memory.ts';

/** The plugin's name, by which others of the same build find its {@link CollectionApi}. */
export const COLLECTION_PLUGIN = 'cobek:collection';

/** Prefix of all modules generated from the collection. */
const PREFIX = 'virtual:collection-';

/** For other plugins of the same build: the collection is read once. */
export type CollectionApi = { readonly read: () => Collection };

/** Reads `collection/` at build time; a fault in any file fails the build. */
export function collectionPlugin(): Plugin<CollectionApi> {
  let directory = '';
  const read = () => readOnce(directory).collection;
  return {
    name: COLLECTION_PLUGIN,
    api: { read },
    configResolved(config) {
      directory = join(config.root, 'collection');
    },
    configureServer(server) {
      server.watcher.add(directory);
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(directory)) return;
        readings.delete(directory);
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const reading = readOnce(directory);
      const { collection, modules } = reading;
      if (collection.problems.length > 0) this.error(collection.problems.join('\n'));
      const written = modules.get(id) ?? writeModule(id.slice(1 + PREFIX.length), reading);
      modules.set(id, written);
      return written;
    },
  };
}

/** A folder that was read, and the modules generated from it. */
type Reading = {
  readonly collection: Collection;
  /** Split when the first one is requested. */
  cut?: CutCollection;
  readonly modules: Map<string, string | undefined>;
};

/** Shared, since the parser's WebAssembly cannot start twice. */
const readings = processMemory<Reading>('collections');

function readOnce(directory: string): Reading {
  const read = readings.get(directory) ?? {
    collection: buildCollection(directory),
    modules: new Map<string, string | undefined>(),
  };
  readings.set(directory, read);
  return read;
}

const factsOf = ({ recipes }: Collection) => recipes.map(({ facts }) => facts);

/** The modules by the part after the prefix. */
const MODULES: Readonly<Record<string, (collection: Collection, reading: Reading) => string>> = {
  titles: (all) => exportJson('offered', listOffered(factsOf(all), listWellKnown(factsOf(all)))),
  // Together: both spell the same names, and no search does without one of them.
  facts: (all) =>
    exportJson('searchWords', collectSearchWords(factsOf(all), all.book)) +
    exportJson('facts', packFacts(factsOf(all), all.containsOf)),
  late: ({ recipes, aliases }) =>
    exportJson('lateTables', packLateTables(collectTexts(recipes, aliases))),
  listing: ({ recipes }) => exportJson('listing', listRecipes(recipes)),
  'shown-names': ({ recipes }) => exportJson('shownNames', listShownNames(recipes)),
  substitutions: ({ substitutions }) => exportRows('substitutions', substitutions),
  'kitchen-notes': ({ kitchenNotes }) => exportRows('kitchenNotes', kitchenNotes),
  // Loaded with every answer, as the shards are: a file for the patterns alone would cost a request.
  shards: ({ kitchenNotes }, reading) =>
    writeShardList(cutOf(reading)) +
    exportJson('notePatterns', writeNotePatterns(kitchenNotes, readExamples([]).dish)),
};

function writeModule(name: string, reading: Reading): string | undefined {
  const [, number] = /^shard-(\d+)$/u.exec(name) ?? [];
  return number === undefined
    ? MODULES[name]?.(reading.collection, reading)
    : exportJson('shard', cutOf(reading).shards[Number(number)]?.packed);
}

function cutOf(reading: Reading): CutCollection {
  reading.cut ??= cutShards(reading.collection.recipes.map(({ body }) => body));
  return reading.cut;
}

function writeShardList({ shards, phrases }: CutCollection): string {
  const imports = shards.map((_, at) => `() => import('${PREFIX}shard-${at}')`);
  return `export const starts = ${JSON.stringify(shards.map(({ start }) => start))};
export const shards = [${imports.join(', ')}];
export const phrases = ${JSON.stringify(phrases.join('|'))}.split('|');`;
}
