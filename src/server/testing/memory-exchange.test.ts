import { describeAnswerExchange } from './answer-exchange-contract.ts';
import { createMemoryExchange } from './memory-exchange.ts';

describeAnswerExchange({
  name: 'the exchange of tests',
  create: async () => {
    const exchange = createMemoryExchange();
    return { one: exchange, other: exchange };
  },
});
