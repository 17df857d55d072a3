import type { Clock } from '#core/outside-world.ts';
import type { SourceName } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { EncodedSource } from '../answers/encoded-source.ts';
import { refusal, type GatewayContext } from '../gateway-env.ts';
import type { Log } from '../log.ts';
import { isSameOrigin } from '../security/same-origin.ts';
import { admitQuestion, type AdmitParts } from './admit-question.ts';
import { createEventStream } from './event-stream.ts';
import { readDishesRequest, type AskedQuestion } from './read-dishes-request.ts';
import { sendAnswer, type SentAnswer } from './send-answer.ts';

export type DishesParts = AdmitParts & {
  readonly answers: Pick<EncodedSource, 'findDishes'>;
  /** The collection, which answers when no more upstream calls are allowed. */
  readonly standIn: Pick<EncodedSource, 'findDishes'>;
  readonly sourceName: SourceName;
  readonly clock: Clock;
  readonly log: Log;
  readonly logsQuestions: boolean;
};

const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // No caching, buffering or compression on the way: each dish must arrive on its own.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Otherwise the unread rest of the body would be parsed as a new request. */
const HANG_UP = { connection: 'close' };

/** `POST /api/dishes`: one question in, a stream of dishes out. */
export async function answerDishes(context: GatewayContext, parts: DishesParts): Promise<Response> {
  if (!isSameOrigin(context.req, parts.trustedProxies)) {
    return refusal(403, 'not-allowed-here');
  }
  const asked = await readDishesRequest(context.req.raw);
  if (typeof asked === 'number') return refusal(asked, 'invalid-question', HANG_UP);

  // No function below may mention `context`: an open stream would keep it, which takes some KiB.
  const left = new AbortController();
  const stop = () => left.abort(new RecipeError('unavailable'));
  const admitted = await admitQuestion(context, asked, stop, parts);
  if (admitted instanceof Response) return admitted;

  const { outgoing } = context.env;
  const stream = createEventStream({
    clock: parts.clock,
    cutOff: () => void outgoing?.destroy(),
    onLeave: () => left.abort(),
  });
  const requestId = context.get('requestId');
  const startedAt = parts.clock.now();
  const { question, fresh } = asked;
  const answer = parts[admitted.from].findDishes(question, { signal: left.signal, fresh });
  void sendAnswer(answer, stream, left.signal).then((sent) => {
    admitted.close();
    report({ requestId, ...asked, ...sent, milliseconds: parts.clock.now() - startedAt }, parts);
  });
  // Lets the upstream call go out first (`decisions/0006`).
  await new Promise<void>((resolve) => process.nextTick(setImmediate, resolve));
  return new Response(stream.body, { headers: STREAM_HEADERS });
}

type AnsweredQuestion = AskedQuestion &
  SentAnswer & { readonly requestId: string; readonly milliseconds: number };

function report(
  { requestId, question, fresh, outcome, dishes, end, error, milliseconds }: AnsweredQuestion,
  { metrics, sourceName, log, logsQuestions }: DishesParts,
): void {
  metrics.count('questions', { outcome, source: end?.source ?? sourceName });
  const facts = {
    requestId,
    outcome,
    dishes,
    milliseconds,
    fresh: fresh || undefined,
    model: end?.model,
    question: logsQuestions ? question : undefined,
  };
  if (error === undefined) log.info(facts, 'question answered');
  else if (error instanceof RecipeError) log.warn({ ...facts, error }, 'question failed');
  else log.error({ ...facts, error }, 'question failed by a fault of ours');
}
