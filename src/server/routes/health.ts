import type { SourceName } from '#core/recipes/answer-end.ts';
import type { RedisState } from '../sharing/shared-state.ts';

/** The gateway's state, for monitoring. */
export type Health = {
  /** `degraded`: everything works, but without Redis. */
  readonly status: 'ok' | 'degraded' | 'stopping';
  readonly source: SourceName;
  readonly redis: RedisState;
  /** `spent`: no more AI calls today; the collection answers. */
  readonly budget: 'off' | 'left' | 'spent';
};

/**
 * `GET /healthz`. Any response means that the process is alive. The status says whether to send
 * visitors here: 503 only while stopping, since a gateway without Redis still answers.
 */
export function reportHealth(health: Health): Response {
  const isReady = health.status !== 'stopping';
  return Response.json(
    { ...health, live: true, ready: isReady },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
