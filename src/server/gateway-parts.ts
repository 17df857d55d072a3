import type { Clock, Fetch, Random } from '#core/outside-world.ts';
import type { GeminiParts } from '#core/sources/gemini/gemini-request.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import type { GatewayParts } from './app.ts';
import { shareAnswers } from './cache/shared-answers.ts';
import type { Config } from './config.ts';
import { encodeAnswers, type EncodedSource } from './encoding/encoded-source.ts';
import { createOpenStreams, type OpenStreams } from './limits/open-streams.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { Health } from './routes/health.ts';
import type { SharedGround } from './sharing/shared-ground.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { createSuggestionPool } from './suggestions/suggestion-pool.ts';
import { createUpstreamSource } from './upstream/upstream-source.ts';

/** Streams that this process holds open at most; each may take 64 KiB. */
const MAX_OPEN_STREAMS = 5_000;

/** How many visitors' allowances all visitors together have. */
const ALLOWANCES_IN_ALL = 100;

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
  /** From now on nothing new is let in, and all open streams end. */
  stop(): void;
};

/** Puts a gateway together: with an AI where there is a key, else out of the collection. */
export function assembleGateway(outside: OutsideParts): AssembledGateway {
  const { config, ground, clock, log } = outside;
  const openStreams = createOpenStreams({
    // Whoever may ask so often a minute can hardly watch more answers at once.
    perAddress: config.rateLimitPerMinute,
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

  const parts: GatewayParts = {
    answers:
      ai === undefined
        ? encodeAnswers(outside.collection)
        : shareAnswers({
            source: ai,
            store: ground.answers,
            clock,
            writer,
            onFound: (origin) => metrics.answerFound(origin),
          }),
    writer,
    drawSuggestions: () => pool.draw(),
    staticFiles: outside.staticFiles,
    limits: questionLimits(config.rateLimitPerMinute, ground, openStreams),
    metrics,
    trustedProxies: config.trustedProxies,
    logsQuestions: config.logsQuestions,
    clock,
    log,
    health: () => healthOf(isStopping, writer, ground),
    requestId: outside.requestId,
  };

  return {
    parts,
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

const questionLimits = (perMinute: number, ground: SharedGround, openStreams: OpenStreams) => ({
  perAddress: ground.limiter('address', perMinute),
  inAll: ground.limiter('all', perMinute * ALLOWANCES_IN_ALL),
  openStreams,
});

function healthOf(isStopping: boolean, source: Health['source'], ground: SharedGround): Health {
  const redis = ground.state();
  if (isStopping) return { status: 'stopping', source, redis };
  return { status: redis === 'lost' ? 'degraded' : 'ok', source, redis };
}
