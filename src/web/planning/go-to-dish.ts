import { dishAnchor } from '../dish/dish-card.tsx';

/** Id of the overview, for what leads back to it. */
export const OVERVIEW_ANCHOR = 'ringkasan';

/** Scrolls to the card of a dish, without an address of its own, and takes the focus along. */
export function goToDish(position: number): void {
  goTo(dishAnchor(position));
}

export function goToOverview(): void {
  goTo(OVERVIEW_ANCHOR);
}

function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}
