import { describe, expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

describe('what is loaded once', () => {
  test('is the same for every caller, even while it is loading', async () => {
    let loads = 0;
    const load = loadOnce(() => Promise.resolve({ load: (loads += 1) }));
    const [first, second] = await Promise.all([load(), load()]);
    expect(second).toBe(first);
    expect(await load()).toBe(first);
    expect(loads).toBe(1);
  });

  test('is tried again after a failure', async () => {
    let loads = 0;
    const load = loadOnce(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('weak network')) : Promise.resolve('chunk');
    });
    await expect(load()).rejects.toThrow('weak network');
    expect(await load()).toBe('chunk');
    expect(await load()).toBe('chunk');
    expect(loads).toBe(2);
  });
});
