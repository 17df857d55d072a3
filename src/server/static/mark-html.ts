import type { AnswerWriter } from '#core/recipes/answer-end.ts';

/**
 * Writes into a page that a gateway served it and who answers there; a page from a static host has
 * no such mark and looks for its answers elsewhere.
 */
export function markHtml(html: string, writer: AnswerWriter): string {
  return html.replace(
    /<head\b[^>]*>/iu,
    (head) => `${head}<meta name="cobek-gateway" content="${writer}">`,
  );
}
