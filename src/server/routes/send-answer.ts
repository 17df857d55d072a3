import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { bytesOf } from '../answers/answer-event.ts';
import { releaseAnswer, type EncodedAnswer } from '../answers/encoded-source.ts';
import type { Outcome } from '../metrics/metrics.ts';
import type { EventStream } from './event-stream.ts';

/** The outcome of an answer, for the log and the metrics. */
export type SentAnswer = {
  readonly outcome: Outcome;
  readonly dishes: number;
  readonly end?: AnswerEnd;
  /** The failure, unless the visitor left. */
  readonly error?: unknown;
};

/**
 * Sends an answer dish by dish, each as soon as it is ready, at the reader's pace.
 * Does not throw: a failure becomes the `error` event.
 *
 * @param left aborted when the visitor leaves, or with a {@link RecipeError} when the gateway stops.
 */
export async function sendAnswer(
  answer: EncodedAnswer,
  stream: EventStream,
  left: AbortSignal,
): Promise<SentAnswer> {
  let dishes = 0;
  try {
    for (;;) {
      const step = await answer.next();
      left.throwIfAborted();
      if (step.done === true) {
        stream.end(bytesOf({ type: 'end', end: step.value }));
        const outcome = step.value.complete ? 'complete' : 'incomplete';
        return { outcome, dishes, end: step.value };
      }
      dishes += 1;
      await stream.write(step.value);
      left.throwIfAborted();
    }
  } catch (error) {
    await releaseAnswer(answer);
    const failure = left.aborted ? left.reason : error;
    if (left.aborted && !(failure instanceof RecipeError)) return { outcome: 'left', dishes };
    stream.end(bytesOf({ type: 'error', error: failure }));
    const outcome = failure instanceof RecipeError ? failure.code : 'unavailable';
    return { outcome, dishes, error: failure };
  }
}
