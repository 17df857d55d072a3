import { randomUUID } from 'node:crypto';
import type { Clock } from '#core/outside-world.ts';
import type { AnswerEvent, AnswerCache, Claim, Production } from '../cache/answer-cache.ts';
import { createKeptAnswers, KEPT_ANSWER_MS, type KeptAnswer } from '../cache/kept-answers.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';
import { encodeEntry, readEntries } from './answer-entries.ts';
import { answerKeys, answerScripts, type AnswerKeys } from './answer-scripts.ts';
import { followAnswer } from './follow-answer.ts';
import type { RedisLink } from './redis-link.ts';

/** A producer without a renewed lease for this long is lost; it renews three times per period. */
const LEASE_MS = 3_000;

/** Life of a running answer's stream, in case its producer dies; longer than any answer. */
const STREAM_LIFE_MS = 5 * 60 * 1000;

/** Time for followers to read the last events of an ended answer. */
const LATE_READING_MS = 30_000;

/** A larger answer, in characters, is sent to its listeners but not cached. */
const MAX_KEPT_CHARACTERS = 512 * 1024;

/** How many times a claim is repeated when the cached answer cannot be read. */
const MAX_LOOKS = 3;

export type RedisAnswerCacheParts = {
  readonly link: RedisLink;
  readonly clock: Clock;
  /** Prefix of every key; changes with the stored format. */
  readonly prefix: string;
  readonly leaseMs?: number;
};

/** Answers shared by all gateways that reach the same Redis. */
export function createRedisAnswerCache(parts: RedisAnswerCacheParts): AnswerCache {
  const { link, clock, prefix, leaseMs = LEASE_MS } = parts;
  /** A cached answer never changes under its id: each gateway reads and parses it once. */
  const known = createKeptAnswers(clock);

  const readKept = async ({ id, stream }: AnswerKeys): Promise<KeptAnswer | undefined> => {
    const there = known.get(id);
    if (there !== undefined) return there;
    const entries = readEntries(await link.command('XRANGE', stream, '-', '+'));
    const answer = keptAnswer(entries.flatMap(({ event }) => event ?? []));
    if (answer !== undefined) known.set(id, answer);
    return answer;
  };

  return {
    async has(question) {
      return Number(await link.command('PTTL', answerKeys(prefix, question, '').place)) > 0;
    },

    async claim(question): Promise<Claim> {
      const own = answerKeys(prefix, question, randomUUID());
      for (let looks = 0; ; looks += 1) {
        const found = String(await answerScripts(link, own).claim(leaseMs));
        if (found === 'P')
          return { role: 'producer', production: produce(link, clock, own, leaseMs) };
        const keys = answerKeys(prefix, question, found.slice(2));
        if (found.startsWith('R:')) {
          return { role: 'follower', follow: followAnswer(link, clock, keys) };
        }
        const answer = await readKept(keys);
        if (answer !== undefined) return { role: 'kept', answer };
        // Its stream is gone or foreign: unusable, and it would block the question.
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

/** A production that other gateways can follow: every event goes to Redis at once. */
function produce(link: RedisLink, clock: Clock, keys: AnswerKeys, leaseMs: number): Production {
  const scripts = answerScripts(link, keys);
  let isOver = false;
  let characters = 0;
  let stopRenewing: () => void = () => undefined;

  /** NaN when Redis is lost: the lease then expires, unnoticed by this gateway's visitors. */
  const resultOf = async (running: Promise<unknown>): Promise<number> =>
    Number(await running.catch(() => Number.NaN));

  const renewLater = () => {
    stopRenewing = clock.setTimer(() => void renew(), leaseMs / 3);
  };
  const renew = async () => {
    if ((await resultOf(scripts.renew(leaseMs))) === -1) isOver = true;
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
    if (finish()) await resultOf(scripts.end(encodeEntry(last), keptMs, LATE_READING_MS));
  };

  return {
    async append(dish) {
      if (isOver) return;
      const entry = encodeEntry({ type: 'dish', dish });
      characters += entry.length;
      if ((await resultOf(scripts.append(entry, STREAM_LIFE_MS))) === 0) finish();
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
      if (finish()) await resultOf(scripts.abandon());
    },
    async isFollowed() {
      return !isOver && (await resultOf(scripts.renew(leaseMs))) > 0;
    },
  };
}
