/** The words of a text in lower case, without punctuation. */
export const plainWords = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
