import { isCacheable, type AnswerEvent } from '../answers/answer-event.ts';
import type { AnswerExchange, Follow, Production } from '../answers/answer-exchange.ts';

/** How long it keeps answers: longer than any test takes. */
const TTL_MS = 60_000;

type RunningAnswer = {
  readonly events: AnswerEvent[];
  followers: number;
  /** No more events will come. */
  isOver: boolean;
  /** Called when anything of it has changed. */
  readonly watchers: Set<() => void>;
};

/** An exchange between the gateways of one test. */
export function createMemoryExchange(): AnswerExchange {
  const running = new Map<string, RunningAnswer>();
  const cache = new Map<string, readonly AnswerEvent[]>();

  const produce = (key: string, answer: RunningAnswer): Production => {
    const close = () => {
      answer.isOver = true;
      running.delete(key);
    };
    return {
      async write(event) {
        if (answer.isOver) return;
        answer.events.push(event);
        if (isCacheable(event)) cache.set(key, answer.events);
        if (event.type !== 'dish') close();
        announce(answer);
      },
      async abandon() {
        if (answer.isOver) return;
        close();
        announce(answer);
      },
      async unfollowed() {
        while (answer.followers > 0 && !answer.isOver) await changeOf(answer);
      },
    };
  };

  return {
    has: async (key) => cache.has(key) || running.has(key),
    async claim(key) {
      const events = cache.get(key);
      if (events !== undefined) return { role: 'cached', events, ttlMs: TTL_MS };
      const other = running.get(key);
      if (other !== undefined) return { role: 'follower', follow: followerOf(other) };
      const answer = { events: [], followers: 0, isOver: false, watchers: new Set<() => void>() };
      running.set(key, answer);
      return { role: 'producer', production: produce(key, answer) };
    },
  };
}

function announce({ watchers }: RunningAnswer): void {
  for (const wake of watchers) wake();
  watchers.clear();
}

const changeOf = ({ watchers }: RunningAnswer) =>
  new Promise<void>((resolve) => {
    watchers.add(resolve);
  });

const followerOf = (answer: RunningAnswer): Follow =>
  async function* follow(signal) {
    answer.followers += 1;
    signal.addEventListener('abort', () => announce(answer));
    try {
      for (let index = 0; ; index += 1) {
        while (index >= answer.events.length && !answer.isOver && !signal.aborted) {
          await changeOf(answer);
        }
        signal.throwIfAborted();
        const event = answer.events[index];
        if (event === undefined) return;
        yield event;
        if (event.type !== 'dish') return;
      }
    } finally {
      answer.followers -= 1;
      announce(answer);
    }
  };
