import type { EncodedSource } from '../encoding/encoded-source.ts';
import { createAnswerRun, listen, type AnswerRun, type AnswerRunParts } from './answer-run.ts';
import { normalizeQuestion } from './normalize-question.ts';

export type SharedAnswers = EncodedSource & {
  /** Whether asking this now, without `fresh`, would be answered without a call to the source. */
  hasAnswer(question: string): Promise<boolean>;
};

/**
 * One answer for many: a source that is asked once for a question, however many ask it, and not at
 * all while the answer is kept. The source's call ends when its last listener leaves, and not before.
 *
 * `fresh` asks the source for certain and shares with nobody, since whoever presses "Buat versi
 * lain" has just seen what others are given.
 */
export function shareAnswers(parts: AnswerRunParts): SharedAnswers {
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
    findDishes(question, { signal, fresh = false }) {
      const key = normalizeQuestion(question);
      const join = () =>
        fresh
          ? createAnswerRun(parts, { key, question, fresh }, () => undefined)
          : joinRun(key, question);
      return listen(join, signal);
    },
    async hasAnswer(question) {
      const key = normalizeQuestion(question);
      return running.has(key) || (await parts.store.has(key));
    },
    suggestDishes: (count, options) => parts.source.suggestDishes(count, options),
  };
}
