import * as v from 'valibot';

/** Who wrote an answer. */
export type AnswerWriter = 'gemini' | 'collection';

const INCOMPLETE_REASONS = ['truncated', 'blocked', 'interrupted'] as const;

/** Why an answer holds fewer dishes than it was going to. */
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

/** What is known once the last dish of an answer has arrived. */
export type AnswerEnd = {
  readonly source: AnswerWriter;
  /** The model that wrote it; only where `source` is `gemini`. */
  readonly model?: string;
  /** False when the answer broke off after at least one whole dish; those dishes stay. */
  readonly complete: boolean;
  /** Present exactly when `complete` is false. */
  readonly reason?: IncompleteReason;
  /** True when nothing matches the question and the dishes are only the nearest ones. */
  readonly nearest?: boolean;
  /** True when the AI would have answered, but has no room left; only where `source` is `collection`. */
  readonly standIn?: boolean;
};

const AnswerEndSchema = v.pipe(
  v.object({
    source: v.picklist(['gemini', 'collection']),
    model: v.fallback(v.optional(v.string()), undefined),
    complete: v.boolean(),
    reason: v.fallback(v.optional(v.picklist(INCOMPLETE_REASONS)), undefined),
    nearest: v.fallback(v.optional(v.boolean()), undefined),
    standIn: v.fallback(v.optional(v.boolean()), undefined),
  }),
  v.transform(({ source, model, complete, reason, nearest, standIn }): AnswerEnd => ({
    source,
    ...(model === undefined ? {} : { model }),
    complete,
    // A reason that this build does not know is still a reason to say that something is missing.
    ...(complete ? {} : { reason: reason ?? 'interrupted' }),
    ...(nearest === undefined ? {} : { nearest }),
    ...(standIn === undefined ? {} : { standIn }),
  })),
);

/** Reads how an answer ended, from the wire or from storage. */
export function parseAnswerEnd(value: unknown): AnswerEnd | undefined {
  const parsed = v.safeParse(AnswerEndSchema, value);
  return parsed.success ? parsed.output : undefined;
}
