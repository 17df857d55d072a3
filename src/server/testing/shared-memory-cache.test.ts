import { describeAnswerCache } from '../cache/answer-cache-contract.ts';
import { createKeptAnswers } from '../cache/kept-answers.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createSharedMemoryCache } from './shared-memory-cache.ts';

describeAnswerCache({
  name: 'the cache of tests',
  create: async () => {
    const cache = createSharedMemoryCache(createKeptAnswers(createManualClock(1)));
    return { one: cache, other: cache, close: async () => undefined };
  },
});
