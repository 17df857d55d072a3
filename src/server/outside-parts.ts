import { randomUUID } from 'node:crypto';
import type { DestinationStream } from 'pino';
import { bundledCollection } from '#core/sources/collection/bundled-collection.ts';
import { createCollectionSource } from '#core/sources/collection/collection-source.ts';
import { createGeminiSourceOf } from '#core/sources/gemini/gemini-source.ts';
import { encodeDish } from './answers/answer-event.ts';
import type { OutsideParts } from './assemble-gateway.ts';
import type { Config } from './config.ts';
import { createLog, type Log } from './log.ts';
import { createMemoryState, type SharedState } from './sharing/shared-state.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { systemClock } from './system-clock.ts';
import { createUpstreamFetch } from './upstream/upstream-fetch.ts';

/**
 * Everything a gateway needs from outside, for production.
 *
 * @param staticFiles empty if something else serves the pages.
 */
export async function createOutsideParts(
  config: Config,
  logDestination: DestinationStream,
  staticFiles: StaticFiles = new Map(),
): Promise<OutsideParts> {
  const { geminiApiKey, redisUrl } = config;
  const redisPassword = redisUrl && decodeURIComponent(new URL(redisUrl).password);
  const log = createLog(logDestination, [geminiApiKey, redisPassword]);
  return {
    config,
    collection: createCollectionSource({ data: bundledCollection, random: Math.random }),
    createGemini: (parts) => createGeminiSourceOf(parts, encodeDish),
    staticFiles,
    sharedState: await createSharedState(config, log),
    fetch: createUpstreamFetch(),
    clock: systemClock,
    random: Math.random,
    log,
    requestId: randomUUID,
  };
}

async function createSharedState({ redisUrl }: Config, log: Log): Promise<SharedState> {
  if (redisUrl === undefined) return createMemoryState(systemClock);
  const { createRedisState } = await import('./sharing/redis-shared-state.ts');
  return createRedisState({ url: redisUrl, clock: systemClock, log });
}
