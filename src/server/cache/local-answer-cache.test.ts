import { expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { COMPLETE, dishBytes } from '../testing/scripted-source.ts';
import { productionOf } from './answer-cache-contract.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createLocalAnswerCache } from './local-answer-cache.ts';

test('a complete answer is kept, one that broke off, failed or was abandoned is not', async () => {
  const cache = createLocalAnswerCache(createKeptAnswers(createManualClock(1)));
  const broken = { source: 'gemini', complete: false, reason: 'interrupted' } as const;
  for (const finish of ['fail', 'abandon', 'end'] as const) {
    const production = productionOf(await cache.claim('soto'));
    await production.append(dishBytes('Soto'));
    if (finish === 'fail') await production.fail({ code: 'timeout' });
    else if (finish === 'end') await production.end(broken);
    else await production.abandon();
    expect(await cache.has('soto')).toBe(false);
  }
  const production = productionOf(await cache.claim('soto'));
  const dish = dishBytes('Soto');
  await production.append(dish);
  await production.end(COMPLETE);
  expect(await cache.has('soto')).toBe(true);
  expect(await cache.claim('soto')).toEqual({
    role: 'kept',
    answer: { dishes: [dish], end: COMPLETE },
  });
});
