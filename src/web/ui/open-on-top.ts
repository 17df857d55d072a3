/** Where `ToastView` has its region unless a dialog has it; only found once the page is hydrated. */
const HOME = '#toasts';
/** How often to look for it until then. */
const LOOK_MS = 250;

/**
 * Opens a dialog above all others, and moves the toasts into it: whatever is outside of the topmost can
 * neither be seen well nor pressed, nor is it read out. Returns what must be called when it is gone.
 */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  comeInside(document.querySelector(HOME)?.closest('body > *'), dialog.closest('body > *'));
  dialog.showModal();
  let giveBack = takeToasts(dialog);
  // Cook mode opens again as soon as the page does.
  const looking = setInterval(() => {
    giveBack ??= takeToasts(dialog);
    if (giveBack !== undefined) clearInterval(looking);
  }, LOOK_MS);
  return () => {
    clearInterval(looking);
    giveBack?.();
  };
}

/**
 * The tools have a React root of their own beside the page's. What is pressed in a toast has to reach the page's, which
 * hears only what is inside of it.
 */
function comeInside(root: Element | null | undefined, place: Element | null): void {
  if (!root || place === null || place === root || place.matches('dialog')) return;
  // A dialog that is moved is no longer modal.
  if (place.querySelector('dialog[open]') === null) root.append(place);
}

function takeToasts(dialog: HTMLDialogElement): (() => void) | undefined {
  const home = document.querySelector(HOME);
  const region = home?.firstElementChild ?? document.querySelector('dialog > [role=status]');
  const before = region?.parentElement;
  if (!home || !region || !before) return undefined;
  moveToasts(region, dialog);
  return () => {
    if (region.parentElement === dialog) moveToasts(region, before.isConnected ? before : home);
  };
}

function moveToasts(region: Element, place: Element): void {
  place.append(region);
  // A toast that has moved is no longer under the pointer, nor has it the focus, and no event says so.
  region.firstElementChild?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
