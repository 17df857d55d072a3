import { dirname, join } from 'node:path/posix';

/** What each room of the core may import besides itself; `sources` may import all of them. */
const CORE = {
  recipes: [],
  lines: ['recipes'],
  costing: ['lines', 'recipes'],
  kitchen: ['costing', 'lines', 'recipes'],
  streaming: ['recipes'],
  protocol: ['streaming', 'recipes'],
};

/** What each room of the search may import besides itself. */
const SEARCH = { words: [], question: ['words'], ranking: ['question', 'words'] };

/** What each room of the page may import besides itself. */
const WEB = {
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
  stars: ['ui', 'storage', 'dish'],
  planning: ['ui', 'storage', 'dish', 'export'],
  shopping: ['ui', 'storage', 'planning', 'sending'],
  cookbook: ['ui', 'storage', 'dish', 'export', 'cook', 'stars', 'planning'],
  'shared-dish': ['ui', 'storage', 'dish', 'history', 'sending', 'stars'],
  chat: ['ui', 'storage', 'dish', 'history', 'settings', 'export', 'cook', 'planning'],
};

/** Rooms that show whole dishes, with all that can be done with them. */
const USE_DISH_KIT = ['cookbook', 'shared-dish', 'chat'];

/** Files beside the rooms of the page that all of them use. */
const GROUND = /^(?:text|failure-text|limits|paths|recipe-address)\.ts$/u;

/** Files beside the rooms of the page that put them together. */
const COMPOSES = /\.tsx$|\.chunk\.ts$|^screens\.ts$|^create-.*\.ts$/u;

/** `web/chat/composer.tsx` is in the room `chat`; a file beside the rooms is in none. */
function placeOf(path) {
  const [area, ...rest] = path.split('/');
  const file = rest.pop();
  const source = rest[0] === 'sources' ? rest[1] : undefined;
  return { area, room: rest[0], file, source, search: rest[2] === 'search' ? rest[3] : undefined };
}

function isAllowedInCore(from, to) {
  if (from.source !== undefined) {
    const isNeighbour = from.search === to.search || to.search === undefined;
    if (!isNeighbour && SEARCH[from.search]?.includes(to.search) === false) return false;
    return to.source === undefined || to.source === from.source;
  }
  const known = CORE[from.room];
  if (known === undefined || to.room === from.room) return true;
  return to.room === undefined ? to.file === 'outside-world.ts' : known.includes(to.room);
}

function isAllowedInWeb(from, to) {
  if (from.room === 'fixtures' || to.room === 'fixtures') return true;
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

const arrows = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/').split('/src/').at(-1);
    const from = placeOf(path);
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const imported = source.value.startsWith('#')
        ? source.value.slice(1)
        : join(dirname(path), source.value);
      const to = placeOf(imported);
      const isAllowed = { core: isAllowedInCore, web: isAllowedInWeb }[from.area];
      if (!/^[#.]/u.test(source.value) || from.area !== to.area || isAllowed(from, to)) return;
      const message = `'${source.value}' import is restricted: see the arrows in docs/architecture.md.`;
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

/** Imports run one way, as docs/architecture.md draws it. */
export default { meta: { name: 'cobek' }, rules: { arrows } };
