import { createManualClock } from '../testing/manual-clock.ts';
import { describeAnswerStore } from './answer-store-contract.ts';
import { createMemoryCache } from './dish-cache.ts';
import { createMemoryAnswerStore } from './memory-answer-store.ts';

describeAnswerStore({
  name: 'memory',
  create: async () => {
    const store = createMemoryAnswerStore(createMemoryCache({ clock: createManualClock() }));
    return { one: store, other: store, close: async () => undefined };
  },
});
