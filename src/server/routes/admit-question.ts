import type { OpenStreams, StopStream } from '../limits/open-streams.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { LimitName, Metrics } from '../metrics/metrics.ts';
import { clientAddress } from '../security/client-address.ts';
import { refusal, type GatewayContext } from './gateway-env.ts';

/** Asking for another version costs an upstream call for sure, so it weighs more. */
const FRESH_POINTS = 2;

/** The one key under which everybody is counted together. */
const EVERYBODY = 'everybody';

/** An answer takes some seconds; by then a stream is likely to be free. */
const STREAM_RETRY_AFTER_S = 10;

export type QuestionLimits = {
  readonly perAddress: RateLimiter;
  readonly inAll: RateLimiter;
  readonly openStreams: OpenStreams;
};

export type AdmitParts = {
  readonly limits: QuestionLimits;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
};

/**
 * Lets one question in, or says which limit stands against it. The address is asked first, so that
 * what one visitor asks too much is not taken out of the allowance of all.
 *
 * @returns a function to call when its stream is over, or the refusal to send.
 */
export async function admitQuestion(
  context: GatewayContext,
  fresh: boolean,
  stop: StopStream,
  { limits, metrics, trustedProxies }: AdmitParts,
): Promise<(() => void) | Response> {
  const address = clientAddress({
    remoteAddress: context.env.incoming?.socket.remoteAddress,
    forwardedFor: context.req.header('x-forwarded-for'),
    trustedProxies,
  });

  const tooMany = (limit: LimitName, retryAfterSeconds: number) => {
    metrics.limitHit(limit);
    return tooManyRequests(retryAfterSeconds);
  };

  const points = fresh ? FRESH_POINTS : 1;
  const own = await limits.perAddress.take(address, points);
  if (!own.isAllowed) return tooMany('questions', own.retryAfterSeconds);
  const shared = await limits.inAll.take(EVERYBODY, points);
  if (!shared.isAllowed) return tooMany('questions-in-all', shared.retryAfterSeconds);

  const opened = limits.openStreams.open(address, stop);
  switch (opened) {
    case 'address-full':
      return tooMany('streams', STREAM_RETRY_AFTER_S);
    case 'full':
      metrics.limitHit('streams-in-all');
      return unavailable();
    case 'stopping':
      return unavailable();
    default:
      return opened;
  }
}

const tooManyRequests = (retryAfterSeconds: number) =>
  Response.json(
    { code: 'rate-limited', retryAfterSeconds },
    {
      status: 429,
      headers: { 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds) },
    },
  );

const unavailable = () =>
  refusal(503, 'unavailable', { 'retry-after': String(STREAM_RETRY_AFTER_S) });
