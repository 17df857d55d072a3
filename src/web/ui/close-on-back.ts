/** The key in the state of a history entry that marks it as an open dialog. */
const MARK = 'sheet';

/** The navigation back that a closing dialog has started: the next dialog waits for its end. */
let goingBack: Promise<void> | undefined;

/** Settles when no dialog is navigating back: only then can the address change safely. */
export const backDone = async (): Promise<void> => goingBack;

/**
 * Adds an entry to the browser's history, so that "Back" closes a dialog instead of leaving the page.
 * Returns what removes the entry again.
 */
export function closeOnBack(close: () => void): () => void {
  // Any value that differs from the last one. `crypto.randomUUID` needs https, which a phone that
  // visits a computer of its own network may lack.
  const mark = String(Math.random());
  const readState = () => window.history.state as Record<string, unknown> | null;
  const isOnTop = () => readState()?.[MARK] === mark;
  let isGone = false;
  let isPushed = false;
  const push = () => {
    if (isGone) return;
    window.history.pushState({ ...readState(), [MARK]: mark }, '');
    isPushed = true;
  };
  const onPopState = () => {
    if (!isPushed || isOnTop()) return;
    isPushed = false;
    close();
    // If the owner keeps the dialog open, the next "Back" needs an entry again.
    setTimeout(push);
  };
  window.addEventListener('popstate', onPopState);
  // At once where possible: "Back" may be pressed as soon as the dialog is seen.
  if (goingBack === undefined) push();
  else void goingBack.then(push);
  return () => {
    isGone = true;
    window.removeEventListener('popstate', onPopState);
    if (!isOnTop()) return;
    goingBack = new Promise((resolve) => {
      const arrive = () => {
        goingBack = undefined;
        resolve();
      };
      window.addEventListener('popstate', arrive, { once: true });
    });
    window.history.back();
  };
}
