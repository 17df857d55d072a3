/** Resolves once the browser has handled what was waiting: between parts of long work, a tap. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
