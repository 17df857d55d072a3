/** How a part is joined to the one before it; a slash is an "or", but not always. */
export type Joint = 'list' | 'and' | 'or' | 'slash';

/** Whether a part may replace the one before it. */
export const isEither = (joint: Joint): boolean => joint === 'or' || joint === 'slash';

/** A part of a line before its amount is removed. */
export type LinePiece = { readonly joint: Joint; readonly text: string };

/** Splits a line at list commas, `&`, `dan`, `+`, `/` and `atau`; decimal commas and `1/2` stay. */
export function splitParts(text: string): LinePiece[] {
  const pieces = text.split(
    /(\s*[,;]\s*(?:dan|serta)\s+|(?<!\d)\s*[,;]\s*|\s*[,;]\s*(?!\d)|\s*[&+]\s*|\s+(?:dan|plus|n)\s+|(?<!\d)\s*\/\s*|\s*\/\s*(?!\d)|\s+(?:atau|ato|or)\s+)/u,
  );
  return pieces.flatMap((piece, index) => {
    if (index % 2 === 1) return [];
    const mark = index === 0 ? ',' : (pieces[index - 1] ?? '').trim();
    const joint: Joint = /^[,;]$/u.test(mark)
      ? 'list'
      : mark === '/'
        ? 'slash'
        : /^(?:atau|ato|or)$/u.test(mark)
          ? 'or'
          : 'and';
    return [{ joint, text: piece.trim() }];
  });
}
