import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = 'docs/pictures';
const MAX_TOTAL_BYTES = 600 * 1024;

/** Files that a page shows or links to, as paths from the root. */
function filesIn(page: string): readonly string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, address = '']) =>
    join(dirname(page), address),
  );
}

const shown = ['README.md', 'docs/panduan.md'].flatMap((page) =>
  filesIn(page).map((file) => ({ page, file })),
);

describe('README and guide', () => {
  test.each(shown)('$page finds $file', ({ file }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
  });

  test('show every picture taken, and together they are small', () => {
    const taken = readdirSync(join(ROOT, PICTURES)).map((name) => join(PICTURES, name));
    const files = shown.map(({ file }) => file);
    for (const picture of taken) expect(files).toContain(picture);
    const total = taken.reduce((sum, picture) => sum + statSync(join(ROOT, picture)).size, 0);
    expect(total).toBeLessThan(MAX_TOTAL_BYTES);
  });
});
