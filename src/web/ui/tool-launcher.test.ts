import { describe, expect, test } from 'vitest';
import { createToolLauncher } from './tool-launcher.ts';

function launcher({ failures = 0 } = {}) {
  const opened: string[] = [];
  const retries: (() => void)[] = [];
  let loads = 0;
  const tool = createToolLauncher<string>(
    async () => {
      loads += 1;
      if (loads <= failures) throw new TypeError('Failed to fetch dynamically imported module');
      return { screen: 'alat', open: (subject) => void opened.push(subject) };
    },
    (retry) => void retries.push(retry),
  );
  return { tool, opened, retries, loads: () => loads, settle: () => new Promise(setImmediate) };
}

describe('a tool', () => {
  test('is loaded on first use and then kept', async () => {
    const { tool, opened, loads, settle } = launcher();
    expect(tool.getState().screen).toBeNull();
    tool.open('soto');
    tool.open('rawon');
    await settle();
    expect(tool.getState().screen).toBe('alat');
    expect(opened).toEqual(['soto', 'rawon']);
    expect(loads()).toBe(1);
  });

  test('that does not load says so, and opens on retry', async () => {
    const { tool, opened, retries, settle } = launcher({ failures: 1 });
    tool.open('soto');
    await settle();
    expect(opened).toEqual([]);
    retries[0]?.();
    await settle();
    expect(opened).toEqual(['soto']);
  });

  test('that is a dialog is rendered for its subject until it closes', async () => {
    let close = () => {};
    const tool = createToolLauncher<string>(
      async () => ({
        open: (subject, show) => {
          show(subject);
          close = () => show(null);
        },
      }),
      () => {},
    );
    tool.open('soto');
    await new Promise(setImmediate);
    expect(tool.getState().screen).toBe('soto');
    close();
    expect(tool.getState().screen).toBeNull();
  });

  test('can be preloaded, and a failure is silent', async () => {
    const { tool, opened, retries, settle } = launcher({ failures: 1 });
    tool.preload();
    await settle();
    expect(retries).toEqual([]);
    tool.open('soto');
    await settle();
    expect(opened).toEqual(['soto']);
  });
});
