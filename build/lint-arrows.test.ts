import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CORE, SEARCH, SERVER, WEB } from './lint-arrows.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Levels from the ground up, each with the names of its rooms and of files beside them. */
type Chain = readonly (readonly string[])[];

const ABOVE_ALL = ' above them all';

/** The chains of each area, as drawn in docs/architecture.md. */
function readDrawing(): ReadonlyMap<string, readonly Chain[]> {
  const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, block = ''] = /```\n(core {3}[^`]+)```/u.exec(document) ?? [];
  const lines = block.replaceAll(/\n {7}/gu, ' ').matchAll(/^(\w+) +(.+?)(?: *\(.*)?$/gmu);
  return new Map(
    [...lines].map(([, area = '', drawn = '']) => {
      const chains = drawn
        .split(/ {3,}/u)
        .map((chain) => chain.split(' ← ').map((level) => level.split(', ')));
      return [area, chains] as const;
    }),
  );
}

const DRAWING = readDrawing();

/** All names below this one in the area's drawing, which it may import. */
function drawnBelow(area: string, name: string): readonly string[] {
  const chains = DRAWING.get(area) ?? [];
  if (chains.flat(2).includes(name + ABOVE_ALL)) return chains.flat(2);
  return chains.flatMap((chain) => {
    const height = chain.findIndex((level) => level.includes(name));
    return chain.slice(0, Math.max(0, height)).flat();
  });
}

const SEARCH_FOLDER = 'src/core/sources/collection/search';
const AREAS = [
  ['core', 'src/core', { ...CORE, sources: Object.keys(CORE) }],
  ['web', 'src/web', WEB],
  ['search', SEARCH_FOLDER, SEARCH],
  ['server', 'src/server', SERVER],
] as const;
const [[, , CORE_WITH_SOURCES]] = AREAS;
const SOURCES = ['gemini', 'gateway', 'collection'];
/** Outside the core, and outside the page. */
const OUTSIDE_CORE = ['node:fs', 'react', 'hono', '../../web/ui/b.ts', '../../server/b.ts'];
const OUTSIDE_PAGE = ['node:fs', 'hono', '../../server/b.ts', '../../service-worker/b.ts'];
/** Files that compose the page's rooms. */
const COMPOSERS = ['../screens.ts', '../app.tsx', '../main.tsx', '../create-stores.ts'];
/** Files that compose the gateway's rooms. */
const SERVER_COMPOSERS = ['../app.ts', '../gateway-parts.ts', '../config.ts', '../main.ts'];

const others = (rooms: readonly string[], room: string, known: readonly string[] = []) =>
  rooms.filter((other) => other !== room && !known.includes(other));
const each = (file: string, imports: readonly string[]) =>
  imports.map((imported) => [file, imported] as const);

const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ...Object.entries(CORE_WITH_SOURCES).flatMap(([room, known]) =>
    each(`src/core/${room}/a.ts`, [
      ...others(Object.keys(CORE_WITH_SOURCES), room, known).flatMap((other) => [
        `#core/${other}/b.ts`,
        `../${other}/b.ts`,
      ]),
      './fixtures/b.ts',
      ...OUTSIDE_CORE,
    ]),
  ),
  ...SOURCES.flatMap((source) =>
    each(
      `src/core/sources/${source}/a.ts`,
      others(SOURCES, source).flatMap((other) => [
        `#core/sources/${other}/b.ts`,
        `../${other}/b.ts`,
      ]),
    ),
  ),
  ...Object.entries(WEB).flatMap(([room, known]) =>
    each(`src/web/${room}/a.tsx`, [
      ...others(Object.keys(WEB), room, known).map((other) => `../${other}/b.ts`),
      ...(drawnBelow('web', room).includes('dish-kit.ts') ? [] : ['../dish-kit.ts']),
      ...COMPOSERS,
      '../fixtures/b.ts',
      ...OUTSIDE_PAGE,
    ]),
  ),
  ...Object.entries(SERVER).flatMap(([room, known]) =>
    each(`src/server/${room}/a.ts`, [
      ...others(Object.keys(SERVER), room, known).map((other) => `../${other}/b.ts`),
      ...SERVER_COMPOSERS,
      '../fixtures/b.ts',
      '../../web/b.ts',
    ]),
  ),
  ...each(
    'src/core/a.ts',
    Object.keys(CORE_WITH_SOURCES).flatMap((room) => [`./${room}/b.ts`, `#core/${room}/b.ts`]),
  ),
  ...each('src/core/outside-world.ts', ['./recipes/b.ts', './sources/gemini/b.ts']),
  ...each(
    'src/core/sources/a.ts',
    SOURCES.flatMap((source) => [`./${source}/b.ts`, `#core/sources/${source}/b.ts`]),
  ),
  ...each(`${SEARCH_FOLDER}/a.ts`, [
    '../../gateway/b.ts',
    './question/b.ts',
    './ranking/b.ts',
    './collection-search.ts',
  ]),
  ...each(`${SEARCH_FOLDER}/ranking/a.ts`, ['../collection-search.ts']),
  ...each(`${SEARCH_FOLDER}/words/a.ts`, ['../question/b.ts', '../ranking/b.ts']),
  ...each(`${SEARCH_FOLDER}/question/a.ts`, ['../ranking/b.ts']),
  ...each('src/web/text.ts', ['./chat/text.ts', './screens.ts', './ui/b.tsx', 'hono']),
  ...each('src/web/screens.ts', ['./app.tsx', './main.tsx', '../server/b.ts']),
  ...each('src/web/app.tsx', ['./main.tsx', '../service-worker/b.ts']),
  ...each('src/web/main.tsx', ['node:fs']),
  ...each('src/server/a.ts', ['../web/b.ts', './main.ts', './fixtures/b.ts']),
  ...each('src/server/log.ts', ['./app.ts', './metrics/b.ts']),
  ...each('src/service-worker/a.ts', ['../web/text.ts']),
];

const ALLOWED = [
  ['src/core/lines/a.ts', '#core/recipes/b.ts'],
  ['src/core/kitchen/a.ts', '../costing/b.ts'],
  ['src/core/streaming/a.ts', '#core/outside-world.ts'],
  ['src/core/kitchen/a.ts', '../remembered.ts'],
  ['src/core/a.ts', './outside-world.ts'],
  ['src/core/sources/a.ts', '../lines/b.ts'],
  ['src/core/sources/a.ts', './recipe-source.ts'],
  ['src/core/sources/gemini/a.ts', '../recipe-source.ts'],
  ['src/core/sources/collection/a.ts', './search/ranking/b.ts'],
  [`${SEARCH_FOLDER}/a.ts`, './words/b.ts'],
  [`${SEARCH_FOLDER}/a.ts`, '../recipe-facts.ts'],
  [`${SEARCH_FOLDER}/collection-search.ts`, './ranking/b.ts'],
  [`${SEARCH_FOLDER}/words/a.ts`, '../packed-phrases.ts'],
  [`${SEARCH_FOLDER}/question/a.ts`, '../recipe-shelf.ts'],
  [`${SEARCH_FOLDER}/ranking/a.ts`, '../question/b.ts'],
  ['src/web/ui/a.tsx', '../text.ts'],
  ['src/web/ui/a.tsx', './b.tsx'],
  ['src/web/chat/a.ts', '../history/b.ts'],
  ['src/web/chat/a.ts', '../dish-kit.ts'],
  ['src/web/settings/a.ts', '../history/b.ts'],
  ['src/web/stars/a.ts', '../storage/b.ts'],
  ['src/web/shopping/a.ts', '../sending/b.ts'],
  ['src/web/history/a.test.ts', '../chat/b.ts'],
  ['src/web/screens.ts', './landing/b.tsx'],
  ['src/service-worker/a.ts', '../web/offline/worker-message.ts'],
  ['src/server/a.ts', 'node:fs'],
  ['src/server/a.ts', './routes/b.ts'],
  ['src/server/a.ts', './app.ts'],
  ['src/server/routes/a.ts', '../gateway-env.ts'],
  ['src/server/routes/a.ts', '../limits/b.ts'],
  ['src/server/limits/a.ts', '../sharing/b.ts'],
  ['src/server/routes/a.test.ts', '../app.ts'],
  ['src/server/fixtures/a.ts', '../routes/b.ts'],
] as const;

/** Files with these imports, each linted alone, under the project's own rules. */
const findings = new Set<string>();
let directory = '';

const place = (file: string, index: number) =>
  file.replace(/(?:^|\/)a(?=\.|$)/u, (name) => name.replace('a', `a-${index}`));
const cases = [...FORBIDDEN, ...ALLOWED].map(([file, imported], index) => {
  // A file named in the rules keeps its name.
  return { file, imported, placed: place(file, index) };
});

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'cobek-lint-'));
  for (const file of ['.oxlintrc.json', 'build/lint-arrows.mjs']) {
    cpSync(join(ROOT, file), join(directory, file));
  }
  const contents = new Map<string, string>();
  for (const { placed, imported } of cases) {
    const line = `export * from '${imported}';\n`;
    contents.set(placed, (contents.get(placed) ?? '') + line);
  }
  for (const [file, content] of contents) {
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    writeFileSync(join(directory, file), content);
  }
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=unix', '--no-ignore'], {
    cwd: directory,
    encoding: 'utf8',
  });
  for (const [, file = '', imported = ''] of stdout.matchAll(
    /^([^:]+):[^']*'([^']+)' import is restricted/gmu,
  )) {
    findings.add(`${file} ${imported}`);
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('the drawing of the arrows', () => {
  test.each(AREAS)('has every room of %s, and none imports against it', (area, folder, rooms) => {
    const drawn = (DRAWING.get(area) ?? []).flat(2).map((name) => name.replace(ABOVE_ALL, ''));
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
    const names = entries.flatMap(({ name }) => [name, name.replace(/\.tsx?$/u, '')]);
    expect(names).toEqual(expect.arrayContaining(drawn));
    const folders = entries
      .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures')
      .map(({ name }) => name);
    expect(drawn).toEqual(expect.arrayContaining(folders));
    expect(Object.keys(rooms).toSorted()).toEqual(folders.toSorted());
    for (const [room, known] of Object.entries(rooms)) {
      expect(drawnBelow(area, room), room).toEqual(expect.arrayContaining([...known]));
    }
  });
});

describe('the linter', () => {
  test.each(cases.slice(0, FORBIDDEN.length))('forbids $file to import $imported', (one) => {
    expect(findings).toContain(`${one.placed} ${one.imported}`);
  });

  test.each(cases.slice(FORBIDDEN.length))('allows $file to import $imported', (one) => {
    expect(findings).not.toContain(`${one.placed} ${one.imported}`);
  });
});
