import { describeAnswerStore } from '../cache/answer-store-contract.ts';
import { createKeptAnswers } from '../cache/kept-answers.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createSharedMemoryStore } from './shared-memory-store.ts';

describeAnswerStore({
  name: 'the store of tests',
  create: async () => {
    const store = createSharedMemoryStore(createKeptAnswers(createManualClock(1)));
    return { one: store, other: store, close: async () => undefined };
  },
});
