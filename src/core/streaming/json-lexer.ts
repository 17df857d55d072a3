/** The role of a string. */
export type StringRole = 'key' | 'value' | 'item';

export type LexerEvents = {
  /** True outside lists and objects, where quotes and slashes have no meaning. */
  isProse(): boolean;
  /** A quote opens a string; returns its role. */
  roleOfString(at: number): StringRole;
  /** A string closed; `end` is one past its quote, `text` is shortened. */
  onString(role: StringRole, text: string, start: number, end: number): void;
  /**
   * A quote mark at `quoteAt` turned out to be part of its string. `key` is set if the text reads
   * like the first key of an object (`{ "key":`), up to the colon at `at`: the string has then more
   * likely lost its closing quote.
   */
  onStrayQuote(quoteAt: number, key: string | undefined, at: number): void;
  /** One of `{ } [ ] : ,` outside strings and comments. */
  onMark(mark: string, at: number): void;
  /** A run of other characters: a literal, a bare key, or prose. Long ones are shortened. */
  onWord(word: string): void;
};

type Mode =
  | 'plain'
  | 'string'
  | 'escape'
  | 'after-quote'
  | 'slash-after-quote'
  | 'slash'
  | 'line-comment'
  | 'block-comment'
  | 'star';

/** Characters kept of a key or word: longer than any that matters. */
const MAX_WORD_CHARS = 40;

/**
 * Splits JSON text into strings, punctuation and words, one character at a time.
 *
 * Valid JSON is read as the grammar says. Beyond it, a quote ends a string only if the text continues
 * as JSON does after one: models write `"Soto "Lamongan" asli"`, and ending the string at the inner
 * quotes would turn the rest of the answer inside out. Line breaks in strings, single quotes and
 * comments are accepted too. It never looks ahead: the next character decides what a quote means, so
 * the bracket that closes an element takes effect at once.
 */
export class JsonLexer {
  readonly #events: LexerEvents;
  #mode: Mode = 'plain';
  #word = '';
  #role: StringRole = 'item';
  #quote = '"';
  #start = 0;
  #end = 0;
  #lineBroken = false;
  /** Text of the string since its last quote, shortened. */
  #text = '';
  /** The last visible character of the string, and the one before its last quote. */
  #lastChar = '';
  #charBeforeQuote = '';

  constructor(events: LexerEvents) {
    this.#events = events;
  }

  /** Takes one character; `at` is its place in the whole text. */
  step(char: string, at: number): void {
    switch (this.#mode) {
      case 'plain':
        this.#stepPlain(char, at);
        break;
      case 'string':
        this.#stepString(char, at);
        break;
      case 'escape':
        this.#mode = 'string';
        break;
      case 'after-quote':
        this.#stepAfterQuote(char, at);
        break;
      case 'slash-after-quote':
        if (char === '/' || char === '*') {
          this.#endString();
          this.#mode = char === '/' ? 'line-comment' : 'block-comment';
        } else {
          this.#keepString(char, at);
        }
        break;
      case 'slash':
        this.#mode = char === '/' ? 'line-comment' : char === '*' ? 'block-comment' : 'plain';
        if (this.#mode === 'plain') this.#stepPlain(char, at);
        break;
      case 'line-comment':
        if (char === '\n' || char === '\r') this.#mode = 'plain';
        break;
      case 'block-comment':
        if (char === '*') this.#mode = 'star';
        break;
      case 'star':
        this.#mode = char === '/' ? 'plain' : char === '*' ? 'star' : 'block-comment';
        break;
    }
  }

  /**
   * Skips plain characters inside a string at once: most of any answer.
   *
   * @param most most characters to skip.
   * @returns how many were skipped from `from` on; 0 outside strings.
   */
  takeInString(piece: string, from: number, most: number): number {
    if (this.#mode !== 'string') return 0;
    const quote = this.#quote;
    const limit = Math.min(piece.length, from + most);
    let to = from;
    while (to < limit && piece[to] !== quote && piece[to] !== '\\') to += 1;
    if (to === from) return 0;
    const { length } = this.#text;
    if (length < MAX_WORD_CHARS) {
      this.#text += piece.slice(from, Math.min(to, from + MAX_WORD_CHARS - length));
    }
    let last = to - 1;
    while (last > from && isSpace(piece.charAt(last))) last -= 1;
    if (!isSpace(piece.charAt(last))) this.#lastChar = piece.charAt(last);
    return to - from;
  }

  /** Resumes the last string, which had not ended after all. */
  resumeString(): void {
    this.#mode = 'string';
    this.#events.onStrayQuote(this.#end - 1, undefined, this.#end);
  }

  reset(): void {
    this.#mode = 'plain';
    this.#word = '';
  }

  #endString(): void {
    this.#mode = 'plain';
    const ended = this.#text;
    // What comes after it is not this string, even if it is resumed; and a short slice would keep
    // alive the whole piece it was cut from.
    this.#text = '';
    this.#events.onString(this.#role, ended, this.#start, this.#end);
  }

  #stepPlain(char: string, at: number): void {
    if (isWordChar(char)) {
      if (this.#word.length < MAX_WORD_CHARS) this.#word += char;
      return;
    }
    if (this.#word !== '') {
      const ended = this.#word;
      this.#word = '';
      this.#events.onWord(ended);
      if (this.#mode !== 'plain') return this.step(char, at);
    }
    if (isSpace(char)) return;
    if (char === '"' || char === "'") {
      if (!this.#events.isProse()) this.#beginString(char, at);
    } else if (char === '/') {
      if (!this.#events.isProse()) this.#mode = 'slash';
    } else {
      this.#events.onMark(char, at);
    }
  }

  #beginString(char: string, at: number): void {
    this.#mode = 'string';
    this.#role = this.#events.roleOfString(at);
    this.#quote = char;
    this.#start = at;
    this.#text = '';
    this.#lastChar = '';
    this.#charBeforeQuote = '';
  }

  #stepString(char: string, at: number): void {
    if (char === this.#quote) {
      this.#mode = 'after-quote';
      this.#end = at + 1;
      this.#lineBroken = false;
      return;
    }
    if (char === '\\') this.#mode = 'escape';
    if (!isSpace(char)) this.#lastChar = char;
    if (this.#text.length < MAX_WORD_CHARS) this.#text += char;
  }

  #keepString(char: string, at: number): void {
    this.#mode = 'string';
    const key = char === ':' && this.#charBeforeQuote === '{' ? this.#text : undefined;
    this.#charBeforeQuote = this.#lastChar;
    this.#lastChar = this.#quote;
    this.#text = '';
    this.#events.onStrayQuote(this.#end - 1, key, at);
    this.step(char, at);
  }

  #stepAfterQuote(char: string, at: number): void {
    if (isSpace(char)) {
      this.#lineBroken ||= char === '\n' || char === '\r';
    } else if (char === '/') {
      this.#mode = 'slash-after-quote';
    } else if (endsString(this.#role, char, this.#lineBroken)) {
      this.#endString();
      this.step(char, at);
    } else {
      this.#keepString(char, at);
    }
  }
}

/** Whether a string ended at its last quote, given the character that follows. */
function endsString(role: StringRole, next: string, lineBroken: boolean): boolean {
  if (next === ',' || next === '}') return true;
  if (role === 'key') return next === ':';
  // A quote on the next line is the next entry after a forgotten comma.
  return next === ']' || (lineBroken && (next === '"' || next === "'"));
}

function isSpace(char: string): boolean {
  if (char <= '\u007f') return char === ' ' || char === '\n' || char === '\r' || char === '\t';
  // No-break spaces and byte order marks, which models put between the lines of JSON too.
  return char.trim() === '';
}

function isWordChar(char: string): boolean {
  switch (char) {
    case '{':
    case '}':
    case '[':
    case ']':
    case ':':
    case ',':
    case '"':
    case "'":
    case '/':
      return false;
    default:
      return !isSpace(char);
  }
}
