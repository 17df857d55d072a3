import { dirname, join } from 'node:path/posix';

/** What each room of the core may import besides itself; `sources` may import all of them. */
export const CORE = {
  recipes: [],
  lines: ['recipes'],
  costing: ['lines', 'recipes'],
  kitchen: ['costing', 'lines', 'recipes'],
  streaming: ['recipes'],
  protocol: ['streaming', 'recipes'],
};

/** What each room of the search may import besides itself. */
export const SEARCH = { words: [], question: ['words'], ranking: ['question', 'words'] };

/** Puts the rooms of the search together; its sibling files know only the words. */
const COMPOSES_SEARCH = 'collection-search.ts';

/** What each room of the page may import besides itself. */
export const WEB = {
  ui: [],
  storage: [],
  theme: ['ui', 'storage'],
  offline: ['ui'],
  landing: ['ui'],
  dish: ['ui'],
  history: ['ui', 'storage'],
  sending: ['ui'],
  settings: ['ui', 'storage', 'history'],
  export: ['ui', 'dish', 'history'],
  cook: ['ui', 'storage', 'dish'],
  stars: ['ui', 'storage', 'dish', 'history'],
  planning: ['ui', 'storage', 'dish', 'sending', 'export'],
  shopping: ['ui', 'storage', 'dish', 'planning', 'sending'],
  'own-recipe': ['ui', 'storage', 'history', 'stars', 'planning'],
  cookbook: ['ui', 'storage', 'dish', 'export', 'cook', 'stars', 'planning', 'own-recipe'],
  'shared-dish': ['ui', 'storage', 'dish', 'history', 'sending', 'stars'],
  chat: [
    'ui',
    'storage',
    'dish',
    'history',
    'settings',
    'export',
    'cook',
    'planning',
    'own-recipe',
  ],
};

/** Rooms that show whole dishes with all their tools. */
const USE_DISH_KIT = ['cookbook', 'shared-dish', 'chat'];

/** Files beside the page's rooms that all of them use. */
const GROUND = /^(?:text|failure-text|limits|paths|recipe-address)\.ts$/u;

/** Files beside the page's rooms that put them together. */
const COMPOSES = /\.tsx$|\.chunk\.ts$|^screens\.ts$|^create-.*\.ts$/u;

/** What each room of the gateway may import besides itself. */
export const SERVER = {
  security: [],
  metrics: [],
  static: [],
  answers: ['metrics'],
  sharing: ['answers'],
  limits: ['security', 'sharing'],
  suggestions: ['sharing'],
  upstream: ['answers', 'limits', 'metrics'],
  routes: ['answers', 'limits', 'metrics', 'security', 'sharing'],
};

/** Files beside the gateway's rooms that all of them use; the others put the rooms together. */
const SERVER_GROUND = /^(?:gateway-env|log|start-error|system-clock)\.ts$/u;

/** `web/chat/composer.tsx` is in the room `chat`; a file beside the rooms is in none. */
function placeOf(path) {
  const [area, ...folders] = path.split('/');
  const file = folders.pop();
  const [room, source, part, searchRoom] = folders;
  if (room !== 'sources') return { area, room, file };
  return { area, room, file, source, isInSearch: part === 'search', searchRoom };
}

function isAllowedInCore(from, to) {
  if (from.room === undefined) return to.room === undefined;
  if (from.room === 'sources') return isAllowedInSources(from, to);
  return (
    to.room === undefined || to.room === from.room || (CORE[from.room]?.includes(to.room) ?? false)
  );
}

function isAllowedInSources(from, to) {
  if (to.source !== undefined && to.source !== from.source) return false;
  return !from.isInSearch || !to.isInSearch || isAllowedInSearch(from, to);
}

function isAllowedInSearch(from, to) {
  if (from.file === COMPOSES_SEARCH) return true;
  if (to.searchRoom === undefined) return to.file !== COMPOSES_SEARCH;
  if (to.searchRoom === from.searchRoom) return true;
  return (SEARCH[from.searchRoom] ?? ['words']).includes(to.searchRoom);
}

function isAllowedInWeb(from, to) {
  if (from.room === undefined) {
    if (GROUND.test(from.file)) return to.room === undefined && !isAbove(from, to);
    return !(/^(?:screens\.ts|app\.tsx)$/u.test(from.file) && /^(?:app|main)\.tsx$/u.test(to.file));
  }
  if (to.room === undefined) return !isAbove(from, to);
  return to.room === from.room || (WEB[from.room]?.includes(to.room) ?? false);
}

/** Whether a file beside the rooms is above this place. */
const isAbove = (from, { file }) =>
  file === 'dish-kit.ts' ? !USE_DISH_KIT.includes(from.room) : COMPOSES.test(file);

function isAllowedInServer(from, to) {
  const composes = from.room === undefined && !SERVER_GROUND.test(from.file);
  if (composes) return to.file !== 'main.ts';
  if (to.room === undefined) return SERVER_GROUND.test(to.file);
  return to.room === from.room || (SERVER[from.room]?.includes(to.room) ?? false);
}

const IS_ALLOWED = { core: isAllowedInCore, web: isAllowedInWeb, server: isAllowedInServer };

const arrows = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/').split('/src/').at(-1);
    const from = placeOf(path);
    const check = ({ source }) => {
      const written = source?.value;
      if (typeof written !== 'string' || !/^[#.]/u.test(written)) return;
      const imported = written.startsWith('#') ? written.slice(1) : join(dirname(path), written);
      const to = placeOf(imported);
      // Only tests and fixtures import fixtures; both are exempt from this rule.
      const isFixture = imported.includes('/fixtures/');
      if (!isFixture && (from.area !== to.area || IS_ALLOWED[from.area](from, to))) return;
      const message = `'${written}' import is restricted: see the arrows in docs/architecture.md.`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** Imports run one way, as drawn in docs/architecture.md. */
export default { meta: { name: 'cobek' }, rules: { arrows } };
