import { fieldsOf } from './unknown-values.ts';

/** The sources that visitors see as the author of an answer. */
export type SourceName = (typeof SOURCE_NAMES)[number];

const SOURCE_NAMES = ['gemini', 'collection'] as const;

const INCOMPLETE_REASONS = ['truncated', 'blocked', 'interrupted'] as const;

/** Why an answer is incomplete. */
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

/**
 * How an answer ended: whole, or broken off after at least one whole dish; those dishes stay. An answer
 * without dishes has a note.
 */
export type AnswerEnd = AnswerFacts &
  ({ readonly complete: true } | { readonly complete: false; readonly reason: IncompleteReason });

/** What is known about an answer, however it ended. */
export type AnswerFacts = {
  readonly source: SourceName;
  /** The model that wrote it; only if `source` is `gemini`. */
  readonly model?: string;
  /** True if nothing matches the question and the dishes are only the nearest ones. */
  readonly nearest?: boolean;
  /**
   * Text shown before the dishes, or instead of them, in the visitor's language; may have several
   * lines.
   */
  readonly note?: string;
  /** The food whose price is the note, as own prices are kept under it. */
  readonly food?: string;
  /** The foods that the question excludes and no dish has, as a list in the visitor's language. */
  readonly leftOut?: string;
  /** True if the AI should have answered but is at capacity; only if `source` is `collection`. */
  readonly standIn?: boolean;
};

/** What an answer says besides its dishes. */
export type NoteFacts = Pick<AnswerFacts, 'food'> & { readonly note: string };

/** Reads how an answer ended, from the wire or from storage. */
export function parseAnswerEnd(value: unknown): AnswerEnd | undefined {
  const {
    source: name,
    model,
    complete,
    reason,
    nearest,
    note,
    food,
    leftOut,
    standIn,
  } = fieldsOf(value);
  const source = SOURCE_NAMES.find((known) => known === name);
  if (source === undefined || typeof complete !== 'boolean') return undefined;
  // An unknown reason still means that something is missing.
  const known = INCOMPLETE_REASONS.find((one) => one === reason) ?? 'interrupted';
  return {
    source,
    ...(typeof model === 'string' ? { model } : {}),
    ...(complete ? { complete } : { complete, reason: known }),
    ...(typeof nearest === 'boolean' ? { nearest } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(typeof food === 'string' ? { food } : {}),
    ...(typeof leftOut === 'string' ? { leftOut } : {}),
    ...(typeof standIn === 'boolean' ? { standIn } : {}),
  };
}
