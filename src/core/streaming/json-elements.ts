import { salvageElements, type Salvage } from './broken-elements.ts';
import { HeldText } from './held-text.ts';
import { JsonLexer, type LexerEvents, type StringRole } from './json-lexer.ts';

export type JsonElementsOptions = {
  /** Keys that only elements have, not the objects wrapped around a list of them. */
  readonly elementKeys: readonly string[];
  /** Longest element in characters; a longer one is skipped. */
  readonly maxElementChars?: number;
};

/** How a text ended, to explain why it held nothing. */
type TextEnd = {
  /** Elements found only after a broken one before them was abandoned. */
  readonly elements: readonly string[];
  /** True when the text stopped inside an element. */
  readonly isCut: boolean;
  /** True when an empty list or wrapper closed. */
  readonly sawEmptyList: boolean;
};

export type JsonElements = {
  /** Takes the next piece of text and returns the raw text of each element completed by it. */
  feed(piece: string): readonly string[];
  /** True while a list or object is open. */
  isOpen(): boolean;
  end(): TextEnd;
};

/** 256 Ki characters: a hundred times a long recipe. */
const MAX_ELEMENT_CHARS = 256 * 1024;
/** Deepest nesting allowed; a deeper element is abandoned. */
const MAX_DEPTH = 64;
/** Longest beginning of an element: its bracket, its first key and the white space between. */
const MAX_BEGINNING_CHARS = 200;

type ListFrame = { readonly kind: 'list'; isEmpty: boolean };
type ObjectFrame = {
  readonly kind: 'object';
  readonly start: number;
  isEmpty: boolean;
  /** True once an element was found inside; before, an object may still be one itself. */
  isWrapper: boolean;
  place: 'key' | 'colon' | 'value' | 'after';
  hasQuotedKeys: boolean;
  /** True from the end of a string value to the next key. */
  mayResume: boolean;
};

/**
 * Yields each element of a JSON list as soon as it is complete, from text cut into arbitrary pieces.
 * Prose and code fences around the JSON are skipped; a bare list, a list wrapped in objects, a single
 * object and consecutive objects all read the same.
 *
 * An object is an element once one of the element keys is seen in it, in any order; until then it is
 * buffered, since it may only be a wrapper. Once it is known to be an element, everything inside is part
 * of it, and every object around it is a wrapper. A string directly in a list is an element too, unless
 * it lies inside one. Elements are raw text and may be broken: see `parse-element.ts`.
 *
 * Time is linear in the text; the buffer is bounded by one element.
 */
export function createJsonElements(options: JsonElementsOptions): JsonElements {
  return new ElementReader(options);
}

/**
 * This, its lexer and its buffer are classes: a gateway has one of each per open stream, and as closures
 * their thirty functions would cost 2 KiB each time.
 */
class ElementReader implements JsonElements, LexerEvents {
  readonly #elementKeys: readonly string[];
  readonly #maxElementChars: number;
  readonly #held = new HeldText();
  readonly #lexer = new JsonLexer(this);
  #closed: string[] = [];
  #stack: (ListFrame | ObjectFrame)[] = [];
  /** Stack index of the current element, or −1. */
  #elementIndex = -1;
  #sawEmptyList = false;
  #position = 0;

  constructor({ elementKeys, maxElementChars = MAX_ELEMENT_CHARS }: JsonElementsOptions) {
    this.#elementKeys = elementKeys;
    this.#maxElementChars = maxElementChars;
  }

  feed(piece: string): readonly string[] {
    this.#held.append(piece);
    const offset = this.#position;
    this.#position += piece.length;
    let index = 0;
    while (index < piece.length) {
      const room = this.#held.neededFrom + this.#maxElementChars - offset - index;
      const taken = this.#lexer.takeInString(piece, index, room);
      if (taken === 0) this.#step(piece.charAt(index), offset + index);
      index += Math.max(taken, 1);
    }
    this.#held.trim();
    const elements = this.#closed;
    this.#closed = [];
    return elements;
  }

  isOpen(): boolean {
    return this.#stack.length > 0;
  }

  end(): TextEnd {
    const rest = this.#held.rest();
    const { elements, openFrom } = this.#salvage(rest);
    this.#giveUp();
    const isCut = rest !== '' && (elements.length === 0 || openFrom !== undefined);
    return { elements, isCut, sawEmptyList: this.#sawEmptyList };
  }

  isProse(): boolean {
    return this.#stack.length === 0;
  }

  roleOfString(at: number): StringRole {
    const top = this.#stack.at(-1);
    if (top?.kind !== 'object') {
      this.#held.keepFrom(at);
      return 'item';
    }
    return top.place === 'key' || top.place === 'after' ? 'key' : 'value';
  }

  onString(role: StringRole, key: string, start: number, end: number): void {
    const top = this.#stack.at(-1);
    if (top === undefined) return;
    if (top.kind === 'list') {
      top.isEmpty = false;
      if (this.#elementIndex === -1) this.#closed.push(this.#held.escapedBetween(start, end));
      this.#held.release(start);
    } else if (role === 'key') {
      top.hasQuotedKeys = true;
      this.#onKey(top, key);
    } else {
      top.place = 'after';
      top.mayResume = true;
    }
  }

  onStrayQuote(quoteAt: number, key: string | undefined, at: number): void {
    this.#held.escapeAt(quoteAt);
    if (key !== undefined && this.#elementKeys.includes(key)) this.#skipUnclosedString(at);
  }

  onMark(mark: string, at: number): void {
    const top = this.#stack.at(-1);
    switch (mark) {
      case '{':
        // An object where a key is expected: the previous one lost its closing bracket.
        if (top?.kind === 'object' && (top.place === 'key' || top.place === 'after')) {
          this.#closeFrom(this.#stack.length - 1, at);
        }
        this.#open(newObject(at), at);
        break;
      case '[':
        this.#open({ kind: 'list', isEmpty: true }, at);
        break;
      case '}':
      case ']': {
        const kind = mark === '}' ? 'object' : 'list';
        const index = this.#stack.findLastIndex((frame) => frame.kind === kind);
        if (index !== -1) this.#closeFrom(index, at + 1);
        break;
      }
      case ':':
        if (top?.kind === 'object' && top.place === 'colon') top.place = 'value';
        break;
      default:
        if (top?.kind === 'object') top.place = 'key';
    }
  }

  onWord(word: string): void {
    const top = this.#stack.at(-1);
    if (top === undefined) return;
    const isOutermost = this.#stack.length === 1;
    if (top.kind === 'list') {
      top.isEmpty = false;
      // "[catatan]" before the answer, not the answer.
      if (isOutermost && !isLiteral(word)) this.#giveUp();
    } else if (top.place === 'key') {
      if (top.mayResume && top.hasQuotedKeys) {
        // `"Loyang 20", bulat"`: the quote before the comma was part of the text.
        top.place = 'value';
        this.#lexer.resumeString();
      } else if (/^[\w$]+$/u.test(word)) this.#onKey(top, word);
      else if (isOutermost) this.#giveUp();
    } else if (top.place === 'colon' && isOutermost) this.#giveUp();
  }

  #giveUp(): void {
    this.#stack = [];
    this.#elementIndex = -1;
    this.#held.releaseAll();
  }

  #open(frame: ListFrame | ObjectFrame, at: number): void {
    const parent = this.#stack.at(-1);
    if (parent !== undefined) parent.isEmpty = false;
    if (this.#stack.length === MAX_DEPTH) this.#giveUp();
    if (frame.kind === 'object') this.#held.keepFrom(at);
    this.#stack.push(frame);
  }

  /** Closes every frame from a stack index on; an element's text ends at `end`. */
  #closeFrom(index: number, end: number): void {
    const first = this.#stack[index];
    if (first?.isEmpty && this.#elementIndex === -1) this.#sawEmptyList = true;
    const element = this.#elementIndex >= index ? this.#stack[this.#elementIndex] : undefined;
    if (element?.kind === 'object') {
      this.#closed.push(this.#held.escapedBetween(element.start, end));
      this.#elementIndex = -1;
    }
    for (const frame of this.#stack.slice(index))
      if (frame.kind === 'object') this.#held.release(frame.start);
    this.#stack.length = index;
    const parent = this.#stack.at(-1);
    if (parent?.kind === 'object') parent.place = 'after';
  }

  #onKey(frame: ObjectFrame, key: string): void {
    frame.isEmpty = false;
    frame.place = 'colon';
    frame.mayResume = false;
    if (this.#elementIndex !== -1 || frame.isWrapper || !this.#elementKeys.includes(key)) return;
    for (const outer of this.#stack) if (outer.kind === 'object') outer.isWrapper = true;
    this.#elementIndex = this.#stack.indexOf(frame);
    this.#held.moveTo(frame.start);
  }

  /**
   * Drops the buffer, except for complete elements that a broken one had swallowed, and continues from
   * the last start of an element, at most `mostRead` characters back: rereading more could make the
   * time quadratic.
   */
  #restart(salvage: Salvage, text: string, mostRead: number): void {
    const start = this.#held.neededFrom;
    this.#closed.push(...salvage.elements);
    this.#giveUp();
    this.#lexer.reset();
    const { openFrom = text.length } = salvage;
    if (text.length - openFrom > mostRead) return;
    for (let index = openFrom; index < text.length; index++) {
      this.#lexer.step(text.charAt(index), start + index);
    }
  }

  #skipOversize(end: number): void {
    const text = this.#held.between(this.#held.neededFrom, end);
    this.#restart(this.#salvage(text), text, this.#maxElementChars / 2);
  }

  /** An element seems to start inside a string: the string lost its closing quote. */
  #skipUnclosedString(end: number): void {
    const text = this.#held.between(this.#held.neededFrom, end);
    const found = this.#salvage(text);
    if (text.length - (found.openFrom ?? 0) <= MAX_BEGINNING_CHARS) {
      this.#restart(found, text, MAX_BEGINNING_CHARS);
    }
  }

  #salvage(text: string): Salvage {
    return salvageElements(text, this.#elementKeys, this.#elementIndex !== -1);
  }

  #step(char: string, at: number): void {
    if (at - this.#held.neededFrom >= this.#maxElementChars) this.#skipOversize(at);
    this.#lexer.step(char, at);
  }
}

function newObject(start: number): ObjectFrame {
  return {
    kind: 'object',
    start,
    isEmpty: true,
    isWrapper: false,
    place: 'key',
    hasQuotedKeys: false,
    mayResume: false,
  };
}

function isLiteral(word: string): boolean {
  return /^(?:true|false|null|-?\d[\d.eE+-]*)$/u.test(word);
}
