/** What the marks of a web page stand for; "&#39;" has a number. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  ndash: '–',
  mdash: '—',
};
const ENTITY = /&(?:#(\d{1,6})|([a-z]+\d*));/gu;
const TAG = /<\/?(?:br|p|li|ul|ol) ?\/?>|\\[nrt]/giu;
const STYLE_TAG = /<\/?(?:b|i|u|em|strong)>/giu;
/** "[1]", "[2, 3]", "[cite: 1]", "【3†source】" */
const CITATION = /\s*(?:\[(?:cite[^\]]*|\d{1,2}(?:, ?\d{1,2})*)\]|【[^】]*】)/giu;
/** `**bold**` and `*italic*`; not the stars of "20*20*4 cm". */
const EMPHASIS = /(?<![\p{L}\d*])\*{1,2}(?=\S)([^*\n]+)\*{1,2}(?![\p{L}\d*])/gu;
const LIST_MARK =
  /^(?:(?:langkah|step) \d{1,2} ?[:.)–-]|\d{1,2}[.)]|\d\u{FE0F}?\u{20E3}|[-*•>]|#{1,6})\s+/iu;
const NOTHING = /^(?:null|undefined|none|n\/a|-)$/iu;

/** A text of a model without the marks of Markdown, of web pages and of sources; empty for "null" and the like. */
export function tidyModelText(text: string): string {
  const tidy = text
    .replaceAll(TAG, ' ')
    .replaceAll(STYLE_TAG, '')
    .replaceAll(CITATION, '')
    .replaceAll(EMPHASIS, '$1')
    .replaceAll('`', '')
    .replaceAll(ENTITY, (entity, code?: string, name = '') =>
      code === undefined ? (ENTITIES[name] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .trim()
    .replace(LIST_MARK, '');
  return NOTHING.test(tidy) ? '' : tidy;
}

/** Between the entries of a list that is one text. */
const ENTRY_BREAK = /\s*(?:\n|\\n|[;•])\s*/u;

/** The entries of a list that may be nested, or one text: lines, or what `mark` divides. */
export function listEntries(value: unknown, mark: RegExp): unknown {
  if (Array.isArray(value)) return value.flat(2);
  if (typeof value !== 'string') return value;
  const lines = value.split(ENTRY_BREAK);
  return lines.length > 1 ? lines : value.split(mark);
}
