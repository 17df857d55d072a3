import * as v from 'valibot';
import type { Clock } from '#core/outside-world.ts';
import { MAX_DISHES_REQUEST_BYTES } from '#core/protocol/dish-events.ts';
import { MAX_QUESTION_LENGTH } from '#core/sources/recipe-source.ts';

/** A body that takes longer than this to arrive is not waited for. */
export const BODY_TIME_LIMIT_MS = 10_000;

export type AskedQuestion = { readonly question: string; readonly fresh: boolean };

/** Why a request holds no question, as the status to answer with. */
export type RefusedBody = 400 | 408 | 413 | 415;

const QuestionSchema = v.object({
  question: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_QUESTION_LENGTH)),
  fresh: v.optional(v.boolean(), false),
});

/**
 * Reads the body of `POST /api/dishes`: a question and nothing else. Never reads more than
 * {@link MAX_DISHES_REQUEST_BYTES}.
 */
export async function readQuestion(
  request: Request,
  clock: Clock,
): Promise<AskedQuestion | RefusedBody> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/iu.test(contentType)) return 415;
  const text = await withinTimeLimit(readText(request), clock);
  if (typeof text === 'number') return text;
  const parsed = v.safeParse(QuestionSchema, parseJson(text));
  return parsed.success ? parsed.output : 400;
}

async function readText(request: Request): Promise<string | RefusedBody> {
  const announced = request.headers.get('content-length');
  try {
    if (announced === null || request.headers.has('transfer-encoding')) {
      return await readBounded(request.body);
    }
    // Node lets no more through than was announced; and text() is the adapter's fast path.
    return Number(announced) > MAX_DISHES_REQUEST_BYTES ? 413 : await request.text();
  } catch {
    return 400;
  }
}

async function readBounded(body: ReadableStream<Uint8Array> | null): Promise<string | RefusedBody> {
  if (body === null) return 400;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > MAX_DISHES_REQUEST_BYTES) return 413;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

async function withinTimeLimit(
  reading: Promise<string | RefusedBody>,
  clock: Clock,
): Promise<string | RefusedBody> {
  let stop: () => void = () => undefined;
  const late = new Promise<RefusedBody>((resolve) => {
    stop = clock.setTimer(() => resolve(408), BODY_TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    stop();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
