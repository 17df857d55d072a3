import type { EncodedSource } from '../encoding/encoded-source.ts';
import { createAnswerRun, listen, type AnswerRun, type AnswerRunParts } from './answer-run.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createLocalProduction } from './local-answer-cache.ts';
import { normalizeQuestion } from './normalize-question.ts';

export type SharedAnswersParts = AnswerRunParts & { readonly cache: AnswerCache };

export type SharedAnswers = EncodedSource & {
  /** Whether this question, without `fresh`, can be answered without calling the source. */
  hasAnswer(question: string): Promise<boolean>;
};

/**
 * Shares one answer between many visitors: the source is called once per question, and not at all
 * while the answer is cached. The call ends when its last listener leaves, and not before.
 *
 * `fresh` always calls the source and is neither shared nor cached: a visitor who presses "Buat versi
 * lain" has just seen the cached answer.
 */
export function shareAnswers(parts: SharedAnswersParts): SharedAnswers {
  /** At most one per open stream. */
  const running = new Map<string, AnswerRun>();

  const joinRun = (key: string, question: string): AnswerRun => {
    const current = running.get(key);
    if (current !== undefined) return current;
    const claim = () => parts.cache.claim(key);
    const run: AnswerRun = createAnswerRun(parts, { question, fresh: false, claim }, () => {
      if (running.get(key) === run) running.delete(key);
    });
    running.set(key, run);
    return run;
  };

  const ownRun = (question: string): AnswerRun => {
    const claim = async () => ({ role: 'producer', production: createLocalProduction() }) as const;
    return createAnswerRun(parts, { question, fresh: true, claim }, () => undefined);
  };

  return {
    findDishes(question, { signal, fresh = false }) {
      const join = () =>
        fresh ? ownRun(question) : joinRun(normalizeQuestion(question), question);
      return listen(join, signal);
    },
    async hasAnswer(question) {
      const key = normalizeQuestion(question);
      return running.has(key) || (await parts.cache.has(key));
    },
    suggestDishes: (count, options) => parts.source.suggestDishes(count, options),
  };
}
