import type { HistoryEntry } from './conversation.ts';

/** Case-insensitive substring match on the question. */
export function searchHistory(
  entries: readonly HistoryEntry[],
  query: string,
): readonly HistoryEntry[] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return entries;
  return entries.filter(({ question }) => question.toLowerCase().includes(needle));
}
