import * as v from 'valibot';
import { entriesOf, fieldsOf } from '../../recipes/unknown-values.ts';
import { parseJson } from '../../recipes/unknown-values.ts';

/** Tokens of one call as the service counts them; thoughts are billed as output. */
export type GeminiUsage = {
  readonly promptTokens: number;
  readonly outputTokens: number;
  readonly thoughtTokens: number;
};

/** What the service says about a refusal. `message` changes without notice and is never shown. */
export type GeminiError = {
  readonly code: number | undefined;
  readonly status: string;
  readonly message: string;
  /** `reason` of each ErrorInfo. */
  readonly reasons: readonly string[];
  /** `quotaId` of each exceeded quota. */
  readonly quotaIds: readonly string[];
  /** Of RetryInfo. */
  readonly retryDelaySeconds: number | undefined;
};

/** One piece of an answer, or all of it where it does not come in pieces. */
export type GeminiChunk = {
  /** Text of the first candidate, without thoughts. */
  readonly text: string;
  readonly finishReason: string | undefined;
  /** Why the prompt was refused. */
  readonly blockReason: string | undefined;
  /** Running total, not the share of this piece. */
  readonly usage: GeminiUsage | undefined;
  readonly error: GeminiError | undefined;
};

/** Keys by which an object is known as a chunk. */
export const CHUNK_KEYS = ['candidates', 'promptFeedback', 'usageMetadata', 'error'] as const;

const Text = v.fallback(v.string(), '');
const Reason = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

const listOf = <Output>(element: v.GenericSchema<unknown, Output>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values) =>
        values.flatMap((value) => {
          const parsed = v.safeParse(element, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );

const optionally = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined);

const DetailSchema = v.object({
  reason: Reason,
  retryDelay: Reason,
  violations: listOf(v.object({ quotaId: Text })),
});

const ErrorSchema = v.pipe(
  v.object({
    code: optionally(v.number()),
    status: Text,
    message: Text,
    details: listOf(DetailSchema),
  }),
  v.transform(({ code, status, message, details }): GeminiError => ({
    code,
    status,
    message,
    reasons: details.flatMap(({ reason }) => reason ?? []),
    quotaIds: details.flatMap(({ violations }) => violations.map(({ quotaId }) => quotaId)),
    retryDelaySeconds: details.flatMap(({ retryDelay }) => readSeconds(retryDelay) ?? [])[0],
  })),
);

/** Reads one chunk, or the chunks of a list; anything else is none. */
export function parseGeminiChunks(text: string): readonly GeminiChunk[] {
  const value = parseJson(text);
  return (Array.isArray(value) ? value : [value]).filter(isChunk).map(readChunk);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

function isChunk(value: unknown): boolean {
  const fields = fieldsOf(value);
  return CHUNK_KEYS.some((key) => key in fields);
}

function readChunk(value: unknown): GeminiChunk {
  const { candidates, promptFeedback, usageMetadata, error } = fieldsOf(value);
  const { content, finishReason } = fieldsOf(entriesOf(candidates).find(isObject));
  return {
    text: entriesOf(fieldsOf(content)['parts']).map(readPart).join(''),
    finishReason: readReason(finishReason),
    blockReason: readReason(fieldsOf(promptFeedback)['blockReason']),
    usage: readUsage(usageMetadata),
    error: error === undefined ? undefined : readError(error),
  };
}

function readPart(value: unknown): string {
  const { text, thought } = fieldsOf(value);
  return typeof text === 'string' && thought !== true ? text : '';
}

function readReason(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readUsage(value: unknown): GeminiUsage | undefined {
  if (!isObject(value)) return undefined;
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount } = fieldsOf(value);
  return {
    promptTokens: readCount(promptTokenCount),
    outputTokens: readCount(candidatesTokenCount),
    thoughtTokens: readCount(thoughtsTokenCount),
  };
}

/** Far more than a model can read and write in one call. */
const MAX_TOKENS = 2_000_000;

/** 0 for what is no count of tokens: sums of them must not fall or run away. */
const readCount = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= MAX_TOKENS ? value : 0;

function readError(value: unknown): GeminiError | undefined {
  const parsed = v.safeParse(ErrorSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** A wait that is announced as longer is taken for this long. */
const MAX_RETRY_DELAY_S = 60 * 60;

/** `"48s"` and `"34.4s"`, rounded up: asking a moment too early is refused again. */
function readSeconds(text: string | undefined): number | undefined {
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/u.exec(text ?? '') ?? [];
  return seconds === undefined
    ? undefined
    : Math.min(MAX_RETRY_DELAY_S, Math.ceil(Number(seconds)));
}
