import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { describeSuggestionStore } from './suggestion-store-contract.ts';
import { createMemorySuggestionStore } from './suggestion-store.ts';

describeSuggestionStore({
  name: 'memory',
  create: async () => {
    const clock = createManualClock();
    const store = createMemorySuggestionStore(clock);
    return {
      one: store,
      other: store,
      pass: (ms) => clock.advance(ms),
      close: async () => undefined,
    };
  },
});
