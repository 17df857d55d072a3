import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previousAssets, RECORD_FILE } from './previous-assets.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cobek-build-'));
});
afterEach(() => rm(root, { recursive: true }));

/**
 * Builds a site of one script.
 * @returns the names of the scripts there afterwards.
 */
async function deploy(code: string): Promise<readonly string[]> {
  await writeFile(join(root, 'main.js'), code);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [previousAssets()],
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  });
  return (await readdir(join(root, 'dist/assets'))).toSorted();
}

const read = (name: string) => readFile(join(root, 'dist/assets', name), 'utf8');

test('a build keeps the files of the previous one, but of no earlier one', async () => {
  const [first = ''] = await deploy('console.log(1)');
  const both = await deploy('console.log(2)');
  expect(both).toContain(first);
  expect(both).toHaveLength(2);
  expect(await read(first)).toContain('console.log(1)');

  const last = await deploy('console.log(3)');
  expect(last).toHaveLength(2);
  expect(last).not.toContain(first);
});

test('repeating the same build keeps what was kept before', async () => {
  await deploy('console.log(1)');
  const both = await deploy('console.log(2)');
  expect(await deploy('console.log(2)')).toEqual(both);
});

test('an unreadable record costs only the old files', async () => {
  await deploy('console.log(1)');
  await writeFile(join(root, 'dist', RECORD_FILE), '{');
  expect(await deploy('console.log(2)')).toHaveLength(1);
});
