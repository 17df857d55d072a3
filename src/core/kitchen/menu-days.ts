/** "Hari 2" before the dish with which the second day of a menu begins; nothing before the others. */
export type DayBefore = (position: number) => string | undefined;

/** As `search-note.ts` writes it: "Menu 5 hari: urut dari atas, 2 masakan sehari." */
const MENU_NOTE = /^Menu \d+ hari: urut dari atas, (\d+) masakan sehari\./mu;

/**
 * The days of an answer that is a menu of several. How many dishes a day has is only known to the search, which says so
 * in the note that is kept with the answer.
 */
export function daysInNote(note = ''): DayBefore {
  const aDay = Number(MENU_NOTE.exec(note)?.[1]);
  return (position) => (position % aDay === 0 ? `Hari ${position / aDay + 1}` : undefined);
}
