import type { Clock } from '#core/outside-world.ts';
import type { AnswerEnd, AnswerWriter } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { releaseAnswer } from './release-answer.ts';

/** Fifty long dishes take about a minute; an answer that is still running now never ends well. */
export const MAX_ANSWER_MS = 120_000;

/** Made once: an abort without a reason makes an error with a stack, for every answer. */
const OVER = new Error('answer over');

export type TimeLimitOptions = {
  readonly clock: Clock;
  readonly writer: AnswerWriter;
  readonly maxAnswerMs?: number;
};

/**
 * Ends an answer that takes too long, however it spends the time and whether or not the source
 * obeys: with the dishes that came, or as `timeout` when there are none.
 */
export function limitTime<Given>(
  source: RecipeSource<Given>,
  { clock, writer, maxAnswerMs = MAX_ANSWER_MS }: TimeLimitOptions,
): RecipeSource<Given> {
  const brokenOff: AnswerEnd = { source: writer, complete: false, reason: 'interrupted' };
  return {
    async *findDishes(question: string, options: FindOptions): Answer<Given> {
      const limit = new AbortController();
      const stopTimer = clock.setTimer(() => limit.abort(new RecipeError('timeout')), maxAnswerMs);
      const { signal } = limit;
      // By hand: AbortSignal.any takes longer than everything else here.
      const leave = () => limit.abort(options.signal.reason);
      if (options.signal.aborted) leave();
      else options.signal.addEventListener('abort', leave, { once: true });
      const answer = source.findDishes(question, { ...options, signal });
      const aborted = rejectionOf(signal);
      let dishes = 0;
      try {
        let step = await Promise.race([answer.next(), aborted]);
        while (step.done !== true) {
          dishes += 1;
          yield step.value;
          step = await Promise.race([answer.next(), aborted]);
        }
        return step.value;
      } catch (error) {
        options.signal.throwIfAborted();
        if (signal.aborted && dishes > 0) return brokenOff;
        throw error;
      } finally {
        stopTimer();
        options.signal.removeEventListener('abort', leave);
        limit.abort(OVER);
        // Not waited for: a source that hangs would hang its end as well.
        void releaseAnswer(answer);
      }
    },
    suggestDishes: (count, options) => source.suggestDishes(count, options),
  };
}

/** Rejects when the signal aborts. One for the whole answer: listening anew for each dish costs more. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // The limit is aborted at the end of every answer, when nobody waits any more.
  aborted.catch(() => undefined);
  return aborted;
}
