/** Moves the focus to what cannot be pressed, a heading or the screen itself: the next Tab goes on from there. */
export function focusPlace(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Whether what had the focus is gone. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/**
 * Moves the focus to the row after the one that holds it, or before it, and without another to a heading: call it
 * before the row goes.
 *
 * @param list selects what holds the rows and the heading.
 */
export function focusBesideRow(list: string): void {
  const row = document.activeElement?.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>('a[href], button');
  if (next) return next.focus({ preventScroll: true });
  const heading = document.querySelector<HTMLElement>(`${list} :is(h1, h2)`);
  if (row && heading) focusPlace(heading);
}
