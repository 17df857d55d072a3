const NOWHERE = Number.POSITIVE_INFINITY;

/**
 * The part of a growing text that is still needed; what is before it is let go at each `append`.
 * Places are counted in the whole text, held or gone.
 */
export class HeldText {
  #held = '';
  #heldStart = 0;
  #length = 0;
  #neededFrom = NOWHERE;
  #escapes: number[] = [];

  /** Place from which text is kept, or infinity where none is needed. */
  get neededFrom(): number {
    return this.#neededFrom;
  }

  append(piece: string): void {
    this.#letGo();
    this.#held += piece;
    this.#length += piece.length;
  }

  /** Lets go of text that nobody needs, without waiting for the next piece. */
  trim(): void {
    if (this.#neededFrom === NOWHERE) this.#letGo();
  }

  /** Keeps the text from a place on, unless more of it is kept already. */
  keepFrom(at: number): void {
    this.#neededFrom = Math.min(this.#neededFrom, at);
  }

  /** Keeps only the text from a place on. */
  moveTo(at: number): void {
    this.#neededFrom = at;
  }

  /** Lets go of what was kept from a place on. */
  release(at: number): void {
    if (this.#neededFrom === at) this.releaseAll();
  }

  releaseAll(): void {
    this.#neededFrom = NOWHERE;
    this.#escapes = [];
  }

  between(start: number, end: number): string {
    return this.#held.slice(start - this.#heldStart, end - this.#heldStart);
  }

  /** The text up to the last character, from the first that is needed. */
  rest(): string {
    return this.#neededFrom < this.#length ? this.between(this.#neededFrom, this.#length) : '';
  }

  /** Marks a quote mark that must be escaped when the text around it is handed over. */
  escapeAt(at: number): void {
    if (this.#neededFrom !== NOWHERE) this.#escapes.push(at);
  }

  /** The text with its marked quotes escaped. */
  escapedBetween(start: number, end: number): string {
    let text = '';
    let from = start;
    const first = this.#escapes.findLastIndex((quote) => quote < start) + 1;
    for (const quote of this.#escapes.slice(first)) {
      text += `${this.between(from, quote)}\\`;
      from = quote;
    }
    return text + this.between(from, end);
  }

  #letGo(): void {
    // Cut off only when there is something to cut off: slicing on every piece would copy an
    // element as many times as it has pieces.
    if (this.#neededFrom <= this.#heldStart) return;
    this.#held = this.rest();
    this.#heldStart = this.#length - this.#held.length;
  }
}
