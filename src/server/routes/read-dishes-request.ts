import * as v from 'valibot';
import { MAX_DISHES_REQUEST_BYTES } from '#core/protocol/dish-events.ts';
import { parseJson } from '#core/recipes/unknown-values.ts';
import { MAX_QUESTION_LENGTH } from '#core/sources/recipe-source.ts';
import { readBounded } from '#core/streaming/read-bounded.ts';
import { INVISIBLE } from '../answers/normalize-question.ts';

export type AskedQuestion = { readonly question: string; readonly fresh: boolean };

/** The status to refuse a request with. */
type RefusedBody = 400 | 413 | 415;

/** Whether anything can be read: answering an invisible question costs as much as any other. */
const isReadable = (question: string) =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(question.replaceAll(INVISIBLE, ''));

const QuestionSchema = v.object({
  question: v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUESTION_LENGTH), v.check(isReadable)),
  fresh: v.optional(v.boolean(), false),
});

/**
 * Reads the body of `POST /api/dishes`: only a question. Never reads more than
 * {@link MAX_DISHES_REQUEST_BYTES}; how long it may take is up to Node's server.
 */
export async function readDishesRequest(request: Request): Promise<AskedQuestion | RefusedBody> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/iu.test(contentType)) return 415;
  const text = await readBody(request);
  if (typeof text === 'number') return text;
  const parsed = v.safeParse(QuestionSchema, parseJson(text));
  return parsed.success ? parsed.output : 400;
}

async function readBody(request: Request): Promise<string | RefusedBody> {
  const announced = request.headers.get('content-length');
  try {
    if (announced === null || request.headers.has('transfer-encoding')) {
      if (request.body === null) return 400;
      return (await readBounded(request.body, MAX_DISHES_REQUEST_BYTES)) ?? 413;
    }
    // Node enforces Content-Length, and text() is the adapter's fast path.
    return Number(announced) > MAX_DISHES_REQUEST_BYTES ? 413 : await request.text();
  } catch {
    return 400;
  }
}
