import type { Clock } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import type { Metrics, Outcome } from '../metrics/metrics.ts';
import { releaseAnswer } from './release-answer.ts';

/** Counts every call that really goes to the source, and how long its first dish takes. */
export function meterSource<Given>(
  source: RecipeSource<Given>,
  metrics: Pick<Metrics, 'upstreamCalled' | 'upstreamEnded' | 'firstDishAfter'>,
  clock: Clock,
): RecipeSource<Given> {
  return {
    async *findDishes(question: string, options: FindOptions): Answer<Given> {
      metrics.upstreamCalled('dishes');
      const startedAt = clock.now();
      let outcome: Outcome = 'left';
      let isFirst = true;
      const answer = source.findDishes(question, options);
      try {
        let step = await answer.next();
        while (step.done !== true) {
          if (isFirst) metrics.firstDishAfter(clock.now() - startedAt);
          isFirst = false;
          yield step.value;
          step = await answer.next();
        }
        outcome = step.value.complete ? 'complete' : 'incomplete';
        return step.value;
      } catch (error) {
        outcome = outcomeOf(error, options.signal);
        throw error;
      } finally {
        metrics.upstreamEnded('dishes', outcome);
        if (outcome === 'left') await releaseAnswer(answer);
      }
    },

    async suggestDishes(count, options) {
      metrics.upstreamCalled('suggestions');
      try {
        const suggestions = await source.suggestDishes(count, options);
        metrics.upstreamEnded('suggestions', 'complete');
        return suggestions;
      } catch (error) {
        metrics.upstreamEnded('suggestions', outcomeOf(error, options.signal));
        throw error;
      }
    },
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return signal.reason instanceof RecipeError ? signal.reason.code : 'left';
  return error instanceof RecipeError ? error.code : 'unavailable';
}
