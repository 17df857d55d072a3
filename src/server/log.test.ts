import { describe, expect, test } from 'vitest';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { createCapturedLog } from './fixtures/captured-log.ts';

const KEY = 'AQ.kunci-yang-rahasia/+="x';

describe('log', () => {
  test('a line says what happened in which request', () => {
    const log = createCapturedLog();
    log.info({ requestId: 'abc', outcome: 'complete' }, 'question answered');
    expect(log.lines()[0]).toMatchObject({
      level: 'info',
      msg: 'question answered',
      requestId: 'abc',
      outcome: 'complete',
    });
  });

  test('a recipe error is logged with its code, its status and the codes of its causes', () => {
    const log = createCapturedLog();
    const cause = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1'), {
      code: 'ECONNREFUSED',
    });
    log.warn({ error: new RecipeError('network', { status: 502, cause }) }, 'failed');
    expect(log.lines()[0]?.['error']).toEqual({
      name: 'RecipeError',
      code: 'network',
      status: 502,
      cause: { name: 'Error', code: 'ECONNREFUSED' },
    });
  });

  test('the message of a foreign error is left out, its stack frames are included', () => {
    const log = createCapturedLog();
    log.error({ error: new TypeError('upstream said: halo') }, 'failed');
    expect(log.text()).not.toContain('upstream said');
    expect(log.text()).toContain('log.test.ts');
  });

  test('a value that is not an error is logged as its type', () => {
    const log = createCapturedLog();
    log.error({ error: 'upstream text' }, 'failed');
    expect(log.lines()[0]?.['error']).toEqual({ name: 'string' });
  });

  test('the key is removed from a line wherever it is and however it is encoded', () => {
    const log = createCapturedLog(KEY);
    log.info({ url: `https://x/?key=${encodeURIComponent(KEY)}`, raw: [{ deep: KEY }] }, KEY);
    expect(log.text()).not.toContain('yang-rahasia');
    expect(log.lines()[0]?.['msg']).toBe('[rahasia]');
  });
});
