import type { HistoryEntry } from '../conversation.ts';
import { listText } from './list-text.ts';

type HistoryGroup = {
  /** Absent if nothing is dated: then there is nothing to separate. */
  readonly label: string | undefined;
  readonly entries: readonly HistoryEntry[];
};

const DAYS_OF_WEEK = 7;
let monthNames: Intl.DateTimeFormat | undefined;

/** Created on first use: it is the slowest part to start on a phone. */
const writeMonth = (date: Date): string => {
  monthNames ??= new Intl.DateTimeFormat('id', { month: 'long', year: 'numeric' });
  return monthNames.format(date);
};

/**
 * Splits a list by the days of the visitor's own calendar. Dates never change the order of the
 * list: an entry out of order stays with the one before it.
 *
 * @param entries newest first.
 * @param now milliseconds since the epoch.
 */
export function groupByDate(
  entries: readonly HistoryEntry[],
  now: number,
): readonly HistoryGroup[] {
  const groups: { label: string | undefined; from: number; entries: HistoryEntry[] }[] = [];
  const dates = datesOf(entries);
  for (const [position, entry] of entries.entries()) {
    const last = groups.at(-1);
    const { label, from } = groupOf(dates[position], now);
    if (last === undefined || from < last.from) groups.push({ label, from, entries: [entry] });
    else last.entries.push(entry);
  }
  const isDated = entries.some(({ savedAt }) => savedAt !== undefined);
  return isDated ? groups : groups.map(({ entries }) => ({ label: undefined, entries }));
}

/** An entry without a date yet is at least as new as the one after it. */
function datesOf(entries: readonly HistoryEntry[]): readonly (number | undefined)[] {
  const dates: (number | undefined)[] = [];
  for (const { savedAt } of entries.toReversed()) dates.push(savedAt ?? dates.at(-1));
  return dates.toReversed();
}

/** The name of a group and when it begins. */
function groupOf(savedAt: number | undefined, now: number) {
  if (savedAt === undefined)
    return { label: listText.groups.undated, from: Number.NEGATIVE_INFINITY };
  const today = dayStart(now, 0);
  const yesterday = dayStart(now, 1);
  const week = dayStart(now, DAYS_OF_WEEK);
  if (savedAt >= today) return { label: listText.groups.today, from: today };
  if (savedAt >= yesterday) return { label: listText.groups.yesterday, from: yesterday };
  if (savedAt >= week) return { label: listText.groups.week, from: week };
  const date = new Date(savedAt);
  const month = new Date(date.getFullYear(), date.getMonth()).getTime();
  return { label: writeMonth(date), from: Math.min(month, week - 1) };
}

/** Midnight a number of days ago; days are not always 24 hours long. */
function dayStart(now: number, daysAgo: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - daysAgo).getTime();
}
