import { expect, test } from 'vitest';
import { createAnswerBodyLoader, type AnswerBody } from './answer-body-loader.ts';

const body: AnswerBody = { View: () => null, factorsOf: () => [] };

test('is loaded once, and a failed load is tried again', async () => {
  let calls = 0;
  const loader = createAnswerBodyLoader(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(body);
  });
  await loader.load();
  expect(loader.getState()).toEqual({ body: undefined, hasFailed: true });
  await Promise.all([loader.load(), loader.load()]);
  expect(loader.getState()).toEqual({ body, hasFailed: false });
  expect(calls).toBe(2);
});

test('nobody waits for it forever', async () => {
  await createAnswerBodyLoader(() => new Promise(() => {})).load();
});
