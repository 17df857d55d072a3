import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#core/outside-world.ts';
import { bytesOf, isKept, readAnswerEvent, type AnswerEvent } from '../answers/answer-event.ts';
import type { AnswerExchange, Follow, Production } from '../answers/answer-exchange.ts';
import { KEPT_ANSWER_MS } from '../answers/kept-answers.ts';
import { pause } from '../waiting.ts';
import { answerKeys, answerScripts, type Afterwards, type AnswerKeys } from './answer-scripts.ts';
import type { RedisLink } from './redis-link.ts';

/** A producer without a renewed lease for this long is lost; it renews three times per period. */
const LEASE_MS = 3_000;

/** Life of a running answer's stream, in case its producer dies; longer than any answer. */
const STREAM_LIFE_MS = 5 * 60 * 1000;

/** Time for followers to read the last events of an ended answer. */
const LATE_READING_MS = 30_000;

/** A larger answer, in characters, is sent to its listeners but not kept. */
const MAX_KEPT_CHARACTERS = 512 * 1024;

/** How many times a claim is repeated when the kept answer cannot be read. */
const MAX_LOOKS = 3;

/**
 * How often a follower polls for events. There is one follower per question and gateway, however many
 * visitors wait, so a push would save little and need a second connection.
 */
const LOOK_INTERVAL_MS = 40;

/** An answer at which no follower has looked for this long is not followed. */
const FOLLOWED_MS = 3_000;

const BEFORE_THE_FIRST = '0-0';

const ClaimReply = v.tuple([v.string(), v.number()]);
/** Each entry has an id, and the field `e` with an event. */
const EntriesReply = v.array(v.tuple([v.string(), v.tuple([v.literal('e'), v.string()])]));
const FollowReply = v.tuple([v.number(), EntriesReply]);

const decoder = new TextDecoder();

export type RedisExchangeParts = {
  readonly link: RedisLink;
  readonly clock: Clock;
  /** Prefix of every key; changes with the stored format. */
  readonly prefix: string;
  readonly leaseMs?: number;
};

/** Answers shared by all gateways that reach the same Redis. */
export function createRedisExchange(parts: RedisExchangeParts): AnswerExchange {
  const { link, clock, prefix, leaseMs = LEASE_MS } = parts;
  return {
    async has(question) {
      return Number(await link.command('PTTL', answerKeys(prefix, question, '').place)) > 0;
    },

    async claim(question) {
      const own = answerKeys(prefix, question, randomUUID());
      for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
        const reply = await answerScripts(link, own).claim(leaseMs);
        const [holds, lifeMs] = v.parse(ClaimReply, reply);
        const keys = answerKeys(prefix, question, holds.slice('R:'.length));
        if (keys.id === own.id) {
          return { role: 'producer', production: produce(link, clock, own, leaseMs) };
        }
        if (holds.startsWith('R:')) {
          return { role: 'follower', follow: followAnswer(link, clock, keys) };
        }
        const events = eventsOf(await link.command('XRANGE', keys.stream, '-', '+'));
        if (events.at(-1)?.type === 'end') return { role: 'kept', events, lifeMs };
        // Its stream is gone or foreign: unusable, and it would block the question.
        await link.command('DEL', own.place);
      }
      throw new Error('kept answer unreadable');
    },
  };
}

function eventsOf(reply: unknown): readonly AnswerEvent[] {
  const entries = v.safeParse(EntriesReply, reply);
  return entries.success
    ? entries.output.flatMap(([, [, text]]) => readAnswerEvent(text) ?? [])
    : [];
}

/** Reads a running answer out of its stream. */
const followAnswer = (link: RedisLink, clock: Clock, keys: AnswerKeys): Follow =>
  async function* follow(signal) {
    const scripts = answerScripts(link, keys);
    let last = BEFORE_THE_FIRST;
    for (;;) {
      signal.throwIfAborted();
      const reply = await scripts.follow(last, FOLLOWED_MS).catch(() => undefined);
      const look = v.safeParse(FollowReply, reply);
      if (!look.success) return;
      const [isWritten, entries] = look.output;
      for (const event of eventsOf(entries)) {
        yield event;
        if (event.type !== 'dish') return;
      }
      if (isWritten === 0) return;
      last = entries.at(-1)?.[0] ?? last;
      await pause(LOOK_INTERVAL_MS, clock, signal);
    }
  };

/** A production that other gateways can follow: every event goes to Redis at once. */
function produce(link: RedisLink, clock: Clock, keys: AnswerKeys, leaseMs: number): Production {
  const scripts = answerScripts(link, keys);
  let isOver = false;
  let characters = 0;
  let stopRenewing: () => void = () => undefined;
  let onUnfollowed: () => void = () => undefined;

  const finish = () => {
    isOver = true;
    stopRenewing();
    onUnfollowed();
  };

  /** NaN when Redis is lost: the lease then expires, unnoticed by this gateway's visitors. */
  const resultOf = async (running: Promise<unknown>): Promise<number> =>
    Number(await running.catch(() => Number.NaN));

  const renewLater = () => {
    stopRenewing();
    stopRenewing = clock.setTimer(() => void renew(), leaseMs / 3);
  };
  const renew = async () => {
    const followers = await resultOf(scripts.renew(leaseMs));
    if (isOver) return;
    if (followers === -1) return finish();
    if (followers !== 1) onUnfollowed();
    renewLater();
  };
  renewLater();

  const afterwards = (event: AnswerEvent): Afterwards => {
    if (event.type === 'dish') return 'running';
    return isKept(event) && characters <= MAX_KEPT_CHARACTERS ? KEPT_ANSWER_MS : 'over';
  };

  return {
    async write(event) {
      if (isOver) return;
      if (event.type !== 'dish') finish();
      const text = decoder.decode(bytesOf(event));
      characters += text.length;
      const kept = afterwards(event);
      const lifeMs = typeof kept === 'number' ? kept + LATE_READING_MS : STREAM_LIFE_MS;
      if ((await resultOf(scripts.write(text, lifeMs, kept))) === 0) finish();
    },
    async abandon() {
      if (isOver) return;
      finish();
      await resultOf(scripts.abandon());
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
