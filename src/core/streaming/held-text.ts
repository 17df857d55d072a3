export type HeldText = {
  /** Place from which text is kept, or infinity where none is needed. */
  neededFrom(): number;
  /** Places are counted in the whole text, held or gone. */
  append(piece: string): void;
  /** Lets go of text that nobody needs, without waiting for the next piece. */
  trim(): void;
  /** Keeps the text from a place on, unless more of it is kept already. */
  keepFrom(at: number): void;
  /** Keeps only the text from a place on. */
  moveTo(at: number): void;
  /** Lets go of what was kept from a place on. */
  release(at: number): void;
  releaseAll(): void;
  between(start: number, end: number): string;
  /** The text up to the last character, from the first that is needed. */
  rest(): string;
  /** Marks a quote mark that must be escaped when the text around it is handed over. */
  escapeAt(at: number): void;
  /** The text with its marked quotes escaped. */
  escapedBetween(start: number, end: number): string;
};

const NOWHERE = Number.POSITIVE_INFINITY;

/** The part of a growing text that is still needed; what is before it is let go at each `append`. */
export function createHeldText(): HeldText {
  let held = '';
  let heldStart = 0;
  let length = 0;
  let neededFrom = NOWHERE;
  let escapes: number[] = [];

  const between = (start: number, end: number) => held.slice(start - heldStart, end - heldStart);
  const rest = () => (neededFrom < length ? between(neededFrom, length) : '');

  const releaseAll = () => {
    neededFrom = NOWHERE;
    escapes = [];
  };

  const trim = () => {
    // Cut off only when there is something to cut off: slicing on every piece would copy an
    // element as many times as it has pieces.
    if (neededFrom <= heldStart) return;
    held = rest();
    heldStart = length - held.length;
  };

  return {
    neededFrom: () => neededFrom,
    append(piece) {
      trim();
      held += piece;
      length += piece.length;
    },
    trim() {
      if (neededFrom === NOWHERE) trim();
    },
    keepFrom(at) {
      neededFrom = Math.min(neededFrom, at);
    },
    moveTo(at) {
      neededFrom = at;
    },
    release(at) {
      if (neededFrom === at) releaseAll();
    },
    releaseAll,
    between,
    rest,
    escapeAt(at) {
      if (neededFrom !== NOWHERE) escapes.push(at);
    },
    escapedBetween(start, end) {
      let text = '';
      let from = start;
      const first = escapes.findLastIndex((quote) => quote < start) + 1;
      for (const quote of escapes.slice(first)) {
        text += `${between(from, quote)}\\`;
        from = quote;
      }
      return text + between(from, end);
    },
  };
}
