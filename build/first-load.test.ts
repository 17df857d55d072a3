import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { firstLoad } from './first-load.ts';

const ICONS = '/cobek/node_modules/lucide/dist/esm/lucide.mjs';
const MAIN = '/cobek/src/web/main.tsx';
const LANDING = '/cobek/src/web/landing/landing-page.tsx';
const CHAT = '/cobek/src/web/chat/chat-screen.tsx';
const LIST = '/cobek/src/web/cookbook/recipe-list-page.tsx';
const RECIPE = '/cobek/src/web/cookbook/recipe-screen.tsx';
const KIT = '/cobek/src/web/dish-kit.chunk.tsx';
const OTHERS = [
  'core/sources/collection/bundled-collection.ts',
  'core/sources/collection/collection-source.ts',
  'core/sources/collection/search/collection-search.ts',
  'web/ui/popover-menu.tsx',
  'web/ui/sheet.tsx',
  'web/planning/price-book.chunk.ts',
  'web/gateway.chunk.ts',
  'web/chat/answer-body.chunk.tsx',
].map((path) => `/cobek/src/${path}`);
const NO_IMPORTS = Object.fromEntries(
  [MAIN, LANDING, CHAT, LIST, RECIPE, KIT, ...OTHERS].map((module) => [module, []]),
);

type Imports = Readonly<Record<string, readonly string[] | undefined>>;

/** The file that a module is put into, if several chunks need it. */
function fileOf(module: string, imports: Imports, code: Readonly<Record<string, string>> = {}) {
  const all: Imports = { ...NO_IMPORTS, ...imports };
  const graph = {
    getModuleInfo(id: string) {
      const importedIds = all[id];
      return importedIds === undefined ? null : { importedIds, code: code[id] ?? null };
    },
  };
  for (const { name } of firstLoad('/cobek').groups ?? []) {
    if (typeof name !== 'function') continue;
    const file = name(module, graph as unknown as Parameters<typeof name>[1]);
    if (file !== null && file !== undefined) return file;
  }
  return undefined;
}

test('what a screen needs is in its file, however deep it is imported', () => {
  const imports = { [CHAT]: ['/a'], '/a': ['/b'], '/b': ['/a'] };
  expect(fileOf('/b', imports)).toBe('chat-parts');
});

test('what the entry and a screen need is loaded by every page; the rest stays in the entry', () => {
  expect(fileOf('/a', { [MAIN]: ['/a'], [CHAT]: ['/a'] })).toBe('page');
  expect(fileOf('/a', { [MAIN]: ['/a'] })).toBeUndefined();
});

test('what two screens need is in the file of the first', () => {
  expect(fileOf('/a', { [CHAT]: ['/a'], [LANDING]: ['/a'], [KIT]: ['/a'] })).toBe('landing-parts');
});

test('what two screens share is not in a file that only one of them needs', () => {
  expect(fileOf('/a', { [LIST]: ['/a'], [RECIPE]: ['/a'] })).toBe('cookbook-parts');
  expect(fileOf('/a', { [LIST]: ['/a'] })).toBeUndefined();
  expect(fileOf('/a', { [RECIPE]: ['/a'] })).toBe('recipe-parts');
});

test('of all icons, a screen needs those whose names it imports', async () => {
  const index = await readFile('node_modules/lucide/dist/esm/lucide.mjs', 'utf8');
  const icon = (name: string) => ICONS.replace('lucide.mjs', `icons/${name}.mjs`);
  const imports = { [CHAT]: [ICONS], [ICONS]: [icon('search'), icon('trash'), icon('wallet')] };
  const code = {
    [CHAT]: 'import { CircleAlert, Trash2 as Trash } from "lucide";\nnew Wallet(Search);',
    [ICONS]: index,
  };
  expect(fileOf(icon('circle-alert'), imports, code)).toBe('chat-parts');
  expect(fileOf(icon('trash'), imports, code)).toBe('chat-parts');
  expect(fileOf(icon('search'), imports, code)).toBeUndefined();
  expect(fileOf(icon('wallet'), imports, code)).toBeUndefined();
});

test('a renamed screen is reported', () => {
  expect(() => fileOf('/a', { [CHAT]: undefined })).toThrow(/chat-screen/u);
});
