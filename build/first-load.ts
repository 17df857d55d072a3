import { join } from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

/** The modules of the build, as the bundler describes them. */
type Graph = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null;
};

/** A file of the build: the modules that all of these need at once, if other chunks need them too. */
type SharedFile = { readonly name: string; readonly neededBy: readonly string[] };

const ENTRY = 'src/web/main.tsx';
const RECIPE_LIST = 'src/web/cookbook/recipe-list-page.tsx';
const RECIPE = 'src/web/cookbook/recipe-screen.tsx';
const BUNDLED_COLLECTION = 'src/core/sources/collection/bundled-collection.ts';
const COLLECTION = 'src/core/sources/collection/collection-source.ts';
const SEARCH = 'src/core/sources/collection/search/collection-search.ts';
const PRICE_BOOK = 'src/web/planning/price-book.chunk.ts';
const DISH_KIT = 'src/web/dish-kit.chunk.tsx';

/** A module goes into the first file that it fits, so a file imports only earlier ones. */
const SHARED_FILES: readonly SharedFile[] = [
  // First, so that the smallest screen loads nothing meant for others.
  { name: 'landing-parts', neededBy: ['src/web/landing/landing-page.tsx'] },
  { name: 'chat-parts', neededBy: ['src/web/chat/chat-screen.tsx'] },
  // An answer needs little of what the cookbook's screens share.
  {
    name: 'recipe-facts',
    neededBy: [RECIPE_LIST, BUNDLED_COLLECTION],
  },
  { name: 'cookbook-parts', neededBy: [RECIPE_LIST, RECIPE] },
  { name: 'popover-menu', neededBy: ['src/web/ui/popover-menu.tsx'] },
  { name: 'sheet', neededBy: ['src/web/ui/sheet.tsx'] },
  // Apart from the other parts of a dish: an answer needs them before a dish is shown.
  { name: 'amounts', neededBy: [DISH_KIT, PRICE_BOOK] },
  { name: 'checks', neededBy: [DISH_KIT, 'src/web/gateway.chunk.ts'] },
  // What the search shares with the price book, the answer view and the dishes: separate, so that none of
  // them loads another.
  { name: 'food-spellings', neededBy: [SEARCH, PRICE_BOOK] },
  { name: 'count-words', neededBy: [COLLECTION, 'src/web/chat/answer-body.chunk.tsx'] },
  { name: 'packed-facts', neededBy: [SEARCH, BUNDLED_COLLECTION] },
  { name: 'dish-parts', neededBy: [DISH_KIT] },
  { name: 'collection-search', neededBy: [SEARCH] },
  { name: 'recipe-parts', neededBy: [RECIPE] },
];

/**
 * How to divide shared code into files. By default the bundler writes one for every combination of
 * chunks: a screen would load forty files of half a kilobyte, which cost more time than their bytes
 * do. `npm run check:size` counts what each screen loads.
 *
 * @param root folder of the project.
 */
export function firstLoad(root: string): Rolldown.CodeSplittingOptions {
  const start = (path: string) => everythingNeededBy(normalizePath(join(root, path)));
  const entry = start(ENTRY);
  const files = SHARED_FILES.map(({ name, neededBy }) => ({ name, starts: neededBy.map(start) }));
  const isShared = (id: string, graph: Graph) =>
    files.some(({ starts }) => starts.some((needed) => needed(graph).has(id)));
  return {
    // What a module imports is in the same file or an earlier one anyway.
    includeDependenciesRecursively: false,
    groups: [
      {
        // Separate from the entry, whose name changes with every build, as would that of every file
        // importing it.
        debugName: 'page',
        name: (id, graph) => (entry(graph).has(id) && isShared(id, graph) ? 'page' : null),
      },
      ...files.map(({ name, starts }) => ({
        // Modules that no other chunk needs stay in the screen's own.
        minShareCount: 2,
        debugName: name,
        name: (id: string, graph: Graph) =>
          starts.every((needed) => needed(graph).has(id)) ? name : null,
      })),
    ],
  };
}

/**
 * A module and all that it imports at once, found on first use.
 *
 * @throws if the module does not exist: a renamed file must not lose its place unnoticed.
 */
function everythingNeededBy(start: string): (graph: Graph) => ReadonlySet<string> {
  let needed: Set<string> | undefined;
  return (graph) => {
    if (needed !== undefined) return needed;
    if (graph.getModuleInfo(start) === null)
      throw new Error(`build/first-load.ts: no module is ${start}`);
    needed = new Set([start]);
    // A set also visits entries added on the way.
    for (const id of needed) for (const imported of importsOf(id, graph)) needed.add(imported);
    return needed;
  };
}

const ICON_INDEX = '/lucide.mjs';
const ICON_IMPORT = /import \{(?<names>[^}]*)\} from ['"]lucide['"]/gu;
/** `export { default as Trash, default as Trash2 } from './icons/trash.mjs'` */
const ICON_EXPORT = /export \{(?<names>[^}]*)\} from '\.(?<file>\/icons\/[^']*)'/gu;

/** Icons come from one module that imports all of them; the code says which are needed. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
  const index = importedIds.find((imported) => imported.endsWith(ICON_INDEX));
  if (index === undefined) return importedIds;
  const needed = new Set(
    [...(code ?? '').matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/ as .*/u, '').trim()),
    ),
  );
  const icons = [...(graph.getModuleInfo(index)?.code ?? '').matchAll(ICON_EXPORT)]
    .filter(([, names = '']) =>
      names.split(',').some((name) => needed.has(name.replace('default as', '').trim())),
    )
    .map(([, , file = '']) => index.replace(ICON_INDEX, file));
  return [...importedIds.filter((imported) => imported !== index), ...icons];
}
