import type { Clock, Fetch, Random } from '#core/outside-world.ts';
import type { GeminiParts } from '#core/sources/gemini/gemini-request.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import type { GatewayParts } from './app.ts';
import { shareAnswers } from './cache/shared-answers.ts';
import type { Config } from './config.ts';
import { encodeAnswers, type EncodedSource } from './encoding/encoded-source.ts';
import { createMemoryRateLimiter } from './limits/memory-rate-limiter.ts';
import { createNetworkLimiter } from './limits/network-limiter.ts';
import { createOpenStreams } from './limits/open-streams.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { QuestionLimits } from './routes/admit-question.ts';
import type { Health } from './routes/health.ts';
import { hostCheck } from './security/loopback-host.ts';
import type { SharedGround } from './sharing/shared-ground.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { createSuggestionPool } from './suggestions/suggestion-pool.ts';
import { createUpstreamSource } from './upstream/upstream-source.ts';

/** Streams that this process holds open at most; each may take 64 KiB. */
const MAX_OPEN_STREAMS = 5_000;

/**
 * Streams that one address holds open at least, since a mobile network has thousands of visitors
 * behind one; more where it may ask for more a minute.
 */
const STREAMS_PER_ADDRESS = 50;

/** Connections of an address besides those of its streams. */
const CONNECTIONS_PER_ADDRESS = 500;

/** How many visitors' allowances all visitors together have. */
const ALLOWANCES_IN_ALL = 100;

/** How many questions an address may ask that cost nothing upstream, for each one that does. */
const FREE_QUESTIONS = 100;

/** What the gateway is put together from; nothing in it is made here. */
export type OutsideParts = {
  readonly config: Config;
  readonly collection: RecipeSource;
  readonly createGemini: (parts: GeminiParts) => EncodedSource;
  readonly staticFiles: StaticFiles;
  readonly ground: SharedGround;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly requestId: () => string;
  readonly residentBytes: () => number;
};

export type AssembledGateway = {
  readonly parts: GatewayParts;
  /** Most that one address may hold, where visitors connect themselves. */
  readonly connectionsPerAddress: number;
  /** From now on nothing new is let in, and all open streams end. */
  stop(): void;
};

/** Puts a gateway together: with an AI where there is a key, else out of the collection. */
export function assembleGateway(outside: OutsideParts): AssembledGateway {
  const { config, ground, clock, log } = outside;
  const streamsPerAddress = Math.max(STREAMS_PER_ADDRESS, config.rateLimitPerMinute);
  const openStreams = createOpenStreams({
    perAddress: streamsPerAddress,
    inAll: MAX_OPEN_STREAMS,
  });
  const metrics = createMetrics({
    openStreams: () => openStreams.count,
    residentBytes: outside.residentBytes,
    redisUp: ground.state() === 'off' ? undefined : () => (ground.state() === 'up' ? 1 : 0),
  });
  const ai = createAi(outside, metrics);
  const writer = ai === undefined ? 'collection' : 'gemini';
  const pool = createSuggestionPool({
    source: ai,
    collection: outside.collection,
    store: ground.suggestions,
    clock,
    random: outside.random,
    log,
  });
  let isStopping = false;

  const collection = encodeAnswers(outside.collection);
  const shared =
    ai &&
    shareAnswers({
      source: ai,
      store: ground.answers,
      clock,
      writer,
      onFound: (origin) => metrics.answerFound(origin),
    });

  const parts: GatewayParts = {
    answers: shared ?? collection,
    collection,
    hasAnswer: async (question) => (await shared?.hasAnswer(question)) ?? true,
    writer,
    drawSuggestions: () => pool.draw(),
    staticFiles: outside.staticFiles,
    limits: { ...questionLimits(config, ground), openStreams },
    metrics,
    trustedProxies: config.trustedProxies,
    logsQuestions: config.logsQuestions,
    clock,
    log,
    health: () => healthOf(isStopping, writer, ground),
    showsMetrics: config.metricsPort === undefined,
    isOurHost: hostCheck(config.host, config.trustedProxies),
    requestId: outside.requestId,
  };

  return {
    parts,
    connectionsPerAddress: CONNECTIONS_PER_ADDRESS + streamsPerAddress,
    stop() {
      isStopping = true;
      openStreams.stopAll();
    },
  };
}

function createAi(outside: OutsideParts, metrics: Metrics): EncodedSource | undefined {
  const { config, fetch, clock, random } = outside;
  if (config.geminiApiKey === undefined) return undefined;
  const gemini = outside.createGemini({
    apiKey: config.geminiApiKey,
    models: config.geminiModels,
    baseUrl: config.geminiBaseUrl,
    fetch,
    clock,
    onUsage: ({ model, promptTokens, outputTokens, thoughtTokens }) =>
      metrics.tokensUsed({
        model,
        inputTokens: promptTokens,
        outputTokens: outputTokens + thoughtTokens,
      }),
  });
  return createUpstreamSource(gemini, { metrics, clock, random });
}

function questionLimits(
  { rateLimitPerMinute, geminiApiKey }: Config,
  ground: SharedGround,
): Omit<QuestionLimits, 'openStreams'> {
  const requestsPerMinute = rateLimitPerMinute * (geminiApiKey === undefined ? 1 : FREE_QUESTIONS);
  return {
    // In this process alone: it is this process's time.
    requests: createNetworkLimiter(requestsPerMinute, (_, pointsPerMinute) =>
      createMemoryRateLimiter({ pointsPerMinute }),
    ),
    answers: createNetworkLimiter(rateLimitPerMinute, (name, points) =>
      ground.limiter(name, points),
    ),
    answersInAll: ground.limiter('all', rateLimitPerMinute * ALLOWANCES_IN_ALL),
  };
}

function healthOf(isStopping: boolean, source: Health['source'], ground: SharedGround): Health {
  const redis = ground.state();
  if (isStopping) return { status: 'stopping', source, redis };
  return { status: redis === 'lost' ? 'degraded' : 'ok', source, redis };
}
