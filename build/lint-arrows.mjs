import { dirname, join } from 'node:path/posix';

/**
 * What each room may import besides itself and the files that serve all rooms. Each stands below
 * those that it imports, and docs/architecture.md prints the table.
 */
export const ARROWS = {
  core: {
    recipes: [],
    lines: ['recipes'],
    streaming: ['recipes'],
    costing: ['recipes', 'lines'],
    kitchen: ['recipes', 'lines', 'costing'],
    protocol: ['recipes', 'streaming'],
    sources: ['recipes', 'lines', 'streaming', 'costing', 'kitchen', 'protocol'],
  },
  search: {
    words: [],
    question: ['words'],
    ranking: ['words', 'question'],
  },
  web: {
    ui: [],
    storage: [],
    offline: ['ui'],
    landing: ['ui'],
    dish: ['ui'],
    sending: ['ui'],
    theme: ['ui', 'storage'],
    history: ['ui', 'storage'],
    settings: ['ui', 'storage', 'history'],
    export: ['ui', 'dish', 'history'],
    cook: ['ui', 'storage', 'dish'],
    stars: ['ui', 'storage', 'dish', 'history'],
    planning: ['ui', 'storage', 'dish', 'sending', 'export'],
    shopping: ['ui', 'storage', 'dish', 'sending', 'planning'],
    'own-recipe': ['ui', 'storage', 'history', 'stars', 'planning'],
    cookbook: [
      'ui',
      'storage',
      'dish',
      'export',
      'cook',
      'stars',
      'planning',
      'own-recipe',
      'dish-kit.ts',
    ],
    'shared-dish': ['ui', 'storage', 'dish', 'sending', 'history', 'stars', 'dish-kit.ts'],
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
      'dish-kit.ts',
    ],
  },
  server: {
    security: [],
    metrics: [],
    static: [],
    answers: ['metrics'],
    sharing: ['answers'],
    limits: ['security', 'sharing'],
    suggestions: ['sharing'],
    upstream: ['metrics', 'answers', 'limits'],
    routes: ['security', 'metrics', 'answers', 'sharing', 'limits'],
  },
};

/** These put the rooms of the search together; their sibling files know only the words. */
const COMPOSES_SEARCH = /^(?:collection-search|late-readers|pack-late-tables)\.ts$/u;

/** Files beside the page's rooms that all of them use. */
const GROUND = /^(?:text|failure-text|limits|paths|recipe-address)\.ts$/u;

/** Files beside the page's rooms that put them together. */
const COMPOSES = /\.tsx$|\.chunk\.ts$|^screens\.ts$|^create-.*\.ts$/u;

/** Files beside the gateway's rooms that all of them use; the others put the rooms together. */
const SERVER_GROUND = /^(?:gateway-env|log|start-error|system-clock)\.ts$/u;

/** Whether the table lets a room of the area import this name. */
const isInRow = (area, room, name) => ARROWS[area][room]?.includes(name) ?? false;

/** `web/chat/composer.tsx` is in the room `chat`; a file beside the rooms is in none. */
function placeOf(path) {
  const [area, ...folders] = path.split('/');
  const file = folders.pop();
  const [room, source, part, searchRoom] = folders;
  if (room !== 'sources') return { area, room, file };
  return { area, room, file, source, isInSearch: part === 'search', searchRoom };
}

function isAllowedInCore(from, to) {
  if (to.room === undefined) return true;
  if (from.room === 'sources' && to.room === 'sources') return isAllowedInSources(from, to);
  return to.room === from.room || isInRow('core', from.room, to.room);
}

function isAllowedInSources(from, to) {
  // A file beside the sources composes the folder of its name: `follow-up.ts` has no other.
  const composes = from.source === undefined && from.file === `${to.source}.ts`;
  if (to.source !== undefined && to.source !== from.source && !composes) return false;
  return !from.isInSearch || !to.isInSearch || isAllowedInSearch(from, to);
}

function isAllowedInSearch(from, to) {
  if (COMPOSES_SEARCH.test(from.file)) return true;
  if (to.searchRoom === undefined) return !COMPOSES_SEARCH.test(to.file);
  if (from.searchRoom === undefined) return to.searchRoom === 'words';
  return to.searchRoom === from.searchRoom || isInRow('search', from.searchRoom, to.searchRoom);
}

function isAllowedInWeb(from, to) {
  if (from.room === undefined) {
    if (GROUND.test(from.file)) return to.room === undefined && !isAbove(from, to);
    return !(/^(?:screens\.ts|app\.tsx)$/u.test(from.file) && /^(?:app|main)\.tsx$/u.test(to.file));
  }
  if (to.room === undefined) return !isAbove(from, to);
  return to.room === from.room || isInRow('web', from.room, to.room);
}

/** Whether a file beside the rooms is above this place. */
const isAbove = (from, { file }) =>
  file === 'dish-kit.ts' ? !isInRow('web', from.room, file) : COMPOSES.test(file);

function isAllowedInServer(from, to) {
  const composes = from.room === undefined && !SERVER_GROUND.test(from.file);
  if (composes) return to.file !== 'main.ts';
  if (to.room === undefined) return SERVER_GROUND.test(to.file);
  return to.room === from.room || isInRow('server', from.room, to.room);
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

/** Imports run one way. */
export default { meta: { name: 'cobek' }, rules: { arrows } };
