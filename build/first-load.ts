import type { Plugin } from 'vite';

/** One file of the build, of all modules whose path matches one of the patterns. */
type FileGroup = { readonly name: string; readonly patterns: readonly string[] };

const within = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`);

const icons = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `lucide-react/dist/esm/icons/${name}.mjs`);

/**
 * What screens load at once, in one file each: thirty files of half a kilobyte cost more time than
 * their bytes do. `npm run check:size` counts what each screen loads.
 */
const GROUPS: readonly FileGroup[] = [
  {
    name: 'page',
    patterns: [
      ...within('node_modules', 'react/', 'wouter/', 'zustand/(?!.*shallow)'),
      'vite/preload-helper',
      ...within('src/core', 'load-once', 'recipes/recipe-error'),
      ...within(
        'src/web',
        'limits',
        'next-turn',
        'paths',
        'screens',
        'storage/browser-storage',
        'text',
      ),
      ...within(
        'src/web/ui',
        'button',
        'error-boundary',
        'icon-button',
        'lazy-part',
        'load-failure',
        'not-found-page',
        'open-dialogs',
        'tool-screen',
        'use-hydrated',
        'use-query-string',
        'use-retry-online',
      ),
      ...icons('download', 'x'),
    ],
  },
  {
    name: 'chat-parts',
    patterns: [
      'src/core/recipes/',
      ...within('src/web', 'failure-text', 'storage/latest-marks', 'storage/stored-map'),
      ...within(
        'src/web/history',
        'conversation',
        'history-storage',
        'history-store',
        'own-saves',
        'text',
      ),
      ...icons(
        'book-open',
        'circle-exclamation-point',
        'refresh-cw',
        'search',
        'search-x',
        'square',
        'trash',
      ),
    ],
  },
  {
    name: 'after-start',
    patterns: within('src/web', 'after-start', 'offline/keep-offline', 'offline/start-offline'),
  },
  {
    name: 'cookbook-parts',
    patterns: [
      ...within('src/web/cookbook', 'load-recipe-page', 'row-star', 'text', 'use-row-stars'),
      ...within('src/web', 'dish/dish-picture', 'stars/star-toggle.module', 'stars/starred-dishes'),
      ...icons('chevron-right', 'message-circle', 'star'),
    ],
  },
  {
    // Also needed by what only reads amounts, or only answers of a gateway.
    name: 'amounts',
    patterns: within('src/core', 'costing/own-prices', 'lines/kitchen-units', 'lines/read-amount'),
  },
  {
    name: 'sheet',
    patterns: within('src/web/ui', 'close-on-back', 'sheet', 'use-modal'),
  },
  { name: 'checks', patterns: ['node_modules/valibot/'] },
  {
    name: 'dish-parts',
    patterns: [
      'src/web/dish/',
      ...within(
        'src/core/kitchen',
        'business-costs',
        'cost-sheet',
        'dish-identity',
        'dish-text',
        'group-ingredients',
        'plan-dish',
        'portion-count',
        'portion-unit',
        'read-serving',
        'scale-dish',
        'scale-planned-dish',
        'scale-serving',
        'write-amount',
        'write-month',
      ),
      ...within('src/core', 'recipes/split-group'),
      ...within(
        'src/web/planning',
        'load-price-book',
        'overview/go-to-dish',
        'fields/portion-stepper',
        'planning-storage',
        'recipe/dish-for-helper',
        'text',
      ),
      ...within('src/web', 'export/save-files', 'export/text', 'sending/text', 'stars/text'),
      ...icons(
        'arrow-up',
        'clock',
        'cooking-pot',
        'file-text',
        'flame',
        'map-pin',
        'minus',
        'plus',
        'printer',
        'share-2',
        'shopping-basket',
        'users',
        'wallet',
      ),
    ],
  },
];

/** The groups, as the bundler takes them. */
export const FIRST_LOAD = GROUPS.map(({ name, patterns }) => ({
  name,
  test: new RegExp(patterns.join('|'), 'u'),
}));

/** Patterns that match none of these modules. */
export function unusedPatterns(modules: Iterable<string>): readonly string[] {
  const all = [...modules];
  return GROUPS.flatMap(({ patterns }) => patterns).filter((pattern) => {
    const expression = new RegExp(pattern, 'u');
    return !all.some((module) => expression.test(module));
  });
}

/** Fails the build if a pattern matches nothing: otherwise a renamed file would silently drop out of its group. */
export function checkFirstLoad(): Plugin {
  return {
    name: 'cobek:check-first-load',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return;
      const unused = unusedPatterns(this.getModuleIds());
      if (unused.length > 0) this.error(`build/first-load.ts: no module is ${unused.join(', ')}`);
    },
  };
}
