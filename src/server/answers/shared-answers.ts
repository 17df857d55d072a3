import type { FindOptions } from '#core/sources/recipe-source.ts';
import { createAnswerCache } from './answer-cache.ts';
import { isCacheable, type AnswerEvent } from './answer-event.ts';
import type { AnswerExchange, Claim } from './answer-exchange.ts';
import {
  finishedRun,
  listen,
  StartedRun,
  type AnswerRun,
  type AnswerRunParts,
} from './answer-run.ts';
import { normalizeQuestion } from './normalize-question.ts';

type SharedAnswersParts = AnswerRunParts & {
  /** Shares answers with other gateways; without it, or while it is lost, this one is alone. */
  readonly exchange: AnswerExchange | undefined;
};

const ALONE: Claim = { role: 'producer', production: undefined };

/**
 * Shares one answer between many visitors: the source is called once per question, and not at all
 * while the answer is cached. The call ends only when its last listener leaves.
 *
 * `fresh` always calls the source and is neither shared nor cached: a visitor who presses "Buat versi
 * lain" has just seen the cached answer.
 */
export function shareAnswers(parts: SharedAnswersParts) {
  const { exchange, clock, onFound } = parts;
  /** At most one per open stream. */
  const running = new Map<string, AnswerRun>();
  const cache = createAnswerCache(clock);

  const claim = async (key: string): Promise<Claim> => {
    const claimed = (await exchange?.claim(key).catch(() => ALONE)) ?? ALONE;
    if (claimed.role === 'kept') cache.set(key, claimed.events, { ttl: claimed.ttlMs });
    return claimed;
  };

  const findRun = (key: string, question: string): AnswerRun => {
    const events = cache.get(key);
    if (events !== undefined) {
      onFound('kept');
      return finishedRun(events);
    }
    const current = running.get(key);
    if (current !== undefined) {
      onFound('shared');
      return current;
    }
    const onOver = (whole: readonly AnswerEvent[]) => {
      running.delete(key);
      if (isCacheable(whole.at(-1)) && !cache.has(key)) cache.set(key, whole);
    };
    const asked = { question, fresh: false, claim: () => claim(key) };
    const run = new StartedRun(parts, asked, onOver);
    running.set(key, run);
    return run;
  };

  const startFreshRun = (question: string): AnswerRun =>
    new StartedRun(parts, { question, fresh: true, claim: async () => ALONE }, () => undefined);

  return {
    findDishes(question: string, { signal, fresh = false }: FindOptions) {
      const join = () =>
        fresh ? startFreshRun(question) : findRun(normalizeQuestion(question), question);
      return listen(join, signal);
    },
    /** Whether this question, without `fresh`, can be answered without calling the source. */
    async hasAnswer(question: string): Promise<boolean> {
      const key = normalizeQuestion(question);
      if (running.has(key) || cache.has(key)) return true;
      return (await exchange?.has(key).catch(() => false)) ?? false;
    },
  };
}
