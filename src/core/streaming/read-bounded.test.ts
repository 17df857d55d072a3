import { expect, test } from 'vitest';
import { readBounded } from './read-bounded.ts';

test('a stream without end is read only up to the limit', async () => {
  let pulls = 0;
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1;
      controller.enqueue(new Uint8Array(1_024));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  expect(await readBounded(endless, 64 * 1_024)).toBeUndefined();
  expect(isCancelled).toBe(true);
  expect(pulls).toBeLessThan(70);
});
