import { salvageElements, type Salvage } from './broken-elements.ts';
import { createHeldText } from './held-text.ts';
import { createJsonLexer, type StringRole } from './json-lexer.ts';

export type JsonElementsOptions = {
  /** Keys by which an object is known as an element rather than a wrapper around a list of them. */
  readonly tellingKeys: readonly string[];
  /** Longest element in characters; a longer one is dropped and reading goes on behind it. */
  readonly maxElementChars?: number;
};

/** How a text ended, for those who must say why nothing was in it. */
export type TextEnd = {
  /** Elements that closed, but only after a broken one before them was given up. */
  readonly elements: readonly string[];
  /** True when the text stopped inside an element. */
  readonly isCut: boolean;
  /** True when a list or wrapper closed that had nothing in it. */
  readonly sawEmptyList: boolean;
};

export type JsonElements = {
  /** Takes the next piece of text; gives the raw text of each element that closed in it. */
  feed(piece: string): readonly string[];
  /** True while a list or object is open. */
  isOpen(): boolean;
  end(): TextEnd;
};

/** 256 Ki characters: a hundred times a long recipe. */
const MAX_ELEMENT_CHARS = 256 * 1024;
/** Deepest nesting followed; an element that nests deeper is given up. */
const MAX_DEPTH = 64;
/** Longest beginning of an element: its bracket, its first key and the white space between. */
const MAX_BEGINNING_CHARS = 200;

type ListFrame = { readonly kind: 'list'; isEmpty: boolean };
type ObjectFrame = {
  readonly kind: 'object';
  readonly start: number;
  isEmpty: boolean;
  role: 'unknown' | 'wrapper' | 'element';
  place: 'key' | 'colon' | 'value' | 'after';
  hasQuotedKeys: boolean;
  /** True from the end of a string value to the next key. */
  mayResume: boolean;
};

/**
 * Gives each element of a JSON list as soon as it closes, from text that comes in pieces cut
 * anywhere. Prose and code fences around the JSON are passed over; a bare list, a list wrapped in
 * objects, a single object and objects one after another all read the same.
 *
 * An object turns out to be an element when one of the telling keys is seen in it, whatever the order
 * of its keys; until then it may be a wrapper, and is held. From then on everything inside belongs to
 * it, and everything around it is a wrapper. A string directly in a list is an element too, unless it
 * lies inside one. Elements come as text, not parsed, and may be broken: see `parse-element.ts`.
 *
 * Work is linear in the text, and what is held is bounded by one element.
 */
export function createJsonElements(options: JsonElementsOptions): JsonElements {
  const { tellingKeys, maxElementChars = MAX_ELEMENT_CHARS } = options;
  let closed: string[] = [];
  let stack: (ListFrame | ObjectFrame)[] = [];
  /** Place in the stack of the element being read, or −1. */
  let elementIndex = -1;
  let sawEmptyList = false;

  const held = createHeldText();
  let position = 0;

  const giveUp = () => {
    stack = [];
    elementIndex = -1;
    held.releaseAll();
  };

  const open = (frame: ListFrame | ObjectFrame, at: number) => {
    const parent = stack.at(-1);
    if (parent !== undefined) parent.isEmpty = false;
    if (stack.length === MAX_DEPTH) giveUp();
    if (frame.kind === 'object') held.keepFrom(at);
    stack.push(frame);
  };

  /** Closes every frame from an index of the stack on; the text of an element ends at `end`. */
  const closeFrom = (index: number, end: number) => {
    const first = stack[index];
    if (first?.isEmpty && elementIndex === -1) sawEmptyList = true;
    const element = elementIndex >= index ? stack[elementIndex] : undefined;
    if (element?.kind === 'object') {
      closed.push(held.escapedBetween(element.start, end));
      elementIndex = -1;
    }
    for (const frame of stack.slice(index)) if (frame.kind === 'object') held.release(frame.start);
    stack.length = index;
    const parent = stack.at(-1);
    if (parent?.kind === 'object') parent.place = 'after';
  };

  const onKey = (frame: ObjectFrame, key: string) => {
    frame.isEmpty = false;
    frame.place = 'colon';
    frame.mayResume = false;
    if (elementIndex !== -1 || frame.role === 'wrapper' || !tellingKeys.includes(key)) return;
    for (const outer of stack) if (outer.kind === 'object') outer.role = 'wrapper';
    frame.role = 'element';
    elementIndex = stack.indexOf(frame);
    held.moveTo(frame.start);
  };

  const lexer = createJsonLexer({
    isProse: () => stack.length === 0,
    roleOfString(at): StringRole {
      const top = stack.at(-1);
      if (top?.kind !== 'object') {
        held.keepFrom(at);
        return 'item';
      }
      return top.place === 'key' || top.place === 'after' ? 'key' : 'value';
    },
    onString(role, key, start, end) {
      const top = stack.at(-1);
      if (top === undefined) return;
      if (top.kind === 'list') {
        top.isEmpty = false;
        if (elementIndex === -1) closed.push(held.escapedBetween(start, end));
        held.release(start);
      } else if (role === 'key') {
        top.hasQuotedKeys = true;
        onKey(top, key);
      } else {
        top.place = 'after';
        top.mayResume = true;
      }
    },
    onStrayQuote(quoteAt, key, at) {
      held.escapeAt(quoteAt);
      if (key !== undefined && tellingKeys.includes(key)) skipUnclosedString(at);
    },
    onMark(mark, at) {
      const top = stack.at(-1);
      switch (mark) {
        case '{':
          // An object where a key belongs: the one before it has lost its closing bracket.
          if (top?.kind === 'object' && (top.place === 'key' || top.place === 'after')) {
            closeFrom(stack.length - 1, at);
          }
          open(newObject(at), at);
          break;
        case '[':
          open({ kind: 'list', isEmpty: true }, at);
          break;
        case '}':
        case ']': {
          const kind = mark === '}' ? 'object' : 'list';
          const index = stack.findLastIndex((frame) => frame.kind === kind);
          if (index !== -1) closeFrom(index, at + 1);
          break;
        }
        case ':':
          if (top?.kind === 'object' && top.place === 'colon') top.place = 'value';
          break;
        default:
          if (top?.kind === 'object') top.place = 'key';
      }
    },
    onWord(word) {
      const top = stack.at(-1);
      if (top === undefined) return;
      const isOutermost = stack.length === 1;
      if (top.kind === 'list') {
        top.isEmpty = false;
        // "[catatan]" before the answer, not the answer.
        if (isOutermost && !isLiteral(word)) giveUp();
      } else if (top.place === 'key') {
        if (top.mayResume && top.hasQuotedKeys) {
          // `"Loyang 20", bulat"`: the quote before the comma was part of the text.
          top.place = 'value';
          lexer.resumeString();
        } else if (/^[\w$]+$/u.test(word)) onKey(top, word);
        else if (isOutermost) giveUp();
      } else if (top.place === 'colon' && isOutermost) giveUp();
    },
  });

  /**
   * Gives up what is held, but for whole elements that a broken one had swallowed, and reads on from
   * the last beginning of one, which is at most `mostRead` characters back: reading more than that
   * again could make the work quadratic.
   */
  const restart = (salvage: Salvage, text: string, mostRead: number) => {
    const start = held.neededFrom();
    closed.push(...salvage.elements);
    giveUp();
    lexer.reset();
    const { openFrom = text.length } = salvage;
    if (text.length - openFrom > mostRead) return;
    for (let index = openFrom; index < text.length; index++) {
      lexer.step(text.charAt(index), start + index);
    }
  };

  const skipOversize = (end: number) => {
    const text = held.between(held.neededFrom(), end);
    restart(salvage(text), text, maxElementChars / 2);
  };

  /** An element seems to begin inside a string: the string has lost its closing quote. */
  const skipUnclosedString = (end: number) => {
    const text = held.between(held.neededFrom(), end);
    const found = salvage(text);
    if (text.length - (found.openFrom ?? 0) <= MAX_BEGINNING_CHARS) {
      restart(found, text, MAX_BEGINNING_CHARS);
    }
  };

  const salvage = (text: string) => salvageElements(text, tellingKeys, elementIndex !== -1);

  const step = (char: string, at: number) => {
    if (at - held.neededFrom() >= maxElementChars) skipOversize(at);
    lexer.step(char, at);
  };

  return {
    feed(piece) {
      held.append(piece);
      const offset = position;
      position += piece.length;
      let index = 0;
      while (index < piece.length) {
        const room = held.neededFrom() + maxElementChars - offset - index;
        const taken = lexer.takeInString(piece, index, room);
        if (taken === 0) step(piece.charAt(index), offset + index);
        index += Math.max(taken, 1);
      }
      held.trim();
      const elements = closed;
      closed = [];
      return elements;
    },
    isOpen: () => stack.length > 0,
    end() {
      const rest = held.rest();
      const { elements, openFrom } = salvage(rest);
      giveUp();
      const isCut = rest !== '' && (elements.length === 0 || openFrom !== undefined);
      return { elements, isCut, sawEmptyList };
    },
  };
}

function newObject(start: number): ObjectFrame {
  return {
    kind: 'object',
    start,
    isEmpty: true,
    role: 'unknown',
    place: 'key',
    hasQuotedKeys: false,
    mayResume: false,
  };
}

function isLiteral(word: string): boolean {
  return /^(?:true|false|null|-?\d[\d.eE+-]*)$/u.test(word);
}
