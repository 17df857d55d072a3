import type { HistoryEntry } from '../conversation.ts';

/**
 * Case-insensitive substring match on the question. A longer query matches a subset of what its
 * beginning matched, so each new letter searches only those.
 */
export function createHistorySearch() {
  let last = {
    entries: [] as readonly HistoryEntry[],
    needle: '',
    found: [] as readonly HistoryEntry[],
  };

  return (entries: readonly HistoryEntry[], query: string): readonly HistoryEntry[] => {
    const needle = query.trim().toLowerCase();
    if (needle === '') return entries;
    const isNarrower =
      last.needle !== '' && entries === last.entries && needle.includes(last.needle);
    const found = (isNarrower ? last.found : entries).filter(({ question }) =>
      question.toLowerCase().includes(needle),
    );
    last = { entries, needle, found };
    return found;
  };
}
