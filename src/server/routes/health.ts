import type { AnswerWriter } from '#core/recipes/answer-end.ts';

/** How the gateway is, for those who watch it. */
export type Health = {
  /** `degraded`: everything works, but this gateway is on its own. */
  readonly status: 'ok' | 'degraded' | 'stopping';
  readonly source: AnswerWriter;
  readonly redis: 'off' | 'up' | 'lost';
  /** `spent`: the AI is not asked any more today; the collection answers. */
  readonly budget: 'off' | 'left' | 'spent';
};

/**
 * `GET /healthz`. Whoever gets an answer knows that the process lives; the status says whether to
 * send visitors here: 503 only while it stops, since a gateway on its own still answers.
 */
export function reportHealth(health: Health): Response {
  const isReady = health.status !== 'stopping';
  return Response.json(
    { ...health, live: true, ready: isReady },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
