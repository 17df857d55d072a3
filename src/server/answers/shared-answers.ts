import type { FindOptions } from '#core/sources/recipe-source.ts';
import { isKept, type AnswerEvent } from './answer-event.ts';
import type { AnswerExchange, Claim } from './answer-exchange.ts';
import {
  createAnswerRun,
  createKeptRun,
  listen,
  type AnswerRun,
  type AnswerRunParts,
} from './answer-run.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { normalizeQuestion } from './normalize-question.ts';

type SharedAnswersParts = AnswerRunParts & {
  /** Shares answers with other gateways; without it, or when it is lost, this one is on its own. */
  readonly exchange: AnswerExchange | undefined;
};

const ALONE: Claim = { role: 'producer', production: undefined };

/**
 * Shares one answer between many visitors: the source is called once per question, and not at all
 * while the answer is kept. The call ends when its last listener leaves, and not before.
 *
 * `fresh` always calls the source and is neither shared nor kept: a visitor who presses "Buat versi
 * lain" has just seen the kept answer.
 */
export function shareAnswers(parts: SharedAnswersParts) {
  const { exchange, clock, onFound } = parts;
  /** At most one per open stream. */
  const running = new Map<string, AnswerRun>();
  const kept = createKeptAnswers(clock);

  const claim = async (key: string): Promise<Claim> => {
    const claimed = (await exchange?.claim(key).catch(() => ALONE)) ?? ALONE;
    if (claimed.role === 'kept') kept.set(key, claimed.events, { ttl: claimed.lifeMs });
    return claimed;
  };

  const findRun = (key: string, question: string): AnswerRun => {
    const events = kept.get(key);
    if (events !== undefined) {
      onFound('kept');
      return createKeptRun(events);
    }
    const current = running.get(key);
    if (current !== undefined) {
      onFound('shared');
      return current;
    }
    const onOver = (whole: readonly AnswerEvent[]) => {
      running.delete(key);
      if (isKept(whole.at(-1)) && !kept.has(key)) kept.set(key, whole);
    };
    const asked = { question, fresh: false, claim: () => claim(key) };
    const run = createAnswerRun(parts, asked, onOver);
    running.set(key, run);
    return run;
  };

  const startFreshRun = (question: string): AnswerRun =>
    createAnswerRun(parts, { question, fresh: true, claim: async () => ALONE }, () => undefined);

  return {
    findDishes(question: string, { signal, fresh = false }: FindOptions) {
      const join = () =>
        fresh ? startFreshRun(question) : findRun(normalizeQuestion(question), question);
      return listen(join, signal);
    },
    /** Whether this question, without `fresh`, can be answered without calling the source. */
    async hasAnswer(question: string): Promise<boolean> {
      const key = normalizeQuestion(question);
      if (running.has(key) || kept.has(key)) return true;
      return (await exchange?.has(key).catch(() => false)) ?? false;
    },
  };
}
