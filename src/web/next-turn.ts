/** Resolves once the page has had a turn: long work in parts still responds to touch in between. */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
