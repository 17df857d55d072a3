import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { createAnswerRun, type AnswerRun, type AnswerRunParts } from './answer-run.ts';
import { normalizeQuestion } from './normalize-question.ts';

/**
 * One answer for many: a source that is asked once for a question, however many ask it, and not at
 * all while the answer is kept. The source's call ends when its last listener leaves, and not before.
 *
 * `fresh` asks the source for certain and shares with nobody, since whoever presses "Buat versi
 * lain" has just seen what others are given.
 */
export function shareAnswers(parts: AnswerRunParts): RecipeSource {
  /** As many as there are open streams, at most. */
  const running = new Map<string, AnswerRun>();

  const joinRun = (key: string, question: string): AnswerRun => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const run: AnswerRun = createAnswerRun(parts, { key, question, fresh: false }, () => {
      if (running.get(key) === run) running.delete(key);
    });
    running.set(key, run);
    return run;
  };

  return {
    // The run is looked up with the first dish asked for: an answer nobody reads costs nothing.
    async *findDishes(question: string, { signal, fresh = false }: FindOptions): Answer {
      const key = normalizeQuestion(question);
      const run = fresh
        ? createAnswerRun(parts, { key, question, fresh }, () => undefined)
        : joinRun(key, question);
      return yield* run.listen(signal);
    },
    suggestDishes: (count, options) => parts.source.suggestDishes(count, options),
  };
}
