import { dishesAsked, USUAL_DISHES } from '#core/sources/dishes-asked.ts';
import { refusal, type GatewayContext } from '../gateway-env.ts';
import type { OpenStreams } from '../limits/open-streams.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { LimitName, Metrics } from '../metrics/metrics.ts';
import { clientNetworks } from '../security/client-networks.ts';
import type { AskedQuestion } from './read-dishes-request.ts';

/** The network under which all visitors are counted together. */
const EVERYBODY = ['everybody'];

/** Another version always costs an upstream call, so it weighs more. */
const FRESH_WEIGHT = 2;

/** An answer takes some seconds; by then a stream is probably free. */
const STREAM_RETRY_AFTER_S = 10;

export type QuestionLimits = {
  /** Every question, cached or not: limits the CPU time of an address. */
  readonly requests: RateLimiter;
  /** Questions that need an upstream call: limits the cost of an address. */
  readonly answers: RateLimiter;
  readonly answersInAll: RateLimiter;
  readonly openStreams: OpenStreams;
};

export type AdmitParts = {
  readonly limits: QuestionLimits;
  readonly metrics: Metrics;
  readonly trustedProxies: number;
  /** Whether the answer is cached or being written, and so needs no upstream call. */
  readonly hasAnswer: (question: string) => Promise<boolean>;
};

type Admitted = {
  /** `standIn` when all visitors together have exceeded their allowance. */
  readonly from: 'answers' | 'standIn';
  /** Call it when the stream has ended. */
  readonly close: () => void;
};

/**
 * Admits one question, or refuses it with the limit it hit. The address's own limit is checked
 * before the common one, so that one visitor's excess is not charged to everyone; a question without
 * an upstream call is charged only to the CPU limit.
 */
export async function admitQuestion(
  context: GatewayContext,
  asked: AskedQuestion,
  stop: () => void,
  { limits, metrics, trustedProxies, hasAnswer }: AdmitParts,
): Promise<Admitted | Response> {
  const networks = clientNetworks(
    context.env.incoming?.socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    trustedProxies,
  );

  const tooMany = (limit: LimitName, retryAfterSeconds: number) => {
    metrics.count('limits_hit', { limit });
    const headers = { 'retry-after': String(retryAfterSeconds) };
    return refusal(429, 'rate-limited', headers, { retryAfterSeconds });
  };

  const requestWaitS = await limits.requests.take(networks, 1);
  if (requestWaitS !== undefined) return tooMany('requests', requestWaitS);
  let from: Admitted['from'] = 'answers';
  if (asked.fresh || !(await hasAnswer(asked.question))) {
    const points = pointsOf(asked);
    const waitS = await limits.answers.take(networks, points);
    if (waitS !== undefined) return tooMany('questions', waitS);
    if ((await limits.answersInAll.take(EVERYBODY, points)) !== undefined) {
      metrics.count('limits_hit', { limit: 'questions-in-all' });
      from = 'standIn';
    }
  }

  const close = limits.openStreams.open(networks, stop);
  if (close === 'address-full') return tooMany('streams', STREAM_RETRY_AFTER_S);
  if (close !== 'full') return { from, close };
  metrics.count('limits_hit', { limit: 'streams-in-all' });
  return refusal(503, 'unavailable', { 'retry-after': String(STREAM_RETRY_AFTER_S) });
}

/** Charges more for more than the usual number of dishes, since cost grows with length. */
const pointsOf = ({ question, fresh }: AskedQuestion): number =>
  Math.ceil(dishesAsked(question) / USUAL_DISHES) * (fresh ? FRESH_WEIGHT : 1);
