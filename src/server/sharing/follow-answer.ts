import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#core/outside-world.ts';
import { ProducerLostError, type Follow } from '../cache/answer-cache.ts';
import { pause } from '../waiting.ts';
import { readEntries } from './answer-entries.ts';
import { answerScripts, type AnswerKeys } from './answer-scripts.ts';
import type { RedisLink } from './redis-link.ts';

/**
 * How often a follower polls for events. There is one follower per question and gateway, however many
 * visitors wait, so a push would save little and need a second connection.
 */
const LOOK_INTERVAL_MS = 40;

/** A follower that has not polled for this long no longer counts. */
const FOLLOWER_LIFE_MS = 3_000;

const BEFORE_THE_FIRST = '0-0';

const FollowReply = v.tuple([v.number(), v.unknown()]);

/** Reads a running answer out of its stream. */
export const followAnswer = (link: RedisLink, clock: Clock, keys: AnswerKeys): Follow =>
  async function* follow(signal) {
    const name = randomUUID();
    const scripts = answerScripts(link, keys);

    const look = async (after: string) => {
      try {
        const reply = await scripts.follow(after, name, FOLLOWER_LIFE_MS);
        const [isWritten, entries] = v.parse(FollowReply, reply);
        return { isWritten: isWritten === 1, entries: readEntries(entries) };
      } catch (cause) {
        throw new ProducerLostError('cache lost', { cause });
      }
    };

    try {
      let last = BEFORE_THE_FIRST;
      for (;;) {
        signal.throwIfAborted();
        const { isWritten, entries } = await look(last);
        for (const { event } of entries) {
          if (event === undefined) continue;
          yield event;
          if (event.type !== 'dish') return;
        }
        last = entries.at(-1)?.id ?? last;
        if (!isWritten) throw new ProducerLostError('lease ran out');
        await pause(LOOK_INTERVAL_MS, clock, signal);
      }
    } finally {
      // Not awaited: if it is lost, the follower expires by itself.
      link.command('ZREM', keys.followers, name).catch(() => undefined);
    }
  };
