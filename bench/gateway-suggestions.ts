import { createManualClock, type ManualClock } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { createCollectionSource } from '#core/sources/collection/collection-source.ts';
import { NO_LATE_READERS } from '#core/sources/collection/search/collection-search.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { encodeAnswers } from '../src/server/answers/encoded-source.ts';
import { createGateway, type Gateway } from '../src/server/app.ts';
import { assembleGateway } from '../src/server/assemble-gateway.ts';
import { readConfig } from '../src/server/config.ts';
import { openRedisLink, type RedisLink } from '../src/server/sharing/redis-link.ts';
import { createRedisStore } from '../src/server/sharing/redis-shared-state.ts';
import { createMemoryState, type SharedState } from '../src/server/sharing/shared-state.ts';
import { systemClock } from '../src/server/system-clock.ts';

const MINUTES = 10;
const MINUTE_MS = 60_000;

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

type SuggestionsRow = {
  readonly visitors: number;
  readonly minutes: number;
  readonly gateways: number;
  readonly requests: number;
  readonly upstreamCalls: number;
  readonly mostCallsInAMinute: number;
  /** Answers without ten different titles. */
  readonly faultyAnswers: number;
  /** Answers that gave a visitor the same titles as a minute before. */
  readonly repeatedAnswers: number;
};

/**
 * Visitors whose open pages ask for other suggestions once a minute, over ten simulated minutes:
 * for one gateway, or for two with a real Redis between them.
 */
export async function measureSuggestions(
  visitors: number,
  redisUrl?: string,
): Promise<SuggestionsRow> {
  const clock = createManualClock(Date.UTC(2026, 10, 21));
  const calledAt: number[] = [];
  const source = countingSource(() => calledAt.push(clock.now()));
  const opened =
    redisUrl === undefined
      ? [createMemoryState(clock)]
      : [await redisState(redisUrl, clock), await redisState(redisUrl, clock)];
  const gateways = opened.map((sharedState) => gatewayOn(sharedState, source, clock));
  const startedAt = clock.now();
  let requests = 0;
  let faultyAnswers = 0;
  let repeatedAnswers = 0;
  const lastTitles = new Map<number, string>();

  for (let minute = 0; minute < MINUTES; minute += 1) {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const gateway = gateways[visitor % gateways.length];
      if (gateway === undefined) throw new Error('no gateway');
      const titles = await suggestionsOf(gateway);
      requests += 1;
      const list = [...titles].toSorted().join('\n');
      if (titles.size !== 10) faultyAnswers += 1;
      if (lastTitles.get(visitor) === list) repeatedAnswers += 1;
      lastTitles.set(visitor, list);
      await clock.advance(MINUTE_MS / visitors);
    }
  }
  await Promise.all(opened.map((sharedState) => sharedState.close()));

  const perMinute = Array.from(
    { length: MINUTES },
    (_, minute) =>
      calledAt.filter((at) => Math.floor((at - startedAt) / MINUTE_MS) === minute).length,
  );
  return {
    visitors,
    minutes: MINUTES,
    gateways: gateways.length,
    requests,
    upstreamCalls: calledAt.length,
    mostCallsInAMinute: Math.max(...perMinute),
    faultyAnswers,
    repeatedAnswers,
  };
}

async function suggestionsOf(gateway: Gateway): Promise<ReadonlySet<string>> {
  const response = await gateway.fetch(new Request('http://cobek.test/api/suggestions'));
  const body = (await response.json()) as { suggestions: { foodName: string }[] };
  return new Set(body.suggestions.map(({ foodName }) => foodName));
}

/** An AI that writes ten new titles per call. */
function countingSource(onCall: () => void): RecipeSource {
  let calls = 0;
  return {
    findDishes() {
      throw new Error('nobody asks for dishes here');
    },
    async suggestDishes(count) {
      onCall();
      calls += 1;
      return Array.from({ length: count }, (_, index) => `Saran ${calls}.${index}`);
    },
  };
}

function gatewayOn(sharedState: SharedState, source: RecipeSource, clock: ManualClock): Gateway {
  const titles = Array.from({ length: 500 }, (_, index) => `Koleksi ${index}`);
  const { parts } = assembleGateway({
    config: readConfig({ GEMINI_API_KEY: 'bench-key' }, () => ''),
    collection: createCollectionSource({
      data: {
        loadTitles: async () => ({ titles, groups: 'k'.repeat(titles.length) }),
        loadSubstitutions: async () => [],
        loadNotePatterns: async () => ({ replacingDishes: '', withDishes: '' }),
        loadKitchenNotes: async () => [],
        loadFoodFigures: async () => () => undefined,
        loadLateReaders: async () => NO_LATE_READERS,
        loadFacts: async () => [],
        loadWords: async () => ({
          foodNames: '',
          classifier: '',
          wellKnown: '',
          realWords: '',
        }),
        loadDish: async () => {
          throw new Error('nobody asks for dishes here');
        },
      },
      random,
    }),
    createGemini: () => encodeAnswers(source),
    staticFiles: new Map(),
    sharedState,
    fetch,
    clock,
    random,
    log: SILENT,
    requestId: () => 'bench',
  });
  return createGateway({ ...parts, isOurHost: () => true });
}

/** The suggestions of a real Redis; everything else in memory. */
async function redisState(url: string, clock: ManualClock): Promise<SharedState> {
  const link = await openRedisLink({
    url,
    probeKey: 'bench',
    clock: systemClock,
    log: SILENT,
  });
  return {
    ...createMemoryState(clock),
    common: createRedisStore(expireByClock(link, clock), 'bench:'),
    redis: () => 'up',
    close: () => link.close(),
  };
}

/** Shared by all gateways: two that draw the same numbers would show the same titles. */
const random = seededRandom(1);

const NEVER_MS = 24 * 60 * 60 * 1000;

/** Deletes a key when its lifetime has passed on the given clock. */
function expireByClock(link: RedisLink, clock: ManualClock): RedisLink {
  return {
    ...link,
    isUp: true,
    async command(...words) {
      const at = words.indexOf('PX');
      if (words[0] !== 'SET' || at === -1) return link.command(...words);
      const [, key = ''] = words;
      const reply = await link.command(...words.with(at + 1, String(NEVER_MS)));
      // Keys that remain when the benchmark ends vanish with its Redis.
      const forget = () => void link.command('DEL', key).catch(() => undefined);
      if (reply === 'OK') clock.setTimer(forget, Number(words[at + 1]));
      return reply;
    },
  };
}
