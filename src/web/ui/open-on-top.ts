/** Where `ToastView` has its region unless a dialog has it. */
const HOME = '#toasts';

/**
 * Opens a dialog above all others, and moves the toasts into it: whatever is outside of the topmost can
 * neither be seen well nor pressed, nor is it read out. Returns what must be called when it is gone.
 */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  const home = document.querySelector(HOME);
  comeInside(home?.closest('body > *'), dialog);
  dialog.showModal();
  const region = home?.firstElementChild ?? document.querySelector('dialog > [role=status]');
  const before = region?.parentElement;
  moveToasts(region, dialog);
  return () => {
    if (region?.parentElement === dialog) moveToasts(region, before?.isConnected ? before : home);
  };
}

/**
 * The tools have a React root of their own beside the page's. What is pressed in a toast has to reach the page's, which
 * hears only what is inside of it.
 */
function comeInside(root: Element | null | undefined, dialog: Element): void {
  const place = dialog.closest('body > *');
  if (root && place !== null && place !== root && place !== dialog) root.append(place);
}

function moveToasts(region: Element | null, place: Element | null | undefined): void {
  if (region === null || !place) return;
  place.append(region);
  // A toast that has moved is no longer under the pointer, nor has it the focus, and no event says so.
  region.firstElementChild?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
