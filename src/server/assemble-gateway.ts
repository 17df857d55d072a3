import type { Clock, Fetch, Random } from '#core/outside-world.ts';
import type { SourceName } from '#core/recipes/answer-end.ts';
import {
  dishesAsk,
  MAX_PROMPT_TOKENS,
  suggestionsAsk,
  type GeminiAsk,
  type GeminiParts,
} from '#core/sources/gemini/gemini-request.ts';
import { mostInDollars } from '#core/sources/gemini/model-prices.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { encodeAnswers, type EncodedSource } from './answers/encoded-source.ts';
import { shareAnswers } from './answers/shared-answers.ts';
import type { GatewayParts } from './app.ts';
import { sourceOf, type Config } from './config.ts';
import { createDailyBudget, type DailyBudget } from './limits/daily-budget.ts';
import { createOpenStreams, type OpenStreams } from './limits/open-streams.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import type { QuestionLimits } from './routes/admit-question.ts';
import type { Health } from './routes/health.ts';
import { hostCheck } from './security/loopback-host.ts';
import type { SharedState } from './sharing/shared-state.ts';
import { createMemoryStore } from './sharing/shared-store.ts';
import type { StaticFiles } from './static/load-static-files.ts';
import { TITLES_PER_DRAW } from './suggestions/draw-titles.ts';
import { createSuggestionPool } from './suggestions/suggestion-pool.ts';
import { createUpstreamSource } from './upstream/upstream-source.ts';

/** Most streams this process holds open; each may take 64 KiB. */
const MAX_OPEN_STREAMS = 5_000;

/**
 * Open streams per address; never fewer than its rate limit. A mobile network has thousands of
 * visitors behind one address.
 */
const STREAMS_PER_ADDRESS = 50;

/** Connections of an address in addition to its streams. */
const CONNECTIONS_PER_ADDRESS = 500;

/** The allowance of all visitors together, in multiples of one visitor's. */
const ALLOWANCES_IN_ALL = 100;

/** Allowed questions per allowed upstream call, for one address. */
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
};

/** Assembles a gateway: with an AI if there is a key, else with the collection. */
export function assembleGateway(outside: OutsideParts) {
  const { config, collection, sharedState, clock, random, log } = outside;
  const { trustedProxies, logsQuestions, maxDollarsPerDay: maxDollars } = config;
  const sourceName = sourceOf(config);
  const store = sharedState.common;
  const streamsPerAddress = Math.max(STREAMS_PER_ADDRESS, config.rateLimitPerMinute);
  const openStreams = createOpenStreams({ perAddress: streamsPerAddress, inAll: MAX_OPEN_STREAMS });
  const budget =
    sourceName === 'gemini' ? createDailyBudget({ maxDollars, store, clock, log }) : undefined;
  const metrics = createMetrics({
    open_streams: () => openStreams.count,
    redis_up:
      sharedState.redis() === 'off' ? undefined : () => Number(sharedState.redis() === 'up'),
    budget_spent: budget && (() => Number(budget.isSpent())),
  });
  const standIn = encodeAnswers(collection, { standIn: true });
  const ai = budget && createAi(outside, metrics, budget, standIn);
  const pool = createSuggestionPool({ source: ai, collection, store, clock, random, log });
  const parts: GatewayParts = {
    ...(ai ? answersOfAi(ai, outside, metrics) : answersOfCollection(collection)),
    standIn,
    sourceName,
    drawSuggestions: () => pool.draw(),
    staticFiles: outside.staticFiles,
    limits: { ...questionLimits(outside), openStreams },
    metrics,
    trustedProxies,
    logsQuestions,
    clock,
    log,
    health: () => healthOf(sourceName, openStreams, sharedState, budget),
    showsMetrics: config.metricsPort === undefined,
    isOurHost: hostCheck(config.host, trustedProxies),
    requestId: outside.requestId,
  };
  return {
    parts,
    /** Connection limit of one address; absent behind a proxy, where all share one. */
    connectionsPerAddress:
      trustedProxies === 0 ? CONNECTIONS_PER_ADDRESS + streamsPerAddress : undefined,
    /** Refuses new questions and ends all open streams. */
    stopStreams: () => openStreams.stopAll(),
  };
}

/** The source of answers, and whether an answer costs nothing. */
type Answers = Pick<GatewayParts, 'answers' | 'hasAnswer'>;

const answersOfCollection = (collection: RecipeSource): Answers => ({
  answers: encodeAnswers(collection),
  hasAnswer: async () => true,
});

/** Each AI answer serves everyone who asks the same. */
function answersOfAi(
  source: EncodedSource,
  { sharedState, clock }: OutsideParts,
  metrics: Metrics,
): Answers {
  const answers = shareAnswers({
    source,
    exchange: sharedState.answers,
    clock,
    sourceName: 'gemini',
    onFound: (origin) => metrics.count('answers', { origin }),
  });
  return { answers, hasAnswer: (question) => answers.hasAnswer(question) };
}

function healthOf(
  source: SourceName,
  openStreams: OpenStreams,
  sharedState: SharedState,
  budget: DailyBudget | undefined,
): Health {
  const redis = sharedState.redis();
  return {
    status: statusOf(openStreams.isStopping, redis),
    source,
    redis,
    budget: budgetStateOf(budget),
  };
}

function statusOf(isStopping: boolean, redis: Health['redis']): Health['status'] {
  if (isStopping) return 'stopping';
  return redis === 'lost' ? 'degraded' : 'ok';
}

function budgetStateOf(budget: DailyBudget | undefined): Health['budget'] {
  if (budget === undefined) return 'off';
  return budget.isSpent() ? 'spent' : 'left';
}

/** The AI, with its cost counted and limited. */
function createAi(
  { config, createGemini, fetch, clock, random }: OutsideParts,
  metrics: Metrics,
  budget: DailyBudget,
  standIn: EncodedSource,
): EncodedSource {
  const { geminiApiKey: apiKey = '', geminiModels: models, geminiBaseUrl: baseUrl } = config;
  const gemini = createGemini({
    apiKey,
    models,
    baseUrl,
    fetch,
    clock,
    onUsage({ model, ...usage }) {
      metrics.tokensUsed(model, usage);
      budget.spend(mostInDollars([model], usage));
    },
  });
  const mostOf = ({ maxOutputTokens: outputTokens }: GeminiAsk) =>
    mostInDollars(models, { promptTokens: MAX_PROMPT_TOKENS, outputTokens, thoughtTokens: 0 });
  const mostDollars = {
    dishes: (question: string) => mostOf(dishesAsk(question)),
    suggestions: mostOf(suggestionsAsk(TITLES_PER_DRAW)),
  };
  return createUpstreamSource(gemini, { metrics, clock, random, budget, standIn, mostDollars });
}

function questionLimits({
  config,
  sharedState: { perAddress, common },
  clock,
}: OutsideParts): Omit<QuestionLimits, 'openStreams'> {
  const { rateLimitPerMinute: allowance } = config;
  const requests = allowance * (sourceOf(config) === 'gemini' ? FREE_QUESTIONS : 1);
  return {
    // Not shared: it limits this process's own CPU time.
    requests: createRateLimiter(createMemoryStore(clock), 'requests', requests),
    answers: createRateLimiter(perAddress, 'answers', allowance),
    answersInAll: createRateLimiter(common, 'answers-in-all', allowance * ALLOWANCES_IN_ALL),
  };
}
