/** Time between checks whether a button works. */
const LOOK_MS = 100;

/** The ring disappears once the button works; the animation only has to last until then. */
const RING_MS = 100_000;

const RING = { boxShadow: ['0 0 0 3px var(--turmeric)', '0 0 0 3px var(--turmeric)'] };

/**
 * A button pressed before its code has loaded gets a ring, and is pressed again once it works. If
 * several are pressed, the last one is repeated.
 */
export function keepPress(): void {
  let ring: Animation | undefined;
  let waiting: ReturnType<typeof setInterval> | undefined;
  const forget = () => {
    ring?.cancel();
    clearInterval(waiting);
  };
  addEventListener('pointerup', ({ target }) => {
    // The header's buttons work as soon as the page does; after that, buttons are disabled on purpose.
    if (document.querySelector('header button:disabled') === null) return;
    const button = target instanceof Element && target.closest<HTMLElement>('button:disabled');
    if (!button) return;
    forget();
    ring = button.animate(RING, RING_MS);
    waiting = setInterval(() => {
      if (button.isConnected && button.matches(':disabled')) return;
      forget();
      button.click();
    }, LOOK_MS);
  });
}
