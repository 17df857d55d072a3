import type { StoredRecord } from './conversation.ts';

/** Decisions remembered; of more, the oldest are forgotten. */
const MAX_DECISIONS = 200;

/** What this tab has done to a conversation last. */
export type TabDecision = {
  /** Milliseconds since the epoch, later than that of any decision before. */
  readonly at: number;
  readonly isDeleted: boolean;
  /** What it saved; absent where the archive has it. */
  readonly record?: StoredRecord | undefined;
};

/** What this tab has saved and deleted, to do it again where another tab has overwritten it. */
export type TabDecisions = ReturnType<typeof createTabDecisions>;

/** @param now milliseconds since the epoch. */
export function createTabDecisions(now: () => number) {
  const decisions = new Map<string, TabDecision>();
  const startedAt = now();
  let last = startedAt;

  const decide = (id: string, isDeleted: boolean, record?: StoredRecord) => {
    last = Math.max(now(), last + 1);
    decisions.delete(id);
    decisions.set(id, { at: last, isDeleted, record });
    const [oldest] = decisions.keys();
    if (decisions.size > MAX_DECISIONS && oldest !== undefined) decisions.delete(oldest);
  };

  return {
    /** When this tab began. */
    startedAt,
    saved: (id: string, record: StoredRecord | undefined) => decide(id, false, record),
    deleted: (id: string) => decide(id, true),
    get: (id: string) => decisions.get(id),
    all: (): readonly (readonly [string, TabDecision])[] => [...decisions],
    forget: (id: string) => void decisions.delete(id),
    clear: () => decisions.clear(),
  };
}
