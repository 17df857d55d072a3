import { RecipeError } from '#core/recipes/recipe-error.ts';
import { checkQuestion } from '#core/sources/check-question.ts';
import type { Answer, RecipeSource } from '#core/sources/recipe-source.ts';
import { describeRecipeSource } from '#core/sources/source-contract.ts';
import { meterSource } from '../upstream/metered-source.ts';
import { retrySource } from '../upstream/retrying-source.ts';
import { limitTime } from '../upstream/time-limited-source.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { COMPLETE, dishNamed, suggestionsNamed } from '../testing/scripted-source.ts';
import { createMemoryCache } from './dish-cache.ts';
import { createMemoryAnswerStore } from './memory-answer-store.ts';
import { shareAnswers } from './shared-answers.ts';

/** Knows two questions and keeps every promise by itself. */
const plainSource: RecipeSource = {
  async *findDishes(question, { signal }): Answer {
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
  },
  async suggestDishes(count, { signal }) {
    signal.throwIfAborted();
    await Promise.resolve();
    signal.throwIfAborted();
    return suggestionsNamed('Saran', count);
  },
};

const setUpWith = (wrap: (source: RecipeSource) => RecipeSource) => () => ({
  source: wrap(plainSource),
  question: 'soto',
  otherQuestion: 'rawon',
  questionWithout: 'kapal',
});

const clock = createManualClock();
const ignore = () => undefined;
const metrics = { upstreamCalled: ignore, upstreamEnded: ignore, firstDishAfter: ignore };

describeRecipeSource(
  'a metered, retried and time-limited source',
  setUpWith((source) =>
    limitTime(retrySource(meterSource(source, metrics, clock), { clock, random: Math.random }), {
      clock,
      writer: 'gemini',
    }),
  ),
);

describeRecipeSource(
  'a source with shared answers',
  setUpWith((source) =>
    shareAnswers({
      source,
      store: createMemoryAnswerStore(createMemoryCache({ clock })),
      clock,
      writer: 'gemini',
      onFound: ignore,
    }),
  ),
);
