import { expect, test } from 'vitest';
import { createAnswerBodyLoader, type AnswerBody } from './answer-body-loader.ts';

const Body: AnswerBody = () => null;

test('is loaded once, and a failed load is tried again', async () => {
  let calls = 0;
  const loader = createAnswerBodyLoader(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(Body);
  });
  await loader.load();
  expect(loader.getState()).toEqual({ Body: undefined, hasFailed: true });
  await Promise.all([loader.load(), loader.load()]);
  expect(loader.getState()).toEqual({ Body, hasFailed: false });
  expect(calls).toBe(2);
});

test('a load that hangs is given up', async () => {
  await createAnswerBodyLoader(() => new Promise(() => {})).load();
});
