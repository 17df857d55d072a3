/** A question, and the dishes that were on screen when it went on from an answer. */
type AskedAgain = {
  readonly asked: string;
  /** These are not to come again. */
  readonly shown: readonly string[];
  /** Cheaper ones than these are asked for. */
  readonly dearer: readonly string[];
};

/** At the end of a question: "ide takjil (selain Klepon, Es Teler)", "ide takjil, yang lebih murah (daripada Es Teler)". */
const SHOWN = /(?: \(selain (?<shown>[^()]+)\))?(?: \(daripada (?<dearer>[^()]+)\))?$/u;

/** What a question asks for, and the dishes that it goes on from. */
export function splitShown(question: string): AskedAgain {
  const { shown, dearer } = SHOWN.exec(question)?.groups ?? {};
  return {
    asked: question.replace(SHOWN, ''),
    shown: shown?.split(', ') ?? [],
    dearer: dearer?.split(', ') ?? [],
  };
}

/** The question that {@link splitShown} reads. */
export const writeShown = ({ asked, shown, dearer }: AskedAgain): string =>
  asked + inBrackets('selain', shown) + inBrackets('daripada', dearer);

const inBrackets = (word: string, names: readonly string[]): string =>
  names.length === 0 ? '' : ` (${word} ${names.join(', ')})`;
