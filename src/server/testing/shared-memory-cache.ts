import type { DishBytes } from '../encoding/dish-bytes.ts';
import {
  ProducerLostError,
  type AnswerEvent,
  type AnswerCache,
  type Follow,
  type Production,
} from '../cache/answer-cache.ts';
import { createChangeSignal, type ChangeSignal } from '../cache/change-signal.ts';
import type { KeptAnswers } from '../cache/kept-answers.ts';

/** Events of one running answer; at most one per open stream. */
type RunningAnswer = {
  readonly events: AnswerEvent[];
  readonly changes: ChangeSignal;
  followers: number;
  /** No more events will come. */
  isOver: boolean;
};

/** A cache shared by the gateways of one test, with time under the test's control. */
export function createSharedMemoryCache(cache: KeptAnswers): AnswerCache {
  const running = new Map<string, RunningAnswer>();

  const produce = (key: string, answer: RunningAnswer): Production => {
    const dishes: DishBytes[] = [];

    const close = (last: readonly AnswerEvent[]) => {
      answer.events.push(...last);
      answer.isOver = true;
      if (running.get(key) === answer) running.delete(key);
      answer.changes.announce();
    };

    return {
      async append(dish) {
        if (answer.isOver) return;
        dishes.push(dish);
        answer.events.push({ type: 'dish', dish });
        answer.changes.announce();
      },
      async end(end) {
        if (answer.isOver) return;
        if (end.complete) cache.set(key, { dishes, end });
        close([{ type: 'end', end }]);
      },
      async fail({ code, retryAfterSeconds }) {
        if (answer.isOver) return;
        const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
        close([{ type: 'error', code, ...wait }]);
      },
      async abandon() {
        if (!answer.isOver) close([]);
      },
      isFollowed: async () => answer.followers > 0,
    };
  };

  return {
    has: async (key) => cache.get(key) !== undefined || running.has(key),

    async claim(key) {
      const kept = cache.get(key);
      if (kept !== undefined) return { role: 'kept', answer: kept };
      const other = running.get(key);
      if (other !== undefined) return { role: 'follower', follow: followerOf(other) };
      const answer = {
        events: [],
        changes: createChangeSignal(),
        followers: 0,
        isOver: false,
      };
      running.set(key, answer);
      return { role: 'producer', production: produce(key, answer) };
    },
  };
}

const followerOf = (answer: RunningAnswer): Follow =>
  async function* follow(signal) {
    answer.followers += 1;
    const changes = answer.changes.watch(signal);
    try {
      for (let index = 0; ; index += 1) {
        while (index >= answer.events.length && !answer.isOver) await changes.next();
        const event = answer.events[index];
        if (event === undefined) throw new ProducerLostError();
        yield event;
        if (event.type !== 'dish') return;
      }
    } finally {
      changes.close();
      answer.followers -= 1;
    }
  };
