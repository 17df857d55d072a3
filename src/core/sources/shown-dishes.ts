/** A question, and the dishes that have been shown for it already. */
type AskedAgain = { readonly asked: string; readonly shown: readonly string[] };

/** At the end of a question that asks for other dishes: "ide takjil (selain Klepon, Es Teler)". */
const SHOWN = / \(selain (?<names>[^()]+)\)$/u;

/** What a question asks for, and the dishes that are not to come again. */
export function splitShown(question: string): AskedAgain {
  const { names } = SHOWN.exec(question)?.groups ?? {};
  return names === undefined
    ? { asked: question, shown: [] }
    : { asked: question.replace(SHOWN, ''), shown: names.split(', ') };
}

/** The question that {@link splitShown} reads. */
export const writeShown = (asked: string, shown: readonly string[]): string =>
  shown.length === 0 ? asked : `${asked} (selain ${shown.join(', ')})`;
