import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '#core/outside-world.ts';
import type { AnswerEvent, AnswerStore, Claim, Production } from '../cache/answer-store.ts';
import { createKeptAnswers, KEPT_ANSWER_MS, type KeptAnswer } from '../cache/kept-answers.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';
import { ABANDON, APPEND, CLAIM, END, RENEW } from './answer-scripts.ts';
import { decodeEntries, encodeEntry } from './answer-entries.ts';
import { followAnswer } from './follow-answer.ts';
import type { RedisLink } from './redis-link.ts';

/** A producer that is not heard of for so long is dead; it says that it lives three times as often. */
export const LEASE_MS = 3_000;

/** The stream of a running answer goes by itself when its producer dies; longer than any answer. */
const STREAM_LIFE_MS = 5 * 60 * 1000;

/** Time for those who follow to read the last events of an answer that is over. */
const LATE_READING_MS = 30_000;

/** An answer larger than this, in characters, is given to those who wait and not kept for others. */
const MAX_KEPT_CHARACTERS = 512 * 1024;

/** How often a claim looks again when the kept answer went away between two looks. */
const MAX_LOOKS = 3;

export type RedisAnswerStoreParts = {
  readonly link: RedisLink;
  readonly clock: Clock;
  /** First part of every key; what is stored changes with it. */
  readonly prefix: string;
  readonly channel: string;
  readonly leaseMs?: number;
};

/** Where one answer lives in Redis; see `answer-scripts.ts`. */
export type AnswerKeys = {
  readonly id: string;
  readonly place: string;
  readonly stream: string;
  readonly followers: string;
};

/** Answers shared by all gateways that reach the same Redis. */
export function createRedisAnswerStore(parts: RedisAnswerStoreParts): AnswerStore {
  const { link, clock, prefix, leaseMs = LEASE_MS } = parts;
  /** What a kept answer says never changes under its id: read and parsed once a gateway. */
  const known = createKeptAnswers(clock);

  /** The question itself stays out of Redis's keys. */
  const keysOf = (question: string, id: string): AnswerKeys => {
    const digest = createHash('sha256').update(question).digest('base64url').slice(0, 32);
    const base = `${prefix}{${digest}}`;
    return {
      id,
      place: `${base}:now`,
      stream: `${base}:events:${id}`,
      followers: `${base}:followers:${id}`,
    };
  };

  const readKept = async ({ id, stream }: AnswerKeys): Promise<KeptAnswer | undefined> => {
    const there = known.get(id);
    if (there !== undefined) return there;
    const answer = keptAnswer(decodeEntries(await link.command('XRANGE', stream, '-', '+')));
    if (answer !== undefined) known.set(id, answer);
    return answer;
  };

  return {
    async has(question) {
      return Number(await link.command('PTTL', keysOf(question, '').place)) > 0;
    },

    async claim(question): Promise<Claim> {
      const own = keysOf(question, randomUUID());
      for (let looks = 0; ; looks += 1) {
        const found = String(
          await link.command('EVAL', CLAIM, '1', own.place, own.id, String(leaseMs)),
        );
        if (found === 'P') {
          return { role: 'producer', production: produceForAll(parts, own, leaseMs) };
        }
        const keys = keysOf(question, found.slice(2));
        if (found.startsWith('R:')) {
          return { role: 'follower', follow: followAnswer(parts, keys) };
        }
        const answer = await readKept(keys);
        if (answer !== undefined) return { role: 'kept', answer };
        // Its stream is gone or not of our making: nobody can use it, and it would stand in the way.
        if (looks === MAX_LOOKS) throw new Error('kept answer unreadable');
        await link.command('DEL', own.place);
      }
    },
  };
}

function keptAnswer(events: readonly AnswerEvent[]): KeptAnswer | undefined {
  const last = events.at(-1);
  if (last?.type !== 'end') return undefined;
  const dishes = events.flatMap((event): DishBytes[] =>
    event.type === 'dish' ? [event.dish] : [],
  );
  return { dishes, end: last.end };
}

/** An answer that others follow: every event is in Redis the moment it is there. */
function produceForAll(
  { link, clock, channel }: RedisAnswerStoreParts,
  { id, place, stream, followers }: AnswerKeys,
  leaseMs: number,
): Production {
  let isOver = false;
  let characters = 0;
  let stopRenewing: () => void = () => undefined;

  const run = async (script: string, ...words: readonly string[]): Promise<number> => {
    try {
      return Number(await link.command('EVAL', script, ...words));
    } catch {
      // The lease runs out by itself; this gateway's own visitors notice nothing.
      return Number.NaN;
    }
  };

  const renewLater = () => {
    stopRenewing = clock.setTimer(() => void renew(), leaseMs / 3);
  };
  const renew = async () => {
    const followed = await run(RENEW, '2', place, followers, id, String(leaseMs));
    if (followed === -1) isOver = true;
    if (!isOver) renewLater();
  };
  renewLater();

  const finish = () => {
    const isFirst = !isOver;
    isOver = true;
    stopRenewing();
    return isFirst;
  };

  const finishWith = async (last: AnswerEvent, keptMs: number) => {
    if (!finish()) return;
    const [entry, late] = [encodeEntry(last), String(LATE_READING_MS)];
    await run(END, '2', place, stream, id, entry, String(keptMs), late, channel);
  };

  return {
    async append(dish) {
      if (isOver) return;
      const entry = encodeEntry({ type: 'dish', dish });
      characters += entry.length;
      const life = String(STREAM_LIFE_MS);
      if ((await run(APPEND, '2', place, stream, id, entry, life, channel)) === 0) finish();
    },
    async end(end) {
      const isKept = end.complete && characters <= MAX_KEPT_CHARACTERS;
      await finishWith({ type: 'end', end }, isKept ? KEPT_ANSWER_MS : 0);
    },
    async fail({ code, retryAfterSeconds }) {
      const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
      await finishWith({ type: 'error', code, ...wait }, 0);
    },
    async abandon() {
      if (finish()) await run(ABANDON, '2', place, stream, id, channel);
    },
    async isFollowed() {
      if (isOver) return false;
      return (await run(RENEW, '2', place, followers, id, String(leaseMs))) > 0;
    },
  };
}
