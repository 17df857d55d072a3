import { dishAnchor } from '../dish/dish-card.tsx';

/** Id of the overview, for links back to it. */
export const OVERVIEW_ANCHOR = 'ringkasan';

/** Scrolls to the card of a dish without changing the address, and moves the focus there. */
export function goToDish(position: number): void {
  goTo(document.getElementById(dishAnchor(position)), 'start');
}

/** Back from a dish to its row in the overview. */
export function goToRow(position: number): void {
  const link = `#${OVERVIEW_ANCHOR} a[href="#${dishAnchor(position)}"]`;
  goTo(document.querySelector<HTMLElement>(link), 'center');
}

function goTo(place: HTMLElement | null, block: ScrollLogicalPosition): void {
  place?.scrollIntoView({ block });
  place?.focus({ preventScroll: true });
}
