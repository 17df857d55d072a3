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
import { expect, test } from 'vitest';
import { ARROWS } from './lint-arrows.mjs';

const ROOT = join(import.meta.dirname, '..');
const SEARCH = 'src/core/sources/collection/search';
const SOURCES = ['gemini', 'gateway', 'collection'];
const AREAS = [
  { folder: 'src/core', rows: ARROWS.core },
  { folder: SEARCH, rows: ARROWS.search },
  { folder: 'src/web', rows: ARROWS.web },
  { folder: 'src/server', rows: ARROWS.server },
];

/** Files, each with what it imports. */
type Imports = readonly (readonly [file: string, imports: readonly string[]])[];

/** What no room of the area may import, and what its table does not say. */
const FORBIDDEN: Imports = [
  ...Object.keys(ARROWS.core).flatMap((room): Imports => [
    [`src/core/${room}/a.ts`, ['./fixtures/b.ts', 'node:fs', 'react', 'hono']],
    [`src/core/${room}/a.ts`, ['../../web/ui/b.ts', '../../server/b.ts']],
    ['src/core/b.ts', [`./${room}/b.ts`, `#core/${room}/b.ts`]],
  ]),
  ...SOURCES.flatMap((source): Imports => [
    ['src/core/sources/b.ts', [`./${source}/b.ts`, `#core/sources/${source}/b.ts`]],
    ...SOURCES.filter((other) => other !== source).map((other) => {
      const imports = [`../${other}/b.ts`, `#core/sources/${other}/b.ts`];
      return [`src/core/sources/${source}/b.ts`, imports] as const;
    }),
  ]),
  [`${SEARCH}/b.ts`, ['./question/b.ts', './ranking/b.ts', './collection-search.ts']],
  [`${SEARCH}/b.ts`, ['../../gateway/b.ts']],
  [`${SEARCH}/ranking/b.ts`, ['../collection-search.ts']],
  ...Object.keys(ARROWS.web).flatMap((room): Imports => [
    [`src/web/${room}/a.ts`, ['../screens.ts', '../app.tsx', '../main.tsx', '../create-stores.ts']],
    [`src/web/${room}/a.ts`, ['../fixtures/b.ts', 'node:fs', 'hono', '../../server/b.ts']],
    [`src/web/${room}/a.ts`, ['../../service-worker/b.ts']],
  ]),
  ['src/web/text.ts', ['./chat/text.ts', './screens.ts', './dish-kit.ts', './ui/b.tsx', 'hono']],
  ['src/web/screens.ts', ['./app.tsx', './main.tsx', '../server/b.ts']],
  ['src/web/app.tsx', ['./main.tsx', '../service-worker/b.ts']],
  ['src/web/main.tsx', ['node:fs']],
  ...Object.keys(ARROWS.server).flatMap((room): Imports => [
    [
      `src/server/${room}/a.ts`,
      ['../app.ts', '../assemble-gateway.ts', '../config.ts', '../main.ts'],
    ],
    [`src/server/${room}/a.ts`, ['../fixtures/b.ts', '../../web/b.ts']],
  ]),
  ['src/server/b.ts', ['../web/b.ts', './main.ts', './fixtures/b.ts']],
  ['src/server/log.ts', ['./app.ts', './metrics/b.ts']],
  ['src/service-worker/a.ts', ['../web/text.ts']],
];

const ALLOWED: Imports = [
  ['src/core/b.ts', ['./outside-world.ts']],
  ['src/core/kitchen/b.ts', ['./c.ts', '../memoize.ts', '#core/outside-world.ts']],
  ['src/core/sources/b.ts', ['./recipe-source.ts', '../lines/b.ts']],
  ['src/core/sources/follow-up.ts', ['./follow-up/b.ts']],
  ['src/core/sources/gemini/b.ts', ['../recipe-source.ts']],
  ['src/core/sources/collection/c.ts', ['./search/ranking/b.ts']],
  [`${SEARCH}/b.ts`, ['./words/b.ts', '../recipe-facts.ts']],
  [`${SEARCH}/collection-search.ts`, ['./ranking/b.ts']],
  [`${SEARCH}/words/b.ts`, ['../packed-phrases.ts']],
  ['src/web/ui/b.tsx', ['./c.tsx', '../text.ts']],
  ['src/web/history/a.test.ts', ['../chat/b.ts']],
  ['src/web/screens.ts', ['./landing/b.tsx', './dish-kit.ts']],
  ['src/web/app.tsx', ['./screens.ts']],
  ['src/server/b.ts', ['node:fs', './routes/b.ts', './app.ts']],
  ['src/server/routes/b.ts', ['../gateway-env.ts']],
  ['src/server/routes/a.test.ts', ['../app.ts']],
  ['src/server/fixtures/a.ts', ['../routes/b.ts']],
  ['src/service-worker/a.ts', ['../web/offline/worker-message.ts']],
];

/** The table in both ways: each room with all others that its row has, or that it has not. */
const roomImports = (isInRow: boolean): Imports =>
  AREAS.flatMap(({ folder, rows }) =>
    Object.entries(rows).map(([room, row]) => {
      const others = [...Object.keys(rows), ...(folder === 'src/web' ? ['dish-kit.ts'] : [])]
        .filter((name) => name !== room && row.includes(name) === isInRow)
        .map((name) => (name.endsWith('.ts') ? name : `${name}/b.ts`));
      const imports = others.map((path) => `../${path}`);
      if (folder === 'src/core') imports.push(...others.map((path) => `#core/${path}`));
      return [`${folder}/${room}/a.ts`, imports] as const;
    }),
  );

const oneByOne = (files: Imports) =>
  files.flatMap(([file, imports]) => imports.map((imported) => ({ file, imported })));

/** What the linter, under the project's own rules, forbids files with these imports. */
function lint(files: Imports) {
  const directory = mkdtempSync(join(tmpdir(), 'cobek-lint-'));
  for (const file of ['.oxlintrc.json', 'build/lint-arrows.mjs']) {
    cpSync(join(ROOT, file), join(directory, file));
  }
  for (const { file, imported } of oneByOne(files)) {
    mkdirSync(join(directory, dirname(file)), { recursive: true });
    writeFileSync(join(directory, file), `export * from '${imported}';\n`, { flag: 'a' });
  }
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint');
  const words = ['--format=unix', '--no-ignore'];
  const { stdout } = spawnSync(oxlint, words, { cwd: directory, encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  const restricted = /^([^:\n]+):[^'\n]*'([^']+)' import is restricted/gmu;
  return Array.from(stdout.matchAll(restricted), ([, file, imported]) => ({ file, imported }));
}

/** Rooms with the same imports share a line. */
function print(rows: (typeof AREAS)[number]['rows']) {
  const lines = new Map<string, string>();
  for (const [room, row] of Object.entries(rows)) {
    const imports = row.length > 0 ? ` → ${row.join(', ')}` : '';
    const others = lines.get(imports);
    lines.set(imports, others === undefined ? `  ${room}` : `${others}, ${room}`);
  }
  return Array.from(lines, ([imports, rooms]) => `${rooms}${imports}\n`).join('');
}

test('the document prints the table', () => {
  const printed = AREAS.map(({ folder, rows }) => `${folder}/\n${print(rows)}`).join('');
  const document = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const marked = /<!-- arrows -->\s+```\n(.*?)```\s+<!-- end of arrows -->/su;
  expect(marked.exec(document)?.[1]).toBe(printed);
});

test.each(AREAS)('each room of $folder is in the table, below its imports', ({ folder, rows }) => {
  const folders = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'fixtures')
    .map(({ name }) => name);
  const rooms = Object.keys(rows);
  expect(rooms.toSorted()).toEqual(folders.toSorted());
  for (const [index, room] of rooms.entries()) {
    const above = [...rooms.slice(0, index), 'dish-kit.ts'];
    expect(above, room).toEqual(expect.arrayContaining([...(rows[room] ?? [])]));
  }
});

test('the linter forbids what is against the arrows, and nothing else', () => {
  const forbidden = [...FORBIDDEN, ...roomImports(false)];
  const found = lint([...forbidden, ...ALLOWED, ...roomImports(true)]);
  const byName = (files: ReturnType<typeof lint>) =>
    files.map(({ file, imported }) => `${file} ${imported}`).toSorted();
  expect(byName(found)).toEqual(byName(oneByOne(forbidden)));
});
