/** A ref: focuses an element as soon as it is there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
