import { fieldsOf } from './unknown-values.ts';

/** Who wrote an answer. */
export type AnswerWriter = (typeof WRITERS)[number];

const WRITERS = ['gemini', 'collection'] as const;

const INCOMPLETE_REASONS = ['truncated', 'blocked', 'interrupted'] as const;

/** Why an answer is incomplete. */
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

/** How an answer ended. */
export type AnswerEnd = {
  readonly source: AnswerWriter;
  /** The model that wrote it; only if `source` is `gemini`. */
  readonly model?: string;
  /** False if the answer broke off after at least one whole dish; those dishes stay. */
  readonly complete: boolean;
  /** Present exactly when `complete` is false. */
  readonly reason?: IncompleteReason;
  /** True if nothing matches the question and the dishes are only the nearest ones. */
  readonly nearest?: boolean;
  /** Text shown before the dishes, in the visitor's language; may have several lines. */
  readonly note?: string;
  /** The foods that the question refuses and no dish has, as a list in the visitor's language. */
  readonly leftOut?: string;
  /** True if the AI should have answered but is at capacity; only if `source` is `collection`. */
  readonly standIn?: boolean;
};

/** Reads how an answer ended, from the wire or from storage. */
export function parseAnswerEnd(value: unknown): AnswerEnd | undefined {
  const { source, model, complete, reason, nearest, note, leftOut, standIn } = fieldsOf(value);
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
    ...(typeof leftOut === 'string' ? { leftOut } : {}),
    ...(typeof standIn === 'boolean' ? { standIn } : {}),
  };
}
