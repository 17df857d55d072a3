import { describe, expect, test } from 'vitest';
import { buildStartScripts } from './start-script.ts';

const files = ['/assets/index-1.js', '/assets/page-2.js'] as const;
const styleSheet = '/assets/style-3.css';

describe('the scripts of a page', async () => {
  const write = await buildStartScripts(process.cwd());
  const atOnce = write({ files, styleSheet, start: 'at-once' });
  const whenPainted = write({ files, styleSheet, start: 'when-painted' });

  test.each([
    ['that starts at once', atOnce],
    ['that starts once painted', whenPainted],
  ])('%s carry the names of its files, and nothing is left to fill in', (_, scripts) => {
    expect(scripts).toContain(JSON.stringify([styleSheet, ...files]));
    expect(scripts).not.toMatch(/__[A-Z]|\bimport[ {*]|\bexport\b/u);
  });

  test('that starts at once request its files before anything has run', () => {
    expect(atOnce).toContain('<link rel="modulepreload" href="/assets/page-2.js">');
    expect(atOnce).toMatch(/<script type="module" src="\/assets\/index-1\.js"><\/script>$/u);
  });

  test('that starts once painted request nothing in the HTML', () => {
    expect(whenPainted).toMatch(/^<script>(?:(?!<\/?(?:script|link)).)*<\/script>$/u);
  });
});
