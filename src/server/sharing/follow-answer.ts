import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#core/outside-world.ts';
import { ProducerLostError, type Follow } from '../cache/answer-store.ts';
import { createChangeSignal } from '../cache/change-signal.ts';
import { readEntries, type StreamEntry } from './answer-entries.ts';
import { FOLLOW } from './answer-scripts.ts';
import type { AnswerKeys } from './redis-answer-store.ts';
import type { RedisLink } from './redis-link.ts';

/** How often a follower looks without being told to: messages may be lost, and producers die silently. */
const LOOK_INTERVAL_MS = 500;

/** A follower that is not heard of for so long counts no more. */
const FOLLOWER_LIFE_MS = 3_000;

const BEFORE_THE_FIRST = '0-0';

const FollowReply = v.tuple([v.number(), v.unknown()]);

export type FollowParts = { readonly link: RedisLink; readonly clock: Clock };

/** Reads a running answer out of its stream: told of each event by message, or looking by itself. */
export const followAnswer = (
  { link, clock }: FollowParts,
  { id, place, stream, followers }: AnswerKeys,
): Follow =>
  async function* follow(signal) {
    const name = randomUUID();
    const told = createChangeSignal();
    const watch = told.watch(signal);
    let wasTold = false;
    const stopListening = link.onMessage((message) => {
      if (message !== id) return;
      wasTold = true;
      told.announce();
    });

    const look = async (after: string) => {
      try {
        const words = [id, after, name, String(FOLLOWER_LIFE_MS)];
        const reply = await link.command('EVAL', FOLLOW, '3', place, stream, followers, ...words);
        const [isWritten, entries] = v.parse(FollowReply, reply);
        return { isWritten: isWritten === 1, entries: readEntries(entries) };
      } catch (cause) {
        throw new ProducerLostError('store lost', { cause });
      }
    };

    const pauseUntilTold = async () => {
      if (wasTold) return;
      const stop = clock.setTimer(() => told.announce(), LOOK_INTERVAL_MS);
      try {
        await watch.next();
      } finally {
        stop();
      }
    };

    try {
      let last = BEFORE_THE_FIRST;
      for (;;) {
        signal.throwIfAborted();
        wasTold = false;
        const { isWritten, entries } = await look(last);
        for (const { event } of entries) {
          if (event === undefined) continue;
          yield event;
          if (event.type !== 'dish') return;
        }
        last = lastId(entries) ?? last;
        if (!isWritten) throw new ProducerLostError('lease ran out');
        await pauseUntilTold();
      }
    } finally {
      watch.close();
      stopListening();
      // Not waited for: if it is lost, the follower is forgotten by itself.
      link.command('ZREM', followers, name).catch(() => undefined);
    }
  };

const lastId = (entries: readonly StreamEntry[]): string | undefined => entries.at(-1)?.id;
