/** What a string is in the place where it stands. */
export type StringRole = 'key' | 'value' | 'item';

export type LexerEvents = {
  /** True outside lists and objects, where quote marks and slashes mean nothing. */
  isProse(): boolean;
  /** A quote mark opens a string: which? */
  roleOfString(at: number): StringRole;
  /** A string closed; `end` is one past its quote, `text` is shortened. */
  onString(role: StringRole, text: string, start: number, end: number): void;
  /**
   * A quote mark at `quoteAt` turned out to be part of its string. `key` is set where the text reads
   * like the first key of an object (`{ "key":`), up to the colon at `at`: then it is likelier that
   * the string has lost its closing quote.
   */
  onStrayQuote(quoteAt: number, key: string | undefined, at: number): void;
  /** One of `{ } [ ] : ,` outside strings and comments. */
  onMark(mark: string, at: number): void;
  /** A run of other characters: a literal, a bare key, or prose. Long ones are shortened. */
  onWord(word: string): void;
};

export type JsonLexer = {
  /** Takes one character; `at` is its place in the whole text. */
  step(char: string, at: number): void;
  /**
   * Takes at once what of a piece lies inside a string and means nothing: most of any answer.
   *
   * @param most characters that may be taken.
   * @returns how many were taken from `from` on; 0 outside strings.
   */
  takeInString(piece: string, from: number, most: number): number;
  /** Says that the last string has not ended after all: the words belong to it. */
  resumeString(): void;
  reset(): void;
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

/** Characters kept of a key or a word: more than any that decides something. */
const MAX_WORD_CHARS = 40;

/**
 * Parts JSON text into strings, marks and words, one character at a time.
 *
 * Whole JSON is read as the grammar says. Beyond it, a quote mark ends a string only where the text
 * goes on as JSON does after one: models write `"Soto "Lamongan" asli"`, and taking the inner marks
 * for the end would turn the rest of the answer inside out. Line breaks in strings, single quotes
 * and comments are read too. It never looks ahead: what a mark means is settled by the character
 * after it, so the bracket that closes an element is never waited for.
 */
export function createJsonLexer(events: LexerEvents): JsonLexer {
  let mode: Mode = 'plain';
  let word = '';
  let role: StringRole = 'item';
  let quote = '"';
  let start = 0;
  let end = 0;
  let lineBroken = false;
  /** Text of the string since its last quote mark, shortened. */
  let text = '';
  /** The last visible character of the string, and the one before its last quote mark. */
  let lastChar = '';
  let charBeforeQuote = '';

  const endString = () => {
    mode = 'plain';
    const ended = text;
    // A short slice keeps the whole piece alive that it was cut from.
    text = '';
    events.onString(role, ended, start, end);
  };

  const stepPlain = (char: string, at: number) => {
    if (isWordChar(char)) {
      if (word.length < MAX_WORD_CHARS) word += char;
      return;
    }
    if (word !== '') {
      const ended = word;
      word = '';
      events.onWord(ended);
      if (mode !== 'plain') return step(char, at);
    }
    if (isSpace(char)) return;
    if (char === '"' || char === "'") {
      if (!events.isProse()) beginString(char, at);
    } else if (char === '/') {
      if (!events.isProse()) mode = 'slash';
    } else {
      events.onMark(char, at);
    }
  };

  const beginString = (char: string, at: number) => {
    mode = 'string';
    role = events.roleOfString(at);
    quote = char;
    start = at;
    text = '';
    lastChar = '';
    charBeforeQuote = '';
  };

  const stepString = (char: string, at: number) => {
    if (char === quote) {
      mode = 'after-quote';
      end = at + 1;
      lineBroken = false;
      return;
    }
    if (char === '\\') mode = 'escape';
    if (!isSpace(char)) lastChar = char;
    if (text.length < MAX_WORD_CHARS) text += char;
  };

  const keepString = (char: string, at: number) => {
    mode = 'string';
    const key = char === ':' && charBeforeQuote === '{' ? text : undefined;
    charBeforeQuote = lastChar;
    lastChar = quote;
    text = '';
    events.onStrayQuote(end - 1, key, at);
    step(char, at);
  };

  const stepAfterQuote = (char: string, at: number) => {
    if (isSpace(char)) {
      lineBroken ||= char === '\n' || char === '\r';
    } else if (char === '/') {
      mode = 'slash-after-quote';
    } else if (endsString(role, char, lineBroken)) {
      endString();
      step(char, at);
    } else {
      keepString(char, at);
    }
  };

  const step = (char: string, at: number): void => {
    switch (mode) {
      case 'plain':
        stepPlain(char, at);
        break;
      case 'string':
        stepString(char, at);
        break;
      case 'escape':
        mode = 'string';
        break;
      case 'after-quote':
        stepAfterQuote(char, at);
        break;
      case 'slash-after-quote':
        if (char === '/' || char === '*') {
          endString();
          mode = char === '/' ? 'line-comment' : 'block-comment';
        } else {
          keepString(char, at);
        }
        break;
      case 'slash':
        mode = char === '/' ? 'line-comment' : char === '*' ? 'block-comment' : 'plain';
        if (mode === 'plain') stepPlain(char, at);
        break;
      case 'line-comment':
        if (char === '\n' || char === '\r') mode = 'plain';
        break;
      case 'block-comment':
        if (char === '*') mode = 'star';
        break;
      case 'star':
        mode = char === '/' ? 'plain' : char === '*' ? 'star' : 'block-comment';
        break;
    }
  };

  const takeInString = (piece: string, from: number, most: number): number => {
    if (mode !== 'string') return 0;
    const limit = Math.min(piece.length, from + most);
    let to = from;
    while (to < limit && piece[to] !== quote && piece[to] !== '\\') to += 1;
    if (to === from) return 0;
    if (text.length < MAX_WORD_CHARS) {
      text += piece.slice(from, Math.min(to, from + MAX_WORD_CHARS - text.length));
    }
    let last = to - 1;
    while (last > from && isSpace(piece.charAt(last))) last -= 1;
    if (!isSpace(piece.charAt(last))) lastChar = piece.charAt(last);
    return to - from;
  };

  return {
    step,
    takeInString,
    resumeString() {
      mode = 'string';
      events.onStrayQuote(end - 1, undefined, end);
    },
    reset() {
      mode = 'plain';
      word = '';
    },
  };
}

/** Whether text that goes on with this character has left the string at the quote before it. */
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
