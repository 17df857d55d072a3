import type { Metrics } from '../metrics/metrics.ts';

/** `GET /metrics`, for the operator. */
export async function reportMetrics({ contentType, render }: Metrics): Promise<Response> {
  const headers = { 'content-type': contentType, 'cache-control': 'no-store' };
  return new Response(await render(), { headers });
}
