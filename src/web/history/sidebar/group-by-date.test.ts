import { describe, expect, test } from 'vitest';
import { groupByDate } from './group-by-date.ts';

const at = (day: number, hour: number, month = 10) => new Date(2026, month, day, hour).getTime();
const NOON = at(23, 12);

/** Labels of the groups with the ids in each. */
function groupsOf(dates: readonly (number | undefined)[]) {
  const entries = dates.map((savedAt, index) => ({
    id: `${index}`,
    question: 'soto',
    dishes: [],
    ...(savedAt === undefined ? {} : { savedAt }),
  }));
  return groupByDate(entries, NOON).map(({ label, entries: group }) => [
    label,
    group.map(({ id }) => id).join(' '),
  ]);
}

describe('a list of conversations', () => {
  test('is split into today, yesterday, the last seven days, and months', () => {
    expect(
      groupsOf([at(23, 0), at(22, 23), at(22, 0), at(21, 23), at(16, 0), at(15, 23), at(31, 9, 9)]),
    ).toEqual([
      ['Hari ini', '0'],
      ['Kemarin', '1 2'],
      ['7 hari terakhir', '3 4'],
      ['November 2026', '5'],
      ['Oktober 2026', '6'],
    ]);
  });

  test('keeps its order: an entry out of order stays with the one before it', () => {
    expect(groupsOf([at(22, 9), at(23, 9), at(3, 9)])).toEqual([
      ['Kemarin', '0 1'],
      ['November 2026', '2'],
    ]);
  });

  test('ends with the undated; an undated entry in between is as new as the next', () => {
    expect(groupsOf([undefined, at(22, 9), undefined])).toEqual([
      ['Kemarin', '0 1'],
      ['Lebih lama', '2'],
    ]);
  });

  test('without any date has no headings', () => {
    expect(groupsOf([undefined, undefined])).toEqual([[undefined, '0 1']]);
  });
});
