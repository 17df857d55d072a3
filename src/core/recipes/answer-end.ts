import * as v from 'valibot';

/** Who wrote an answer. */
export type AnswerWriter = 'gemini' | 'collection';

/** Why an answer holds fewer dishes than it was going to. */
export type IncompleteReason = 'truncated' | 'blocked' | 'interrupted';

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
};

const AnswerEndSchema = v.object({
  source: v.picklist(['gemini', 'collection']),
  model: v.exactOptional(v.string()),
  complete: v.boolean(),
  reason: v.exactOptional(v.picklist(['truncated', 'blocked', 'interrupted'])),
  nearest: v.exactOptional(v.boolean()),
});

/** Reads how an answer ended, from the wire or from storage. */
export function parseAnswerEnd(value: unknown): AnswerEnd | undefined {
  const parsed = v.safeParse(AnswerEndSchema, value);
  return parsed.success ? parsed.output : undefined;
}
