import { seededRandom } from '#core/fixtures/seeded-random.ts';
import type { Clock, Fetch } from '#core/outside-world.ts';
import type { GeminiParts } from '#core/sources/gemini/gemini-request.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { readConfig } from '../config.ts';
import { encodeAnswers } from '../answers/encoded-source.ts';
import { runGateway } from '../run-gateway.ts';
import { createMemoryState, type SharedState } from '../sharing/shared-state.ts';
import { systemClock } from '../system-clock.ts';
import { createCapturedLog, type CapturedLog } from './captured-log.ts';
import { createScriptedSource, suggestionsNamed } from './scripted-source.ts';

export type TestGatewayOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  /** Answers with an AI when given. */
  readonly createGemini?: (parts: GeminiParts) => RecipeSource;
  readonly collection?: RecipeSource;
  readonly sharedState?: SharedState;
  readonly fetch?: Fetch;
  readonly clock?: Clock;
};

export type TestGateway = Awaited<ReturnType<typeof runGateway>> & {
  readonly url: string;
  readonly log: CapturedLog;
};

export const TEST_KEY = 'AQ.kunci-uji-yang-tidak-boleh-bocor';

/** A gateway on a free port of this machine. */
export async function runTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { environment = {}, createGemini, clock = systemClock } = options;
  const log = createCapturedLog();
  const gateway = await runGateway({
    config: readConfig({
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '10000',
      ...(createGemini === undefined ? {} : { GEMINI_API_KEY: TEST_KEY }),
      ...environment,
    }),
    collection: options.collection ?? createScriptedSource(suggestionsNamed('Koleksi', 40)),
    createGemini: (parts) => encodeAnswers(createGemini?.(parts) ?? createScriptedSource()),
    staticFiles: new Map(),
    sharedState: options.sharedState ?? createMemoryState(clock),
    fetch: options.fetch ?? fetch,
    clock,
    random: seededRandom(1),
    log,
    requestId: () => 'request-1',
  });
  return { ...gateway, url: `http://127.0.0.1:${gateway.port}`, log };
}

export const askAt = (url: string, question: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/api/dishes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
    ...init,
  });
