import { fieldsOf } from './unknown-values.ts';

/** Who wrote an answer. */
export type AnswerWriter = (typeof WRITERS)[number];

const WRITERS = ['gemini', 'collection'] as const;

const INCOMPLETE_REASONS = ['truncated', 'blocked', 'interrupted'] as const;

/** Why an answer holds fewer dishes than it was going to. */
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

/** What is known when an answer has ended. */
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
  /** What is said before the dishes, in the visitor's language; several lines are parted by breaks. */
  readonly note?: string;
  /** True when the AI would have answered, but has no room left; only where `source` is `collection`. */
  readonly standIn?: boolean;
};

/** Reads how an answer ended, from the wire or from storage. */
export function parseAnswerEnd(value: unknown): AnswerEnd | undefined {
  const { source, model, complete, reason, nearest, note, standIn } = fieldsOf(value);
  const writer = WRITERS.find((known) => known === source);
  if (writer === undefined || typeof complete !== 'boolean') return undefined;
  return {
    source: writer,
    ...(typeof model === 'string' ? { model } : {}),
    complete,
    // An unknown reason still means that something is missing.
    ...(complete
      ? {}
      : { reason: INCOMPLETE_REASONS.find((known) => known === reason) ?? 'interrupted' }),
    ...(typeof nearest === 'boolean' ? { nearest } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(typeof standIn === 'boolean' ? { standIn } : {}),
  };
}
