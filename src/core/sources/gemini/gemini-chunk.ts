import { entriesOf, fieldsOf, parseJson } from '../../recipes/unknown-values.ts';

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

/** One piece of an answer, or all of it if it comes whole. */
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

/** Reads one chunk, or the chunks of a list; empty for anything else. */
export function parseGeminiChunks(text: string): readonly GeminiChunk[] {
  const value = parseJson(text);
  return (Array.isArray(value) ? value : [value]).filter(isChunk).map(readChunk);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Whether this is the candidate that is read; the others may come in chunks of their own. */
const isFirst = (candidate: unknown) =>
  isObject(candidate) && (fieldsOf(candidate)['index'] ?? 0) === 0;

function isChunk(value: unknown): boolean {
  const fields = fieldsOf(value);
  return CHUNK_KEYS.some((key) => key in fields);
}

function readChunk(value: unknown): GeminiChunk {
  const { candidates, promptFeedback, usageMetadata, error } = fieldsOf(value);
  const { content, finishReason } = fieldsOf(entriesOf(candidates).find(isFirst));
  return {
    text: entriesOf(fieldsOf(content)['parts']).map(readPart).join(''),
    finishReason:
      finishReason === 'FINISH_REASON_UNSPECIFIED' ? undefined : readString(finishReason),
    blockReason: readString(fieldsOf(promptFeedback)['blockReason']),
    usage: readUsage(usageMetadata),
    error: readError(error),
  };
}

function readPart(value: unknown): string {
  const { text, thought } = fieldsOf(value);
  return typeof text === 'string' && thought !== true ? text : '';
}

function readString(value: unknown): string | undefined {
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

/** 0 for anything that is not a token count, so that sums never fall or leap. */
const readCount = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= MAX_TOKENS ? value : 0;

function readError(value: unknown): GeminiError | undefined {
  if (!isObject(value)) return undefined;
  const { code, status, message, details } = fieldsOf(value);
  const facts = entriesOf(details).map(fieldsOf);
  const quotas = facts.flatMap(({ violations }) => entriesOf(violations).map(fieldsOf));
  return {
    code: typeof code === 'number' ? code : undefined,
    status: readString(status) ?? '',
    message: readString(message) ?? '',
    reasons: facts.flatMap(({ reason }) => readString(reason) ?? []),
    quotaIds: quotas.flatMap(({ quotaId }) => readString(quotaId) ?? []),
    retryDelaySeconds: facts.flatMap(({ retryDelay }) => readSeconds(retryDelay) ?? [])[0],
  };
}

/** The longest wait that is believed; a longer one is shortened to it. */
const MAX_RETRY_DELAY_S = 60 * 60;

/** `"48s"` and `"34.4s"`, rounded up: asking a moment too early is refused again. */
function readSeconds(value: unknown): number | undefined {
  const [, seconds] = /^(\d+(?:\.\d+)?)s$/u.exec(readString(value) ?? '') ?? [];
  return seconds === undefined
    ? undefined
    : Math.min(MAX_RETRY_DELAY_S, Math.ceil(Number(seconds)));
}
