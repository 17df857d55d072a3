import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { checkQuestion } from '#core/sources/check-question.ts';
import type { Answer, RecipeSource } from '#core/sources/recipe-source.ts';
import { describeRecipeSource } from '#core/sources/source-contract.ts';
import { COMPLETE, decodeDish, dishNamed, titlesNamed } from '../fixtures/scripted-source.ts';
import { createUpstreamSource } from '../upstream/upstream-source.ts';
import { encodeAnswers, type EncodedSource } from './encoded-source.ts';
import { shareAnswers } from './shared-answers.ts';

let runningAnswers = 0;

/** Knows two questions and keeps every promise on its own. */
const plainSource: RecipeSource = {
  async *findDishes(question, { signal }): Answer {
    runningAnswers += 1;
    try {
      signal.throwIfAborted();
      const asked = checkQuestion(question);
      if (asked === 'kapal') throw new RecipeError('empty');
      for (const name of [`${asked} 1`, `${asked} 2`]) {
        await Promise.resolve();
        signal.throwIfAborted();
        yield dishNamed(name);
        signal.throwIfAborted();
      }
      return COMPLETE;
    } finally {
      runningAnswers -= 1;
    }
  },
  async suggestDishes(count, { signal }) {
    signal.throwIfAborted();
    await Promise.resolve();
    signal.throwIfAborted();
    return titlesNamed('Saran', count);
  },
};

const setUpWith = (wrap: (source: RecipeSource) => RecipeSource) => () => ({
  source: wrap(plainSource),
  question: 'soto',
  otherQuestion: 'rawon',
  questionWithout: 'kapal',
  runningCalls: () => runningAnswers,
});

/** Decodes answers passed on as bytes, to test them like those of any source. */
const decodeAnswers = (encoded: EncodedSource): RecipeSource => ({
  async *findDishes(question, options): Answer {
    const answer = encoded.findDishes(question, options);
    try {
      for (;;) {
        const step = await answer.next();
        if (step.done === true) return step.value;
        yield decodeDish(step.value);
      }
    } finally {
      await answer.return(COMPLETE);
    }
  },
  suggestDishes: (count, options) => encoded.suggestDishes(count, options),
});

const clock = createManualClock(1);
const ignore = () => undefined;
const metrics = { count: ignore, firstDishAfter: ignore };
const unlimited = {
  budget: { reserve: async () => ignore },
  standIn: plainSource,
  mostDollars: { dishes: () => 0, suggestions: 0 },
};

describeRecipeSource(
  'a counted and retried source',
  setUpWith((source) =>
    createUpstreamSource(source, { metrics, clock, random: seededRandom(1), ...unlimited }),
  ),
);

describeRecipeSource(
  'a source with shared answers',
  setUpWith((plain) => {
    const source = encodeAnswers(plain);
    const parts = { source, exchange: undefined, clock, onFound: ignore };
    return decodeAnswers({ ...source, ...shareAnswers({ ...parts, sourceName: 'gemini' }) });
  }),
);

describeRecipeSource(
  'a source with answers of its own for everybody',
  setUpWith((source) => decodeAnswers(encodeAnswers(source))),
);
