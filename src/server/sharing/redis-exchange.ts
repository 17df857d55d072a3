import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#core/outside-world.ts';
import { createTimer, pause } from '#core/waiting.ts';
import { CACHED_ANSWER_MS } from '../answers/answer-cache.ts';
import {
  bytesOf,
  isCacheable,
  readAnswerEvent,
  type AnswerEvent,
} from '../answers/answer-event.ts';
import type { AnswerExchange, Follow, Production } from '../answers/answer-exchange.ts';
import {
  answerScripts,
  CACHED,
  FIRST_EVENT,
  OVER,
  RUNNING,
  type AnswerScripts,
  type StoredState,
} from './answer-scripts.ts';
import type { RedisLink } from './redis-link.ts';

/** A producer without a renewed lease for this long is lost; it renews three times per period. */
const LEASE_MS = 3_000;

/** Time for followers to read the last events of an uncached answer. */
const LATE_READING_MS = 30_000;

/** A larger answer, in characters, is sent to its listeners but not cached. */
const MAX_CACHED_CHARACTERS = 512 * 1024;

/** How often a follower polls for events; there is one per question and gateway. */
const POLL_INTERVAL_MS = 40;

/** An answer not polled for this long counts as unfollowed. */
const FOLLOWED_MS = 3_000;

const ClaimReply = v.tuple([v.string(), v.number()]);

const decoder = new TextDecoder();

type RedisExchangeParts = {
  readonly link: RedisLink;
  readonly clock: Clock;
  /** Prefix of every key; changes with the stored format. */
  readonly prefix: string;
  readonly leaseMs?: number;
};

/** Answers shared by all gateways on the same Redis. */
export function createRedisExchange(parts: RedisExchangeParts): AnswerExchange {
  const { link, clock, prefix, leaseMs = LEASE_MS } = parts;
  return {
    async has(question) {
      const state = await answerScripts(link, prefix, question).state();
      return state === RUNNING || state === CACHED;
    },

    async claim(question) {
      const scripts = answerScripts(link, prefix, question);
      const ownId = randomUUID();
      const [answer, ttlMs] = v.parse(ClaimReply, await scripts.claim(ownId, leaseMs));
      const id = answer.slice(1, FIRST_EVENT);
      if (id === ownId) {
        return { role: 'producer', production: produce(scripts, id, clock, leaseMs) };
      }
      if (answer.startsWith(RUNNING)) {
        return { role: 'follower', follow: followEvents(scripts, id, clock) };
      }
      const events = eventsOf(answer.slice(FIRST_EVENT));
      if (events.at(-1)?.type === 'end') return { role: 'kept', events, ttlMs };
      // Unreadable, it would block the question. This gateway answers only for itself.
      await scripts.forget();
      return { role: 'producer', production: undefined };
    },
  };
}

/** An event ends with an empty line and contains no other. */
const eventsOf = (text: string): readonly AnswerEvent[] =>
  text.split(/(?<=\n\n)/u).flatMap((event) => readAnswerEvent(event) ?? []);

/** Reads an answer while it is written. */
const followEvents = (scripts: AnswerScripts, id: string, clock: Clock): Follow =>
  async function* follow(signal) {
    let from = FIRST_EVENT;
    for (;;) {
      signal.throwIfAborted();
      const text = await scripts.follow(id, from, FOLLOWED_MS).catch(() => undefined);
      if (typeof text !== 'string') return;
      for (const event of eventsOf(text)) {
        yield event;
        if (event.type !== 'dish') return;
      }
      from += Buffer.byteLength(text);
      await pause(POLL_INTERVAL_MS, clock, signal);
    }
  };

/** A production that other gateways can follow: every event goes to Redis at once. */
function produce(scripts: AnswerScripts, id: string, clock: Clock, leaseMs: number): Production {
  let isOver = false;
  let characters = 0;
  const renewal = createTimer(clock);
  let onUnfollowed: () => void = () => undefined;

  const finish = () => {
    isOver = true;
    renewal.stop();
    onUnfollowed();
  };

  /** Resolves to whether another gateway follows; false when Redis or the lease is lost. */
  const append = async (state: StoredState, text: string, ttlMs: number): Promise<boolean> => {
    const written = await scripts.write(id, state, text, ttlMs).catch(() => undefined);
    if (written === 0) finish();
    return written === 2;
  };

  const renewLater = () => renewal.set(() => void renew(), leaseMs / 3);
  const renew = async () => {
    const isFollowed = await append(RUNNING, '', leaseMs);
    if (isOver) return;
    if (!isFollowed) onUnfollowed();
    renewLater();
  };
  renewLater();

  return {
    async write(event) {
      if (isOver) return;
      const text = decoder.decode(bytesOf(event));
      characters += text.length;
      if (event.type === 'dish') {
        await append(RUNNING, text, leaseMs);
        return;
      }
      finish();
      const isCached = isCacheable(event) && characters <= MAX_CACHED_CHARACTERS;
      await (isCached
        ? append(CACHED, text, CACHED_ANSWER_MS)
        : append(OVER, text, LATE_READING_MS));
    },
    async abandon() {
      if (isOver) return;
      finish();
      await append(RUNNING, '', 0);
    },
    async unfollowed() {
      if (isOver) return;
      await new Promise<void>((resolve) => {
        onUnfollowed = resolve;
        void renew();
      });
    },
  };
}
