import type { Clock, Fetch, Random } from '#core/outside-world.ts';
import {
  dishesAsk,
  MAX_PROMPT_TOKENS,
  suggestionsAsk,
  type GeminiAsk,
  type GeminiParts,
} from '#core/sources/gemini/gemini-request.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import type { GatewayParts } from './app.ts';
import { shareAnswers } from './answers/shared-answers.ts';
import type { Config } from './config.ts';
import { encodeAnswers, type EncodedSource } from './answers/encoded-source.ts';
import { createDailyBudget, type DailyBudget } from './limits/daily-budget.ts';
import { createOpenStreams } from './limits/open-streams.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { mostInDollars } from './metrics/model-prices.ts';
import type { QuestionLimits } from './routes/admit-question.ts';
import type { Health } from './routes/health.ts';
import { hostCheck } from './security/loopback-host.ts';
import type { SharedState } from './sharing/shared-state.ts';
import { createMemoryStore } from './sharing/shared-store.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { TITLES_PER_DRAW } from './suggestions/draw-titles.ts';
import { createSuggestionPool } from './suggestions/suggestion-pool.ts';
import { createSuggestionStore } from './suggestions/suggestion-store.ts';
import { createUpstreamSource } from './upstream/upstream-source.ts';

/** Most streams this process holds open; each may take 64 KiB. */
const MAX_OPEN_STREAMS = 5_000;

/**
 * Streams that one address may hold open; never fewer than its rate limit. A mobile network has
 * thousands of visitors behind one address.
 */
const STREAMS_PER_ADDRESS = 50;

/** Connections of an address in addition to its streams. */
const CONNECTIONS_PER_ADDRESS = 500;

/** The allowance of all visitors together, in multiples of one visitor's. */
const ALLOWANCES_IN_ALL = 100;

/** Questions without an upstream call that an address may ask, for each one with a call. */
const FREE_QUESTIONS = 100;

/** What the gateway needs from outside. */
export type OutsideParts = {
  readonly config: Config;
  readonly collection: RecipeSource;
  readonly createGemini: (parts: GeminiParts) => EncodedSource;
  readonly staticFiles: StaticFiles;
  readonly sharedState: SharedState;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly requestId: () => string;
  readonly residentBytes: () => number;
};

export type AssembledGateway = {
  readonly parts: GatewayParts;
  /** Connection limit of one address when there is no proxy in front. */
  readonly connectionsPerAddress: number;
  /** Refuses new questions and ends all open streams. */
  stop(): void;
};

/** Assembles a gateway: with an AI if there is a key, else with the collection. */
export function assembleGateway(outside: OutsideParts): AssembledGateway {
  const { config, sharedState, clock, log } = outside;
  const streamsPerAddress = Math.max(STREAMS_PER_ADDRESS, config.rateLimitPerMinute);
  const openStreams = createOpenStreams({
    perAddress: streamsPerAddress,
    inAll: MAX_OPEN_STREAMS,
  });
  const hasKey = config.geminiApiKey !== undefined;
  const { maxDollarsPerDay: maxDollars } = config;
  const budget = createDailyBudget({ maxDollars, store: sharedState.common, clock, log });
  const metrics = createMetrics({
    openStreams: () => openStreams.count,
    residentBytes: outside.residentBytes,
    redisUp:
      sharedState.redis() === 'off' ? undefined : () => (sharedState.redis() === 'up' ? 1 : 0),
    isBudgetSpent: hasKey ? () => budget.isSpent() : undefined,
  });
  const ai = hasKey ? createAi(outside, metrics, budget) : undefined;
  const writer = ai === undefined ? 'collection' : 'gemini';
  const pool = createSuggestionPool({
    source: ai,
    collection: outside.collection,
    store: createSuggestionStore(sharedState.common),
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
      exchange: sharedState.answers,
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
    limits: { ...questionLimits(outside), openStreams },
    metrics,
    trustedProxies: config.trustedProxies,
    logsQuestions: config.logsQuestions,
    clock,
    log,
    health: () => ({
      ...stateOf(isStopping, sharedState),
      source: writer,
      budget: hasKey ? (budget.isSpent() ? 'spent' : 'left') : 'off',
    }),
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

function createAi(
  { config, createGemini, fetch, clock, random }: OutsideParts,
  metrics: Metrics,
  budget: DailyBudget,
): EncodedSource {
  const { geminiApiKey: apiKey = '', geminiModels: models, geminiBaseUrl: baseUrl } = config;
  const gemini = createGemini({
    apiKey,
    models,
    baseUrl,
    fetch,
    clock,
    onUsage({ model, promptTokens, outputTokens, thoughtTokens }) {
      const outputInAll = outputTokens + thoughtTokens;
      const usage = { model, inputTokens: promptTokens, outputTokens: outputInAll };
      metrics.tokensUsed(usage);
      budget.spend(mostInDollars(usage));
    },
  });
  const most = ({ maxOutputTokens }: GeminiAsk) => mostOfModels(models, maxOutputTokens);
  return createUpstreamSource(gemini, {
    metrics,
    clock,
    random,
    budget,
    mostDollars: {
      dishes: (question) => most(dishesAsk(question)),
      suggestions: most(suggestionsAsk(TITLES_PER_DRAW)),
    },
  });
}

const mostOfModels = (models: readonly string[], outputTokens: number): number =>
  Math.max(
    ...models.map((model) =>
      mostInDollars({ model, inputTokens: MAX_PROMPT_TOKENS, outputTokens }),
    ),
  );

function questionLimits({
  config: { rateLimitPerMinute, geminiApiKey },
  sharedState: { perAddress, common },
  clock,
}: OutsideParts): Omit<QuestionLimits, 'openStreams'> {
  return {
    requests: createRateLimiter({
      // Not shared: it limits this process's own CPU time.
      store: createMemoryStore(clock),
      name: 'requests',
      pointsPerMinute: rateLimitPerMinute * (geminiApiKey === undefined ? 1 : FREE_QUESTIONS),
    }),
    answers: createRateLimiter({
      store: perAddress,
      name: 'answers',
      pointsPerMinute: rateLimitPerMinute,
    }),
    answersInAll: createRateLimiter({
      store: common,
      name: 'answers',
      pointsPerMinute: rateLimitPerMinute * ALLOWANCES_IN_ALL,
    }),
  };
}

function stateOf(isStopping: boolean, sharedState: SharedState): Pick<Health, 'status' | 'redis'> {
  const redis = sharedState.redis();
  if (isStopping) return { status: 'stopping', redis };
  return { status: redis === 'lost' ? 'degraded' : 'ok', redis };
}
