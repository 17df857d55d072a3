/** Resolves once the browser has handled what was waiting, such as a tap during long work. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
