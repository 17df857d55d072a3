import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { Answer } from '#core/sources/recipe-source.ts';
import type { SourceOrigin } from '../history/conversation.ts';
import type { ChosenSource } from '../source-choice.ts';

/** One question whose answer is running. */
export type RunningAnswer = {
  readonly question: string;
  /** What has arrived of it. */
  dishes: readonly Dish[];
  readonly chosen: ChosenSource;
  readonly controller: AbortController;
  /** The id under which it is saved; the whole answer replaces what was saved before. */
  savedId?: string;
};

/**
 * Follows an answer dish by dish. It is over at once when the signal aborts, even if its source
 * never ends, and nothing from it arrives late.
 *
 * @returns how it ended, or `undefined` if it was aborted. Throws what the source throws.
 */
export async function followAnswer(
  answer: Answer,
  { controller: { signal }, chosen }: RunningAnswer,
  onDish: (dish: Dish) => void,
): Promise<AnswerEnd | undefined> {
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  for (;;) {
    const next = await Promise.race([answer.next(), aborted]);
    if (next === undefined || signal.aborted) {
      // Not awaited: a source that hangs must not block its caller.
      answer.return(interruptedOrigin(chosen)).catch(() => {});
      return undefined;
    }
    if (next.done) return next.value;
    onDish(next.value);
  }
}

/** The end of an interrupted answer. */
export function interruptedOrigin({ route, name }: ChosenSource): SourceOrigin {
  return { route, source: name, complete: false, reason: 'interrupted' };
}
