const NOTHING_NEEDED = Number.POSITIVE_INFINITY;

/**
 * The part of a growing text that is still needed; `append` drops what is before it. Positions count
 * from the start of the whole text.
 */
export class HeldText {
  #held = '';
  #heldStart = 0;
  #length = 0;
  #neededFrom = NOTHING_NEEDED;
  #escapes: number[] = [];

  /** Position from which text is kept; infinity if none is needed. */
  get neededFrom(): number {
    return this.#neededFrom;
  }

  append(piece: string): void {
    this.#letGo();
    this.#held += piece;
    this.#length += piece.length;
  }

  /** Drops unneeded text now instead of with the next piece. */
  trim(): void {
    if (this.#neededFrom === NOTHING_NEEDED) this.#letGo();
  }

  /** Keeps the text from a position on, unless more is kept already. */
  keepFrom(at: number): void {
    this.#neededFrom = Math.min(this.#neededFrom, at);
  }

  /** Keeps only the text from a position on. */
  moveTo(at: number): void {
    this.#neededFrom = at;
  }

  /** Stops keeping text from a position on. */
  release(at: number): void {
    if (this.#neededFrom === at) this.releaseAll();
  }

  releaseAll(): void {
    this.#neededFrom = NOTHING_NEEDED;
    this.#escapes = [];
  }

  between(start: number, end: number): string {
    return this.#held.slice(start - this.#heldStart, end - this.#heldStart);
  }

  /** The kept text. */
  rest(): string {
    return this.#neededFrom < this.#length ? this.between(this.#neededFrom, this.#length) : '';
  }

  /** Marks a quote that must be escaped in the returned text. */
  escapeAt(at: number): void {
    if (this.#neededFrom !== NOTHING_NEEDED) this.#escapes.push(at);
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
    // Only when there is something to drop: slicing on every piece would copy an
    // element as many times as it has pieces.
    if (this.#neededFrom <= this.#heldStart) return;
    this.#held = this.rest();
    this.#heldStart = this.#length - this.#held.length;
  }
}
