import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A file, and what it must not import: one line for each arrow of docs/architecture.md. */
const FORBIDDEN = [
  ['src/core/recipes/a.ts', '#core/lines/b.ts'],
  ['src/core/recipes/a.ts', '../streaming/b.ts'],
  ['src/core/recipes/a.ts', '../../web/ui/b.ts'],
  ['src/core/lines/a.ts', '#core/costing/b.ts'],
  ['src/core/lines/a.ts', '#core/streaming/b.ts'],
  ['src/core/costing/a.ts', '../kitchen/b.ts'],
  ['src/core/costing/a.ts', '#core/sources/b.ts'],
  ['src/core/kitchen/a.ts', '#core/sources/collection/b.ts'],
  ['src/core/kitchen/a.ts', '../protocol/b.ts'],
  ['src/core/streaming/a.ts', '../protocol/b.ts'],
  ['src/core/streaming/a.ts', '#core/lines/b.ts'],
  ['src/core/protocol/a.ts', '../sources/b.ts'],
  ['src/core/protocol/a.ts', '#core/costing/b.ts'],
  ['src/core/sources/gemini/a.ts', '../collection/b.ts'],
  ['src/core/sources/gateway/a.ts', '#core/sources/gemini/b.ts'],
  ['src/core/sources/collection/search/a.ts', '../../gateway/b.ts'],
  ['src/core/sources/gemini/a.ts', 'node:fs'],
  ['src/core/sources/gemini/a.ts', 'hono'],
  ['src/core/kitchen/a.ts', 'react'],
  ['src/core/lines/a.ts', 'node:fs'],
  ['src/core/protocol/a.ts', '../../server/app.ts'],
  ['src/web/ui/a.tsx', '../history/b.ts'],
  ['src/web/ui/a.tsx', '../app.tsx'],
  ['src/web/ui/a.tsx', '../../server/b.ts'],
  ['src/web/theme/a.ts', '../chat/b.ts'],
  ['src/web/offline/a.ts', '../history/b.ts'],
  ['src/web/settings/a.ts', '../chat/b.ts'],
  ['src/web/landing/a.ts', '../chat/b.ts'],
  ['src/web/landing/a.ts', '../screens.ts'],
  ['src/web/dish/a.ts', '../history/b.ts'],
  ['src/web/history/a.ts', '../chat/b.ts'],
  ['src/web/export/a.ts', '../chat/b.ts'],
  ['src/web/cook/a.ts', '../planning/b.ts'],
  ['src/web/cook/a.ts', '../chat/b.ts'],
  ['src/web/planning/a.ts', '../cook/b.ts'],
  ['src/web/sending/a.ts', '../shopping/b.ts'],
  ['src/web/sending/a.ts', '../chat/b.ts'],
  ['src/web/shopping/a.ts', '../chat/b.ts'],
  ['src/web/shopping/a.ts', '../cook/b.ts'],
  ['src/web/planning/a.ts', '../shopping/b.ts'],
  ['src/web/cookbook/a.ts', '../chat/b.ts'],
  ['src/web/stars/a.ts', '../planning/b.ts'],
  ['src/web/shared-dish/a.ts', '../chat/b.ts'],
  ['src/web/stars/a.ts', '../chat/b.ts'],
  ['src/web/chat/a.ts', '../settings/b.ts'],
  ['src/web/chat/a.ts', '../landing/b.ts'],
  ['src/web/chat/a.ts', '../chat-screen.tsx'],
  ['src/web/text.ts', './chat/text.ts'],
  ['src/web/screens.ts', '../server/b.ts'],
  ['src/web/screens.ts', './app.tsx'],
  ['src/web/app.tsx', './main.tsx'],
  ['src/web/main.tsx', 'node:fs'],
  ['src/server/a.ts', '../web/b.ts'],
  ['src/service-worker/a.ts', '../web/text.ts'],
] as const;

const ALLOWED = [
  ['src/core/lines/a.ts', '#core/recipes/b.ts'],
  ['src/core/kitchen/a.ts', '../costing/b.ts'],
  ['src/core/streaming/a.ts', '#core/outside-world.ts'],
  ['src/core/sources/gemini/a.ts', '../recipe-source.ts'],
  ['src/web/ui/a.tsx', '../text.ts'],
  ['src/web/ui/a.tsx', './b.tsx'],
  ['src/web/chat/a.ts', '../history/b.ts'],
  ['src/web/settings/a.ts', '../history/b.ts'],
  ['src/web/stars/a.ts', '../history/b.ts'],
  ['src/web/shopping/a.ts', '../sending/b.ts'],
  ['src/web/history/a.test.ts', '../chat/b.ts'],
  ['src/web/screens.ts', './landing/b.tsx'],
  ['src/service-worker/a.ts', '../web/offline/worker-message.ts'],
  ['src/server/a.ts', 'node:fs'],
] as const;

/** Files with these imports, each linted alone, under the project's own rules. */
const findings = new Set<string>();
let directory = '';

const place = (file: string, index: number) =>
  file.replace(/(?:^|\/)a(?=\.|$)/u, (name) => name.replace('a', `a-${index}`));
const cases = [...FORBIDDEN, ...ALLOWED].map(([file, imported], index) => {
  // A file that the rules mention keeps its name.
  return { file, imported, placed: place(file, index) };
});

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'cobek-lint-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(directory, '.oxlintrc.json'));
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

describe('the linter', () => {
  test.each(cases.slice(0, FORBIDDEN.length))('forbids $file to import $imported', (one) => {
    expect(findings).toContain(`${one.placed} ${one.imported}`);
  });

  test.each(cases.slice(FORBIDDEN.length))('allows $file to import $imported', (one) => {
    expect(findings).not.toContain(`${one.placed} ${one.imported}`);
  });
});
